"""What each seat may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, lowest_bit, popcount
from megapolis.engine.core.state import CHANCE
from megapolis.games.welcome_to.rules.actions import (
    APPROVE,
    BIS,
    CHOOSE,
    DONE,
    ESTATE,
    FENCE,
    GIVE,
    PARK,
    PAY,
    POOL,
    REFUSE,
    ROUNDABOUT,
    SHIFT,
    WRITE,
)
from megapolis.games.welcome_to.rules.box import (
    DOUBLING,
    FENCING,
    NUMBERS,
    PARKING,
    POOLING,
    RAISING,
    SIZES,
    TEMPING,
)
from megapolis.games.welcome_to.rules.chance import outcomes
from megapolis.games.welcome_to.rules.city_plans import payment_choices
from megapolis.games.welcome_to.rules.sheet import ACTING, CHOOSING, GIVING, PAYING, SHIFTED, WRITING, Sheet

if TYPE_CHECKING:
    from megapolis.games.welcome_to.rules.state import WelcomeTo


def legal_actions(state: WelcomeTo, seat: i64) -> vec[i64]:
    """Every legal action of a seat, sorted."""
    if seat == CHANCE:
        return outcomes(state)
    if not state.waiting >> seat & 1:
        return vec[i64]()
    sheet = state.sheets[seat]
    stage = sheet.stage
    if stage == CHOOSING:
        return combinations(state, sheet)
    if stage == WRITING:
        return houses(state, sheet)
    if stage == SHIFTED:
        return append_members(vec[i64](capacity=16), sheet.fits[sheet.number], WRITE)
    if stage == PAYING:
        return append_members(vec[i64](capacity=16), payment_choices(state.plan(sheet.plan), state.side, sheet), PAY)
    if stage == GIVING:
        return vec[i64]([GIVE, GIVE + 1, GIVE + 2])
    out = vec[i64](capacity=16)
    if stage == ACTING:
        out = append_uses(state, sheet, state.decks.action(sheet.action_slot), out)
    out = append_roundabouts(state, sheet, out)
    for letter in range(i64(3)):
        if can_approve(state, sheet, letter):
            out = append(out, APPROVE + letter)
    return append(out, DONE)


def combinations(state: WelcomeTo, sheet: Sheet) -> vec[i64]:
    """The choices at the start of a turn."""
    out = vec[i64](capacity=16)
    for number_slot in range(i64(3)):
        for action_slot in range(i64(3)):
            if can_choose(state, sheet, number_slot, action_slot):
                out = append(out, CHOOSE + number_slot * 3 + action_slot)
    if may_refuse(state, sheet):
        out = append(out, REFUSE)
    return append_roundabouts(state, sheet, out)


def can_choose(state: WelcomeTo, sheet: Sheet, number_slot: i64, action_slot: i64) -> bool:
    """Whether a combination can be used: its number fits, as printed or shifted by its temp agency."""
    if (number_slot != action_slot) != state.rules.solo:
        return False
    if number_fits(state, sheet, number_slot):
        return True
    if state.decks.action(action_slot) != TEMPING:
        return False
    number = state.decks.number(number_slot)
    for by in range(i64(-2), i64(3)):
        if shift_fits(sheet, number, by):
            return True
    return False


def number_fits(state: WelcomeTo, sheet: Sheet, number_slot: i64) -> bool:
    """Whether a printed number can be written anywhere."""
    return sheet.fits[state.decks.number(number_slot)] != 0


def shift_fits(sheet: Sheet, number: i64, by: i64) -> bool:
    """Whether a number shifted by -2 to +2 can be written anywhere."""
    shifted = number + by
    return shifted >= 0 and shifted < NUMBERS and sheet.fits[shifted] != 0


def may_refuse(state: WelcomeTo, sheet: Sheet) -> bool:
    """Whether no printed number can be written anywhere."""
    return not (number_fits(state, sheet, 0) or number_fits(state, sheet, 1) or number_fits(state, sheet, 2))


def houses(state: WelcomeTo, sheet: Sheet) -> vec[i64]:
    """Where the number may go, or how a temp agency may shift it first."""
    out = vec[i64](capacity=16)
    if state.decks.action(sheet.action_slot) == TEMPING:
        for by in range(i64(-2), i64(3)):
            if shift_fits(sheet, sheet.number, by):
                out = append(out, SHIFT + 2 + by)
    return append_members(out, sheet.fits[sheet.number], WRITE)


def append_uses(state: WelcomeTo, sheet: Sheet, action: i64, out: vec[i64]) -> vec[i64]:
    """`out` with every use of an action after the house is written."""
    side = state.side
    if action == FENCING:
        return append_members(out, sheet.free_gaps(side), FENCE)
    if action == RAISING:
        for size in range(i64(1), SIZES + 1):
            if sheet.column_marks(size) < side.column_cells[size - 1]:
                out = append(out, ESTATE + size - 1)
    elif action == PARKING:
        street = sheet.house >> 4
        if sheet.park_marks(street) < side.park_cells[street]:
            out = append(out, PARK)
    elif action == POOLING:
        if side.pools >> sheet.house & 1:
            out = append(out, POOL)
    elif action == DOUBLING and popcount(sheet.bis) < side.bis_cells:
        left = sheet.free_neighbours(side, True)
        right = sheet.free_neighbours(side, False)
        both = left | right
        while both:
            plot = lowest_bit(both)
            if left >> plot & 1:
                out = append(out, BIS + plot * 2)
            if right >> plot & 1:
                out = append(out, BIS + plot * 2 + 1)
            both &= both - 1
    return out


def append_roundabouts(state: WelcomeTo, sheet: Sheet, out: vec[i64]) -> vec[i64]:
    """`out` with every place for a roundabout."""
    if sheet.built >= state.rules.per_round or sheet.roundabout_count() >= state.side.roundabout_cells:
        return out
    return append_members(out, sheet.empty(state.side), ROUNDABOUT)


def can_approve(state: WelcomeTo, sheet: Sheet, letter: i64) -> bool:
    """Whether a seat can approve a plan now."""
    if sheet.approved >> letter & 1:
        return False
    return state.plan(letter).is_met(state.side, sheet)
