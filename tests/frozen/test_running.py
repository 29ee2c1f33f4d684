"""Games of version 0.1, saved in the middle and at the end, in every mode whose rules have changed since."""

import json
from pathlib import Path

import pytest

from megapolis.engine import replay
from megapolis.engine.core.rng import Rng

FOLDER = Path(__file__).parent / "v0.1" / "running"
POINTS = json.loads((FOLDER / "points.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", POINTS)
def test_a_game_that_ran_is_finished_by_the_rules_it_began_with_and_replayed(name: str) -> None:
    match = replay.load(FOLDER / f"{name}.json")
    rng = Rng(1)
    assert match.setup.rules == 1
    while not match.state.is_over():
        seat = match.state.actors()[0]
        actions = match.state.legal_actions(seat)
        match.play(seat, int(actions[rng.below(len(actions))]))
    again = replay.parse(replay.dump(match))
    assert again.state == match.state
    assert again.setup.rules == 1


@pytest.mark.parametrize("name", POINTS)
def test_a_game_that_was_over_has_the_points_it_had(name: str) -> None:
    match = replay.load(FOLDER / f"{name}-over.json")
    assert match.state.is_over()
    assert match.state.scores() == POINTS[name]
