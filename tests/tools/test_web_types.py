"""The page's types are those of the wire: whoever changes a message must make them anew."""

import pytest

import web_types


@pytest.mark.parametrize("name", sorted(web_types.files()))
def test_generated_types_are_current(name: str) -> None:
    made = web_types.files()[name]
    assert (web_types.TARGET / name).read_text(encoding="utf-8") == made, "run tools/web_types.py"
