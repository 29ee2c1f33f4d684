"""What a seat remembers."""

import pytest

from games.capital_lux.builders import BOX, dealt, drafted, position
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.memory import (
    GAINED,
    cards_passed_first,
    cards_passed_last,
    gain_card,
    known_cards,
)


def test_two_players_know_four_cards_of_each_other() -> None:
    state = position(drafted(2))
    for seat in (0, 1):
        other = state.players[1 - seat]
        assert list(known_cards(state, seat, 1 - seat)) == sorted(other.kept[2:])
        assert sorted(cards_passed_first(state, seat)) == sorted([*other.kept[2:4], *state.players[seat].kept[4:]])
        assert list(cards_passed_last(state, seat)) == list(other.kept[4:])


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_know_two_cards_of_the_seat_to_the_left(players: int) -> None:
    state = position(drafted(players))
    for seat in range(players):
        for other in range(players):
            left = other == (seat + 1) % players
            assert list(known_cards(state, seat, other)) == (list(state.players[other].kept[4:]) if left else [])


def test_nothing_is_remembered_before_it_is_seen() -> None:
    state = position(dealt(3))
    assert len(cards_passed_first(state, 0)) == len(cards_passed_last(state, 0)) == len(known_cards(state, 0, 1)) == 0
    for seat in range(3):
        for _ in range(2):
            state.play(seat, state.legal_actions(seat)[0])
    pack = list(state.players[0].pack.to_vec())
    state.play(CHANCE, state.legal_actions(CHANCE)[0])
    assert list(cards_passed_first(state, 0)) == pack
    assert len(cards_passed_last(state, 0)) == 0
    # Somebody else's choice among them is hidden: they are remembered as before.
    state.play(1, state.legal_actions(1)[0])
    assert list(cards_passed_first(state, 0)) == pack


def test_played_cards_are_no_longer_known_and_taken_ones_are() -> None:
    state = position(drafted(2, synergies=("missionary",)))
    me = state.turn
    known = list(known_cards(state, 1 - me, me))
    card = next(card for card in known if BOX.value[card] < 6)
    state.play(me, 62 + card)
    known.remove(card)
    assert list(known_cards(state, 1 - me, me)) == known
    gain_card(state, 19, GAINED)
    assert list(known_cards(state, 1 - state.turn, state.turn)).count(19) >= 1
