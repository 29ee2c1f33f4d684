"""What one viewer sees of a table and nothing more."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.first_game import LEARNER
from megapolis.engine.question import Question
from megapolis.server.domain.forced_steps import may_undo
from megapolis.server.domain.guide import progress_at
from megapolis.server.domain.orders import possible_amounts, standing_order
from megapolis.server.domain.picture import (
    ClockInfo,
    GuideInfo,
    Move,
    OrderInfo,
    PersonInfo,
    Picture,
    ProposalInfo,
    Result,
    Score,
    SeatInfo,
    TableInfo,
    Viewer,
    You,
)
from megapolis.server.domain.results import why_unrated, winners
from megapolis.server.domain.table import OVER, PLAYING, Table
from megapolis.server.domain.translator import Translator


def may_watch(table: Table, viewer: Viewer) -> bool:
    """Whether this viewer may see the position at all."""
    return viewer.person is not None or table.spec.onlookers


def enterable(state: State, seat: int) -> list[int]:
    """What a seat may enter as dealt by the physical box: only what the seat would see of it."""
    if state.awaited() != CHANCE:
        return []
    outcomes = [action for action, _ in state.chance_outcomes()]
    if all(state.visible_action(seat, CHANCE, action) == action for action in outcomes):
        return outcomes
    return []


def entering_seat(table: Table, seats: Sequence[int]) -> int | None:
    """As which seat the holder of these seats answers what the physical box dealt; None: others do.

    A draw that no person sees belongs to a bot: then whoever sits at the table enters it for that bot.
    """
    knowing = [seat for seat in range(table.spec.players) if enterable(table.state, seat)]
    people = [seat for seat in knowing if not table.seats[seat].bot]
    own = [seat for seat in people if seat in seats]
    if own or people or not seats:
        return own[0] if own else None
    return knowing[0] if knowing else None


def find_hand_over(table: Table, seats: Sequence[int], seat: int | None) -> int | None:
    """For several seats on one device: the seat whose turn it is, if another one is looking."""
    if len(seats) < 2 or table.status != PLAYING or table.frozen:
        return None
    if table.spec.companion and table.chance_pending():
        # A private draw is entered by a player who may see it.
        awaited = [each for each in seats if entering_seat(table, [each]) is not None]
    else:
        awaited = [each for each in table.people_awaited() if each in seats]
    return awaited[0] if awaited and seat not in awaited else None


def outcomes_for(table: Table, seat: int) -> list[int]:
    """What the physical box may deal, as far as a seat knows: what others hide may be in the box as well."""
    if not table.game.hides_hands(table.setup):
        return enterable(table.state, seat)
    question: Question = table.game.show.question(table.state, seat)
    return sorted(question.possible())


# ---------------------------------------------------------------------- the picture


def table_info(table: Table) -> TableInfo:
    """What anybody who knows the table's id may know about it."""
    spec = table.spec
    return TableInfo(
        id=spec.id,
        game=spec.game,
        players=spec.players,
        options=spec.options,
        status=table.status,
        public=spec.public,
        onlookers=spec.onlookers,
        hints=spec.hints,
        companion=spec.companion,
        own_data=bool(spec.components),
        clock=spec.clock,
        origin=spec.origin,
        daily=spec.daily,
        for_oneself=spec.for_oneself,
        first_game=spec.first_game,
        host=table.host,
        ending=table.ending,
        takebacks=table.match.takebacks if table.match is not None else 0,
        rematch=table.rematch,
        frozen=table.frozen,
        unrated=why_unrated(table),
    )


def snapshot(table: Table, viewer: Viewer, *, log: bool = True) -> Picture:
    """The whole picture; without its log (`log=False`) if only the new lines will be sent."""
    translator = Translator(table, viewer.words)
    seats = table.seats_of(viewer.person)
    hand_over = find_hand_over(table, seats, viewer.seat)
    awaited = table.awaited()
    playing = table.match is not None and hand_over is None and not table.frozen and may_watch(table, viewer)
    state = table.state if playing else None
    seat = viewer.seat
    acting = state is not None and seat is not None and table.status == PLAYING
    moves: list[Move] = []
    chance: list[Move] = []
    asked = None
    if acting and state is not None and seat is not None:
        moves = [translator.move(state, seat, int(action)) for action in state.legal_actions(seat)]
        if seat in awaited:
            asked = translator.words("ask", table.game.show.prompt(state, seat))
        if table.spec.companion:
            enters = entering_seat(table, [seat])
            chance = (
                [] if enters is None else [translator.move(state, CHANCE, each) for each in outcomes_for(table, enters)]
            )
    lines = translator.lines(table.match.view_log(seat)) if log and playing and table.match else []
    return Picture(
        table=table_info(table),
        people=[PersonInfo(each.id, each.name, each.muted, each.here) for each in table.people.values()],
        seats=[
            SeatInfo(each.person, each.bot, each.resigned, at in awaited, table.clocks.since[at])
            for at, each in enumerate(table.seats)
        ],
        you=You(viewer.person, seats, viewer.person is not None and viewer.person == table.host),
        seat=seat,
        hand_over=hand_over,
        view=_view(table, state, seat),
        svg=table.game.show.svg(state, seat) if state is not None and viewer.draw else "",
        asked=asked,
        decision=table.decision(seat) if acting and seat is not None else "",
        moves=moves,
        chance=chance,
        order=_order(table, seat) if acting and seat is not None and table.game.orders is not None else None,
        guide=_guide(table, translator, state) if acting and state is not None and seat == LEARNER else None,
        can_undo=acting and seat is not None and may_undo(table, seat),
        sheets=_sheets(table, translator, state, seat),
        clock=[ClockInfo(*each) for each in zip(table.clocks.left, table.clocks.since, strict=True)]
        if table.clocks
        else [],
        proposal=None if table.proposal is None else ProposalInfo(*msgspec.structs.astuple(table.proposal)),
        talk=[translator.talk(line) for line in table.talk],
        result=_result(table, translator) if playing else None,
        log=lines,
    )


def _order(table: Table, seat: int) -> OrderInfo | None:
    amount, amounts = standing_order(table, seat), possible_amounts(table, seat)
    if amount is None and not amounts:
        return None
    least, most = (amounts[0], amounts[-1]) if amounts else (amount or 0, amount or 0)
    return OrderInfo(amount, least, most, amounts.step)


def _guide(table: Table, translator: Translator, state: State) -> GuideInfo | None:
    progress, first = progress_at(table), table.first_game
    if progress is None or first is None or table.match is None:
        return None
    step = first.steps[progress.step]
    moves = [] if progress.left else first.moves_left(table.match.log, progress)
    chosen = [] if progress.left else first.choices[progress.step]
    return GuideInfo(
        step=progress.step,
        steps=len(first.steps),
        left=progress.left,
        free=step.free,
        look="" if progress.left else step.look,
        choose=next((translator.move(state, LEARNER, each) for each in chosen if state.is_legal(LEARNER, each)), None),
        moves=[translator.move(state, LEARNER, each) for each in moves if state.is_legal(LEARNER, each)],
    )


def _sheets(table: Table, translator: Translator, state: State | None, viewer: int | None) -> list[list[Score]]:
    if state is None:
        return []
    eye = CHANCE if viewer is None else viewer
    over = state.is_over()
    return [
        translator.sheet(state.breakdown(seat) if over else state.visible_score(eye, seat))
        for seat in range(table.spec.players)
    ]


def _view(table: Table, state: State | None, seat: int | None) -> object:
    if table.frozen and table.last_view:
        return msgspec.Raw(table.last_view.encode())
    return None if state is None else table.game.show.view(state, seat)


def _result(table: Table, translator: Translator) -> Result | None:
    """How the game ended. Hidden things are revealed only if it was played to its end."""
    if table.status != OVER:
        return None
    if table.match is None or not table.state.is_over():
        return Result([], winners(table), None)
    remark = table.game.show.remark(table.state)
    return Result(
        points=table.state.scores(),
        winners=winners(table),
        remark=None if remark is None else translator.words("remark", remark),
    )
