"""What each seat may do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import lowest_bit, popcount
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
from megapolis.games.welcome_to.rules.chance import add_outcomes
from megapolis.games.welcome_to.rules.city_plans import payment_choices
from megapolis.games.welcome_to.rules.sheet import ACTING, CHOOSING, GIVING, PAYING, SHIFTED, WRITING, Sheet

if TYPE_CHECKING:
    from megapolis.games.welcome_to.rules.state import WelcomeTo


def add_legal(state: WelcomeTo, seat: i64, out: ActionList) -> None:
    """Add every legal action of a seat to `out`."""
    if seat == CHANCE:
        add_outcomes(state, out)
        return
    if not state.waiting >> seat & 1:
        return
    sheet = state.sheets[seat]
    stage = sheet.stage
    if stage == CHOOSING:
        add_combinations(state, sheet, out)
    elif stage == WRITING:
        add_houses(state, sheet, out)
    elif stage == SHIFTED:
        out.add_members(sheet.fits[sheet.number], WRITE)
    elif stage == PAYING:
        out.add_members(payment_choices(state.plan(sheet.plan), state.side, sheet), PAY)
    elif stage == GIVING:
        out.add_members(0b111, GIVE)
    else:
        if stage == ACTING:
            add_uses(state, sheet, state.decks.action(sheet.action_slot), out)
        add_roundabouts(state, sheet, out)
        for letter in range(i64(3)):
            if can_approve(state, sheet, letter):
                out.add(APPROVE + letter)
        out.add(DONE)


def add_combinations(state: WelcomeTo, sheet: Sheet, out: ActionList) -> None:
    """Add the choices at the start of a turn."""
    for number_slot in range(i64(3)):
        for action_slot in range(i64(3)):
            if can_choose(state, sheet, number_slot, action_slot):
                out.add(CHOOSE + number_slot * 3 + action_slot)
    if may_refuse(state, sheet):
        out.add(REFUSE)
    add_roundabouts(state, sheet, out)


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


def add_houses(state: WelcomeTo, sheet: Sheet, out: ActionList) -> None:
    """Add where the number may go, and how a temp agency may shift it first."""
    if state.decks.action(sheet.action_slot) == TEMPING:
        for by in range(i64(-2), i64(3)):
            if shift_fits(sheet, sheet.number, by):
                out.add(SHIFT + 2 + by)
    out.add_members(sheet.fits[sheet.number], WRITE)


def add_uses(state: WelcomeTo, sheet: Sheet, action: i64, out: ActionList) -> None:
    """Add every use of an action after the house is written."""
    side = state.side
    if action == FENCING:
        out.add_members(sheet.free_gaps(side), FENCE)
    elif action == RAISING:
        for size in range(i64(1), SIZES + 1):
            if sheet.column_marks(size) < side.column_cells[size - 1]:
                out.add(ESTATE + size - 1)
    elif action == PARKING:
        street = sheet.house >> 4
        if sheet.park_marks(street) < side.park_cells[street]:
            out.add(PARK)
    elif action == POOLING:
        if side.pools >> sheet.house & 1:
            out.add(POOL)
    elif action == DOUBLING and popcount(sheet.bis) < side.bis_cells:
        left = sheet.free_neighbours(side, True)
        right = sheet.free_neighbours(side, False)
        both = left | right
        while both:
            plot = lowest_bit(both)
            out.add_members((left >> plot & 1) | (right >> plot & 1) << 1, BIS + plot * 2)
            both &= both - 1


def add_roundabouts(state: WelcomeTo, sheet: Sheet, out: ActionList) -> None:
    """Add every place for a roundabout."""
    if sheet.built < state.rules.per_round and sheet.roundabout_count() < state.side.roundabout_cells:
        out.add_members(sheet.empty(state.side), ROUNDABOUT)


def can_approve(state: WelcomeTo, sheet: Sheet, letter: i64) -> bool:
    """Whether a seat can approve a plan now."""
    if sheet.approved >> letter & 1:
        return False
    return state.plan(letter).is_met(state.side, sheet)
