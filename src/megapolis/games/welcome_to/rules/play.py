"""What an action does: the cards, a seat's turn, the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, with_item
from megapolis.engine.core.state import CHANCE
from megapolis.games.welcome_to.rules.actions import (
    APPROVE,
    BIS,
    CHOOSE,
    DEAL_PLAN,
    DONE,
    DRAW,
    ESTATE,
    FENCE,
    GIVE,
    PARK,
    PAY,
    POOL,
    REFUSE,
    ROUNDABOUT,
    SHIFT,
    TURN_APPROVAL,
    WRITE,
)
from megapolis.games.welcome_to.rules.box import TEMPING
from megapolis.games.welcome_to.rules.chance import undealt_letter
from megapolis.games.welcome_to.rules.city_plans import open_payment, pick_estate
from megapolis.games.welcome_to.rules.sheet import ACTING, GIVING, PAYING, PLANNING, SHIFTED, WRITING, Sheet
from megapolis.games.welcome_to.rules.solo import SoloDeck

if TYPE_CHECKING:
    from megapolis.games.welcome_to.rules.state import WelcomeTo

ALL_PLANS: Final[i64] = 7

# How the game ended.
GOING_ON: Final[i64] = 0
THREE_PLANS: Final[i64] = 1
ALL_HOUSES: Final[i64] = 2
ALL_REFUSALS: Final[i64] = 3
ENDINGS: Final = ("three_plans", "all_houses", "all_refusals")


def play(state: WelcomeTo, seat: i64, action: i64) -> None:
    """Play a legal action of a seat or of chance."""
    if seat != CHANCE:
        act(state, seat, action)
        return
    state.clock += 1
    if action < DRAW:
        state.plans = with_item(state.plans, undealt_letter(state), action - DEAL_PLAN)
        return
    if state.decks.draw(action):
        open_round(state)
    elif action >= TURN_APPROVAL:
        approve_for_rival(state, action - TURN_APPROVAL)


def open_round(state: WelcomeTo) -> None:
    """Begin a round: three numbers and three actions lie open."""
    state.round += 1
    state.await_everybody()
    if state.seats > 1:
        state.owned = 0


def approve_for_rival(state: WelcomeTo, letter: i64) -> None:
    """Turn an approval card: a competitor that heeds it approves the plan, which turns over at once."""
    deck = state.decks
    if isinstance(deck, SoloDeck) and state.rules.competitor.approves >> letter & 1:
        deck.plan_points = with_item(deck.plan_points, letter, state.value_of(letter))
        state.turned |= bit(letter)


# ---------------------------------------------------------------------- a seat's turn


def act(state: WelcomeTo, seat: i64, action: i64) -> None:
    """Play a seat's action in its turn."""
    sheet = state.writable_sheet(seat)
    side = state.side
    if action == DONE:
        end_turn(state, seat, sheet)
    elif action >= WRITE and action < FENCE:
        write_house(state, sheet, action - WRITE)
    elif action < REFUSE:
        sheet.number_slot = (action - CHOOSE) // 3
        sheet.action_slot = (action - CHOOSE) % 3
        sheet.number = state.decks.number(sheet.number_slot)
        sheet.stage = WRITING
    elif action == REFUSE:
        sheet.refusals += 1
        sheet.stage = GIVING if state.rules.solo else PLANNING
    elif action < SHIFT:
        # The other two are discarded: as in a turn with a house, the third slot is the one given away.
        sheet.number_slot = (action - GIVE + 1) % 3
        sheet.action_slot = (action - GIVE + 2) % 3
        sheet.stage = PLANNING
    elif action < WRITE:
        sheet.number += action - SHIFT - 2
        if sheet.temps < side.temp_boxes:
            sheet.temps += 1
        sheet.stage = SHIFTED
    elif action >= PAY:
        pick_payment(state, sheet, action - PAY)
    elif action >= APPROVE:
        approve_plan(state, sheet, action - APPROVE)
    elif action >= ROUNDABOUT:
        sheet.build_roundabout(side, action - ROUNDABOUT)
    else:
        use_action(state, sheet, action)
        sheet.stage = PLANNING


def write_house(state: WelcomeTo, sheet: Sheet, plot: i64) -> None:
    """Write the number on a house. By now a temp agency has been used, or will not be."""
    sheet.write(state.side, sheet.number, plot)
    sheet.house = plot
    temps = state.decks.action(sheet.action_slot) == TEMPING
    sheet.stage = PLANNING if temps else ACTING


def use_action(state: WelcomeTo, sheet: Sheet, action: i64) -> None:
    """Use the action of the chosen combination."""
    if action < ESTATE:
        sheet.draw_fence(state.side, action - FENCE)
    elif action < PARK:
        sheet.raise_value(action - ESTATE + 1)
    elif action == PARK:
        sheet.cross_park(sheet.house >> 4)
    elif action == POOL:
        sheet.pools |= bit(sheet.house)
    else:
        plot = (action - BIS) >> 1
        source = plot - 1 if (action - BIS) & 1 == 0 else plot + 1
        sheet.duplicate(state.side, plot, source)


def approve_plan(state: WelcomeTo, sheet: Sheet, letter: i64) -> None:
    """Approve a plan; where there is a choice the seat is asked which estates pay."""
    sheet.approved |= bit(letter)
    sheet.plan_points += state.value_of(letter) << (letter * 8)
    sheet.plan = letter
    open_payment(state.plan(letter), state.side, sheet)
    close_payment(state, sheet)


def pick_payment(state: WelcomeTo, sheet: Sheet, start: i64) -> None:
    """Pay with the estate that begins on this plot."""
    pick_estate(state.plan(sheet.plan), state.side, sheet, start)
    close_payment(state, sheet)


def close_payment(state: WelcomeTo, sheet: Sheet) -> None:
    """Strike the estates through once all are picked."""
    if sheet.need:
        sheet.stage = PAYING
        return
    sheet.spend(state.side)
    sheet.plan = -1
    sheet.street = -1
    sheet.stage = PLANNING


# ---------------------------------------------------------------------- the end of a round


def end_turn(state: WelcomeTo, seat: i64, sheet: Sheet) -> None:
    """End a seat's turn, and the round with the last of them."""
    given = 3 - sheet.number_slot - sheet.action_slot
    sheet.end_turn()
    state.waiting &= ~bit(seat)
    if state.waiting:
        return
    state.end_round()
    for other in state.sheets:
        state.turned |= other.approved
    state.over = find_ending(state)
    state.decks.end_round(given)


def find_ending(state: WelcomeTo) -> i64:
    """Whether the game has ended with this round, and how."""
    over: i64 = GOING_ON
    for sheet in state.sheets:
        if sheet.approved == ALL_PLANS:
            return THREE_PLANS
        if not sheet.empty(state.side):
            over = ALL_HOUSES
        elif sheet.refusals == state.side.refusal_cells and over == GOING_ON:
            over = ALL_REFUSALS
    return over
