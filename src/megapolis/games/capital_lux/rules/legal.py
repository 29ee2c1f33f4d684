"""What the awaited seats may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.actions import CAPITAL, HOME, KEEP
from megapolis.games.capital_lux.rules.chance import outcomes
from megapolis.games.capital_lux.rules.stages import DRAFT, TURN

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def add_legal(state: CapitalLux, seat: i64, out: ActionList) -> None:
    """Add every legal action of a seat or of chance to `out`."""
    if seat == CHANCE:
        for outcome in outcomes(state):
            out.add(outcome)
    elif state.waiting <= 0 or not state.waiting >> seat & 1:
        return
    elif state.stage == TURN:
        faces = state.players[seat].hand.faces()
        out.add_members(faces, HOME)
        out.add_members(faces, CAPITAL)
    elif state.stage == DRAFT:
        out.add_members(state.players[seat].pack.faces(), KEEP)
    else:
        state.synergy(state.acting_colour).add_choices(state, out)
