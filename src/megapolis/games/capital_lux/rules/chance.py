"""What chance can bring, and from which deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.games.capital_lux.rules.actions import DEAL_SYNERGY, FIRST_PLAYER, PASS_LEFT, REVEAL
from megapolis.games.capital_lux.rules.box import COLOURS
from megapolis.games.capital_lux.rules.citizens import citizen_draws, random_citizen
from megapolis.games.capital_lux.rules.stages import (
    DEAL,
    DRAFT,
    EFFECT,
    FIRST,
    OPENING,
    PREPARE,
    REVEALING,
    SYNERGIES,
)
from megapolis.games.capital_lux.rules.synergies.registry import CATALOGUE

if TYPE_CHECKING:
    from megapolis.games.capital_lux.rules.state import CapitalLux


def outcomes(state: CapitalLux) -> vec[i64]:
    """Everything that chance can bring now, sorted."""
    out = vec[i64]()
    if state.waiting != CHANCE:
        return out
    if state.stage in (DEAL, OPENING):
        return citizen_draws(state)
    if state.stage in (DRAFT, REVEALING):
        return append(out, PASS_LEFT if state.stage == DRAFT else REVEAL)
    if state.stage == FIRST:
        return append_members(out, state.rules.everyone, FIRST_PLAYER)
    if state.stage == SYNERGIES:
        for at in range(i64(len(CATALOGUE))):
            if CATALOGUE[at].colour == state.acting_colour:
                out = append(out, DEAL_SYNERGY + at)
        return out
    return state.synergy(state.acting_colour).outcomes(state)


def sample(state: CapitalLux, rng: Rng) -> i64:
    """One of the outcomes at random; citizens without listing them all."""
    if state.stage in (DEAL, OPENING):
        return random_citizen(state, rng)
    if state.stage in (EFFECT, PREPARE):
        return state.synergy(state.acting_colour).sample(state, rng)
    actions = outcomes(state)
    return actions[rng.below(i64(len(actions)))]


def deck(state: CapitalLux) -> str:
    """The deck that chance draws from now, with its shuffle count."""
    if state.stage in (DEAL, OPENING):
        return f"citizens:{int(state.shuffles)}"
    if state.stage == DRAFT:
        return f"pass:{int(state.round)}"
    if state.stage == REVEALING:
        return f"reveal:{int(state.round)}"
    if state.stage == FIRST:
        return "first-player:0"
    if state.stage == SYNERGIES:
        return f"synergies-{COLOURS[state.acting_colour]}:0"
    return state.synergy(state.acting_colour).deck(state)
