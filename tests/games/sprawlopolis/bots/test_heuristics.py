"""What bots know."""

import pytest

from games.sprawlopolis.builders import Table, look, solo, terms
from megapolis.bots import make_bot
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.match import Match
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.bots.heuristics import has_cards, nearest_loop, prospects
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.games.sprawlopolis.rules.survey import survey_side

DEALS = 120


def play(seed: int, bot_name: str = "greedy", players: int = 1, **options: object) -> Sprawlopolis:
    match = Match(GAME.setup(players, options), seed)
    bots = [make_bot(bot_name, seed + seat) for seat in range(players)]
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.play(seat, int(bots[seat].choose(Perspective(match.state, seat))))
    assert isinstance(match.state, Sprawlopolis)
    return match.state


@pytest.mark.compiled
def test_greedy_wins_most_random_solo_deals() -> None:
    wins = sum(play(seed).ending() == "target_reached" for seed in range(DEALS))
    assert wins >= 0.8 * DEALS


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"interstate": "together"}), (2, {"interstate": "duel"}), (3, {"construction": True, "roadworks": "normal"})],
)
def test_greedy_beats_random_play(players: int, options: dict[str, object]) -> None:
    greedy = sum(play(1, "greedy", players, **options).scores())
    assert greedy > sum(play(1, "random", players, **options).scores())


def test_prospects() -> None:
    apart, together = look("R C R"), look("R R C")
    assert prospects(terms(), together) > prospects(terms(), apart)
    assert prospects(terms(), look("R C", "R P")) > prospects(terms(), look("R C", "P R"))
    odd, even = look("P R:EW C:EW I:EW P"), look("P R:EW C:EW P P")
    assert prospects(terms(12), odd) - prospects(terms(), odd) == 0.5
    assert prospects(terms(12), even) == prospects(terms(), even)


def test_a_loop_with_one_section_missing() -> None:
    nearly, far = look("R:ES R:SW", "R:NE ."), look("R:EW R:EW R:EW")
    assert nearest_loop(nearly) == pytest.approx(4 * 0.7)
    assert nearest_loop(far) < nearest_loop(nearly)
    assert nearest_loop(look("R P")) == 0
    assert prospects(terms(14), nearly) > prospects(terms(), nearly)
    apart = look("R:EW P R:EW")
    assert nearest_loop(apart) == nearest_loop(look("R:EW"))


def test_prospects_end_with_the_cards() -> None:
    state = play(3, "random")
    assert not has_cards(state)
    assert GAME.heuristics.value(state, 0) == state.points(0)
    assert has_cards(solo().reveal(5).state)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_duel_is_judged_by_the_difference_and_two_cities_of_a_team_by_their_sum(seed: int) -> None:
    value = GAME.heuristics.value
    duel = play(seed, "random", 2, interstate="duel")
    assert value(duel, 0) == duel.points(0) - duel.points(1) == -value(duel, 1)
    team = play(seed, "random", 2, interstate="together")
    assert value(team, 0) == value(team, 1) == team.points(0)
    for mode, sides in (("duel", 1), ("together", 2)):
        start = Table(2, interstate=mode).state
        hopes = [prospects(start.terms, survey_side(start.city, side)) for side in range(sides)]
        others = int(start.points(1)) if mode == "duel" else 0
        assert value(start, 0) == int(start.points(0)) - others + sum(hopes)


def test_playing_on_lays_a_card_a_turn() -> None:
    table = solo().reveal(5)
    state = table.state.clone()
    rng = Rng(3)
    while not state.is_over():
        laid = len(state.city.laid)
        GAME.heuristics.rollout_turn(state, 0, rng)
        assert len(state.city.laid) == laid + 1
        state.settle(rng)
    assert state.points(0) > 20


@pytest.mark.compiled
def test_search_wins_where_greedy_does_not() -> None:
    lost = [seed for seed in range(40) if play(seed).ending() == "target_missed"][:2]
    assert lost
    assert all(play(seed, "search:iterations=400").ending() == "target_reached" for seed in lost)


def test_a_hand_counts_as_cards() -> None:
    table = Table(2, conditions="6,12,18").deal(1, 2, 3, 4).start(5).reveal(7)
    state = table.state.clone()
    state.cards, state.top = 0, -1
    assert has_cards(state)
