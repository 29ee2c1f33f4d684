"""Dualist (green, C): draw a dualist card, which has one colour at home and another in the capital."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.capital_lux.rules.actions import DRAW_DUALIST, DREW_DUALIST
from megapolis.games.capital_lux.rules.box import GREEN
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, DONE, Synergy
from megapolis.games.capital_lux.rules.table import DREW, Table


class Dualist(Synergy):
    """With no dualist card left it does nothing."""

    def __init__(self) -> None:
        super().__init__("dualist", GREEN)

    def effect(self, table: Table) -> i64:
        return CHANCE_NEXT if table.dualists else DONE

    def outcomes(self, table: Table) -> vec[i64]:
        return append_members(vec[i64](), table.dualists, DRAW_DUALIST)

    def happen(self, table: Table, action: i64) -> i64:
        card = action - DRAW_DUALIST
        table.dualists &= ~bit(card)
        table.gain(table.box.dualist_face[card], DREW)
        return DONE

    def deck(self, table: Table) -> str:
        return "dualists:0"

    def hides(self, action: i64) -> i64:
        return DREW_DUALIST
