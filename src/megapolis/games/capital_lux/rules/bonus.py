"""The end of a round after the purge: bonuses are won, pieces go back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.games.capital_lux.rules.account import SETTLED, add_entry
from megapolis.games.capital_lux.rules.districts import discard, highest_face, part, take_last
from megapolis.games.capital_lux.rules.preparation import prepare
from megapolis.games.capital_lux.rules.stages import OVER
from megapolis.games.capital_lux.rules.synergies.guard import covered_value

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def settle_bonuses(state: CapitalLux) -> None:
    """Award district by district the highest card to the sole leader, coins to those who tie."""
    while state.district < 4:
        if not state.bonus_seats:
            state.bonus_seats = leaders(state, state.district)
        stake = highest_face(state, state.district)
        if state.bonus_seats & (state.bonus_seats - 1):
            if pay_tied_seats(state):
                return
            if stake >= 0:
                take_last(state, stake, state.district)
                discard(state, stake)
        elif state.bonus_seats:
            take_last(state, stake, state.district)
            for seat in range(state.seats):
                if state.bonus_seats >> seat & 1:
                    player = state.players[seat]
                    player.bonus = append(player.bonus[:], stake)
        add_entry(state, SETTLED, 0, state.bonus_seats, stake + 1, 0)
        state.bonus_seats = 0
        state.seats_done = 0
        state.district += 1
    close_round(state)


def place_coin(state: CapitalLux, seat: i64, action: i64) -> None:
    """Carry out a player's choice of where a coin goes, and go on."""
    state.synergy(state.acting_colour).choose(state, seat, action)
    state.seats_done += 1
    settle_bonuses(state)


def leaders(state: CapitalLux, district: i64) -> i64:
    """The seats (a set) with the highest sum in a district, if that wins them anything."""
    best: i64 = 1
    found: i64 = 0
    for seat in range(state.seats):
        player = state.players[seat]
        held = part(player.sums, district) - covered_value(state, player, district)
        if held > best or (held == best and not found):
            best = held
            found = bit(seat)
        elif held == best:
            found |= bit(seat)
    if highest_face(state, district) >= 0 or (found & (found - 1) and state.rules.coins_without_card):
        return found
    return 0


def pay_tied_seats(state: CapitalLux) -> bool:
    """Give each of the tied seats a coin; whether a player is asked where to put it."""
    while state.seats_done < state.seats:
        seat = state.payer()
        if state.bonus_seats >> seat & 1:
            for colour in range(i64(4)):
                if state.synergy(colour).places_coin(state, seat):
                    state.acting_colour = colour
                    state.waiting = bit(seat)
                    return True
            state.players[seat].coins += 1
        state.seats_done += 1
    return False


def close_round(state: CapitalLux) -> None:
    """Put pieces back and move the emperor marker left, or end the game after the last round."""
    for colour in range(i64(4)):
        state.synergy(colour).close_round(state)
    state.district = 0
    state.acting_colour = 0
    state.hand_size = 0
    state.cards_dealt = 0
    state.round += 1
    if state.round == state.box.rounds:
        state.stage = OVER
        state.waiting = 0
        return
    state.emperor = (state.emperor + 1) % state.seats
    state.turn = state.emperor
    prepare(state)
