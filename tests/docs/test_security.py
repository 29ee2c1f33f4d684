"""Every line of docs/security.md names tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
LINES = [line for line in PAGE.splitlines() if line.startswith("| ") and "shown by" not in line]
NAMED = re.compile(r"`(tests/[\w/]+\.py|…)(?:::(\w+))?`")


def test_every_line_names_a_test_that_exists() -> None:
    assert len(LINES) > 15
    missing = []
    for line in LINES:
        named = NAMED.findall(line.rsplit("|", 2)[1])
        assert named, line
        last = Path()
        for file, test in named:
            last = last if file == "…" else ROOT / file
            if not last.is_file() or (test and f"def {test}(" not in last.read_text(encoding="utf-8")):
                missing.append(f"{file}::{test}")
    assert missing == []
