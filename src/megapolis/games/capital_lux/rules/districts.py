"""Cards that lie in the districts of the capital and of the homes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.games.capital_lux.rules.box import NO_COLOUR, Box

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.player import Player
    from megapolis.games.capital_lux.rules.state import CapitalLux

# A card that lies in a district, as one number: its face, the district's colour, the coin on it.
COLOUR_AT: Final[i64] = 7
COIN_AT: Final[i64] = 9
FACE: Final[i64] = 127

NO_COIN: Final[i64] = 0
COIN: Final[i64] = 1
USED_COIN: Final[i64] = 2
"""A Guard's coin that was used in this purge: the card counts 0 until the bonuses are settled."""

# The four sums of a home (or of the capital) in one number.
SUM_BITS: Final[i64] = 12
SUM: Final[i64] = 4095


def laid_card(face: i64, colour: i64) -> i64:
    """A card as it lies in a district."""
    return face | colour << COLOUR_AT


def colour_of(card: i64) -> i64:
    """The district that a laid card lies in."""
    return card >> COLOUR_AT & 3


def coin_on(card: i64) -> i64:
    """What coin lies on a laid card."""
    return card >> COIN_AT


def part(sums: i64, colour: i64) -> i64:
    """One of four sums."""
    return sums >> colour * SUM_BITS & SUM


def sums_of(box: Box, cards: vec[i64]) -> i64:
    """The four sums of laid cards."""
    sums: i64 = 0
    for card in cards:
        sums += box.value[card & FACE] << colour_of(card) * SUM_BITS
    return sums


def home_colour(state: CapitalLux, face: i64) -> i64:
    """The home district that a card from a hand goes to."""
    colour = state.box.home[face]
    return state.flag if colour == NO_COLOUR else colour


def capital_colour(state: CapitalLux, face: i64) -> i64:
    """The capital district that a card from a hand goes to."""
    colour = state.box.capital[face]
    return state.flag if colour == NO_COLOUR else colour


def lay_home(state: CapitalLux, player: Player, face: i64, colour: i64) -> None:
    """Lay a card into a home district."""
    player.home = append(player.home, laid_card(face, colour))
    player.sums += state.box.value[face] << colour * SUM_BITS


def lay_capital(state: CapitalLux, face: i64, colour: i64) -> None:
    """Lay a card into a capital district."""
    state.capital = append(state.capital, laid_card(face, colour))
    state.sums += state.box.value[face] << colour * SUM_BITS


def take_first(state: CapitalLux, face: i64, colour: i64) -> None:
    """Take a card out of the capital: of equal ones the first that was laid."""
    state.capital = remove(state.capital, laid_card(face, colour))
    state.sums -= state.box.value[face] << colour * SUM_BITS


def take_last(state: CapitalLux, face: i64, colour: i64) -> None:
    """Take a card out of the capital: of equal ones the last that was laid."""
    card = laid_card(face, colour)
    at: i64 = i64(len(state.capital)) - 1
    while state.capital[at] != card:
        at -= 1
    state.capital, _ = pop(state.capital, at)
    state.sums -= state.box.value[face] << colour * SUM_BITS


def discard(state: CapitalLux, face: i64) -> None:
    """Put a card on the open discard pile."""
    state.discards = append(state.discards, face)


def lowest_value(state: CapitalLux, colour: i64, spare_last: bool) -> i64:
    """The lowest value in a capital district, the card just played left out if it is spared; 0: no card."""
    low: i64 = 0
    value = state.box.value
    count: i64 = len(state.capital)
    if spare_last:
        count -= 1
    for i in range(count):
        card = state.capital[i]
        if colour_of(card) == colour and (low == 0 or value[card & FACE] < low):
            low = value[card & FACE]
    return low


def lowest_faces(state: CapitalLux, colour: i64, spare_last: bool) -> i64:
    """The faces (a set) of the lowest cards in a capital district, without the card just played if it is spared."""
    low = lowest_value(state, colour, spare_last)
    faces: i64 = 0
    count: i64 = len(state.capital)
    if spare_last:
        count -= 1
    for i in range(count):
        card = state.capital[i]
        if colour_of(card) == colour and state.box.value[card & FACE] == low:
            faces |= bit(card & FACE)
    return faces


def highest_face(state: CapitalLux, colour: i64) -> i64:
    """The face of the highest card of a capital district, of equals the one laid last; -1: no card."""
    found: i64 = -1
    for card in state.capital:
        face = card & FACE
        if colour_of(card) == colour and (found < 0 or state.box.value[face] >= state.box.value[found]):
            found = face
    return found
