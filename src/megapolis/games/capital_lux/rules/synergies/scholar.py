"""Scholar (green, A): draw the top citizen card."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux.rules.actions import DREW_CARD
from megapolis.games.capital_lux.rules.box import GREEN
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, DONE, Synergy
from megapolis.games.capital_lux.rules.table import DREW, Table


class Scholar(Synergy):
    """With no citizen left it does nothing."""

    def __init__(self) -> None:
        super().__init__("scholar", GREEN)

    def effect(self, table: Table) -> i64:
        return CHANCE_NEXT if table.left else DONE

    def outcomes(self, table: Table) -> vec[i64]:
        return table.citizen_draws()

    def sample(self, table: Table, rng: Rng) -> i64:
        return table.random_citizen(rng)

    def happen(self, table: Table, action: i64) -> i64:
        table.gain(table.draw_citizen(action), DREW)
        return DONE

    def deck(self, table: Table) -> str:
        return f"citizens:{int(table.shuffles)}"

    def hides(self, action: i64) -> i64:
        return DREW_CARD
