"""The draft."""

from collections import Counter

import pytest

from games.capital_lux.builders import (
    dealt,
    drafted,
    position,
    small,
)
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import playout
from megapolis.games.capital_lux.rules.stages import DRAFT


def test_six_cards_are_dealt_and_two_kept_at_a_time() -> None:
    match = dealt(3)
    state = position(match)
    assert [player.pack.size for player in state.players] == [6, 6, 6]
    assert state.actors() == [0, 1, 2]
    for seat in (1, 0, 2):
        for _ in range(2):
            match.play(seat, match.state.legal_actions(seat)[0])
        if seat != 2:
            assert not match.state.legal_actions(seat)
    assert [player.pack.size for player in state.players] == [4, 4, 4]
    assert state.actors() == [0, 1, 2]


def test_packs_go_to_the_left_and_every_card_ends_in_a_hand() -> None:
    match = dealt(3)
    state = position(match)
    packs = [Counter(player.pack.to_vec()) for player in state.players]
    while position(match).stage == DRAFT:
        seat = match.state.actors()[-1]
        match.play(seat, match.state.legal_actions(seat)[-1])
    kept = [list(player.kept) for player in position(match).players]
    for seat in range(3):
        left, far = (seat + 1) % 3, (seat + 2) % 3
        assert packs[seat] == Counter(kept[seat][:2]) + Counter(kept[left][2:4]) + Counter(kept[far][4:])
    assert [player.hand.size for player in position(match).players] == [6, 6, 6]


def test_two_players_get_their_own_last_cards_back() -> None:
    match = dealt(2)
    packs = [Counter(player.pack.to_vec()) for player in position(match).players]
    match = drafted(2)
    kept = [list(player.kept) for player in position(match).players]
    assert packs[0] == Counter(kept[0][:2]) + Counter(kept[1][2:4]) + Counter(kept[0][4:])


def test_choosing_can_be_taken_back_while_others_choose() -> None:
    match = dealt(2)
    before = match.state.digest()
    match.play(0, match.state.legal_actions(0)[0])
    match.undo(0)
    assert match.state.digest() == before


@pytest.mark.parametrize(("hand", "steps"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_hands_of_every_size(hand: int, steps: int) -> None:
    match = dealt(3, data=small(hand=hand))
    passes = 0
    while position(match).stage == DRAFT:
        before = position(match).keep_target
        seat = match.state.actors()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
        passes += position(match).keep_target != before
    assert passes == steps
    assert [player.hand.size for player in position(match).players] == [hand] * 3
    playout(position(match), Rng(1))
