"""What a seat knows of the cards: the only secrets are the first hands and what is left in the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, popcount
from megapolis.engine.core.rng import Rng
from megapolis.games.sprawlopolis.rules.options import BASE_CARDS

if TYPE_CHECKING:
    from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def known_by(state: Sprawlopolis, cards: i64, knowers: i64) -> i64:
    """Those of some cards that exactly these viewers have seen (a set)."""
    for viewer in range(state.seats + 1):
        cards &= state.known[viewer] if knowers >> viewer & 1 else ~state.known[viewer]
    return cards


def determinize(state: Sprawlopolis, seat: i64, rng: Rng) -> Sprawlopolis:
    """A clone in which the unseen cards of other hands changed places with each other and with the deck.

    Who else knows an unseen card is no secret: such cards are dealt anew in groups of equal knowledge.
    """
    out = state.clone()
    pool: i64 = 0
    for other in range(state.seats):
        pool |= state.hidden(seat, other)
    if not pool:
        return out
    pool |= state.cards & BASE_CARDS
    order = append_members(vec[i64](), pool, 0)
    rng.shuffle(order)
    hands, known = state.hands[:], state.known[:]
    for other in range(state.seats + 1):
        known[other] &= ~pool
    at: i64 = 0
    for other in range(state.seats):
        unseen = state.hidden(seat, other)
        hands[other] &= ~unseen
        for knowers in range(bit(state.seats + 1)):
            count = popcount(known_by(state, unseen, knowers))
            while count:
                card = bit(order[at])
                at += 1
                count -= 1
                hands[other] |= card
                for knower in range(state.seats + 1):
                    if knowers >> knower & 1:
                        known[knower] |= card
    rest = state.cards & ~BASE_CARDS
    for i in range(at, i64(len(order))):
        rest |= bit(order[i])
    out.hands = hands
    out.known = known
    out.cards = rest
    return out
