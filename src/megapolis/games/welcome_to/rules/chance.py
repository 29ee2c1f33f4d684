"""What chance can bring: a plan of each letter, then the cards of every round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

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


def outcomes(state: WelcomeTo) -> vec[i64]:
    """What chance can bring."""
    out = vec[i64](capacity=16)
    if state.awaited() != CHANCE:
        return out
    letter = undealt_letter(state)
    if letter == 3:
        return state.decks.outcomes()
    for plan in state.rules.stacks[letter]:
        out = append(out, DEAL_PLAN + plan)
    return out


def sample(state: WelcomeTo, rng: Rng) -> i64:
    """Draw an outcome of the pending chance."""
    if state.round or undealt_letter(state) == 3:
        return state.decks.sample(rng)
    actions = outcomes(state)
    return actions[rng.below(i64(len(actions)))]


def deck(state: WelcomeTo) -> str:
    """Name what chance draws from."""
    letter = undealt_letter(state)
    return state.decks.name() if letter == 3 else f"plans-{LETTERS[letter]}:0"
