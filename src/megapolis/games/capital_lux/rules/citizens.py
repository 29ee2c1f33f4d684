"""The citizen deck: a set of what is left, in two words, without an order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount
from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux.rules.actions import DRAW, REBELS
from megapolis.games.capital_lux.rules.box import WORD

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def citizen_draws(state: CapitalLux) -> vec[i64]:
    """Every citizen that can be drawn."""
    return append_members(append_members(vec[i64](), state.citizens_0, DRAW), state.citizens_1, DRAW + WORD)


def random_citizen(state: CapitalLux, rng: Rng) -> i64:
    """One of `citizen_draws`, without listing them."""
    card: i64 = 0
    if state.citizens_left * 4 > state.box.citizens:
        # Most cards are still there: try until one is.
        while True:
            card = rng.below(state.box.citizens)
            if holds_citizen(state, card):
                return DRAW + card
    skip = rng.below(state.citizens_left)
    count = popcount(state.citizens_0)
    if skip < count:
        return DRAW + nth(state.citizens_0, skip)
    return DRAW + WORD + nth(state.citizens_1, skip - count)


def draw_citizen(state: CapitalLux, action: i64) -> i64:
    """Take a citizen out of the deck; its face."""
    card = action - DRAW
    if card < WORD:
        state.citizens_0 &= ~bit(card)
    else:
        state.citizens_1 &= ~bit(card - WORD)
    state.citizens_left -= 1
    return state.box.citizen_face[card]


def holds_citizen(state: CapitalLux, card: i64) -> bool:
    """Whether a citizen is in the deck."""
    if card < WORD:
        return (state.citizens_0 >> card & 1) == 1
    return (state.citizens_1 >> (card - WORD) & 1) == 1


def add_citizen(state: CapitalLux, card: i64) -> None:
    """Put a citizen into the deck."""
    if card < WORD:
        state.citizens_0 |= bit(card)
    else:
        state.citizens_1 |= bit(card - WORD)
    state.citizens_left += 1


def return_citizen(state: CapitalLux, face: i64) -> None:
    """Put a card of this face back into the deck: the first copy that is not there."""
    card: i64 = 0
    while state.box.citizen_face[card] != face or holds_citizen(state, card):
        card += 1
    add_citizen(state, card)


def reshuffle(state: CapitalLux) -> None:
    """Shuffle discarded citizens into what is left of the deck."""
    rest = vec[i64]()
    for face in state.discards:
        if face < REBELS:
            return_citizen(state, face)
        else:
            rest = append(rest, face)
    state.discards = rest
    state.shuffles += 1


def nth(bits: i64, skip: i64) -> i64:
    """The member of a set that has `skip` lower ones."""
    while skip > 0:
        bits &= bits - 1
        skip -= 1
    return lowest_bit(bits)
