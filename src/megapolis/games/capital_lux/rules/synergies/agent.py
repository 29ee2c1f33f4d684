"""Agent (blue, A): a tile, seen by its placer alone, goes face down on a synergy card and changes a limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import append_members, bit
from megapolis.games.capital_lux.rules.actions import DRAW_AGENT, DREW_AGENT, PLANT
from megapolis.games.capital_lux.rules.box import BLUE
from megapolis.games.capital_lux.rules.synergies.synergy import CHANCE_NEXT, CHOICE, DONE, Synergy

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux

# A tile on a synergy card, as one number: its place among the tiles, the district, the seat that placed it.
DISTRICT_AT: Final[i64] = 4
SEAT_AT: Final[i64] = 6


@final
class Agent(Synergy):
    """The stack is full again every round; when it has run out the effect is impossible."""

    def __init__(self) -> None:
        super().__init__("agent", BLUE)

    def effect(self, state: CapitalLux) -> i64:
        return CHANCE_NEXT if state.agents else DONE

    def outcomes(self, state: CapitalLux) -> vec[i64]:
        return append_members(vec[i64](), state.agents, DRAW_AGENT)

    def resolve(self, state: CapitalLux, action: i64) -> i64:
        state.held_tile = action - DRAW_AGENT
        state.agents &= ~bit(state.held_tile)
        return CHOICE

    def deck(self, state: CapitalLux) -> str:
        return f"agents:{int(state.round)}"

    def visible_action(self, action: i64) -> i64:
        return DREW_AGENT

    def add_choices(self, state: CapitalLux, out: ActionList) -> None:
        if state.rules.agent_anywhere:
            out.add_members(15, PLANT)
        else:
            out.add(PLANT)

    def choose(self, state: CapitalLux, seat: i64, action: i64) -> i64:
        state.placed_tiles = append(state.placed_tiles[:], placed_tile(state.held_tile, action - PLANT, seat))
        state.held_tile = -1
        return DONE

    def refusal(self, state: CapitalLux, action: i64) -> str:
        return "why-agent-blue" if action >= PLANT and action < PLANT + 4 else ""

    def limit(self, state: CapitalLux, colour: i64) -> i64:
        total: i64 = 0
        for item in state.placed_tiles:
            if tile_district(item) == colour:
                total += state.box.agent_values[tile_of(item)]
        return total

    def close_round(self, state: CapitalLux) -> None:
        state.placed_tiles = vec[i64]()
        state.agents = state.box.all_agents


def placed_tile(tile: i64, district: i64, seat: i64) -> i64:
    """A tile on a synergy card, as one number."""
    return tile | district << DISTRICT_AT | seat << SEAT_AT


def tile_of(item: i64) -> i64:
    """Which tile it is."""
    return item & 15


def tile_district(item: i64) -> i64:
    """Whose limit it changes."""
    return item >> DISTRICT_AT & 3


def placer_of(item: i64) -> i64:
    """Who placed it, and so knows it."""
    return item >> SEAT_AT
