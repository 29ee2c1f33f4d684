"""The bot that has learned."""

import sys

import numpy as np
import pytest

from megapolis import Perspective, deal, find_game, game_ids
from megapolis.arena import play_game
from megapolis.bots import BOTS, UnknownBot, bots_of, make_bot
from megapolis.engine.extras import MissingExtra
from megapolis.engine.observation import row_of
from megapolis.engine.rng import Rng
from megapolis.games.next_station import network

GAME = find_game("next_station")
ALONE = GAME.setup(1, {"random_pencils": True})


def test_it_is_next_stations_alone() -> None:
    assert bots_of(GAME) == (*BOTS, "learned")
    for name in set(game_ids()) - {"next_station"}:
        assert bots_of(find_game(name)) == BOTS
    with pytest.raises(UnknownBot, match=r"Sprawlopolis.* has no bot called “learned”\. Its bots are: random, greedy"):
        make_bot("learned", 1, find_game("sprawlopolis"))
    with pytest.raises(UnknownBot, match="no parameters"):
        make_bot("learned:iterations=3", 1, GAME)


def test_without_its_library_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(MissingExtra, match=r'needs onnxruntime, .* pip install "megapolis\[learn\]"'):
        make_bot("learned", 1, GAME)


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {"random_pencils": True}), (1, {"objectives": True, "powers": True}), (2, {}), (4, {"powers": True})],
)
def test_it_plays_legally_and_the_same_every_time(players: int, options: dict[str, bool]) -> None:
    setup = GAME.setup(players, options)
    first, second = (play_game(setup, "a seed", ["learned"] * players) for _ in range(2))
    assert first.state.is_over()
    assert first.log == second.log


def test_its_luck_does_not_matter() -> None:
    """Nothing is random in it: another seed plays the same game, alone and in company."""
    for players in (1, 2):
        match = deal("next_station", players, seed=3)
        while not match.state.is_over():
            seat = match.state.actors()[0]
            position = Perspective(match.state, seat)
            chosen = make_bot("learned", 1, GAME).choose(position)
            assert make_bot("learned", 2, GAME).choose(position) == chosen
            match.play(seat, int(chosen))


def test_it_knows_only_what_its_seat_may_know() -> None:
    match = deal("next_station", 3, powers=True, seed="hidden")
    rng = Rng(1)
    while not match.state.is_over():
        actors = match.state.actors()
        seat = actors[rng.below(len(actors))]
        other = match.state.imagine(seat, rng)
        real = make_bot("learned", 5, GAME).choose(Perspective(match.state, seat))
        assert make_bot("learned", 5, GAME).choose(Perspective(other, seat)) == real
        match.play(seat, int(real))


def test_others_at_the_table_do_not_change_what_it_sees() -> None:
    """The same sheet is worth the same alone and among four: only the seat's own part of the row is judged."""
    match = deal("next_station", 4, seed=8)
    width = int(GAME.observer.length(1))
    state = match.state
    for action in state.legal_actions(2):
        there = network.after(state, 2, action)
        assert there.awaited() <= 0
        [alone] = network.session().run(None, {"rows": np.array(row_of(GAME.observer, there, 2))[None, :width]})
        assert network.judge([there], 2)[0] == pytest.approx(there.points(2) + alone[0], abs=1e-4)


def test_it_beats_greedy() -> None:
    """By far more on these deals than chance explains; docs/training.md has the figures."""
    ahead = 0
    for seed in range(8):
        learned, greedy = (play_game(ALONE, str(seed), [bot]).state.points(0) for bot in ("learned", "greedy"))
        ahead += learned > greedy
    assert ahead >= 6
