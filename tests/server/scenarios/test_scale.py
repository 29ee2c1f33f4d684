"""The tables of docs/scale.md are what the model says; what it is made from can be measured, and holds."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_the_page_says_what_the_model_says() -> None:
    command = [sys.executable, str(ROOT / "bench" / "scale.py")]
    made = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    page = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    assert made.strip() in page, "run bench/scale.py and paste what it prints"


def test_a_small_load_is_served_and_an_idle_table_is_light() -> None:
    command = [sys.executable, str(ROOT / "bench" / "load.py"), "--tables", "30", "--databases", "sqlite"]
    said = subprocess.run(
        [*command, "--workers", "", "--seconds", "2", "--rate", "0.2"], capture_output=True, text=True, check=True
    ).stdout
    row = json.loads(said)
    assert row["acknowledged_per_s"] > 3, "two actions a second per ten tables"
    assert row["kib_per_idle_table"] < 200
