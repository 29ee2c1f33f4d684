"""Why an action is not allowed, in words."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, popcount
from megapolis.engine.errors import Reason
from megapolis.games.welcome_to.rules.actions import (
    APPROVE,
    BIS,
    DEAL_PLAN,
    DONE,
    ESTATE,
    FENCE,
    LETTERS,
    PARK,
    PAY,
    POOL,
    REFUSE,
    ROUNDABOUT,
    SHIFT,
    WRITE,
    gap_words,
    plot_words,
)
from megapolis.games.welcome_to.rules.box import ACTIONS, DOUBLING, FENCING, NUMBERS, PARKING, POOLING, RAISING, TEMPING
from megapolis.games.welcome_to.rules.sheet import ACTING, CHOOSING, GIVING, PAYING, PLANNING, SHIFTED, WRITING, Sheet
from megapolis.games.welcome_to.rules.state import WelcomeTo


def why(key: str, args: dict[str, str | int] | None = None) -> Reason:
    """One of this game's reasons."""
    return Reason(f"why-{key}", args or {}, "welcome_to")


def refusal(state: WelcomeTo, seat: i64, action: i64) -> Reason:
    """The rule that forbids an illegal action of a seat that may act now."""
    if seat < 0:
        return why("not-in-deck")
    if action >= DEAL_PLAN:
        return why("not-yours")
    sheet = state.sheets[seat]
    if sheet.stage == PAYING:
        return why("not-paying") if action >= PAY and action < DONE else why("pay-first")
    if sheet.stage == GIVING:
        return why("give-first")
    if action < REFUSE:
        return choice_refusal(state, sheet, action)
    if action == REFUSE:
        return why("no-refusal") if sheet.stage == CHOOSING else why("chosen")
    if action < SHIFT:
        return why("no-giving")
    if action < WRITE:
        return shift_refusal(state, sheet, action - SHIFT - 2)
    if action < FENCE:
        return house_refusal(state, sheet, action - WRITE)
    if action < ROUNDABOUT:
        return use_refusal(state, sheet, action)
    if action < APPROVE:
        return roundabout_refusal(state, sheet, action - ROUNDABOUT)
    if action < PAY:
        return plan_refusal(sheet, action - APPROVE)
    if action < DONE:
        return why("nothing-to-pay")
    return why("number-first")


def choice_refusal(state: WelcomeTo, sheet: Sheet, action: i64) -> Reason:
    """Why a combination cannot be chosen."""
    if sheet.stage != CHOOSING:
        return why("chosen")
    number_slot, action_slot = action // 3, action % 3
    if state.rules.solo and number_slot == action_slot:
        return why("two-cards")
    if not state.rules.solo and number_slot != action_slot:
        return why("one-pair")
    return why("number-nowhere", {"number": int(state.decks.number(number_slot))})


def shift_refusal(state: WelcomeTo, sheet: Sheet, by: i64) -> Reason:
    """Why a temp agency cannot shift the number so."""
    if sheet.stage != WRITING or state.decks.action(sheet.action_slot) != TEMPING:
        return why("no-temps")
    number = sheet.number + by
    if number < 0 or number >= NUMBERS:
        return why("off-scale", {"number": int(number), "high": int(NUMBERS) - 1})
    return why("number-nowhere", {"number": int(number)})


def house_refusal(state: WelcomeTo, sheet: Sheet, plot: i64) -> Reason:
    """Why the number cannot be written there."""
    if sheet.stage not in (WRITING, SHIFTED):
        return why("choose-first" if sheet.stage == CHOOSING else "written")
    blocked = plot_refusal(state, sheet, plot)
    if blocked is not None:
        return blocked
    if not sheet.fits[sheet.number] and sheet.stage == WRITING:
        return why("shift-first", {"number": int(sheet.number)})
    # The house is empty: a number beside it stands in the way.
    number = sheet.number
    args: dict[str, str | int] = {**plot_words(int(plot)), "number": int(number)}
    segment = sheet.segment(state.side, plot)
    if sheet.written[number] & segment:
        return why("same-number", args)
    left = segment & (bit(plot) - 1)
    for other in range(number + 1, NUMBERS):
        if sheet.written[other] & left:
            args["other"] = int(other)
            return why("left-larger", args)
    smaller: i64 = 0
    while not sheet.written[smaller] & segment & ~left:
        smaller += 1
    args["other"] = int(smaller)
    return why("right-smaller", args)


def plot_refusal(state: WelcomeTo, sheet: Sheet, plot: i64) -> Reason | None:
    """Why nothing can be built on a plot, or None if it is empty."""
    if not state.side.plots >> plot & 1:
        return why("no-plot")
    if sheet.roundabouts >> plot & 1:
        return why("is-roundabout", plot_words(int(plot)))
    if sheet.filled >> plot & 1:
        return why("has-number", {**plot_words(int(plot)), "number": int(sheet.number_at(plot))})
    return None


def use_refusal(state: WelcomeTo, sheet: Sheet, action: i64) -> Reason:
    """Why the action cannot be used so."""
    if sheet.stage in (CHOOSING, WRITING, SHIFTED):
        return why("number-first")
    if sheet.stage == PLANNING:
        return why("action-over")
    wanted = FENCING
    if action >= BIS:
        wanted = DOUBLING
    elif action >= POOL:
        wanted = POOLING
    elif action >= PARK:
        wanted = PARKING
    elif action >= ESTATE:
        wanted = RAISING
    chosen = state.decks.action(sheet.action_slot)
    if wanted != chosen:
        return why(f"chosen-{ACTIONS[chosen]}")
    if wanted == FENCING:
        return fence_refusal(state, sheet, action - FENCE)
    if wanted == RAISING:
        return why("column-full", {"size": int(action - ESTATE) + 1})
    if wanted == PARKING:
        return why("parks-full")
    if wanted == POOLING:
        return why("no-pool", plot_words(int(sheet.house)))
    return bis_refusal(state, sheet, (action - BIS) >> 1, (action - BIS) & 1 == 0)


def fence_refusal(state: WelcomeTo, sheet: Sheet, gap: i64) -> Reason:
    """Why a fence cannot be drawn there."""
    if not state.side.gaps >> gap & 1:
        return why("no-gap")
    return why("fenced" if sheet.fences >> gap & 1 else "used-estate", gap_words(int(gap)))


def bis_refusal(state: WelcomeTo, sheet: Sheet, plot: i64, from_left: bool) -> Reason:
    """Why a number cannot be doubled there."""
    if popcount(sheet.bis) == state.side.bis_cells:
        return why("bis-full")
    blocked = plot_refusal(state, sheet, plot)
    if blocked is not None:
        return blocked
    return why("nothing-left" if from_left else "nothing-right", plot_words(int(plot)))


def roundabout_refusal(state: WelcomeTo, sheet: Sheet, plot: i64) -> Reason:
    """Why a roundabout cannot be built there."""
    if not state.rules.roundabouts:
        return why("no-roundabouts")
    if sheet.stage in (WRITING, SHIFTED):
        return why("write-first")
    if sheet.roundabout_count() == state.side.roundabout_cells:
        return why("roundabouts-full", {"count": int(state.side.roundabout_cells)})
    if sheet.built == state.rules.per_round:
        return why("roundabouts-round", {"count": int(state.rules.per_round)})
    return plot_refusal(state, sheet, plot) or why("no-plot")


def plan_refusal(sheet: Sheet, letter: i64) -> Reason:
    """Why a plan cannot be approved."""
    if sheet.stage not in (ACTING, PLANNING):
        return why("number-first")
    args: dict[str, str | int] = {"letter": LETTERS[letter]}
    return why("approved" if sheet.approved >> letter & 1 else "plan-not-met", args)
