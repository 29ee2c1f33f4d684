"""What the awaited seats may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.actions import CAPITAL, HOME, KEEP
from megapolis.games.capital_lux.rules.chance import outcomes
from megapolis.games.capital_lux.rules.stages import DRAFT, TURN

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def legal_actions(state: CapitalLux, seat: i64) -> vec[i64]:
    """Every legal action of a seat or of chance, sorted."""
    if seat == CHANCE:
        return outcomes(state)
    if state.waiting <= 0 or not state.waiting >> seat & 1:
        return vec[i64]()
    if state.stage == TURN:
        faces = state.players[seat].hand.faces()
        return append_members(append_members(vec[i64](capacity=16), faces, HOME), faces, CAPITAL)
    if state.stage == DRAFT:
        return append_members(vec[i64](capacity=8), state.players[seat].pack.faces(), KEEP)
    return state.synergy(state.acting_colour).choices(state)
