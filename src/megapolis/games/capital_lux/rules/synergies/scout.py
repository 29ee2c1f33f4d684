"""Scout (blue, B): draw a rebel card, which is of no colour but the flag's; then the flag may move."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.capital_lux.rules.actions import DRAW_REBEL, DREW_REBEL, FLAG
from megapolis.games.capital_lux.rules.box import BLUE
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, CHOICE, DONE, Synergy
from megapolis.games.capital_lux.rules.table import DREW, Table


class Scout(Synergy):
    """With no rebel card left the flag may still move. To put the flag where it is means to leave it."""

    def __init__(self) -> None:
        super().__init__("scout", BLUE)

    def effect(self, table: Table) -> i64:
        return CHANCE_NEXT if table.rebels else CHOICE

    def outcomes(self, table: Table) -> vec[i64]:
        return append_members(vec[i64](), table.rebels, DRAW_REBEL)

    def happen(self, table: Table, action: i64) -> i64:
        card = action - DRAW_REBEL
        table.rebels &= ~bit(card)
        table.gain(table.box.rebel_face[card], DREW)
        return CHOICE

    def deck(self, table: Table) -> str:
        return "rebels:0"

    def hides(self, action: i64) -> i64:
        return DREW_REBEL

    def choices(self, table: Table) -> vec[i64]:
        return append_members(vec[i64](), 15, FLAG)

    def choose(self, table: Table, seat: i64, action: i64) -> i64:
        table.flag = action - FLAG
        return DONE
