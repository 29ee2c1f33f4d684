"""Looking ahead: what a seat could do, as positions and rows."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis import deal, find_game
from megapolis.engine.core.afterstates import Afterstates
from megapolis.engine.core.observation import row_of
from megapolis.engine.core.rng import Rng


def look(name: str, count: int, players: int = 2, steps: int = 0) -> tuple[Afterstates, int]:
    """A look ahead of the first seat that is awaited."""
    game = find_game(name)
    match = deal(name, players, seed=6)
    rng = Rng(2)
    for _ in range(steps):
        seat = match.state.actors()[0]
        actions = match.state.legal_actions(seat)
        match.play(seat, int(actions[rng.below(len(actions))]))
    seat = match.state.actors()[0]
    ahead = Afterstates(game.observer, game.heuristics, game.observer.length(players), count, False, vec[i16]())
    ahead.look(match.state.isolate(seat, rng), seat)
    return ahead, seat


def test_every_action_is_a_place() -> None:
    ahead, seat = look("next_station", 0)
    assert ahead.write() == len(ahead.states) == len(ahead.paths) == ahead.starts[1]
    width = int(ahead.width)
    for at, state in enumerate(ahead.states):
        assert list(ahead.rows[at * width : (at + 1) * width]) == list(row_of(ahead.observer, state, seat))
        assert ahead.baselines[at] == state.points(seat)
        assert state.awaited() <= 0, "nobody else has a say"


def test_plans_are_followed_to_the_end_of_the_turn() -> None:
    ahead, seat = look("welcome_to", 6, steps=40)
    assert ahead.write() == 6
    for state, path in zip(ahead.states, ahead.paths, strict=True):
        assert state.awaited() <= 0
        assert len(path) >= 2
        assert state.sheets[seat].filled, "a house has its number"  # type: ignore[attr-defined]


def test_what_is_known_is_ones_own_or_the_lead() -> None:
    own, seat = look("welcome_to", 6, steps=40)
    game = find_game("welcome_to")
    ahead = Afterstates(game.observer, game.heuristics, own.width, 6, True, vec[i16]())
    for state, path, known in zip(own.states, own.paths, own.baselines, strict=True):
        ahead.reach(state.clone(), seat, vec[i64]())
        assert ahead.baselines[-1] == known - game.heuristics.baseline(state, 1 - seat)
        assert len(path) >= 2


def test_games_that_hide_nothing_of_a_round_imagine_what_they_must() -> None:
    ahead, seat = look("capital_lux", 0, steps=5)
    assert ahead.write() > 0
    assert list(ahead.seats) == [seat] * len(ahead.states)


def test_without_a_look_it_holds_nothing() -> None:
    game = find_game("next_station")
    ahead = Afterstates(game.observer, game.heuristics, game.observer.length(1), 0, False, vec[i16]())
    assert ahead.write() == 0
    assert list(ahead.starts) == [0]


def test_what_stood_where_a_row_is_written_is_gone() -> None:
    game = find_game("next_station")
    width = int(game.observer.length(2))
    rows = vec[i16]([7] * (8 * width))
    for players in (1, 2):
        state = deal("next_station", players, seed=1).state
        ahead = Afterstates(game.observer, game.heuristics, width, 0, False, rows)
        ahead.look(state.isolate(0, Rng(1)), 0)
        ahead.write()
        for at, there in enumerate(ahead.states):
            written = list(ahead.rows[at * width : (at + 1) * width])
            row = list(row_of(game.observer, there, 0))
            assert written == row + [0] * (width - len(row))
