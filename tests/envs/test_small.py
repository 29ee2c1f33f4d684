"""The small games: the same rules, few enough positions."""

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import playout
from megapolis.engine.match import Match
from megapolis.envs.small import SMALL_GAMES, before_hands


def test_every_game_has_a_small_one() -> None:
    assert set(SMALL_GAMES) == set(game_ids())
    for game in game_ids():
        assert find_game(game).small_data().digest != find_game(game).default_data().digest


@pytest.mark.parametrize("game", game_ids())
def test_small_games_are_played_to_their_end(game: str) -> None:
    for seed in range(20):
        match = Match(SMALL_GAMES[game].setup(), str(seed))
        playout(match.state, Rng(seed))
        assert match.state.ending() in find_game(game).endings


def test_they_are_as_small_as_they_say() -> None:
    station = SMALL_GAMES["next_station"].new_state()
    count = playout(station, Rng(1))
    assert station.round == 2  # type: ignore[attr-defined]
    assert count <= 3 + 2 * 3 * 2
    street = SMALL_GAMES["welcome_to"].opening(1)
    assert [int(length) for length in street.side.lengths] == [2, 0, 0]  # type: ignore[attr-defined]
    city = SMALL_GAMES["sprawlopolis"].opening(1)
    assert playout(city, Rng(1)) == 2 * 3
    capital = before_hands(1)
    assert len(capital.legal_actions(-1)) == 9
    lux = capital.clone()
    lux.settle(Rng(1))
    assert {str(face).split("-")[0] for face in _names(lux)} <= {"pink", "yellow"}
    town = SMALL_GAMES["megalopolis"].opening(1)
    assert int(town.free_permits()) == 0  # type: ignore[attr-defined]
    assert int(town.open_sites()) == (1 << 9) - 1  # type: ignore[attr-defined]


def _names(state: object) -> list[str]:
    box = state.box  # type: ignore[attr-defined]
    return [box.faces[face] for player in state.players for face in player.hand.to_vec()]  # type: ignore[attr-defined]
