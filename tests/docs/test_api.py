"""docs/api.md explains every public name and no other, each with an example; the examples run as doctests."""

import re
from importlib import import_module
from pathlib import Path

import pytest

PAGE = (Path(__file__).parent.parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
PUBLIC = (
    "megapolis",
    "megapolis.bots",
    "megapolis.analysis",
    "megapolis.arena",
    "megapolis.arena.statistics",
    "megapolis.arena.benchmark",
    "megapolis.conformance",
    "megapolis.envs.pettingzoo",
    "megapolis.envs.gymnasium",
    "megapolis.envs.vector",
    "megapolis.envs.forms",
    "megapolis.envs.openspiel",
    "megapolis.envs.batch",
    "megapolis.envs.parallel",
    "megapolis.envs.replays",
    "megapolis.engine.replay",
)
NAMED = set(re.findall(r"\*\*`([\w.]+)`\*\*", PAGE))
EXAMPLES = "\n".join(re.findall(r"^(?:>>>|\.\.\.) (.*)$", PAGE, re.MULTILINE))


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_is_explained_and_shown(module: str) -> None:
    names = import_module(module).__all__
    assert names
    assert [name for name in names if name not in NAMED] == []
    assert [name for name in names if not re.search(rf"\b{name}\b", EXAMPLES)] == []
    assert [name for name in names if not hasattr(import_module(module), name)] == []


def test_no_other_name_is_explained() -> None:
    public = {name for module in PUBLIC for name in import_module(module).__all__}
    assert NAMED - public - set(PUBLIC) == set()
