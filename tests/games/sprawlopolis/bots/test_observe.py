"""A position as a row of numbers."""

from games.sprawlopolis.builders import BOX, cards_city, solo
from megapolis.engine.core.observation import row_of
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.bots.observe import CITY, PLANE, RULES, SprawlopolisObserver


def test_a_city_that_reaches_over_the_edge_of_the_plane_is_seen_whole() -> None:
    state = solo().state
    state.city = cards_city(*((BOX.names[card % 18], 0, 2 * card) for card in range(20)))
    assert state.city.right >= PLANE
    plane = row_of(SprawlopolisObserver(), state, 0)[CITY : CITY + PLANE * PLANE]
    assert list(plane) == list(state.city.cells)
    assert sum(block > 0 for block in plane) == 80


def test_rules_that_are_played_otherwise_are_seen() -> None:
    observer = SprawlopolisObserver()
    for options, seen in (({}, [0, 0]), ({"allow_full_cover": True, "roadworks": "hard"}, [1, 1])):
        state = GAME.new_state(GAME.setup(1, options))
        assert list(row_of(observer, state, 0)[RULES : RULES + 2]) == seen
