"""Dualist (green, C): draw a dualist card, which has one colour at home and another in the capital."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.capital_lux.rules.actions import DRAW_DUALIST, DREW_DUALIST
from megapolis.games.capital_lux.rules.box import GREEN
from megapolis.games.capital_lux.rules.memory import DREW, gain_card
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


@final
class Dualist(Synergy):
    """With no dualist card left it does nothing."""

    def __init__(self) -> None:
        super().__init__("dualist", GREEN)

    def effect(self, state: CapitalLux) -> i64:
        return CHANCE_NEXT if state.dualists else DONE

    def outcomes(self, state: CapitalLux) -> vec[i64]:
        return append_members(vec[i64](), state.dualists, DRAW_DUALIST)

    def resolve(self, state: CapitalLux, action: i64) -> i64:
        card = action - DRAW_DUALIST
        state.dualists &= ~bit(card)
        gain_card(state, state.box.dualist_face[card], DREW)
        return DONE

    def deck(self, state: CapitalLux) -> str:
        return "dualists:0"

    def visible_action(self, action: i64) -> i64:
        return DREW_DUALIST
