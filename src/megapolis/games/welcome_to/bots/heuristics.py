"""What a bot should know about Welcome To.

A sheet is worth its points and what may still come: estates that fill up, gaps that still take numbers, plans on
their way. A step is judged by the best way to go on with the turn, so that one step ahead sees the whole turn.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.engine.core.heuristics import Candidate, Heuristics, TopCandidates
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.games.welcome_to.rules.actions import (
    APPROVE,
    CHOOSE,
    DONE,
    FENCE,
    GIVE,
    PAY,
    REFUSE,
    ROUNDABOUT,
    SHIFT,
    WRITE,
)
from megapolis.games.welcome_to.rules.box import DOUBLING, FENCING, PARKING, POOLING, RAISING, SIZES, TEMPING, Side
from megapolis.games.welcome_to.rules.city_plans import Plan as CityPlan
from megapolis.games.welcome_to.rules.city_plans import Tally
from megapolis.games.welcome_to.rules.legal import add_uses, may_refuse, shift_fits
from megapolis.games.welcome_to.rules.play import approve_plan, pick_payment, use_action, write_house
from megapolis.games.welcome_to.rules.scoring import (
    bis_cost,
    estate_value,
    park_points,
    plan_points,
    pool_points,
    refusal_cost,
    roundabout_cost,
)
from megapolis.games.welcome_to.rules.sheet import (
    ACTING,
    CHOOSING,
    FIELD,
    PAYING,
    PLANNING,
    SHIFTED,
    WRITING,
    Sheet,
    first_stretch,
)
from megapolis.games.welcome_to.rules.solo import SoloDeck
from megapolis.games.welcome_to.rules.state import WelcomeTo

NEVER: Final = -1e9
NONE_COMING: Final = vec[float]([0.0] * 7)
"""Expected estates, by size."""
HOUSES_TRIED: Final[i64] = 4
"""Of all houses for a number, how many are tried with every use of the action."""
HOUSES_TRIED_BY_PLANS: Final[i64] = 6
"""The same in a search for the best few turns instead of the best one."""


@final
class Weights:
    """Weights of the evaluation, tuned by playing."""

    def __init__(self) -> None:
        # An empty house in a stretch that takes as many cards as an empty street would.
        self.house = 4.0
        # How soon more cards for a stretch stop helping; an empty street has about six cards per house.
        self.plenty = 2.0
        # The chance that an estate fills up: without any house, and more with all.
        self.hope = 0.35
        self.rise = 0.45
        # A house in a group that is too long for an estate.
        self.long = 0.5
        self.mark = 0.48
        self.park = 0.5
        self.temp = 0.6
        self.pool = 0.17
        self.plan = 0.7
        self.refusal = 2.0
        self.gift = 1.0


def with_temp_agency(state: WelcomeTo, sheet: Sheet) -> Sheet:
    """A sheet that has used a temp agency."""
    after = sheet.clone()
    if after.temps < state.side.temp_boxes:
        after.temps += 1
    return after


@final
class WelcomeToHeuristics(Heuristics):
    """Points now, and what the streets, the plans and the tracks promise."""

    def __init__(self) -> None:
        self.weights = Weights()

    # ------------------------------------------------------------------ how good a sheet is

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, WelcomeTo)
        if state.over:
            return float(state.points(seat))
        return self.worth(state, state.sheets[seat])

    def baseline(self, state: State, seat: i64) -> float:
        return self.value(state, seat)

    def network_limit(self) -> i64:
        return 16

    def finishes_turns(self) -> bool:
        return True

    def worth(self, state: WelcomeTo, sheet: Sheet) -> float:
        """Points and promises of a sheet."""
        return self.boxes(state, sheet) + self.room(state, sheet)

    def boxes(self, state: WelcomeTo, sheet: Sheet) -> float:
        """The same without what empty houses promise: tracks, fences and estates."""
        side = state.side
        weights = self.weights
        cost = bis_cost(side, sheet) + refusal_cost(side, sheet) + roundabout_cost(side, sheet)
        value = float(pool_points(side, sheet) - cost) - weights.refusal * float(sheet.refusals)
        value += weights.pool * float(popcount(side.pools & sheet.empty(side)))
        boxes = sheet.temps if sheet.temps < 7 else 7
        value += weights.temp * float(boxes)
        for street in range(i64(3)):
            cells = side.park_cells[street]
            marks = sheet.park_marks(street)
            points = park_points(side, sheet, street)
            ahead = float(side.park[street * 16 + cells] - points) * float(marks) / float(cells)
            value += float(points) + weights.park * ahead * float(marks) / float(cells)
        return value + self.estates(state, sheet)

    def estates(self, state: WelcomeTo, sheet: Sheet) -> float:
        """Estates, complete or on their way, and the plans they serve."""
        side = state.side
        weights = self.weights
        value = 0.0
        coming = NONE_COMING[:]
        for street in range(i64(3)):
            at: i64 = street * 16
            end: i64 = at + side.lengths[street]
            while at < end:
                size = lowest_bit(sheet.fences >> at) + 1
                plots = (bit(size) - 1) << at
                houses = popcount(sheet.filled & plots)
                if size > SIZES:
                    value += weights.long * (float(size) * weights.hope + float(houses) * weights.rise)
                elif houses == size:
                    value += float(estate_value(side, sheet, size))
                elif not sheet.roundabouts & plots:
                    chance = weights.hope + weights.rise * float(houses) / float(size)
                    value += chance * float(estate_value(side, sheet, size))
                    coming[size] += chance
                at += size
        for size in range(i64(1), SIZES + 1):
            value += weights.mark * float(sheet.column_marks(size))
        for letter in range(i64(3)):
            if sheet.approved >> letter & 1:
                value += float(plan_points(sheet, letter))
            elif state.plans[letter] >= 0:
                value += float(state.value_of(letter)) * self.progress(state.plan(letter), side, sheet, coming)
        return value

    def progress(self, plan: CityPlan, side: Side, sheet: Sheet, coming: vec[float]) -> float:
        """How near a plan is, from 0 to 1."""
        if plan.is_met(side, sheet):
            return 1.0
        if isinstance(plan, Tally):
            share = float(plan.tally(side, sheet)) / float(plan.count)
            return self.weights.plan * share * share
        reached = 0.0
        wanted = 0.0
        for size in range(i64(1), SIZES + 1):
            need = float(plan.need_of(size))
            if need > 0.0:
                have = float(sheet.free >> ((size - 1) * FIELD) & 63) + coming[size]
                reached += min(need, have)
                wanted += need
        share = reached / wanted
        return self.weights.plan * share * share

    def room(self, state: WelcomeTo, sheet: Sheet) -> float:
        """What empty houses promise, by stretches that take the same numbers and by the cards that fit there."""
        side = state.side
        up_to = state.rules.box.up_to
        plenty = self.weights.plenty
        value = 0.0
        empty = sheet.empty(side)
        for street in range(i64(3)):
            rest = empty & side.streets[street]
            while rest:
                stretch = first_stretch(rest)
                rest &= ~stretch
                low, high = sheet.numbers_for(stretch)
                count = popcount(stretch)
                numbers = high - low
                if numbers == 0:
                    continue
                cards = float(up_to[high] - up_to[low]) / float(count)
                share = cards / (cards + plenty) * (5.7 + plenty) / 5.7
                taken = float(count if count < numbers else numbers)
                value += self.weights.house * taken * min(share, 1.1)
        return value

    # ------------------------------------------------------------------ how good a step is

    def prior(self, state: State, seat: i64, action: i64) -> float:
        assert isinstance(state, WelcomeTo)
        sheet = state.sheets[seat]
        if action < REFUSE or (action >= SHIFT and action < FENCE):
            best = TopCandidates(1)
            self.try_step(state, sheet, action, HOUSES_TRIED, best)
            return best.candidates[0].prior
        if action >= GIVE and action < SHIFT:
            return -self.gift(state, action - GIVE)
        after = sheet.clone()
        if action == REFUSE:
            after.refusals += 1
        elif action < ROUNDABOUT:
            use_action(state, after, action)
        elif action < APPROVE:
            if sheet.stage == CHOOSING and not may_refuse(state, sheet):
                # It can as well be built after the house.
                return NEVER
            after.build_roundabout(state.side, action - ROUNDABOUT)
        elif action < PAY:
            approve_plan(state, after, action - APPROVE)
        elif action < DONE:
            pick_payment(state, after, action - PAY)
        return self.worth(state, after)

    def candidates(self, state: State, seat: i64, count: i64) -> list[Candidate]:
        """Whole turns as far as the action; what is left of them after that are plans to approve."""
        assert isinstance(state, WelcomeTo)
        sheet = state.sheets[seat]
        best = TopCandidates(count)
        for action in state.legal_actions(seat):
            if action < REFUSE or (action >= SHIFT and action < FENCE):
                self.try_step(state, sheet, action, HOUSES_TRIED_BY_PLANS, best)
            else:
                best.add(vec[i64]([action]), self.prior(state, seat, action))
        return best.candidates

    def try_step(self, state: WelcomeTo, sheet: Sheet, action: i64, houses: i64, best: TopCandidates) -> None:
        """Try every turn that goes on with a choice of a combination, a shift or a house."""
        path = vec[i64]([action])
        if action < REFUSE:
            number_slot, action_slot = (action - CHOOSE) // 3, (action - CHOOSE) % 3
            number, kind = state.decks.number(number_slot), state.decks.action(action_slot)
            cost = self.gift(state, 3 - number_slot - action_slot) if state.rules.solo else 0.0
            self.try_houses(state, sheet, number, kind, cost, houses, path, best)
            if kind == TEMPING:
                for by in range(i64(-2), i64(3)):
                    if shift_fits(sheet, number, by):
                        shifted = append(path[:], SHIFT + 2 + by)
                        self.try_houses(
                            state, with_temp_agency(state, sheet), number + by, kind, cost, houses, shifted, best
                        )
        elif action < WRITE:
            number = sheet.number + action - SHIFT - 2
            self.try_houses(state, with_temp_agency(state, sheet), number, TEMPING, 0.0, houses, path, best)
        else:
            after = sheet.clone()
            write_house(state, after, action - WRITE)
            self.try_uses(state, after, state.decks.action(sheet.action_slot), 0.0, path, best)

    def try_houses(
        self,
        state: WelcomeTo,
        sheet: Sheet,
        number: i64,
        kind: i64,
        cost: float,
        houses: i64,
        path: vec[i64],
        best: TopCandidates,
    ) -> None:
        """Try every house for a number; the more promising ones with every use of the action after it."""
        tried: list[Sheet] = []
        values: list[float] = []
        # Parks and pools depend on the house and cost little to try; of the others some leave many uses to choose from.
        cheap = kind in (PARKING, POOLING)
        manifold = kind in (FENCING, RAISING, DOUBLING)
        rest = sheet.fits[number]
        while rest:
            after = sheet.clone()
            after.house = lowest_bit(rest)
            after.write(state.side, number, after.house)
            rest &= rest - 1
            if cheap:
                self.try_uses(state, after, kind, cost, append(path[:], WRITE + after.house), best)
                continue
            value = self.worth(state, after)
            if manifold:
                tried.append(after)
                values.append(value)
            else:
                best.add(append(path[:], WRITE + after.house), value - cost)
        for _house in range(min(houses, i64(len(values)))):
            top: i64 = 0
            for at in range(i64(len(values))):
                if values[at] > values[top]:
                    top = at
            values[top] = NEVER
            self.try_uses(state, tried[top], kind, cost, append(path[:], WRITE + tried[top].house), best)

    def try_uses(
        self, state: WelcomeTo, sheet: Sheet, kind: i64, cost: float, path: vec[i64], best: TopCandidates
    ) -> None:
        """Try every use of an action after the house is written, and none."""
        room = self.room(state, sheet)
        best.add(path, self.boxes(state, sheet) + room - cost)
        uses = ActionList()
        add_uses(state, sheet, kind, uses)
        for use in uses.to_vec():
            after = sheet.clone()
            use_action(state, after, use)
            if kind == DOUBLING:
                # Of all actions this one alone takes up an empty house.
                room = self.room(state, after)
            best.add(append(path[:], use), self.boxes(state, after) + room - cost)

    def gift(self, state: WelcomeTo, slot: i64) -> float:
        """Roughly what a card is worth to the competitor."""
        competitor = state.rules.competitor
        deck = state.decks
        if not isinstance(deck, SoloDeck) or not competitor.scores:
            return 0.0
        action = deck.action(slot)
        value = float(competitor.per_card[action]) + 1.0
        if action == RAISING:
            value = float(competitor.estate_value) * 2.0
        elif action == DOUBLING:
            value = float(competitor.bis_houses) * 1.5
        return self.weights.gift * value

    # ------------------------------------------------------------------ playing on quickly

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        """A number near its place in the street, an action rather than none, plans at once, no roundabouts."""
        assert isinstance(state, WelcomeTo)
        sheet = state.sheets[seat]
        stage = sheet.stage
        if stage in (WRITING, SHIFTED) and sheet.fits[sheet.number]:
            return WRITE + nearest_house(state.side, sheet)
        actions = ActionList()
        state.add_legal(seat, actions)
        last: i64 = actions.count - 1
        if stage in (ACTING, PLANNING):
            if last > 0 and actions.pick(last - 1) >= APPROVE:
                return actions.pick(last - 1)
            if actions.pick(0) >= ROUNDABOUT:
                return actions.pick(last)
        while last > 0 and actions.pick(last) >= ROUNDABOUT and stage != PAYING:
            last -= 1
        return actions.pick(rng.below(last + 1))


def nearest_house(side: Side, sheet: Sheet) -> i64:
    """Of the houses that a sheet's number fits, the one nearest to where it would stand in a well-spread street."""
    best: i64 = -1
    least: i64 = 1000000
    houses = sheet.fits[sheet.number]
    while houses:
        plot = lowest_bit(houses)
        houses &= houses - 1
        off = ((plot & 15) * 2 + 1) * 16 - sheet.number * side.lengths[plot >> 4] * 2
        if off < 0:
            off = -off
        if off < least:
            least = off
            best = plot
    return best
