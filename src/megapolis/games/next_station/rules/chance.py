"""What chance can bring: the set-up, and the next card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.next_station.rules.actions import DEAL_OBJECTIVE, DEAL_PENCIL, DEAL_POWER, FLIP
from megapolis.games.next_station.rules.options import DEAL_OBJECTIVES, DEAL_PENCILS, PLAY

if TYPE_CHECKING:
    from megapolis.games.next_station.rules.state import NextStation


def add_outcomes(state: NextStation, out: ActionList) -> None:
    """Add what chance can bring to `out`."""
    if state.awaited() != CHANCE:
        return
    step = state.rules.steps[state.step]
    if step == PLAY:
        out.add_members(state.cards, FLIP)
    elif step == DEAL_PENCILS:
        out.add_members(free_pencils(state), DEAL_PENCIL)
    elif step == DEAL_OBJECTIVES:
        count: i64 = len(state.rules.box.objective_kind)
        out.add_members((bit(count) - 1) & ~state.objectives, DEAL_OBJECTIVE)
    else:
        out.add_members(undealt(state.powers, state.powered), DEAL_POWER)


def free_pencils(state: NextStation) -> i64:
    """The pencils that have no place yet (a set)."""
    return undealt(state.pencils, state.laid)


def undealt(items: vec[i64], count: i64) -> i64:
    """Those of the numbers 0 to 3 that are not among the first `count` items (a set)."""
    left: i64 = 15
    for i in range(count):
        left &= ~bit(items[i])
    return left


def sample(state: NextStation, rng: Rng) -> i64:
    """Draw an outcome of the pending chance."""
    if state.rules.steps[state.step] == PLAY:
        cards = state.cards
        skip = rng.below(popcount(cards))
        while skip:
            cards &= cards - 1
            skip -= 1
        return FLIP + lowest_bit(cards)
    out = ActionList()
    add_outcomes(state, out)
    return out.draw(rng)


def deck(state: NextStation) -> str:
    """Name what chance draws from."""
    step = state.rules.steps[state.step]
    if step == PLAY:
        return f"cards:{int(state.round)}"
    if step == DEAL_PENCILS:
        return "pencils:0"
    return "objectives:0" if step == DEAL_OBJECTIVES else "powers:0"
