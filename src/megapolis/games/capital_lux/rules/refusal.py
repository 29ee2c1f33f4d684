"""Why an action is not possible now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.errors import Reason
from megapolis.games.capital_lux.rules.actions import HOME, KEEP, PLANT
from megapolis.games.capital_lux.rules.stages import DRAFT, TURN

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def refusal(state: CapitalLux, seat: i64, action: i64) -> Reason:
    """The rule that forbids an illegal action of an awaited seat."""
    if seat < 0:
        return Reason("why-not-there", {}, "capital_lux")
    if state.stage == DRAFT:
        key = "why-not-in-pack" if action >= KEEP and action < HOME else "why-draft"
        return Reason(key, {}, "capital_lux")
    if state.stage == TURN:
        key = "why-not-in-hand" if action >= HOME and action < PLANT else "why-turn"
        return Reason(key, {}, "capital_lux")
    synergy = state.synergy(state.acting_colour)
    key = synergy.refusal(state, action)
    if key:
        return Reason(key, {"excess": int(state.excess)}, "capital_lux")
    return Reason("why-finish-" + synergy.name, {}, "capital_lux")
