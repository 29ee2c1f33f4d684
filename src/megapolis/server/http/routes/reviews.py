"""Reviews of finished games: made in the background and kept, and their turning points as puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from megapolis.analysis.hints import sentences_of
from megapolis.analysis.reasons import round_figure
from megapolis.analysis.review_tasks import LookAgain
from megapolis.analysis.reviews import VERSION, Review, TurningPoint
from megapolis.analysis.verdicts import CAREFUL, Verdict
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.match import Match
from megapolis.server.domain.people import identity
from megapolis.server.domain.picture import Words
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import Translator
from megapolis.server.errors import Refused, Unknown
from megapolis.server.http import puzzle_schemas, schemas
from megapolis.server.http.endpoint import Call, Endpoint, while_connected
from megapolis.server.http.routes.replays import at_turn, find_finished
from megapolis.server.store import reviews
from megapolis.server.worker.bot_pool import COACH, request_bot
from megapolis.server.worker.budgets import hash_address, think
from megapolis.server.worker.fair_queue import REVIEW
from megapolis.server.worker.reviews import run_task
from megapolis.server.worker.service import hash_token

"""Sums from here on are money."""
TRY_SEED = 4
"""The luck of puzzles: not that of any look of a review."""


def seat_of(call: Call, table: Table) -> int:
    """The seat in the path; `Unknown` if the table has fewer."""
    seat = call.number("seat")
    if seat >= table.spec.players:
        raise Unknown("error-no-such-seat", seat=seat + 1, seats=table.spec.players)
    return seat


async def look(call: Call) -> schemas.ReviewState:
    """Say how far the review of a seat is, and what it says."""
    table, match = await find_finished(call)
    seat = seat_of(call, table)
    found = await call.service.read(partial(reviews.find, table=table.spec.id, seat=seat, version=VERSION))
    return state_of(Translator(table, call.language), match, seat, found)


async def begin(call: Call) -> schemas.ReviewState:
    """Have a review of a seat made, if there is none yet."""
    table, match = await find_finished(call)
    seat = seat_of(call, table)
    from_here = hash_address(call.address)
    owner = identity(table.person_with(hash_token(call.token))) or from_here
    known = await call.service.read(partial(reviews.find, table=table.spec.id, seat=seat, version=VERSION))
    if known is None:
        await call.service.budgets.require(owner, from_here)
        payers = list(dict.fromkeys((owner, from_here)))
        want = partial(reviews.want, table=table.spec.id, seat=seat, version=VERSION, payers=payers)
        known = await call.service.write(want)
        call.service.jobs.wake()
    return state_of(Translator(table, call.language), match, seat, known)


def decode(found: reviews.Stored | None) -> Review | None:
    """What a review says, if it is made."""
    return msgspec.json.decode(found.body, type=Review) if found is not None and found.body else None


def state_of(translator: Translator, match: Match, seat: int, found: reviews.Stored | None) -> schemas.ReviewState:
    """What is known of a review, for everybody who may look at the table."""
    said = decode(found)
    if said is None:
        return schemas.ReviewState(seat, found is not None, 0.0 if found is None else found.part, None)
    return schemas.ReviewState(
        seat,
        True,
        1.0,
        schemas.SeatReview(
            scale=said.scale,
            laps=said.laps,
            decisions=said.decisions,
            result=said.result,
            needed=said.needed,
            cost=round_figure(said.cost),
            rounds=[schemas.RoundInfo(each.round, each.start, each.brought) for each in said.chapters],
            curve=[
                schemas.CurvePoint(
                    each.index,
                    each.seat,
                    each.moment.round,
                    each.moment.turn,
                    round(each.value, 2),
                    round(each.error, 2),
                )
                for each in said.curve
            ],
            turning_points=[_describe_turning_point(translator, match, point) for point in said.turning_points],
        ),
    )


def _describe_turning_point(translator: Translator, match: Match, point: TurningPoint) -> schemas.Turning:
    verdict = point.verdict
    state = match.state_at(verdict.index)
    hint, seat = verdict.hint, verdict.seat
    return schemas.Turning(
        at=verdict.index,
        round=point.moment.round,
        turn=point.moment.turn,
        cost=round_figure(verdict.cost),
        error=round_figure(verdict.error),
        played=translator.describe_advice(state, seat, hint, verdict.action),
        better=translator.describe_advice(
            state, seat, hint, hint.best, sentences_of(verdict.reasons), verdict.against.lines, verdict.reasons
        ),
        against=_against(translator, verdict),
        as_good=[translator.name_action(action) for action in point.as_good],
        better_course=point.better,
        played_course=point.instead,
    )


def _against(translator: Translator, verdict: Verdict) -> Words:
    language, names = ("en", []) if translator.text is None else (translator.text.language, translator.text.names)
    return Words("", {}, verdict.against.say(language, names))


# ---------------------------------------------------------------------- puzzles


async def decision(call: Call) -> tuple[Table, Match, int, int, State]:
    """A decision of a finished game: who decided, where in the log, and in which position."""
    table, match = await find_finished(call)
    at = at_turn(call, match)
    if at == len(match.log) or match.log[at].actor == CHANCE:
        raise Refused("table-no-decision", at=at)
    return table, match, at, match.log[at].actor, match.state_at(at)


async def puzzle(call: Call) -> puzzle_schemas.Puzzle:
    """Show a decision as its seat saw it, and what could be played."""
    table, _, at, actor, state = await decision(call)
    actions = [int(action) for action in state.legal_actions(actor)]
    return shown_position(Translator(table, call.language), state, at, actor, actions)


def shown_position(
    translator: Translator, state: State, at: int, actor: int, actions: Sequence[int]
) -> puzzle_schemas.Puzzle:
    """A position as a seat sees it, with these moves to choose from."""
    show = translator.table.game.show
    return puzzle_schemas.Puzzle(
        at=at,
        actor=actor,
        view=show.view(state, actor),
        svg=show.svg(state, actor),
        asked=translator.words("ask", show.prompt(state, actor)),
        moves=[translator.move(state, actor, action) for action in actions],
        sheets=[translator.sheet(state.visible_score(actor, seat)) for seat in range(state.setup.players)],
    )


def legal_action(call: Call, table: Table, state: State, actor: int) -> int:
    """The move of the body; `IllegalMove` says why it could not be played."""
    wish: puzzle_schemas.TryMove = call.body
    action = table.game.actions.number(wish.action, table.labels)
    state.clone().apply(actor, action)
    return action


async def preview(call: Call) -> puzzle_schemas.Tried:
    """Say what a move would have changed then."""
    table, _, _, actor, state = await decision(call)
    action = legal_action(call, table, state, actor)
    return puzzle_schemas.Tried(Translator(table, call.language).changes(state, actor, action))


async def try_move(call: Call) -> puzzle_schemas.MoveVerdict:
    """Judge a move that could have been played at a decision."""
    table, match, at, actor, state = await decision(call)
    action = legal_action(call, table, state, actor)
    find = partial(reviews.find, table=table.spec.id, seat=actor, version=VERSION)
    said = decode(await call.service.read(find))
    # What is known to be good is what the move is weighed against.
    known = [point.as_good for point in said.turning_points if point.verdict.index == at] if said is not None else []
    among = known[0] if known else []
    task = partial(run_task, task=LookAgain(at, among, TRY_SEED, CAREFUL, action))
    asked, person = request_bot(table, actor, COACH, match.log), table.person_with(hash_token(call.token))
    verdict = await while_connected(call.request, think(call.service, task, asked, person, call.address, REVIEW))
    return puzzle_schemas.MoveVerdict(
        right=action in among or verdict.cost <= max(verdict.hint.unit / 2, verdict.error),
        cost=round_figure(verdict.cost),
        against=_against(Translator(table, call.language), verdict),
    )


_TABLE = "/api/tables/{table}"
_REVIEW = f"{_TABLE}/reviews/{{seat}}"
_TURN = f"{_TABLE}/turns/{{at}}"
ENDPOINTS = [
    Endpoint("GET", _REVIEW, look, "The review of a seat.", None, schemas.ReviewState),
    Endpoint("POST", _REVIEW, begin, "Has a review made and kept.", None, schemas.ReviewState),
    Endpoint("GET", f"{_TURN}/puzzle", puzzle, "A decision as its seat saw it.", None, puzzle_schemas.Puzzle),
    Endpoint("POST", f"{_TURN}/preview", preview, "What a move changes.", puzzle_schemas.TryMove, puzzle_schemas.Tried),
    Endpoint("POST", f"{_TURN}/try", try_move, "Judges a move.", puzzle_schemas.TryMove, puzzle_schemas.MoveVerdict),
]
