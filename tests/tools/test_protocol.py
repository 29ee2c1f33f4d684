"""docs/protocol.md is generated from the types of the messages."""

import subprocess
import sys

from conftest import ROOT


def test_the_protocol_page_is_up_to_date() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    command = [sys.executable, str(ROOT / "tools" / "protocol.py")]
    made = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert page == made, "run `make protocol`"
