"""What chance can bring: zones, permits, dice, exits of the Highway, crest cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit
from megapolis.engine.core.rng import Rng
from megapolis.games.megalopolis.rules.actions import DEAL_PERMIT, DEAL_ZONE, DICE, DIE, DRAW, EXIT, QUARTERS
from megapolis.games.megalopolis.rules.city import EVERYWHERE
from megapolis.games.megalopolis.rules.options import THREE_DICE
from megapolis.games.megalopolis.rules.stages import CARD, COURT, DEALING, EXITING, FIRST, ROLL, ZONES

if TYPE_CHECKING:
    from megapolis.games.megalopolis.rules.state import Megalopolis

# Three dice are thrown together: each outcome once, faces in ascending order.
THROWS: Final = vec[i64]([int(DICE) + a * 36 + b * 6 + c for a in range(6) for b in range(a, 6) for c in range(b, 6)])


def outcomes(state: Megalopolis) -> vec[i64]:
    """Everything that can happen now, sorted."""
    stage = state.stage
    if stage in (ROLL, FIRST) or (stage == COURT and state.rules.court == THREE_DICE):
        return THROWS[:]
    if stage == CARD:
        cards = state.rules.box.cards
        if state.draws >= cards:
            # Used cards go under the deck: from the second time on the order is known.
            return vec[i64]([DRAW + state.cards[state.draws % cards]])
        left = bit(cards) - 1
        for card in state.cards:
            left &= ~bit(card)
        return append_members(vec[i64](capacity=36), left, DRAW)
    if stage == EXITING:
        return append_members(vec[i64](capacity=36), EVERYWHERE, EXIT)
    if stage == COURT:
        return append_members(vec[i64](capacity=36), 63, DIE)
    if stage == ZONES:
        left = 255
        for zone in state.zones:
            if zone >= 0:
                left &= ~bit(zone)
        return append_members(vec[i64](capacity=36), left, DEAL_ZONE)
    return append_members(vec[i64](capacity=36), state.free_permits() & state.rules.box.all_streets, DEAL_PERMIT)


def weight(action: i64) -> i64:
    """In how many ways three dice make a throw; 1 for anything else."""
    if action < DICE or action >= EXIT:
        return 1
    first = (action - DICE) // 36
    second = (action - DICE) // 6 % 6
    third = (action - DICE) % 6
    if first == third:
        return 1
    if second in (first, third):
        return 3
    return 6


def sample(state: Megalopolis, rng: Rng) -> i64:
    """Draw an outcome of the pending chance."""
    stage = state.stage
    if stage in (ROLL, FIRST) or (stage == COURT and state.rules.court == THREE_DICE):
        a = rng.below(6)
        b = rng.below(6)
        c = rng.below(6)
        low = min(a, b)
        low = min(low, c)
        high = max(a, b)
        high = max(high, c)
        return DICE + low * 36 + (a + b + c - low - high) * 6 + high
    if stage == EXITING:
        return EXIT + rng.below(QUARTERS)
    actions = outcomes(state)
    return actions[rng.below(i64(len(actions)))]


def deck(state: Megalopolis) -> str:
    """Name what chance draws from."""
    if state.stage == ZONES:
        return "zones:0"
    if state.stage == DEALING:
        return "permits:0"
    return "cards:0" if state.stage == CARD else f"roll:{int(state.rolls)}"
