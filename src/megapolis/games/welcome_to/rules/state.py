"""A position of Welcome To and the flow of play.

Set-up deals a plan of each letter. A round: chance draws until three numbers and three actions lie open; every seat
takes its turn in small steps, in any order, and says that it is done; then approved plans turn over and the end of the
game is looked for. A turn: choose a number and an action (or take a refusal), write the number, use the action, approve
plans, done; with the expert variant a roundabout before the choice or after the house.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import append_members, bit, lowest_bit, popcount, with_item
from megapolis.engine.core.returns import by_rank, by_score
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.simultaneous import Simultaneous
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import BadOption, Reason
from megapolis.engine.score import Change, ScoreLine
from megapolis.engine.setup import Setup
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
    LETTERS,
    PARK,
    PAY,
    POOL,
    REFUSE,
    ROUNDABOUT,
    SHIFT,
    TURN_APPROVAL,
    WRITE,
)
from megapolis.games.welcome_to.rules.box import (
    COMPETITORS,
    DOUBLING,
    FENCING,
    PARKING,
    POOLING,
    RAISING,
    SIDE_IDS,
    TEMPING,
    Box,
    Competitor,
)
from megapolis.games.welcome_to.rules.city_plans import Plan, choices, open_payment, pick
from megapolis.games.welcome_to.rules.decks import Decks, three_decks
from megapolis.games.welcome_to.rules.scoring import breakdown, closed_temp_points, temp_points, total
from megapolis.games.welcome_to.rules.sheet import (
    ACTING,
    CHOOSING,
    GIVING,
    PAYING,
    PLANNING,
    SHIFTED,
    WRITING,
    Sheet,
    blank,
)
from megapolis.games.welcome_to.rules.side import NUMBERS, SIZES, Side
from megapolis.games.welcome_to.rules.solo import SoloDeck, rival_breakdown, rival_estates, solo_deck

ALL_PLANS: Final[i64] = 7

# How the game ended.
GOING_ON: Final[i64] = 0
THREE_PLANS: Final[i64] = 1
ALL_HOUSES: Final[i64] = 2
ALL_REFUSALS: Final[i64] = 3
ENDINGS: Final = ("three_plans", "all_houses", "all_refusals")


class Rules:
    """The options of one game, as the rules ask for them. Shared by all its states."""

    def __init__(self, setup: Setup, box: Box) -> None:
        options = setup.options
        self.box = box
        self.side_number: i64 = SIDE_IDS.index(str(options["board"]))
        self.side: Side = box.sides[self.side_number]
        self.roundabouts = bool(options["roundabouts"])
        self.per_round: i64 = int(str(options["roundabouts_per_round"])) if self.roundabouts else 0
        self.solo = setup.players == 1
        self.competitor: Competitor = box.competitors[COMPETITORS.index(str(options["competitor"]))]
        # For each letter the plans that may be dealt: one picked by hand, or all that the options let in.
        self.stacks: list[vec[i64]] = []
        for letter in LETTERS:
            picked = options[f"plan_{letter.lower()}"]
            names = [
                name for name in box.plan_names if self.in_stack(box, name, letter, bool(options["advanced_plans"]))
            ]
            if isinstance(picked, tuple) and picked:
                if picked[0] not in box.plan_names:
                    raise BadOption("data-no-plan", game="welcome_to", plan=picked[0])
                names = [picked[0]]
            self.stacks.append(vec[i64]([box.plan_names.index(name) for name in names]))

    def in_stack(self, box: Box, name: str, letter: str, advanced: bool) -> bool:
        """Whether a plan may be dealt: those that ask for roundabouts need the expert variant."""
        plan = box.plans[box.plan_names.index(name)]
        if name[0] != letter or (plan.advanced and not advanced):
            return False
        return self.roundabouts or plan.roundabouts == 0


class WelcomeTo(Simultaneous[Sheet]):
    """A position."""

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        decks: Decks,
        sheets: list[Sheet],
        before: list[Sheet],
        owned: i64,
        plans: vec[i64],
        turned: i64,
        round: i64,
        waiting: i64,
        clock: i64,
        over: i64,
    ) -> None:
        super().__init__(setup, sheets, before)
        self.waiting = waiting
        self.clock = clock
        self.rules = rules
        self.side: Side = rules.side
        self.decks = decks
        # The seats whose sheets no other position and not `before` holds: they may be changed in place.
        self.owned = owned
        # The plan of each letter (-1: not dealt), and those that show their lower value.
        self.plans = plans
        self.turned = turned
        self.round = round
        self.over = over

    def clone(self) -> WelcomeTo:
        # From here on both positions hold the same sheets, so neither may change them.
        self.owned = 0
        return WelcomeTo(
            self.setup,
            self.rules,
            self.decks.copy(),
            self.sheets[:],
            self.before,
            0,
            self.plans,
            self.turned,
            self.round,
            self.waiting,
            self.clock,
            self.over,
        )

    def mine(self, seat: i64) -> Sheet:
        """The sheet of a seat, free to be changed."""
        if not self.owned >> seat & 1:
            self.sheets[seat] = self.sheets[seat].copy()
            self.owned |= bit(seat)
        return self.sheets[seat]

    # ------------------------------------------------------------------ who is awaited, and what they may do

    def awaited(self) -> i64:
        if self.waiting:
            return self.waiting
        return 0 if self.over else CHANCE

    def plan(self, letter: i64) -> Plan:
        """The dealt plan of a letter."""
        return self.rules.box.plans[self.plans[letter]]

    def legal_actions(self, seat: i64) -> vec[i64]:
        if seat == CHANCE:
            return self.outcomes()
        if not self.waiting >> seat & 1:
            return vec[i64]()
        sheet = self.sheets[seat]
        stage = sheet.stage
        if stage == CHOOSING:
            return self.combinations(sheet)
        if stage == WRITING:
            return self.houses(sheet)
        if stage == SHIFTED:
            return append_members(vec[i64](), sheet.fits[sheet.number], WRITE)
        if stage == PAYING:
            return append_members(vec[i64](), choices(self.plan(sheet.plan), self.side, sheet), PAY)
        if stage == GIVING:
            return vec[i64]([GIVE, GIVE + 1, GIVE + 2])
        out = vec[i64]()
        if stage == ACTING:
            out = self.uses(sheet, self.decks.action(sheet.action_slot), out)
        out = self.roundabouts(sheet, out)
        for letter in range(i64(3)):
            if self.approvable(sheet, letter):
                out = append(out, APPROVE + letter)
        return append(out, DONE)

    def fitting(self, sheet: Sheet, number_slot: i64) -> bool:
        """Whether a printed number can be written anywhere."""
        return sheet.fits[self.decks.number(number_slot)] != 0

    def shift_fits(self, sheet: Sheet, number: i64, by: i64) -> bool:
        """Whether a number shifted by -2 to +2 can be written anywhere."""
        shifted = number + by
        return shifted >= 0 and shifted < NUMBERS and sheet.fits[shifted] != 0

    def choosable(self, sheet: Sheet, number_slot: i64, action_slot: i64) -> bool:
        """Whether a combination can be used: its number fits, as printed or shifted by its temp agency."""
        if (number_slot != action_slot) != self.rules.solo:
            return False
        if self.fitting(sheet, number_slot):
            return True
        if self.decks.action(action_slot) != TEMPING:
            return False
        number = self.decks.number(number_slot)
        for by in range(i64(-2), i64(3)):
            if self.shift_fits(sheet, number, by):
                return True
        return False

    def refusal_due(self, sheet: Sheet) -> bool:
        """Whether no printed number can be written anywhere."""
        return not (self.fitting(sheet, 0) or self.fitting(sheet, 1) or self.fitting(sheet, 2))

    def combinations(self, sheet: Sheet) -> vec[i64]:
        """The choices at the start of a turn."""
        out = vec[i64]()
        for number_slot in range(i64(3)):
            for action_slot in range(i64(3)):
                if self.choosable(sheet, number_slot, action_slot):
                    out = append(out, CHOOSE + number_slot * 3 + action_slot)
        if self.refusal_due(sheet):
            out = append(out, REFUSE)
        return self.roundabouts(sheet, out)

    def houses(self, sheet: Sheet) -> vec[i64]:
        """Where the number may go, or how a temp agency may shift it first."""
        out = vec[i64]()
        if self.decks.action(sheet.action_slot) == TEMPING:
            for by in range(i64(-2), i64(3)):
                if self.shift_fits(sheet, sheet.number, by):
                    out = append(out, SHIFT + 2 + by)
        return append_members(out, sheet.fits[sheet.number], WRITE)

    def uses(self, sheet: Sheet, action: i64, out: vec[i64]) -> vec[i64]:
        """What can be done with an action after the house is written."""
        side = self.side
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

    def roundabouts(self, sheet: Sheet, out: vec[i64]) -> vec[i64]:
        """Where a roundabout may be built."""
        if sheet.built >= self.rules.per_round or sheet.roundabout_count() >= self.side.roundabout_cells:
            return out
        return append_members(out, sheet.empty(self.side), ROUNDABOUT)

    def approvable(self, sheet: Sheet, letter: i64) -> bool:
        """Whether a seat can approve a plan now."""
        if sheet.approved >> letter & 1:
            return False
        return self.plan(letter).met(self.side, sheet)

    def undealt(self) -> i64:
        """The first letter that has no plan yet; 3 when all have."""
        letter: i64 = 0
        while letter < 3 and self.plans[letter] >= 0:
            letter += 1
        return letter

    def outcomes(self) -> vec[i64]:
        """What chance can bring."""
        out = vec[i64]()
        if self.awaited() != CHANCE:
            return out
        letter = self.undealt()
        if letter == 3:
            return self.decks.outcomes()
        for plan in self.rules.stacks[letter]:
            out = append(out, DEAL_PLAN + plan)
        return out

    def sample(self, rng: Rng) -> i64:
        if self.round or self.undealt() == 3:
            return self.decks.sample(rng)
        actions = self.outcomes()
        return actions[rng.below(i64(len(actions)))]

    def deck(self) -> str:
        letter = self.undealt()
        return self.decks.name() if letter == 3 else f"plans-{LETTERS[letter]}:0"

    # ------------------------------------------------------------------ play

    def play(self, seat: i64, action: i64) -> None:
        if seat != CHANCE:
            self.act(seat, action)
            return
        self.clock += 1
        if action < DRAW:
            self.plans = with_item(self.plans, self.undealt(), action - DEAL_PLAN)
            return
        if self.decks.draw(action):
            self.open_round()
        elif action >= TURN_APPROVAL:
            self.rival_approves(action - TURN_APPROVAL)

    def open_round(self) -> None:
        self.round += 1
        self.await_everybody()
        if self.seats > 1:
            self.owned = 0

    def act(self, seat: i64, action: i64) -> None:
        sheet = self.mine(seat)
        side = self.side
        if action == DONE:
            self.done(seat, sheet)
        elif action >= WRITE and action < FENCE:
            self.write(sheet, action - WRITE)
        elif action < REFUSE:
            sheet.number_slot = (action - CHOOSE) // 3
            sheet.action_slot = (action - CHOOSE) % 3
            sheet.number = self.decks.number(sheet.number_slot)
            sheet.stage = WRITING
        elif action == REFUSE:
            sheet.refusals += 1
            sheet.stage = GIVING if self.rules.solo else PLANNING
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
            self.pay(sheet, action - PAY)
        elif action >= APPROVE:
            self.approve(sheet, action - APPROVE)
        elif action >= ROUNDABOUT:
            sheet.roundabout(side, action - ROUNDABOUT)
        else:
            self.use(sheet, action)
            sheet.stage = PLANNING

    def write(self, sheet: Sheet, plot: i64) -> None:
        """A house gets its number. A temp agency has been used by now, or not at all."""
        sheet.write(self.side, sheet.number, plot)
        sheet.house = plot
        temps = self.decks.action(sheet.action_slot) == TEMPING
        sheet.stage = PLANNING if temps else ACTING

    def use(self, sheet: Sheet, action: i64) -> None:
        """The action of the chosen combination."""
        if action < ESTATE:
            sheet.fence(self.side, action - FENCE)
        elif action < PARK:
            sheet.raise_value(action - ESTATE + 1)
        elif action == PARK:
            sheet.park(sheet.house >> 4)
        elif action == POOL:
            sheet.pools |= bit(sheet.house)
        else:
            plot = (action - BIS) >> 1
            source = plot - 1 if (action - BIS) & 1 == 0 else plot + 1
            sheet.duplicate(self.side, plot, source)

    def value_of(self, letter: i64) -> i64:
        """What approving a plan brings now."""
        plan = self.plan(letter)
        return plan.low if self.turned >> letter & 1 else plan.high

    def approve(self, sheet: Sheet, letter: i64) -> None:
        """A seat approves a plan; where there is a choice it is asked which estates pay."""
        sheet.approved |= bit(letter)
        sheet.plan_points += self.value_of(letter) << (letter * 8)
        sheet.plan = letter
        open_payment(self.plan(letter), self.side, sheet)
        self.close_payment(sheet)

    def pay(self, sheet: Sheet, start: i64) -> None:
        """A seat picks an estate to pay with."""
        pick(self.plan(sheet.plan), self.side, sheet, start)
        self.close_payment(sheet)

    def close_payment(self, sheet: Sheet) -> None:
        """Strikes the estates through once all are picked."""
        if sheet.need:
            sheet.stage = PAYING
            return
        sheet.spend(self.side)
        sheet.plan = -1
        sheet.street = -1
        sheet.stage = PLANNING

    def done(self, seat: i64, sheet: Sheet) -> None:
        given = 3 - sheet.number_slot - sheet.action_slot
        sheet.end_turn()
        self.waiting &= ~bit(seat)
        if self.waiting:
            return
        self.clock += 1
        for other in self.sheets:
            self.turned |= other.approved
        self.over = self.end()
        self.decks.end_round(given)

    def end(self) -> i64:
        """Whether the game has ended with this round, and how."""
        over: i64 = GOING_ON
        for sheet in self.sheets:
            if sheet.approved == ALL_PLANS:
                return THREE_PLANS
            if not sheet.empty(self.side):
                over = ALL_HOUSES
            elif sheet.refusals == self.side.refusal_cells and over == GOING_ON:
                over = ALL_REFUSALS
        return over

    def rival_approves(self, letter: i64) -> None:
        """An approval card is turned: the competitor may approve the plan, which turns over at once."""
        deck = self.decks
        if isinstance(deck, SoloDeck) and self.rules.competitor.approves >> letter & 1:
            deck.plan_points = with_item(deck.plan_points, letter, self.value_of(letter))
            self.turned |= bit(letter)

    def preview(self, seat: i64, action: i64) -> list[Change]:
        # The last to be done would see what others have done meanwhile; of itself, being done changes no points.
        if action == DONE and self.seats > 1 and self.is_legal(seat, action):
            return []
        return super().preview(seat, action)

    # ------------------------------------------------------------------ why not

    def explain_refusal(self, seat: i64, action: i64) -> Reason:
        from megapolis.games.welcome_to.rules.refusal import refusal

        return refusal(self, seat, action)

    # ------------------------------------------------------------------ points

    def temp_points(self, seat: i64, viewer: i64) -> i64:
        """Points of a seat for temp agencies as a viewer may reckon them now."""
        own = self.shown(viewer, seat).temps
        deck = self.decks
        counts: i64 = 0
        if isinstance(deck, SoloDeck):
            competitor = self.rules.competitor
            if not competitor.scores:
                return closed_temp_points(self.side, own, [int(boxes) for boxes in competitor.temps])
            counts = bit(deck.cards_of(TEMPING))
        else:
            for other in range(self.seats):
                counts |= bit(self.shown(viewer, other).temps)
        return temp_points(self.side, own, counts)

    def points(self, seat: i64) -> i64:
        return total(self.side, self.sheets[seat]) + self.temp_points(seat, seat)

    def breakdown(self, seat: i64) -> list[ScoreLine]:
        return self.visible_score(seat, seat)

    def visible_score(self, viewer: i64, seat: i64) -> list[ScoreLine]:
        sheet = self.shown(viewer, seat)
        return breakdown(self.side, sheet, self.temp_points(seat, viewer), self.rules.roundabouts)

    def rival_breakdown(self) -> list[ScoreLine]:
        """Solo: the competitor's points line by line."""
        deck = self.decks
        if not isinstance(deck, SoloDeck):
            return []
        cards = deck.cards_of(TEMPING)
        rank = temp_points(self.side, cards, bit(self.sheets[0].temps))
        return rival_breakdown(deck, self.rules.competitor, rank)

    def rival_points(self) -> int:
        """Solo: the competitor's points."""
        return sum([line.points for line in self.rival_breakdown()])

    def rival_estates(self) -> int:
        """Solo: how many estates the competitor has; all of them are complete."""
        deck = self.decks
        return len(rival_estates(deck, self.rules.competitor)) if isinstance(deck, SoloDeck) else 0

    def outcome(self, scores: list[int]) -> list[float]:
        estates = [int(sheet.estate_count()) for sheet in self.sheets]
        if self.seats > 1:
            return by_rank(scores, estates, 20.0)
        if not self.rules.competitor.scores:
            return [by_score(scores[0], 90.0, 30.0)]
        return by_rank([scores[0], self.rival_points()], [estates[0], self.rival_estates()], 20.0)[:1]

    def ending(self) -> str:
        return ENDINGS[self.over - 1] if self.over else ""

    def facts(self) -> list[int]:
        numbers = [self.turned, self.round, self.waiting, self.clock, self.over]
        out = [int(number) for number in numbers] + [int(plan) for plan in self.plans] + self.decks.facts()
        return out + self.sheet_facts()


def new_state(setup: Setup) -> WelcomeTo:
    """The position before anything is dealt; a plan picked by hand lies there already."""
    box: Box = setup.data  # type: ignore[assignment]
    rules = Rules(setup, box)
    side = rules.side
    sheets = [blank(side) for _ in range(setup.players)]
    decks: Decks = solo_deck(box) if rules.solo else three_decks(box)
    plans = vec[i64]([-1, -1, -1])
    for letter in range(i64(3)):
        if setup.options[f"plan_{LETTERS[letter].lower()}"]:
            plans[letter] = rules.stacks[letter][0]
    return WelcomeTo(setup, rules, decks, sheets, [], 0, plans, 0, 0, 0, 0, GOING_ON)
