"""Looking back at finished games: the replay file, any turn, what a bot would have done, and going on from there."""

from __future__ import annotations

from starlette.responses import Response

from megapolis.analysis.hints import ADVISER
from megapolis.engine import replay
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import BadOption
from megapolis.engine.match import Match, Said
from megapolis.server.domain import decide, events
from megapolis.server.domain.events import Event, Origin
from megapolis.server.domain.snapshot import Speaker
from megapolis.server.domain.table import OVER, Live
from megapolis.server.errors import Refused, Unknown
from megapolis.server.http import schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.worker.bot_pool import for_points, judge, question
from megapolis.server.worker.tables import key_of, new_token

MOST_JUDGED = 2000
"""Decisions of finished games whose review is kept at hand."""


async def finished(call: Call) -> tuple[Live, Match]:
    """A finished game, for everybody who may look at its table."""
    live = (await call.room()).live
    call.server.person(live, call.token)
    if live.status != OVER or live.match is None or live.frozen:
        raise Refused(live.frozen or "table-not-over")
    return live, live.match


async def download(call: Call) -> Response:
    """The replay file."""
    live, match = await finished(call)
    told = match.copy()
    told.seed = None if live.head.companion else live.head.seed
    name = f'attachment; filename="{live.head.game}-{live.head.id}.json"'
    return Response(replay.dump(told), media_type="application/json", headers={"Content-Disposition": name})


def at_turn(call: Call, match: Match) -> int:
    """The turn in the path."""
    at = call.number("at")
    if at > len(match.log):
        raise Unknown("table-no-such-turn", at=at, last=len(match.log))
    return at


async def turn(call: Call) -> schemas.Turn:
    """The position after so many actions, and the action that led there."""
    live, match = await finished(call)
    at = at_turn(call, match)
    line = None
    if at:
        actor, action = match.log[at - 1]
        said = Said(actor, action, *live.game.show.describe(match.replayed(at - 1), actor, action))
        line = Speaker(live, call.language).line(said)
    state = match.replayed(at)
    link = f"{call.server.settings.public_url.rstrip('/')}/replay/{live.head.id}?at={at}"
    view = live.game.show.view(state, None)
    return schemas.Turn(at, len(match.log), line, view, live.game.show.svg(state, None), state.scores(), link)


async def review(call: Call) -> schemas.Review:
    """What a search thinks of the decision after this turn, and what would have been better."""
    live, match = await finished(call)
    at = at_turn(call, match)
    if at == len(match.log) or match.log[at].actor == CHANCE:
        raise Refused("table-no-decision", at=at)
    state = match.replayed(at)
    actor = match.log[at].actor
    said = call.server.judged.get((live.head.id, at))
    if said is None:
        said = await call.server.thinkers.run(judge, question(live, actor, ADVISER, match.log[: at + 1]))
        call.server.judged[live.head.id, at] = said
        if len(call.server.judged) > MOST_JUDGED:
            call.server.judged.popitem(last=False)
    speaker = Speaker(live, call.language)
    return schemas.Review(
        at=at,
        actor=actor,
        # A return goes from -1 to 1: half of it is a share of victory.
        cost=round(said.cost if unit(live) == "points" else 50 * said.cost, 1),
        played=speaker.advised(state, actor, said.played),
        better=speaker.advised(state, actor, said.better) if said.cost else None,
    )


def unit(live: Live) -> str:
    """What reviews of this table reckon in."""
    return "points" if for_points(live.setup) else "percent"


async def course(call: Call) -> schemas.Course:
    """The points after every action, and where somebody had a choice."""
    live, match = await finished(call)
    state = match.setup.game.new_state(match.setup)
    points, decisions = [state.scores()], []
    for at, (actor, action) in enumerate(match.log):
        if actor != CHANCE and len(state.legal_actions(actor)) > 1:
            decisions.append(schemas.Decision(at, actor))
        state.play(actor, action)
        points.append(state.scores())
    return schemas.Course(points, decisions, unit(live))


async def go_on(call: Call) -> schemas.Welcome:
    """A new table that goes on from a turn: a hypothetical, whose luck is its own."""
    wish: schemas.Continue = call.body
    old, match = await finished(call)
    if wish.at > len(match.log):
        raise Unknown("table-no-such-turn", at=wish.at, last=len(match.log))
    if len(wish.bots) >= old.head.players:
        raise BadOption("table-too-many-seats", players=old.head.players)
    for level in wish.bots:
        decide.check_level(level, old.game)
    call.server.new_tables.take(call.address)
    origin = Origin(old.head.id, wish.at)
    same = old.head
    head = call.server.head(same.game, same.players, same.options, components=same.components, origin=origin)
    token = new_token()
    people = old.head.players - len(wish.bots)
    first: list[Event] = [events.Joined(0, wish.name.strip(), key_of(token), await call.account())]
    first += [events.Sat(seat, 0) for seat in range(people)]
    first += [events.BotSat(people + at, level) for at, level in enumerate(wish.bots)]
    await call.server.tables.create(head, first)
    prefix = [(entry.actor, entry.action) for entry in match.log[: wish.at]]
    await call.server.tables.change(head.id, "continued", lambda live: [decide.started(live, prefix)])
    return schemas.Welcome(head.id, token, 0, call.server.link(head))


_TABLE = "/api/tables/{table}"
ENDPOINTS = [
    Endpoint("GET", f"{_TABLE}/replay", download, "The replay file of a finished game."),
    Endpoint("GET", f"{_TABLE}/course", course, "How a finished game went.", None, schemas.Course),
    Endpoint("GET", f"{_TABLE}/turns/{{at}}", turn, "A turn of a finished game.", None, schemas.Turn),
    Endpoint("GET", f"{_TABLE}/turns/{{at}}/review", review, "What a search thinks of it.", None, schemas.Review),
    Endpoint("POST", f"{_TABLE}/continue", go_on, "Goes on from a turn.", schemas.Continue, schemas.Welcome),
]
