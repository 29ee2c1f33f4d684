"""The set-up, and what chance deals."""

import pytest

from games.sprawlopolis.builders import (
    Table,
    names,
    solo,
    with_works,
)
from megapolis.engine.core.state import CHANCE
from megapolis.engine.match import Match
from megapolis.games.sprawlopolis import GAME
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


@pytest.mark.parametrize(("players", "deck"), [(1, 11), (2, 10), (3, 9), (4, 8)])
def test_cards_after_the_set_up(players: int, deck: int) -> None:
    state = Match(GAME.setup(players), 1).state
    view = GAME.show.view(state, 0)
    assert view.deck == deck
    assert [len(hand.cards) + hand.hidden for hand in view.hands] == [3] + [1] * (players - 1)
    assert len(view.conditions) == 3
    assert view.target == sum(int(number) for number in view.conditions)
    assert len(view.laid) == 1


def test_conditions_chosen_by_hand() -> None:
    state = Match(GAME.setup(1, {"conditions": "2,7,14"}), 1).state
    assert isinstance(state, Sprawlopolis)
    assert state.target() == 23  # the example of the rulebook
    out_of_game = state.terms.conditions
    assert not (state.cards | state.hands[0] | 1 << state.top) & out_of_game


def test_chance_and_players_wait_for_each_other() -> None:
    table = solo()
    assert len(table.state.legal_actions(0)) == 0
    assert len(table.reveal(5).state.legal_actions(CHANCE)) == 0


def test_zone_cards_join_the_deck_but_the_condition() -> None:
    table = Table(1, conditions="6,12,18", construction=True).chance("zone_rule", zone="CZ-R").deal(1, 2, 3).start(4)
    assert names(table.state.cards >> 18 << 18) == ["CZ-P", "CZ-C", "CZ-I"]
    table.reveal("CZ-P").lay(1, 0, 2).reveal("CZ-C")
    assert "CZ-P" in names(table.state.hands[0])
    table.play("pick", card="CZ-P")
    legal = table.state.legal_actions(0)
    assert len(legal) < len(table.state.city.places(3))


def test_the_start_card_covers_half_of_the_landmark_card() -> None:
    table = Table(2, conditions="6,12,18", landmarks=True).deal(1, 2, 3, 4).start(5)
    assert table.state.actors() == [0]
    table.play("flip", side="B")
    assert table.places() == {(-1, 0), (1, 0), (0, -1), (0, 1)}
    table.put(0, 1, 1)
    assert len(table.state.city.landmarks) == 1
    assert [line.key for line in table.state.breakdown(0)][-1] == "landmarks"
    table.reveal(7)
    assert table.state.actors() == [0]


def test_everybody_gets_one_and_it_counts_against_the_team() -> None:
    table = with_works(3)
    assert [hand.works for hand in GAME.show.view(table.state, None).hands] == [["RW-1"], ["RW-2"], ["RW-3"]]
    assert table.state.breakdown(0)[-1].points == -9


def test_solo_may_start_with_more() -> None:
    assert with_works(1, solo_roadworks=4).state.breakdown(0)[-1].points == -12


def test_the_motorway_of_a_duel_is_built_by_turns() -> None:
    table = Table(2, conditions="6,12", interstate="duel").chance("motorway_rule", motorway="IS-2")
    table.chance("strip", motorway="IS-1")
    assert table.state.actors() == [1]  # the youngest begins
    table.play("turn", 1, turned=0)
    table.chance("strip", motorway="IS-3")
    assert table.state.actors() == [0]
    table.play("extend", 0, end="west").play("turn", 0, turned=1)
    table.chance("strip", motorway="IS-4")
    table.play("extend", 1, end="east").play("turn", 1, turned=0)
    view = GAME.show.view(table.state, 0)
    assert [(card.card, card.turned) for card in view.strip] == [("IS-3", True), ("IS-1", False), ("IS-4", False)]
    assert view.duel == "majority"
    assert view.target is None
    table.deal(1, 2, 3, 4, 5, 7).reveal(8)
    assert [names(hand) for hand in table.state.hands[:2]] == [["1", "2", "3"], ["4", "5", "7"]]
    assert GAME.show.view(table.state, 0).deck == 10
    assert table.state.actors() == [0]  # the oldest plays first
    table.play("pick", card="1")
    assert {row for row, _ in table.places()} == {2}
    table.put(2, 0)
    # Nothing is passed; one card is drawn.
    assert [names(hand) for hand in table.state.hands[:2]] == [["2", "3", "8"], ["4", "5", "7"]]
    table.reveal(9).play("pick", 1, card="4")
    assert {row for row, _ in table.places(1)} == {-2}
