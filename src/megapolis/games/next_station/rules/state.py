"""A position of Next Station and the flow of play.

Set-up (pencils, objectives, powers), then four rounds. A round: chance flips a card; every seat draws a section or
passes, in any order; after the last underground card lines are scored and pencils move on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, changed, lowest, members, popcount
from megapolis.engine.core.returns import by_rank, by_score
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.simultaneous import Simultaneous
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import Reason
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Setup
from megapolis.games.next_station.rules.actions import (
    CIRCLE,
    DEAL_OBJECTIVE,
    DEAL_PENCIL,
    DEAL_POWER,
    DRAW,
    FLIP,
    LAY,
    PASS,
    POWER_DRAW,
)
from megapolis.games.next_station.rules.box import ANY, PENCILS, SWITCH, WORD, Board
from megapolis.games.next_station.rules.scoring import best_line, breakdown, total
from megapolis.games.next_station.rules.sheet import CIRCLING, FIRST, SECOND, Sheet, blank

ROUNDS: Final[i64] = 4
OBJECTIVES: Final[i64] = 2

# The steps of the set-up, then play.
LAY_PENCILS: Final[i64] = 0
DEAL_PENCILS: Final[i64] = 1
DEAL_OBJECTIVES: Final[i64] = 2
DEAL_POWERS: Final[i64] = 3
PLAY: Final[i64] = 4

NO_POWER: Final[i64] = -1
DOUBLE_SECTION: Final[i64] = 0
JOKER: Final[i64] = 1
SWITCHING: Final[i64] = 2
DOUBLE_STATION: Final[i64] = 3

EFFECTIVE_FROM: Final[i64] = 2
"""A switch card in the first two turns of a round is ignored."""


class Rules:
    """The options of one game, as the rules ask for them. Shared by all its states."""

    def __init__(self, setup: Setup, board: Board) -> None:
        options = setup.options
        players = setup.players
        self.board = board
        self.empty_line_counts = bool(options["empty_line_counts"])
        self.joker_central_ends = options["double_joker_central"] == "no_second"
        self.switch_covers_both = options["double_switch_scope"] == "both"
        modules = int(bool(options["objectives"])) + int(bool(options["powers"]))
        self.deduction: i64 = board.module_cost * i64(modules) if players == 1 else 0
        pencils = int(DEAL_PENCILS) if players > 1 or options["random_pencils"] else int(LAY_PENCILS)
        modular = ([int(DEAL_OBJECTIVES)] if options["objectives"] else []) + (
            [int(DEAL_POWERS)] if options["powers"] else []
        )
        after = options["solo_order_after_powers"] and players == 1
        self.steps = vec[i64]([*modular, pencils, int(PLAY)] if after else [pencils, *modular, int(PLAY)])
        # Places round the table, going left; with two players a spare pencil lies between them on both sides.
        self.places = vec[i64]([0, 2] if players == 2 else list(range(players)))
        self.lowest_band_top = int(str(options["solo_lowest_band_top"]))


class NextStation(Simultaneous[Sheet]):
    """A position. A round in the engine's sense is one turn here: a card, and a section for each seat."""

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        sheets: list[Sheet],
        before: list[Sheet],
        step: i64,
        pencils: vec[i64],
        laid: i64,
        objectives: i64,
        powers: vec[i64],
        powered: i64,
        deck: i64,
        flipped: vec[i64],
        round: i64,
        turn: i64,
        under: i64,
        symbol: i64,
        branch: bool,
        waiting: i64,
        clock: i64,
    ) -> None:
        super().__init__(setup, sheets, before, waiting, clock)
        self.rules = rules
        self.step = step
        # Pencils by place at the start (-1: not dealt yet), shared objectives (a set), powers by pencil.
        self.pencils = pencils
        self.laid = laid
        self.objectives = objectives
        self.powers = powers
        self.powered = powered
        # Cards not flipped yet (a set); those flipped this round, in order, each with its turn: turn * 16 + card.
        self.cards = deck
        self.flipped = flipped
        self.round = round
        self.turn = turn
        self.under = under
        self.symbol = symbol
        self.branch = branch

    def clone(self) -> NextStation:
        # Vecs in a state are replaced, never written to, and sheets are values: all are shared.
        return NextStation(
            self.setup,
            self.rules,
            self.sheets[:],
            self.before,
            self.step,
            self.pencils,
            self.laid,
            self.objectives,
            self.powers,
            self.powered,
            self.cards,
            self.flipped,
            self.round,
            self.turn,
            self.under,
            self.symbol,
            self.branch,
            self.waiting,
            self.clock,
        )

    # ------------------------------------------------------------------ who is awaited, and what they may do

    def awaited(self) -> i64:
        if self.waiting:
            return self.waiting
        return 0 if self.round == ROUNDS else CHANCE

    def power(self, sheet: Sheet) -> i64:
        """The power that a sheet's pencil can still use this round."""
        return NO_POWER if sheet.used else self.powers[sheet.colour]

    def legal_actions(self, seat: i64) -> vec[i64]:
        if seat == CHANCE:
            return self.outcomes()
        if not self.waiting >> seat & 1:
            return vec[i64]()
        if self.step < i64(len(self.rules.steps)) - 1:
            return self.unlaid(LAY)
        board = self.rules.board
        sheet = self.sheets[seat]
        out = vec[i64]([PASS])
        if sheet.stage == CIRCLING:
            return members(out, sheet.line, CIRCLE)
        if sheet.stage == SECOND:
            w0, w1, w2 = self.second(sheet)
            return sections(out, DRAW, w0, w1, w2)
        sources: i64 = sheet.line if self.branch else sheet.ends
        w0, w1, w2 = sheet.reach(board, self.symbol, sources)
        out = sections(out, DRAW, w0, w1, w2)
        power = self.power(sheet)
        if power == JOKER:
            v0, v1, v2 = sheet.reach(board, ANY, sources)
            return sections(out, POWER_DRAW, v0 & ~w0, v1 & ~w1, v2 & ~w2)
        if power == SWITCHING:
            v0, v1, v2 = sheet.reach(board, self.symbol, sheet.line)
            return sections(out, POWER_DRAW, v0 & ~w0, v1 & ~w1, v2 & ~w2)
        return out

    def second(self, sheet: Sheet) -> tuple[i64, i64, i64]:
        """Where a second section may go."""
        both = self.branch and self.rules.switch_covers_both
        return sheet.reach(self.rules.board, sheet.needed, sheet.line if both else sheet.ends)

    def outcomes(self) -> vec[i64]:
        """What chance can bring."""
        out = vec[i64]()
        if self.awaited() != CHANCE:
            return out
        step = self.rules.steps[self.step]
        if step == PLAY:
            return members(out, self.cards, FLIP)
        if step == DEAL_PENCILS:
            return self.unlaid(DEAL_PENCIL)
        if step == DEAL_OBJECTIVES:
            count: i64 = len(self.rules.board.objective_kind)
            return members(out, (bit(count) - 1) & ~self.objectives, DEAL_OBJECTIVE)
        return self.undealt(self.powers, self.powered, DEAL_POWER)

    def unlaid(self, base: i64) -> vec[i64]:
        """The pencils that have no place yet."""
        return self.undealt(self.pencils, self.laid, base)

    def undealt(self, items: vec[i64], count: i64, base: i64) -> vec[i64]:
        """Those of the numbers 0 to 3 that are not among the first `count` items."""
        left: i64 = 15
        for i in range(count):
            left &= ~bit(items[i])
        return members(vec[i64](), left, base)

    def sample(self, rng: Rng) -> i64:
        if self.rules.steps[self.step] == PLAY:
            cards = self.cards
            skip = rng.below(popcount(cards))
            while skip:
                cards &= cards - 1
                skip -= 1
            return FLIP + lowest(cards)
        actions = self.outcomes()
        return actions[rng.below(i64(len(actions)))]

    def deck(self) -> str:
        step = self.rules.steps[self.step]
        if step == PLAY:
            return f"cards:{int(self.round)}"
        if step == DEAL_PENCILS:
            return "pencils:0"
        return "objectives:0" if step == DEAL_OBJECTIVES else "powers:0"

    # ------------------------------------------------------------------ play

    def play(self, seat: i64, action: i64) -> None:
        if seat == CHANCE:
            self.clock += 1
            if action >= FLIP and action < DEAL_PENCIL:
                self.flip(action - FLIP)
            elif action < DEAL_OBJECTIVE:
                self.lay(action - DEAL_PENCIL)
            elif action < DEAL_POWER:
                self.objectives |= bit(action - DEAL_OBJECTIVE)
                if popcount(self.objectives) == OBJECTIVES:
                    self.next_step()
            else:
                self.deal_power(action - DEAL_POWER)
        elif action >= LAY:
            self.clock += 1
            self.lay(action - LAY)
        else:
            self.act(seat, action)

    def begin(self) -> None:
        """Enters the first step of the set-up."""
        self.step = -1
        self.next_step()

    def next_step(self) -> None:
        self.step += 1
        step = self.rules.steps[self.step]
        self.waiting = 1 if step == LAY_PENCILS else 0
        if step == PLAY:
            self.open_round()

    def lay(self, pencil: i64) -> None:
        """A pencil takes the next place; the last one needs no choice."""
        self.pencils = changed(self.pencils, self.laid, pencil)
        self.laid += 1
        if self.laid == PENCILS - 1:
            self.pencils = changed(self.pencils, self.laid, last_of(self.pencils))
            self.laid = PENCILS
            self.next_step()

    def deal_power(self, power: i64) -> None:
        """A power goes to the next pencil; the last one needs no draw."""
        self.powers = changed(self.powers, self.powered, power)
        self.powered += 1
        if self.powered == PENCILS - 1:
            self.powers = changed(self.powers, self.powered, last_of(self.powers))
            self.powered = PENCILS
            self.next_step()

    def colour(self, seat: i64) -> i64:
        """The pencil of a seat this round."""
        return self.pencil_in(seat, self.round)

    def pencil_in(self, seat: i64, round: i64) -> i64:
        """The pencil of a seat in a round (-1: not laid yet): pencils move one place to the left after each round."""
        if self.seats == 1:
            return self.pencils[round]
        return self.pencils[(self.rules.places[seat] - round) & 3]

    def open_round(self) -> None:
        board = self.rules.board
        self.cards = board.all_cards
        self.flipped = vec[i64]()
        self.turn = 0
        self.under = 0
        for seat in range(self.seats):
            sheet = self.sheets[seat].copy()
            sheet.open_line(board, self.colour(seat), self.rules.empty_line_counts)
            self.sheets[seat] = sheet

    def flip(self, card: i64) -> None:
        board = self.rules.board
        self.cards &= ~bit(card)
        self.flipped = append(self.flipped[:], self.turn * 16 + card)
        symbol = board.card_symbol[card]
        if symbol == SWITCH:
            self.branch = self.turn >= EFFECTIVE_FROM
            return
        self.under += board.underground[card]
        self.symbol = symbol
        self.await_everybody()

    def act(self, seat: i64, action: i64) -> None:
        old = self.sheets[seat]
        board = self.rules.board
        if action == PASS:
            if old.stage == FIRST and self.may_circle(old):
                sheet = old.copy()
                sheet.stage = CIRCLING
                self.sheets[seat] = sheet
                return
            if old.stage != FIRST:
                sheet = old.copy()
                sheet.stage = FIRST
                sheet.needed = ANY
                self.sheets[seat] = sheet
            self.done(seat)
            return
        sheet = old.copy()
        self.sheets[seat] = sheet
        if action >= CIRCLE:
            sheet.circle(board, action - CIRCLE)
            sheet.stage = FIRST
            self.done(seat)
            return
        if action >= POWER_DRAW:
            sheet.used = 1
            sheet.draw(board, action - POWER_DRAW)
            self.done(seat)
            return
        target = sheet.draw(board, action - DRAW)
        if old.stage == SECOND:
            sheet.used = 1
            sheet.stage = FIRST
        elif self.power(sheet) == DOUBLE_SECTION:
            sheet.needed = board.symbol[target] if self.symbol == ANY else self.symbol
            # After a joker and the central station the player names a symbol: any second target fits some name.
            allowed = not (self.symbol == ANY and sheet.needed == ANY and self.rules.joker_central_ends)
            w0, w1, w2 = self.second(sheet)
            if allowed and w0 | w1 | w2:
                sheet.stage = SECOND
                return
            sheet.needed = ANY
        elif self.may_circle(sheet):
            sheet.stage = CIRCLING
            return
        sheet.needed = ANY
        self.done(seat)

    def may_circle(self, sheet: Sheet) -> bool:
        """Circling is asked for once, at the end of the round: earlier it could never be worth more."""
        return self.under == self.rules.board.last_underground and self.power(sheet) == DOUBLE_STATION

    def done(self, seat: i64) -> None:
        self.waiting &= ~bit(seat)
        if self.waiting:
            return
        self.clock += 1
        self.turn += 1
        self.branch = False
        if self.under == self.rules.board.last_underground:
            for other in range(self.seats):
                sheet = self.sheets[other].copy()
                sheet.close_line(self.rules.board)
                self.sheets[other] = sheet
            self.round += 1
            if self.round < ROUNDS:
                self.open_round()

    # ------------------------------------------------------------------ why not

    def forbids(self, seat: i64, action: i64) -> Reason:
        from megapolis.games.next_station.rules.refusal import refusal

        return refusal(self, seat, action)

    # ------------------------------------------------------------------ points

    def points(self, seat: i64) -> i64:
        return total(self.rules.board, self.sheets[seat], self.objectives) - self.rules.deduction

    def breakdown(self, seat: i64) -> list[ScoreLine]:
        return breakdown(self.rules.board, self.sheets[seat], self.objectives, self.rules.deduction)

    def shown_score(self, viewer: i64, seat: i64) -> list[ScoreLine]:
        return breakdown(self.rules.board, self.shown(viewer, seat), self.objectives, self.rules.deduction)

    def tie_breaks(self) -> list[int]:
        """The highest single line of each seat."""
        return [int(best_line(self.rules.board, sheet)) for sheet in self.sheets]

    def outcome(self, scores: list[int]) -> list[float]:
        if self.seats == 1:
            return [by_score(scores[0], 130.0, 40.0)]
        return by_rank(scores, self.tie_breaks(), 20.0)

    def rating(self) -> int:
        """The solo rating, 1 to 6."""
        points = self.points(0)
        rank = 1
        for low in self.rules.board.ratings:
            # The lowest band ends at 90 or, by the other reading of the printed table, at 89.
            if rank == 1:
                low -= i64(90 - self.rules.lowest_band_top)
            if points >= low:
                rank += 1
        return rank

    def ending(self) -> str:
        return "four_lines" if self.round == ROUNDS else ""

    def facts(self) -> list[int]:
        numbers = [self.step, self.laid, self.objectives, self.powered, self.cards, self.round, self.turn, self.under]
        numbers += [self.symbol, i64(1) if self.branch else i64(0), self.waiting, self.clock]
        out = [int(number) for number in numbers]
        for items in (self.pencils, self.powers, self.flipped):
            out += [int(item) for item in items]
        return out + self.sheet_facts()


def sections(out: vec[i64], base: i64, w0: i64, w1: i64, w2: i64) -> vec[i64]:
    """`out` with an action for each section of a set."""
    if w0:
        out = members(out, w0, base)
    if w1:
        out = members(out, w1, base + WORD)
    return members(out, w2, base + 2 * WORD) if w2 else out


def last_of(items: vec[i64]) -> i64:
    """Which of 0 to 3 is not among the first three."""
    return 6 - items[0] - items[1] - items[2]


def first(setup: Setup) -> NextStation:
    """The position before anything is dealt."""
    board: Board = setup.data  # type: ignore[assignment]
    none = vec[i64]([-1, -1, -1, -1])
    sheets = [blank() for _ in range(setup.players)]
    rules = Rules(setup, board)
    state = NextStation(setup, rules, sheets, [], 0, none, 0, 0, none, 0, 0, vec[i64](), 0, 0, 0, ANY, False, 0, 0)
    state.begin()
    return state
