"""Finished games: the replay file, any turn, verdicts on decisions, and continuing from a turn."""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.responses import Response

from megapolis.analysis.hints import sentences_of
from megapolis.analysis.reasons import round_figure
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import BadOption, BadPosition
from megapolis.engine.i18n import Text
from megapolis.engine.match import LogLine, Match
from megapolis.engine.poster import poster
from megapolis.engine.victory import standings
from megapolis.server.domain import events, requirements
from megapolis.server.domain.commands import StartFrom
from megapolis.server.domain.events import Event, Origin
from megapolis.server.domain.results import is_sealed
from megapolis.server.domain.table import OVER, Table
from megapolis.server.domain.translator import Translator, names_at
from megapolis.server.errors import Refused, Unknown
from megapolis.server.http import schemas
from megapolis.server.http.endpoint import Call, Endpoint, while_connected
from megapolis.server.store import archive
from megapolis.server.worker.bot_pool import COACH, judge, request_bot
from megapolis.server.worker.budgets import think
from megapolis.server.worker.fair_queue import REVIEW
from megapolis.server.worker.service import hash_token, identify, new_spec, new_token

MAX_REVIEWS = 2000
"""How many reviews of decisions are cached."""


async def find_finished(call: Call) -> tuple[Table, Match]:
    """A finished game, for everybody who may look at its table."""
    table = await call.table()
    identify(table, call.token)
    if table.status != OVER or table.match is None or table.frozen:
        raise Refused(table.frozen or "table-not-over")
    if is_sealed(table, call.service.now()):
        raise Refused("table-daily-sealed")
    return table, table.match


async def download(call: Call) -> Response:
    """Send the replay file."""
    table, _ = await find_finished(call)
    name = f'attachment; filename="{table.spec.game}-{table.spec.id}.json"'
    return Response(archive.replay_text(table), media_type="application/json", headers={"Content-Disposition": name})


def at_turn(call: Call, match: Match) -> int:
    """The turn in the path; `Unknown` if the game was shorter."""
    at = call.number("at")
    if at > len(match.log):
        raise Unknown("table-no-such-turn", at=at, last=len(match.log))
    return at


async def turn(call: Call) -> schemas.Turn:
    """Show the position after a number of actions, and the action that led to it."""
    table, match = await find_finished(call)
    at = at_turn(call, match)
    line = None
    if at:
        actor, action = match.log[at - 1]
        described = LogLine(actor, action, *table.game.show.describe(match.state_at(at - 1), actor, action))
        line = Translator(table, call.language).line(described)
    state = match.state_at(at)
    link = f"{call.site.settings.public_url.rstrip('/')}/replay/{table.spec.id}?at={at}"
    view = table.game.show.view(state, None)
    svg = table.game.show.svg(state, None)
    return schemas.Turn(at, len(match.log), line, view, svg, state.scores(), link, str(state))


async def draw_poster(call: Call) -> Response:
    """Draw the poster of a finished game, with the board of `seat`; of a daily deal only for those who played it."""
    table = await call.table()
    if identify(table, call.token) is None:
        await find_finished(call)
    if table.match is None or not table.state.is_over() or table.frozen:
        raise Refused(table.frozen or "table-not-over")
    asked = call.request.query_params.get("seat", "")
    seat = int(asked) if asked.isdecimal() and int(asked) < table.spec.players else standings(table.state)[0][1]
    text = Text(call.language, table.spec.game, names_at(table, call.language))
    day = datetime.fromtimestamp(table.at, UTC).date()
    return Response(poster(table.state, text, seat=seat, day=day), media_type="image/svg+xml")


async def review(call: Call) -> schemas.Review:
    """Review the decision after this turn: what a search thinks of it, and what would have been better."""
    table, match = await find_finished(call)
    at = at_turn(call, match)
    if at == len(match.log) or match.log[at].actor == CHANCE:
        raise Refused("table-no-decision", at=at)
    state = match.state_at(at)
    actor = match.log[at].actor
    reviews = call.service.reviews
    verdict = reviews.get((table.spec.id, at))
    if verdict is None:
        asked = request_bot(table, actor, COACH, match.log[: at + 1])
        person = table.person_with(hash_token(call.token))
        verdict = await while_connected(call.request, think(call.service, judge, asked, person, call.address, REVIEW))
        reviews[table.spec.id, at] = verdict
        if len(reviews) > MAX_REVIEWS:
            reviews.popitem(last=False)
    translator = Translator(table, call.language)
    return schemas.Review(
        at=at,
        actor=actor,
        cost=round_figure(verdict.cost) if verdict.is_mistake else 0.0,
        played=translator.describe_advice(state, actor, verdict.hint, verdict.action),
        better=translator.describe_advice(
            state,
            actor,
            verdict.hint,
            verdict.hint.best,
            sentences_of(verdict.reasons),
            verdict.against.lines,
            verdict.reasons,
        )
        if verdict.is_mistake
        else None,
    )


async def course(call: Call) -> schemas.Course:
    """List the points after every action, and where somebody had a choice."""
    _, match = await find_finished(call)
    state = match.state_at(0)
    points, decisions = [state.scores()], []
    for at, (actor, action) in enumerate(match.log):
        if actor != CHANCE and len(state.legal_actions(actor)) > 1:
            decisions.append(schemas.Decision(at, actor))
        state.play(actor, action)
        points.append(state.scores())
    return schemas.Course(points, decisions, match.setup.game.show.coach.scale(match.setup))


async def go_on(call: Call) -> schemas.Welcome:
    """Create a hypothetical table that continues from a turn, with deals of its own or with those of then."""
    wish: schemas.Continue = call.body
    old, match = await find_finished(call)
    same = old.spec
    if wish.at > len(match.log):
        raise Unknown("table-no-such-turn", at=wish.at, last=len(match.log))
    if match.state_at(wish.at).is_over():
        raise BadPosition("error-position-over")
    if len(wish.seats) > same.players:
        raise BadOption("table-too-many-seats", players=same.players)
    sitters = [*wish.seats, *[""] * (same.players - len(wish.seats))]
    if all(sitters):
        raise Refused("table-nobody-plays")
    for level in filter(None, sitters):
        requirements.check_level(level, old.game)
    call.limits.new_tables.take(call.address)
    spec = new_spec(
        same.game,
        same.players,
        same.options,
        seed=await seed_after(call, old, wish.at) if wish.same_deals else "",
        components=same.components,
        rules=same.rules,
        origin=Origin(same.id, wish.at),
        start=same.start,
    )
    token = new_token()
    first: list[Event] = [events.Joined(0, wish.name.strip(), hash_token(token), await call.account())]
    first += [events.BotSat(at, level) if level else events.Sat(at, 0) for at, level in enumerate(sitters)]
    await call.service.create(spec, first)
    prefix = [(entry.actor, entry.action) for entry in match.log[: wish.at]]
    await call.service.change(spec.id, "continued", StartFrom(prefix))
    return schemas.Welcome(spec.id, token, 0, call.link(spec))


async def seed_after(call: Call, table: Table, at: int) -> str:
    """The seed that dealt what came after a turn: of the table where it was played, which others may continue."""
    while (origin := table.spec.origin) is not None and origin.table and at < origin.at:
        table = (await call.service.load(origin.table)).table
    return table.spec.seed


_TABLE = "/api/tables/{table}"
ENDPOINTS = [
    Endpoint("GET", f"{_TABLE}/replay", download, "The replay file of a finished game."),
    Endpoint("GET", f"{_TABLE}/course", course, "The points in the course of a finished game.", None, schemas.Course),
    Endpoint("GET", f"{_TABLE}/poster.svg", draw_poster, "The city as a poster of A4.", None, None, "image/svg+xml"),
    Endpoint("GET", f"{_TABLE}/turns/{{at}}", turn, "A turn of a finished game.", None, schemas.Turn),
    Endpoint("GET", f"{_TABLE}/turns/{{at}}/review", review, "What a search thinks of it.", None, schemas.Review),
    Endpoint("POST", f"{_TABLE}/continue", go_on, "Continues from a turn.", schemas.Continue, schemas.Welcome),
]
