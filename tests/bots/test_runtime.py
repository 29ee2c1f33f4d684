"""Networks without onnxruntime answer what they answer with it."""

from importlib import resources

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from megapolis import deal, find_game
from megapolis.bots.core.evaluator import Leaves
from megapolis.bots.runtime import Onnxruntime, OwnRuntime, open_network
from megapolis.engine.core.rng import Rng

CLOSE = 1e-3
"""Points and logits of 32 bits reach some hundreds."""
NETWORKS = [
    ("next_station", "score", 1),
    ("next_station", "score", 3),
    ("welcome_to", "score", 2),
    ("welcome_to", "win", 3),
    ("capital_lux", "network", 2),
    ("capital_lux", "network", 4),
]


def positions(game: str, players: int, count: int = 40) -> Leaves:
    """What can be reached from the positions of a random game."""
    state, rng, leaves = deal(game, players, seed=3).state.clone(), Rng(5), Leaves(players)
    while leaves.count() < count and state.settle(rng) != 0:
        seat = state.actors()[0]
        actions = list(state.legal_actions(seat))
        for action in actions[:6]:
            after = state.clone()
            after.play(seat, action)
            leaves.add(after, seat, 0, 0.0)
        state.play(seat, actions[rng.below(len(actions))])
    return leaves


def model_of(game: str, name: str) -> bytes:
    return (resources.files(f"megapolis.games.{game}") / "bots" / f"{name}.onnx").read_bytes()


@pytest.mark.parametrize(("game", "name", "players"), NETWORKS)
def test_the_own_forward_pass_answers_as_onnxruntime_does(game: str, name: str, players: int) -> None:
    model, leaves = model_of(game, name), positions(game, players)
    own, other = OwnRuntime(model), Onnxruntime(model)
    assert (own.width, own.has_policy) == (other.width, other.has_policy)
    count = int(leaves.count())
    rows = leaves.write(find_game(game).observer, own.width, vec[i16]())
    wanted = other.run(rows, count)
    assert len({round(value, 2) for value in wanted[0]}) > 3
    # Twice: the second time it starts from the last row of the first.
    for _ in range(2):
        found = own.run(rows, count)
        assert len(found) == len(wanted)
        for ours, theirs in zip(found, wanted, strict=True):
            assert list(ours) == pytest.approx(list(theirs), abs=CLOSE)


def test_onnxruntime_is_used_where_it_is() -> None:
    assert isinstance(open_network(model_of("welcome_to", "win")), Onnxruntime)
