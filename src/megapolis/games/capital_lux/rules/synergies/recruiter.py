"""Recruiter (blue, C): the face-up recruiter card goes to your home; the next one is turned up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.capital_lux.rules.actions import TURN_UP
from megapolis.games.capital_lux.rules.box import BLUE
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, DONE, Synergy
from megapolis.games.capital_lux.rules.table import Table


class Recruiter(Synergy):
    """Mandatory even where it harms; with no card left it does nothing."""

    def __init__(self) -> None:
        super().__init__("recruiter", BLUE)

    def owes(self, table: Table) -> bool:
        return table.recruit < 0 and table.recruiters != 0

    def effect(self, table: Table) -> i64:
        if table.recruit < 0:
            return DONE
        table.lay_home(table.players[table.turn], table.recruit, table.box.home[table.recruit])
        table.recruit = -1
        return CHANCE_NEXT if table.recruiters else DONE

    def outcomes(self, table: Table) -> vec[i64]:
        return append_members(vec[i64](), table.recruiters, TURN_UP)

    def happen(self, table: Table, action: i64) -> i64:
        card = action - TURN_UP
        table.recruiters &= ~bit(card)
        table.recruit = table.box.recruiter_face[card]
        return DONE

    def deck(self, table: Table) -> str:
        return "recruiters:0"
