"""Golden replays: they load, digest by digest, and are written again byte for byte. Every ending has one.

Those of an earlier version of the rules stay in a folder `rules-1`, `rules-2`, … of their game.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.engine import replay

REPLAYS = Path(__file__).parent.parent / "replays"
FILES = sorted(REPLAYS.rglob("*.json"))


def actions(text: str) -> dict[str, Any]:
    """What a replay says, but for its digests: positions may have got other fields since."""
    content = json.loads(text)
    return {**content, "actions": [row[:2] for row in content["actions"]]}


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.relative_to(REPLAYS).with_suffix("").parts))
def test_golden_replay(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = replay.load(path)
    assert match.state.is_over()
    game, *folder = path.relative_to(REPLAYS).parts[:-1]
    assert match.setup.game.id == game
    again = replay.dump(match)
    if match.setup.rules == match.setup.game.rules:
        assert (again, folder) == (text, [])
    else:
        assert (actions(again), folder) == (actions(text), [f"rules-{match.setup.rules}"])
        assert replay.dump(replay.parse(again)) == again


@pytest.mark.compiled
@pytest.mark.parametrize("name", game_ids())
def test_every_ending_and_every_version_has_a_golden_replay(name: str) -> None:
    game = find_game(name)
    matches = [replay.load(path) for path in FILES if path.relative_to(REPLAYS).parts[0] == name]
    assert {match.state.ending() for match in matches if match.setup.rules == game.rules} == set(game.endings)
    assert {match.setup.rules for match in matches} == set(game.versions)
