"""Golden replays: they load, digest by digest, and are written again byte for byte. Every ending has one."""

from pathlib import Path

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.engine import replay

REPLAYS = Path(__file__).parent.parent / "replays"
FILES = sorted(REPLAYS.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_replay(path: Path) -> None:
    match = replay.load(path)
    assert match.state.is_over()
    assert match.setup.game.id == path.parent.name
    assert replay.dump(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", game_ids())
def test_every_ending_has_a_golden_replay(name: str) -> None:
    endings = {replay.load(path).state.ending() for path in FILES if path.parent.name == name}
    assert endings == set(find_game(name).endings)
