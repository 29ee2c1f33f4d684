"""Bots: greedy play beats random play, search beats greedy play."""

import pytest

from games.capital_lux.builders import Scene
from megapolis.arena import play_game
from megapolis.bots import make_bot
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.bots.heuristics import known_limit, margin, safety
from megapolis.games.capital_lux.rules.state import CapitalLux


def duel(chosen: str, number: int) -> bool:
    """Whether greedy beats random, seats and seeds changing from game to game."""
    state = GAME.new_state(GAME.setup(2, {"set": chosen}))
    me = number % 2
    bots = [make_bot("greedy" if seat == me else "random", 10 * number + seat) for seat in (0, 1)]
    rng = Rng(number)
    while not state.is_over():
        state.settle(rng)
        if not state.is_over():
            seat = state.actors()[0]
            state.play(seat, bots[seat].choose(Perspective(state, seat)))
    return state.returns()[me] > 0


@pytest.mark.compiled
@pytest.mark.parametrize("chosen", ["A", "B", "C"])
def test_greedy_beats_random(chosen: str) -> None:
    games = 200
    assert sum(duel(chosen, number) for number in range(games)) >= 0.8 * games


@pytest.mark.compiled
def test_search_beats_greedy() -> None:
    setup = GAME.setup(2, {"set": "B"})
    wins = 0
    for number in range(6):
        names = ["greedy", "search:iterations=160"]
        state = play_game(setup, f"B{number}", names if number % 2 else names[::-1]).state
        wins += state.returns()[number % 2] > 0
    assert wins >= 4


def test_playing_on_ends() -> None:
    state = GAME.new_state(GAME.setup(3, {"set": "random"}))
    rng = Rng(7)
    while not state.is_over():
        actor = state.actors()[0]
        if actor == CHANCE:
            state.settle(rng)
        else:
            GAME.heuristics.rollout_turn(state, actor, rng)
    assert state.ending() == "three_rounds"
    assert isinstance(state, CapitalLux)
    mine, *others = state.scores()
    assert GAME.heuristics.value(state, 0) == pytest.approx(mine - 0.45 * max(others))
    assert GAME.heuristics.races_turns()


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
    assert margin(scene.state, 0, 0, 4, 5) == pytest.approx(0.6 * 2)
    assert margin(scene.state, 0, 0, 5, 5) == pytest.approx(0.6 * 5)
    assert margin(scene.state, 0, 0, 3, 5) == 0.0
    assert margin(scene.state, 0, 2, 3, 5) == 0.0


def test_own_agent_tiles_are_known() -> None:
    scene = Scene(capital="blue-5", hands=["blue-2 blue-3", "pink-2"]).to_capital("blue-2")
    scene.chance("draw_agent", agent="+4#1").play("plant", district="pink")
    assert known_limit(scene.state, 0, 1) == 4
    assert known_limit(scene.state, 1, 1) == 0
