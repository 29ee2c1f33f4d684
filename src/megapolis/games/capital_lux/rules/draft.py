"""The draft: keep two cards, pass the rest to the left, until every card is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.hand import Cards, cards_from, concat
from megapolis.games.capital_lux.rules.stages import DRAFT, TURN

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux

KEEP_COUNT: Final[i64] = 2
"""How many cards are kept before the rest is passed on; the last so many need no choice."""


def begin_draft(state: CapitalLux) -> None:
    """Ask everybody to keep the first cards."""
    state.stage = DRAFT
    state.keep_target = KEEP_COUNT
    state.waiting = state.rules.everyone
    if state.hand_size <= KEEP_COUNT:
        keep_rest(state)


def keep_card(state: CapitalLux, seat: i64, face: i64) -> None:
    """Keep a card of the pack, sorted within its step."""
    player = state.players[seat]
    player.pack = player.pack.minus(face)
    kept = append(player.kept[:], face)
    count: i64 = len(kept)
    if count & 1 == 0 and kept[count - 2] > face:
        kept[count - 1] = kept[count - 2]
        kept[count - 2] = face
    player.kept = kept
    if count == state.keep_target:
        state.waiting &= ~bit(seat)
        if not state.waiting:
            state.waiting = CHANCE


def pass_left(state: CapitalLux) -> None:
    """Move all packs on; the last cards need no choice."""
    pack = state.players[state.seats - 1].pack
    for seat in range(state.seats):
        player = state.players[seat]
        held = player.pack
        player.pack = pack
        pack = held
    if state.hand_size - state.keep_target <= KEEP_COUNT:
        keep_rest(state)
    else:
        state.keep_target += KEEP_COUNT
        state.waiting = state.rules.everyone


def keep_rest(state: CapitalLux) -> None:
    """Keep what is left of the packs and begin the first player's turn."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.kept = concat(player.kept, player.pack.to_vec())
        player.pack = Cards()
        player.hand = cards_from(player.kept)
    state.keep_target = 0
    state.stage = TURN
    state.waiting = bit(state.turn)
