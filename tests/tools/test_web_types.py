"""The page's types are generated from those of the wire, and must be regenerated when a message changes."""

import pytest

import web_types


@pytest.mark.parametrize("name", sorted(web_types.files()))
def test_generated_types_are_up_to_date(name: str) -> None:
    made = web_types.files()[name]
    assert (web_types.TARGET / name).read_text(encoding="utf-8") == made, "run tools/web_types.py"
