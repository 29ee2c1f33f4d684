"""A position of Welcome To as a row of numbers: see `engine/core/observation.py`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.engine.core.observation import Layout, Observer, see_bits, see_number, see_one
from megapolis.engine.core.record import Record
from megapolis.engine.core.state import State
from megapolis.games.welcome_to.rules.actions import MAX_CARDS, MAX_PLANS, PLOTS
from megapolis.games.welcome_to.rules.box import ACTIONS, COMPETITORS, NUMBERS, PRINTED, SIDE_IDS, SIZES, Box, Side
from megapolis.games.welcome_to.rules.scoring import total
from megapolis.games.welcome_to.rules.sheet import ACTING, FIELD, PAYING, SHIFTED, WRITING, Sheet, first_stretch
from megapolis.games.welcome_to.rules.solo import SoloDeck
from megapolis.games.welcome_to.rules.state import WelcomeTo

POINTS: Final = 250
KINDS: Final = len(ACTIONS)
ROW: Final = "plots of three streets, 16 per street"

TABLE: Final = Layout()
ROUND: Final[i64] = TABLE.add("round", "rounds begun", high=60)
OVER: Final[i64] = TABLE.add("over", "whether the game is over")
NUMBER: Final[i64] = TABLE.add("numbers", "the number in each slot, 1 to 15", 3, PRINTED)
ACTION: Final[i64] = TABLE.add("actions", "the action in each slot: " + ", ".join(ACTIONS), 3, KINDS)
COMING: Final[i64] = TABLE.add("next_actions", "the action on the back of each slot's number", 3, KINDS)
LEFT: Final[i64] = TABLE.add("left_numbers", "cards that can still be drawn, by number", PRINTED, high=MAX_CARDS)
KINDS_LEFT: Final[i64] = TABLE.add("left_actions", "the same by action", KINDS, high=MAX_CARDS)
PLANS: Final[i64] = TABLE.add("plans", "the plan of each letter, by its place in the data file", 3, MAX_PLANS)
WORTH: Final[i64] = TABLE.add("plan_values", "what approving each plan brings now", 3, high=30)
TURNED: Final[i64] = TABLE.add("turned", "plans that show their lower value", 3)
SIDE: Final[i64] = TABLE.add("board", "the side of the board: " + ", ".join(SIDE_IDS), len(SIDE_IDS))
EXPERT: Final[i64] = TABLE.add("roundabouts", "how many roundabouts a round allows", high=2)
STAGE: Final[i64] = TABLE.add(
    "stage", "the viewer's turn: choose, write or shift, write, use the action, plans, pay, give a card", 7
)
CHOSEN: Final[i64] = TABLE.add("number", "the number that the viewer is to write or wrote, 0 to 17", int(NUMBERS))
USING: Final[i64] = TABLE.add("action", "the action that goes with it", KINDS)
HOUSE: Final[i64] = TABLE.add("house", "the plot it went to; " + ROW, PLOTS)
BUILT: Final[i64] = TABLE.add("built", "roundabouts built in this turn", high=2)
PAYING_FOR: Final[i64] = TABLE.add("paying", "the plan that is being paid for", 3)
NEED: Final[i64] = TABLE.add("need", "estates of each size that are still to be picked", int(SIZES), high=6)
PAID: Final[i64] = TABLE.add("paid", "plots of estates picked so far", PLOTS)
RIVAL: Final[i64] = TABLE.add("rival", "solo: the competitor: " + ", ".join(COMPETITORS), len(COMPETITORS))
RIVAL_CARDS: Final[i64] = TABLE.add("rival_cards", "its cards by action", KINDS, high=MAX_CARDS)
RIVAL_PLANS: Final[i64] = TABLE.add("rival_plans", "what it wrote down for each plan", 3, high=30)
RIVAL_TOTAL: Final[i64] = TABLE.add("rival_points", "its points", high=POINTS, low=-POINTS)
APPROVALS: Final[i64] = TABLE.add("approvals", "letters of approval cards not seen yet", 3)

SEAT: Final = Layout()
AWAITED: Final[i64] = SEAT.add("awaited", "whether the seat is still to act in this round")
WRITTEN: Final[i64] = SEAT.add("houses", "the number of each house, plus one; " + ROW, PLOTS, high=int(NUMBERS))
FILLED: Final[i64] = SEAT.add("filled", "plots with a number", PLOTS)
DOUBLES: Final[i64] = SEAT.add("bis", "plots with a copied number", PLOTS)
ROUNDABOUTS: Final[i64] = SEAT.add("roundabouts", "plots with a roundabout", PLOTS)
FENCES: Final[i64] = SEAT.add("fences", "gaps with a fence, by the plot to their left, ends of streets included", PLOTS)
SPENT: Final[i64] = SEAT.add("used", "plots of estates that have paid for a plan", PLOTS)
POOLS: Final[i64] = SEAT.add("pools", "plots with a built pool", PLOTS)
ROOM: Final[i64] = SEAT.add("room", "on how many plots each number 0 to 17 could go", int(NUMBERS), high=PLOTS)
PARKS: Final[i64] = SEAT.add("parks", "park cells crossed out, by street", 3, high=15)
COLUMNS: Final[i64] = SEAT.add("columns", "cells crossed out in the estate columns", int(SIZES), high=15)
ESTATES: Final[i64] = SEAT.add("estates", "complete estates by size", int(SIZES), high=40)
FREE: Final[i64] = SEAT.add("free_estates", "those that have not paid for a plan", int(SIZES), high=40)
TEMPS: Final[i64] = SEAT.add("temps", "temp agencies used", high=60)
REFUSALS: Final[i64] = SEAT.add("refusals", "refusals", high=15)
APPROVED: Final[i64] = SEAT.add("approved", "approved plans", 3)
BROUGHT: Final[i64] = SEAT.add("plan_points", "what they brought", 3, high=30)
TOTAL: Final[i64] = SEAT.add("points", "all points if the game ended now", high=POINTS, low=-POINTS)
GROUPS: Final[i64] = SEAT.add(
    "groups",
    "estates to be, by their size and how many of their houses have a number: 1 with 0, 2 with 0, 2 with 1, 3 with 0 …",
    int(SIZES * (SIZES + 1) // 2),
    high=33,
)
TAKES: Final[i64] = SEAT.add(
    "takes", "for each empty plot, how many cards of the box bear a number that it takes", PLOTS, high=MAX_CARDS
)
STRETCH: Final[i64] = SEAT.add(
    "stretch", "the same for the length of its stretch of empty plots, which all take the same numbers", PLOTS, high=16
)


def see_left(out: vec[i16], at: i64, box: Box, low: i64, high: i64) -> None:
    """Count a set of cards, in two words, by number and by action."""
    for number in range(i64(PRINTED)):
        count = popcount(low & box.number_low[number]) + popcount(high & box.number_high[number])
        out[at + LEFT + number] += i16(count)
    for kind in range(i64(KINDS)):
        count = popcount(low & box.kind_low[kind]) + popcount(high & box.kind_high[kind])
        out[at + KINDS_LEFT + kind] += i16(count)


def see_groups(out: vec[i16], at: i64, side: Side, sheet: Sheet) -> None:
    """Count what lies between fences and can become an estate."""
    for street in range(i64(3)):
        start: i64 = street * 16
        end: i64 = start + side.lengths[street]
        while start < end:
            size = lowest_bit(sheet.fences >> start) + 1
            plots = (bit(size) - 1) << start
            houses = popcount(sheet.filled & plots)
            if size <= SIZES and houses < size and not sheet.roundabouts & plots:
                out[at + size * (size - 1) // 2 + houses] += 1
            start += size


def see_stretches(out: vec[i16], at: i64, state: WelcomeTo, sheet: Sheet) -> None:
    """Write how many cards each empty plot takes, and how long its stretch is."""
    up_to = state.rules.box.up_to
    for street in range(i64(3)):
        rest = sheet.empty(state.side) & state.side.streets[street]
        while rest:
            stretch = first_stretch(rest)
            rest &= ~stretch
            low, high = sheet.numbers_for(stretch)
            cards = up_to[high] - up_to[low]
            count = popcount(stretch)
            while stretch:
                plot = lowest_bit(stretch)
                out[at + TAKES + plot] = i16(cards)
                out[at + STRETCH + plot] = i16(count)
                stretch &= stretch - 1


@final
class WelcomeToObserver(Observer):
    """The cards, the plans, one's own turn, and every board as it stood when the round began."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT, has_lasting_blocks=True)

    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, WelcomeTo)
        rules = state.rules
        see_number(out, at + ROUND, state.round, 60)
        if state.over:
            out[at + OVER] = 1
        self.see_decks(state, out, at)
        for letter in range(i64(3)):
            if state.plans[letter] >= 0:
                see_one(out, at + PLANS + letter * MAX_PLANS, state.plans[letter], MAX_PLANS)
                see_number(out, at + WORTH + letter, state.value_of(letter), 30)
        see_bits(out, at + TURNED, state.turned)
        see_one(out, at + SIDE, rules.side_number, 2)
        see_number(out, at + EXPERT, rules.per_round, 2)
        if state.waiting >> viewer & 1:
            self.see_turn(state, state.sheets[viewer], out, at)

    def see_decks(self, state: WelcomeTo, out: vec[i16], at: i64) -> None:
        """Write what lies open, what can still come, and the competitor of a solo game."""
        decks, box = state.decks, state.rules.box
        for slot in range(i64(3)):
            top = decks.numbers[slot]
            if top >= 0:
                see_one(out, at + NUMBER + slot * PRINTED, box.card_number[top] - 1, PRINTED)
                see_one(out, at + COMING + slot * KINDS, box.card_action[top], KINDS)
            if decks.actions[slot] >= 0:
                see_one(out, at + ACTION + slot * KINDS, decks.action(slot), KINDS)
        left = decks.left
        for pile in range(i64(len(left)) >> 1):
            see_left(out, at, box, left[2 * pile], left[2 * pile + 1])
        if isinstance(decks, SoloDeck):
            see_one(out, at + RIVAL, state.rules.competitor.level, len(COMPETITORS))
            for card in decks.pile:
                out[at + RIVAL_CARDS + box.card_action[card]] += 1
            for letter in range(i64(3)):
                see_number(out, at + RIVAL_PLANS + letter, max(decks.plan_points[letter], 0), 30)
            see_number(out, at + RIVAL_TOTAL, i64(state.rival_points()), POINTS)
            see_bits(out, at + APPROVALS, decks.letters)

    def see_turn(self, state: WelcomeTo, sheet: Sheet, out: vec[i16], at: i64) -> None:
        """Write where the viewer's own turn stands."""
        stage = sheet.stage
        see_one(out, at + STAGE, stage, 7)
        if stage in (WRITING, SHIFTED, ACTING):
            see_one(out, at + CHOSEN, sheet.number, NUMBERS)
            see_one(out, at + USING, state.decks.action(sheet.action_slot), KINDS)
        see_one(out, at + HOUSE, sheet.house, PLOTS)
        see_number(out, at + BUILT, sheet.built, 2)
        if stage == PAYING:
            see_one(out, at + PAYING_FOR, sheet.plan, 3)
            for size in range(SIZES):
                see_number(out, at + NEED + size, sheet.need >> size * FIELD & 63, 6)
            see_bits(out, at + PAID, sheet.paid)

    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, WelcomeTo)
        sheet = state.visible_sheet(viewer, seat)
        written, fits = sheet.written, sheet.fits
        for number in range(NUMBERS):
            plots = written[number]
            while plots:
                out[at + WRITTEN + lowest_bit(plots)] = i16(number + 1)
                plots &= plots - 1
            if fits[number]:
                out[at + ROOM + number] = i16(popcount(fits[number]))
        see_bits(out, at + FILLED, sheet.filled)
        see_bits(out, at + DOUBLES, sheet.bis)
        see_bits(out, at + ROUNDABOUTS, sheet.roundabouts)
        see_bits(out, at + FENCES, sheet.fences)
        see_bits(out, at + SPENT, sheet.used)
        see_bits(out, at + POOLS, sheet.pools)
        for street in range(i64(3)):
            see_number(out, at + PARKS + street, sheet.park_marks(street), 15)
            see_number(out, at + BROUGHT + street, sheet.plan_points >> street * 8 & 255, 30)
        for size in range(SIZES):
            see_number(out, at + COLUMNS + size, sheet.column_marks(size + 1), 15)
            see_number(out, at + ESTATES + size, sheet.estates(size + 1), 40)
            see_number(out, at + FREE + size, sheet.free >> size * FIELD & 63, 40)
        see_number(out, at + TEMPS, sheet.temps, 60)
        see_number(out, at + REFUSALS, sheet.refusals, 15)
        see_bits(out, at + APPROVED, sheet.approved)
        see_groups(out, at + GROUPS, state.side, sheet)
        see_stretches(out, at, state, sheet)
        self.see_passing(state, viewer, seat, out, at)

    def lasting(self, state: State, viewer: i64, seat: i64) -> Record | None:
        assert isinstance(state, WelcomeTo)
        if state.owned >> seat & 1 and not state.hidden(viewer, seat):
            return None
        return state.visible_sheet(viewer, seat)

    def see_passing(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, WelcomeTo)
        out[at + AWAITED] = i16(state.waiting >> seat & 1)
        # What temp agencies bring depends on everybody's.
        points = total(state.side, state.visible_sheet(viewer, seat)) + state.temp_points(seat, viewer)
        see_number(out, at + TOTAL, points, POINTS)
