"""What one seat may see, typed and JSON-ready."""

from __future__ import annotations

import msgspec

from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.state import CHANCE
from megapolis.engine.score import ScoreLine
from megapolis.games.welcome_to.rules.actions import GAP_NAMES, LETTERS, PLOT_NAMES, PLOTS, STRIDE
from megapolis.games.welcome_to.rules.box import ACTIONS, SIZES, Side
from megapolis.games.welcome_to.rules.city_plans import Plan
from megapolis.games.welcome_to.rules.sheet import ACTING, PAYING, SHIFTED, WRITING, Sheet
from megapolis.games.welcome_to.rules.solo import TOPS, UNSEEN, SoloDeck
from megapolis.games.welcome_to.rules.state import WelcomeTo
from megapolis.games.welcome_to.show.words import prompt


class SheetView(msgspec.Struct, frozen=True):
    """A player's board as it may be seen: of another seat, as it stood when the round began."""

    seat: int
    streets: list[list[int | None]]
    """The numbers, street by street; what else stands on a plot is listed by its name."""
    bis: list[str]
    pools: list[str]
    roundabouts: list[str]
    used: list[str]
    """Plots of estates that have paid for a plan."""
    fences: list[str]
    """Gaps with a fence, ends of streets not included."""
    parks: list[int]
    columns: list[int]
    estates: list[int]
    temps: int
    refusals: int
    plans: list[int | None]
    done: bool
    points: int
    score: list[ScoreLine]


class PairView(msgspec.Struct, frozen=True):
    """One of the three slots: in a solo game both faces of one card."""

    number: int
    action: str
    next_action: str
    """The action of the card whose number shows: it is printed in its corners and comes next round."""


class LeftView(msgspec.Struct, frozen=True):
    """How many cards of a number are still to be drawn, by action."""

    number: int
    actions: dict[str, int]


class PlanView(msgspec.Struct, frozen=True):
    """A city plan on the table."""

    id: str
    letter: str
    kind: str
    sizes: list[int]
    street: int
    roundabouts: int
    pools: int
    bis: int
    count: int
    high: int
    low: int
    turned: bool


class RivalView(msgspec.Struct, frozen=True):
    """The competitor of a solo game: its cards in order, its plans and points."""

    id: str
    level: int
    approves: list[str]
    cards: list[str]
    plans: list[int | None]
    estates: int
    points: int
    score: list[ScoreLine]


class TrackView(msgspec.Struct, frozen=True):
    """The printed values of this side of the board, for whoever draws it."""

    pool_places: list[str]
    parks: list[list[int]]
    columns: list[list[int]]
    pools: list[int]
    bis: list[int]
    refusals: list[int]
    roundabouts: list[int]
    temp_boxes: int
    temp_points: list[int]


class TurnView(msgspec.Struct, frozen=True):
    """Where the viewer's own turn stands."""

    asked: str
    number: int | None
    action: str | None
    house: str | None
    paying: str | None


class WelcomeToView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it."""

    seat: int | None
    over: bool
    ending: str
    board: str
    expert: bool
    round: int
    pairs: list[PairView]
    discarded: list[list[str]]
    """Cards seen in this run through each deck (solo: in the own discard), which anybody may remember."""
    left: list[LeftView]
    """What can still be drawn before the next shuffle, from all decks together."""
    plans: list[PlanView]
    turn: TurnView | None
    sheets: list[SheetView]
    rival: RivalView | None
    tracks: TrackView
    top: str = ""
    """Solo: what the top card of the deck shows, an action or "approval"; "" where the deck is empty or lies closed."""


def tracks(side: Side) -> TrackView:
    """The printed values of a side."""
    return TrackView(
        pool_places=plot_names(side.pools),
        parks=[side.park_track(street) for street in range(3)],
        columns=[side.column_track(size + 1) for size in range(SIZES)],
        pools=list(side.pool_track),
        bis=list(side.bis_track),
        refusals=list(side.refusal_track),
        roundabouts=list(side.roundabout_track),
        temp_boxes=side.temp_boxes,
        temp_points=list(side.temp_points),
    )


def numbers(side: Side, sheet: Sheet) -> list[list[int | None]]:
    """The house numbers, street by street."""
    found: list[int | None] = [None] * PLOTS
    for number, plots in enumerate(sheet.written):
        for plot in to_list(plots):
            found[plot] = number
    return [found[street * STRIDE : street * STRIDE + side.lengths[street]] for street in range(3)]


def plot_names(plots: int) -> list[str]:
    """The names of a set of plots."""
    return [PLOT_NAMES[plot] for plot in to_list(plots)]


def sheet_view(side: Side, sheet: Sheet, seat: int, done: bool, score: list[ScoreLine]) -> SheetView:
    """A sheet and its points."""
    return SheetView(
        seat=seat,
        streets=numbers(side, sheet),
        bis=plot_names(sheet.bis),
        pools=plot_names(sheet.pools),
        roundabouts=plot_names(sheet.roundabouts),
        used=plot_names(sheet.used),
        fences=[GAP_NAMES[gap] for gap in to_list(sheet.fences & side.gaps)],
        parks=[sheet.park_marks(street) for street in range(3)],
        columns=[sheet.column_marks(size + 1) for size in range(SIZES)],
        estates=[sheet.estates(size + 1) for size in range(SIZES)],
        temps=sheet.temps,
        refusals=sheet.refusals,
        plans=[sheet.plan_points >> 8 * at & 255 if sheet.approved >> at & 1 else None for at in range(3)],
        done=done,
        points=sum(line.points for line in score),
        score=score,
    )


def plan_view(plan: Plan, turned: bool) -> PlanView:
    """A plan on the table."""
    return PlanView(
        id=plan.id,
        letter=plan.id[0],
        kind=plan.kind,
        sizes=plan.sizes,
        street=int(plan.street) + 1,
        roundabouts=plan.roundabouts,
        pools=plan.pools,
        bis=plan.bis,
        count=plan.count,
        high=plan.high,
        low=plan.low,
        turned=turned,
    )


def view(state: WelcomeTo, seat: int | None) -> WelcomeToView:
    """What `seat` may see: everything but what others do in the running round, and whether they are done."""
    viewer = CHANCE if seat is None else seat
    sheets = []
    for other in range(state.seats):
        sheet = state.visible_sheet(viewer, other)
        score = state.visible_score(viewer, other)
        sheets.append(sheet_view(state.side, sheet, other, not state.waiting >> other & 1, score))
    return WelcomeToView(
        seat=seat,
        over=state.is_over(),
        ending=state.ending(),
        board=state.side.id,
        expert=state.rules.roundabouts,
        round=int(state.round),
        pairs=pairs(state),
        discarded=discarded_cards(state),
        left=cards_left(state),
        plans=[plan_view(state.plan(at), bool(state.turned >> at & 1)) for at in range(3) if state.plans[at] >= 0],
        turn=_turn(state, seat) if seat is not None and state.waiting >> seat & 1 else None,
        sheets=sheets,
        rival=rival(state),
        tracks=tracks(state.side),
        top=top(state),
    )


def top(state: WelcomeTo) -> str:
    """Solo: what lies on top of the deck."""
    decks = state.decks
    return TOPS[decks.top] if isinstance(decks, SoloDeck) and decks.top != UNSEEN else ""


def pairs(state: WelcomeTo) -> list[PairView]:
    """The three numbers and actions of the round; none while cards are being drawn."""
    if not state.waiting:
        return []
    decks = state.decks
    actions = decks.box.card_action
    return [
        PairView(int(decks.number(at)), ACTIONS[decks.action(at)], ACTIONS[actions[decks.numbers[at]]])
        for at in range(3)
    ]


def _cards(state: WelcomeTo, low: int, high: int) -> list[str]:
    names = state.rules.box.card_names
    return [names[card] for card in to_list(low) + to_list(high, 60)]


def discarded_cards(state: WelcomeTo) -> list[list[str]]:
    """Which cards have been seen and will not come before the next shuffle."""
    decks = state.decks
    if isinstance(decks, SoloDeck):
        return [_cards(state, decks.discard[0], decks.discard[1])]
    held, left = decks.held, decks.left  # type: ignore[attr-defined]
    out = []
    for column in range(3):
        low, high = held[2 * column], held[2 * column + 1]
        if decks.run:  # type: ignore[attr-defined]
            low, high = low & ~left[2 * column], high & ~left[2 * column + 1]
        out.append(_cards(state, low, high))
    return out


def cards_left(state: WelcomeTo) -> list[LeftView]:
    """What can still be drawn: the box without what has been seen."""
    decks, box = state.decks, state.rules.box
    counts = {int(number): dict.fromkeys(ACTIONS, 0) for number in sorted(set(box.card_number))}
    for at in range(0, len(decks.left), 2):
        for card in to_list(decks.left[at]) + to_list(decks.left[at + 1], 60):
            counts[int(box.card_number[card])][ACTIONS[box.card_action[card]]] += 1
    return [LeftView(number, actions) for number, actions in counts.items()]


def rival(state: WelcomeTo) -> RivalView | None:
    """The competitor, if there is one."""
    decks = state.decks
    if not isinstance(decks, SoloDeck):
        return None
    competitor = state.rules.competitor
    return RivalView(
        id=competitor.id,
        level=competitor.level,
        approves=[letter for at, letter in enumerate(LETTERS) if competitor.approves >> at & 1],
        cards=[decks.box.card_names[card] for card in decks.pile],
        plans=[int(points) if points >= 0 else None for points in decks.plan_points],
        estates=state.rival_estates(),
        points=state.rival_points(),
        score=state.rival_breakdown(),
    )


def _turn(state: WelcomeTo, seat: int) -> TurnView:
    sheet = state.sheets[seat]
    chosen = sheet.stage in (WRITING, SHIFTED, ACTING)
    return TurnView(
        asked=prompt(state, seat)[0],
        number=int(sheet.number) if chosen else None,
        action=ACTIONS[state.decks.action(sheet.action_slot)] if chosen else None,
        house=PLOT_NAMES[sheet.house] if sheet.house >= 0 else None,
        paying=LETTERS[sheet.plan] if sheet.stage == PAYING else None,
    )
