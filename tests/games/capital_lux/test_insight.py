"""Bots: greedy play beats random play, and rollouts are sensible."""

import os

import pytest

from games.capital_lux.builders import Scene, act
from megapolis.bots import make_bot
from megapolis.engine.bot import Perspective
from megapolis.engine.rng import Rng
from megapolis.engine.state import CHANCE
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.insight import known_limit, lead, safety
from megapolis.games.capital_lux.state import CapitalLux


def duel(chosen: str, number: int) -> bool:
    """Whether greedy beats random, seats and seeds changing from game to game."""
    state = GAME.first(GAME.setup(2, {"set": chosen}))
    me = number % 2
    bots = [make_bot("greedy" if seat == me else "random", 10 * number + seat) for seat in (0, 1)]
    rng = Rng(number)
    while not state.is_over():
        state.settle(rng)
        if not state.is_over():
            seat = state.actors()[0]
            state.play(seat, bots[seat].choose(Perspective(state, seat)))
    return state.returns()[me] > 0


@pytest.mark.parametrize("chosen", ["A", "B", "C"])
def test_greedy_beats_random(chosen: str) -> None:
    games = 20 if os.environ.get("MEGAPOLIS_INTERPRETED") == "1" else 200
    assert sum(duel(chosen, number) for number in range(games)) >= 0.8 * games


def test_a_rollout_plays_home_what_fits() -> None:
    scene = Scene(capital="blue-4 pink-6", homes=["blue-2"], hands=["blue-3 pink-2 pink-5", "green-2"])
    assert GAME.insight.rollout(scene.state, 0, Rng(1)) == act("home", card="pink-5")
    scene = Scene(capital="blue-4", homes=["blue-2"], hands=["blue-3 pink-2", "green-2"])
    played = {int(GAME.insight.rollout(scene.state, 0, Rng(seed))) for seed in range(30)}
    assert played == {act("capital", card="blue-3"), act("capital", card="pink-2")}


def test_a_rollout_pays_and_else_is_random() -> None:
    scene = Scene(capital="blue-4", homes=["blue-6"])
    scene.state.players[0].coins = 2
    scene.end_round()
    assert GAME.insight.rollout(scene.state, 0, Rng(1)) == act("spend", coins=2)
    scene = Scene("scout", hands=["blue-2 blue-3", "pink-2"])
    scene.state.rebels = 0
    scene.to_capital("blue-2")
    assert len({int(GAME.insight.rollout(scene.state, 0, Rng(seed))) for seed in range(40)}) == 4


def test_rollouts_end() -> None:
    state = GAME.first(GAME.setup(3, {"set": "random"}))
    rng = Rng(7)
    while not state.is_over():
        actor = state.actors()[0]
        state.play(actor, state.sample(rng) if actor == CHANCE else GAME.insight.rollout(state, actor, rng))
    assert state.ending() == "three_rounds"
    assert isinstance(state, CapitalLux)
    mine, *others = state.scores()
    assert GAME.insight.evaluate(state, 0) == pytest.approx(mine - 0.45 * max(others))


def test_coins_make_a_district_safer() -> None:
    scene = Scene(capital="blue-4", homes=["blue-6"])
    player = scene.state.players[0]
    assert safety(scene.state, player, 0, 6, 6, 0.5) == 1.0
    assert safety(scene.state, player, 0, 6, 4, 0.5) == 0.0
    assert 0 < safety(scene.state, player, 0, 6, 4, 4.0) < 1
    player.coins = 2
    assert safety(scene.state, player, 0, 6, 4, 0.5) == 0.9
    scene = Scene("guard", "blue-4", ["blue-6"])
    player = scene.state.players[0]
    player.home[0] |= 1 << 9
    assert safety(scene.state, player, 0, 6, 4, 0.5) == 0.9


def test_a_lead_is_worth_a_part_of_the_bonus() -> None:
    scene = Scene(capital="blue-5 pink-3", homes=["blue-4", "blue-4 pink-2"])
    assert lead(scene.state, 0, 0, 4, 5) == pytest.approx(0.6 * 2)
    assert lead(scene.state, 0, 0, 5, 5) == pytest.approx(0.6 * 5)
    assert lead(scene.state, 0, 0, 3, 5) == 0.0
    assert lead(scene.state, 0, 2, 3, 5) == 0.0


def test_own_agent_tiles_are_known() -> None:
    scene = Scene(capital="blue-5", hands=["blue-2 blue-3", "pink-2"]).to_capital("blue-2")
    scene.chance("draw_agent", agent="+4#1").play("plant", district="pink")
    assert known_limit(scene.state, 0, 1) == 4
    assert known_limit(scene.state, 1, 1) == 0
