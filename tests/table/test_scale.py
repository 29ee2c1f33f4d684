"""The tables of docs/scale.md are what the model says."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent


def test_the_page_says_what_the_model_says() -> None:
    command = [sys.executable, str(ROOT / "bench" / "scale.py")]
    made = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    page = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
    assert made.strip() in page, "run bench/scale.py and paste what it prints"
