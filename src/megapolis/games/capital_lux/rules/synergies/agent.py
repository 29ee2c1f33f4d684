"""Agent (blue, A): a tile, seen by its placer alone, goes face down on a synergy card and changes a limit."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.capital_lux.rules.actions import DRAW_AGENT, DREW_AGENT, PLANT
from megapolis.games.capital_lux.rules.box import BLUE
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, CHOICE, DONE, Synergy
from megapolis.games.capital_lux.rules.table import Table


class Agent(Synergy):
    """The stack is full again every round; when it has run out the effect is impossible."""

    def __init__(self) -> None:
        super().__init__("agent", BLUE)

    def effect(self, table: Table) -> i64:
        return CHANCE_NEXT if table.agents else DONE

    def outcomes(self, table: Table) -> vec[i64]:
        return append_members(vec[i64](), table.agents, DRAW_AGENT)

    def happen(self, table: Table, action: i64) -> i64:
        table.tile = action - DRAW_AGENT
        table.agents &= ~bit(table.tile)
        return CHOICE

    def deck(self, table: Table) -> str:
        return f"agents:{int(table.round)}"

    def hides(self, action: i64) -> i64:
        return DREW_AGENT

    def choices(self, table: Table) -> vec[i64]:
        return append_members(vec[i64](), 15 if table.rules.agent_anywhere else 1, PLANT)

    def choose(self, table: Table, seat: i64, action: i64) -> i64:
        table.planted = append(table.planted[:], planted(table.tile, action - PLANT, seat))
        table.tile = -1
        return DONE

    def refusal(self, table: Table, action: i64) -> str:
        return "why-agent-blue" if action >= PLANT and action < PLANT + 4 else ""

    def limit(self, table: Table, colour: i64) -> i64:
        total: i64 = 0
        for item in table.planted:
            if district_of(item) == colour:
                total += table.box.agent_values[tile_of(item)]
        return total

    def close_round(self, table: Table) -> None:
        table.planted = vec[i64]()
        table.agents = table.box.all_agents


def planted(tile: i64, district: i64, seat: i64) -> i64:
    """A tile on a synergy card, as one number."""
    return tile | district << 4 | seat << 6


def tile_of(item: i64) -> i64:
    """Which tile it is."""
    return item & 15


def district_of(item: i64) -> i64:
    """Whose limit it changes."""
    return item >> 4 & 3


def placer_of(item: i64) -> i64:
    """Who placed it, and so knows it."""
    return item >> 6
