"""What chance can bring: a plan of each letter, then the cards of every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.welcome_to.rules.actions import DEAL_PLAN, LETTERS

if TYPE_CHECKING:
    from megapolis.games.welcome_to.rules.state import WelcomeTo


def undealt_letter(state: WelcomeTo) -> i64:
    """The first letter that has no plan yet; 3 when all have."""
    letter: i64 = 0
    while letter < 3 and state.plans[letter] >= 0:
        letter += 1
    return letter


def add_outcomes(state: WelcomeTo, out: ActionList) -> None:
    """Add what chance can bring to `out`."""
    if state.awaited() != CHANCE:
        return
    letter = undealt_letter(state)
    if letter == 3:
        state.decks.add_outcomes(out)
        return
    for plan in state.rules.stacks[letter]:
        out.add(DEAL_PLAN + plan)


def sample(state: WelcomeTo, rng: Rng) -> i64:
    """Draw an outcome of the pending chance."""
    if state.round or undealt_letter(state) == 3:
        return state.decks.sample(rng)
    stack = state.rules.stacks[undealt_letter(state)]
    return DEAL_PLAN + stack[rng.below(i64(len(stack)))]


def deck(state: WelcomeTo) -> str:
    """Name what chance draws from."""
    letter = undealt_letter(state)
    return state.decks.name() if letter == 3 else f"plans-{LETTERS[letter]}:0"
