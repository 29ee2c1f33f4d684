"""Follower (yellow, B): take one more turn at once."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.games.capital_lux.rules.box import YELLOW
from megapolis.games.capital_lux.rules.synergies.synergy import DONE, Synergy
from megapolis.games.capital_lux.rules.table import Table


class Follower(Synergy):
    """A full turn, which may call for another; with an empty hand there is none. Allowed in the last turn too."""

    def __init__(self) -> None:
        super().__init__("follower", YELLOW)

    def effect(self, table: Table) -> i64:
        table.extra = True
        return DONE
