"""What people may do at a table: each message as a decision about the head of the log.

Every function here looks at the table as it is and says what to append, or refuses with a reason. None changes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from megapolis.bots import UnknownBot, bots_of, check_bot
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove, MegapolisError, NoUndo
from megapolis.engine.game import Game
from megapolis.engine.match import Witness
from megapolis.server.domain import events
from megapolis.server.domain.events import Event
from megapolis.server.domain.snapshot import enterable
from megapolis.server.domain.table import CLOSED, LOBBY, OVER, PLAYING, Live
from megapolis.server.errors import Malformed, NotAllowed, Refused, Stale, Unknown
from megapolis.server.http import messages

PHRASES = ("hello", "good-luck", "well-played", "thanks", "one-moment", "your-turn", "good-game")
TAKEBACK, ABANDON = "takeback", "abandon"


def decide(live: Live, person: int | None, message: messages.Message) -> Sequence[Event]:
    """What a message appends. Onlookers change nothing; a table that no longer replays is only looked at."""
    if person is None or not live.people[person].here:
        raise NotAllowed("table-not-seated")
    if live.frozen:
        raise Refused(live.frozen)
    if live.status == CLOSED:
        raise Refused("table-closed")
    return _decide(message, live, person)


@singledispatch
def _decide(message: messages.Message, live: Live, person: int) -> Sequence[Event]:
    raise Malformed("table-malformed", detail=type(message).__name__)


# ---------------------------------------------------------------------- what several need


def seat_of(live: Live, person: int, seat: int) -> int:
    """A seat that this person holds."""
    if not 0 <= seat < live.head.players:
        raise Unknown("error-no-such-seat", seat=seat + 1, seats=live.head.players)
    if live.seats[seat].person != person:
        raise NotAllowed("table-not-your-seat", seat=seat + 1)
    return seat


def any_seat(live: Live, seat: int) -> int:
    """A seat that exists."""
    if not 0 <= seat < live.head.players:
        raise Unknown("error-no-such-seat", seat=seat + 1, seats=live.head.players)
    return seat


def needs(live: Live, *statuses: str) -> None:
    """Refuses what does not go at this stage."""
    if live.status not in statuses:
        raise Refused(f"table-not-while-{live.status}")


def needs_host(live: Live, person: int) -> None:
    """Refuses everybody but the host."""
    if live.host != person:
        raise NotAllowed("table-host-only")


def check_level(level: str, game: Game) -> None:
    """Refuses bots that the server does not offer; their parameters are not for everybody to choose."""
    name = level.partition(":")[0]
    check_bot(name, game)
    if name != level:
        raise UnknownBot("error-unknown-bot", name=level, bots=", ".join(bots_of(game)))


def other_person(live: Live, person: int) -> int:
    """A person who is at the table."""
    if person not in live.people or not live.people[person].here:
        raise Unknown("table-no-such-person")
    return person


# ---------------------------------------------------------------------- playing


def acted(live: Live, seat: int, action: int) -> Sequence[Event]:
    """A legal action with the chance that follows it, or `IllegalMove`."""
    state = live.state.clone()
    state.apply(seat, action)
    return [events.Acted(seat, action, live.deals(state))]


@_decide.register
def _(message: messages.Act, live: Live, person: int) -> Sequence[Event]:
    needs(live, PLAYING)
    action = live.game.actions.number(message.action, live.labels)
    if message.seat == CHANCE:
        return [*dealt(live, person, action)]
    seat = seat_of(live, person, message.seat)
    if live.seats[seat].bot:
        raise Refused("table-bot-plays", seat=seat + 1)
    if message.decision != live.decision(seat):
        raise Stale("table-stale")
    return acted(live, seat, action)


def dealt(live: Live, person: int, action: int) -> Sequence[Event]:
    """What the real box dealt, said by somebody who may see it."""
    if not live.head.companion:
        raise NotAllowed("table-not-companion")
    if not live.chance_pending():
        raise IllegalMove("error-chance-not-awaited")
    if not any(enterable(live.state, seat) for seat in live.seats_of(person)):
        raise NotAllowed("table-not-yours-to-deal")
    return acted(live, CHANCE, action)


@_decide.register
def _(message: messages.Undo, live: Live, person: int) -> Sequence[Event]:
    needs(live, PLAYING)
    seat = seat_of(live, person, message.seat)
    assert live.match is not None
    trial = live.match.copy()
    try:
        trial.undo(seat)
    except NoUndo:
        if not live.isolate() or live.steps[seat] == 0:
            raise
        return taken_back(live, seat)
    return [events.Undone(seat)]


def taken_back(live: Live, seat: int) -> Sequence[Event]:
    """Everything since a seat's last step is cancelled, if there is one."""
    assert live.match is not None
    live.match.copy().undo(seat, fair=False)
    return [events.TakenBack(seat)]


@_decide.register
def _(message: messages.Ask, live: Live, person: int) -> Sequence[Event]:
    needs(live, PLAYING)
    if message.what not in (TAKEBACK, ABANDON):
        raise Malformed("table-malformed", detail=f"what: {message.what}")
    if live.proposal is not None:
        raise Refused("table-asked-already")
    if person not in live.players():
        raise NotAllowed("table-not-seated")
    seat = seat_of(live, person, message.seat) if message.what == TAKEBACK else -1
    agreed = carried_out(live, message.what, seat) if live.players() == [person] else []
    if message.what == TAKEBACK:
        taken_back(live, seat)
    return [events.Asked(person, message.what, seat), *agreed]


def carried_out(live: Live, what: str, seat: int) -> Sequence[Event]:
    """What everybody agreed to."""
    return taken_back(live, seat) if what == TAKEBACK else [events.Abandoned()]


@_decide.register
def _(message: messages.Answer, live: Live, person: int) -> Sequence[Event]:
    proposal = live.proposal
    if proposal is None or person in proposal.agreed or person not in live.players():
        raise Refused("table-nothing-asked")
    answer = events.Answered(person, message.yes)
    if message.yes and {*proposal.agreed, person} >= set(live.players()):
        return [answer, *carried_out(live, proposal.what, proposal.seat)]
    return [answer]


@_decide.register
def _(message: messages.Resign, live: Live, person: int) -> Sequence[Event]:
    needs(live, PLAYING)
    seat = seat_of(live, person, message.seat)
    if live.seats[seat].resigned:
        raise Refused("table-resigned-already")
    return [events.Resigned(seat)]


@_decide.register
def _(message: messages.Correct, live: Live, person: int) -> Sequence[Event]:
    needs(live, PLAYING, OVER)
    if not live.head.companion:
        raise NotAllowed("table-not-companion")
    assert live.match is not None
    action = live.game.actions.number(message.action, live.labels)
    seat, place = place_of(live, person, message.line)
    actor = live.match.log[place].actor
    if actor != seat and live.match.replayed(place).visible_action(seat, actor, action) != action:
        raise NotAllowed("table-not-yours-to-deal")
    live.corrected(place, action)
    return [events.Corrected(place, action)]


def place_of(live: Live, person: int, line: int) -> tuple[int, int]:
    """Where in the match's log a line of one's own log stands, and the seat that sees it so."""
    assert live.match is not None
    for seat in live.seats_of(person):
        witness = Witness(seat)
        witness.watch(live.game.new_state(live.setup), live.match.log)
        if line < len(witness.places):
            return seat, witness.places[line]
    raise Unknown("table-no-such-line", line=line + 1)


def could_be(live: Live, person: int, line: int) -> list[int]:
    """What the real box may have dealt instead of what a line of one's log says: everything later stays possible."""
    if not live.head.companion or live.match is None:
        raise NotAllowed("table-not-companion")
    seat, place = place_of(live, person, line)
    out = []
    for action in enterable(live.match.replayed(place), seat):
        try:
            live.corrected(place, action)
        except MegapolisError:
            continue
        if action != live.match.log[place].action:
            out.append(action)
    return out


# ---------------------------------------------------------------------- seats and people


@_decide.register
def _(message: messages.Sit, live: Live, person: int) -> Sequence[Event]:
    needs(live, LOBBY, PLAYING)
    seat = any_seat(live, message.seat)
    holder = live.seats[seat]
    if live.status == PLAYING:
        seat_of(live, person, seat)
        if not holder.bot or holder.resigned:
            raise Refused("table-seat-taken", seat=seat + 1)
    elif holder.person is not None or holder.bot:
        raise Refused("table-seat-taken", seat=seat + 1)
    return [events.Sat(seat, person)]


@_decide.register
def _(message: messages.Stand, live: Live, person: int) -> Sequence[Event]:
    needs(live, LOBBY)
    seat = any_seat(live, message.seat)
    if live.host != person:
        seat_of(live, person, seat)
    return [events.Stood(seat)]


@_decide.register
def _(message: messages.SeatBot, live: Live, person: int) -> Sequence[Event]:
    needs(live, LOBBY, PLAYING)
    needs_host(live, person)
    seat = any_seat(live, message.seat)
    check_level(message.level, live.game)
    if live.head.companion:
        raise Refused("table-no-bots-at-companion")
    return [events.BotSat(seat, message.level)]


@_decide.register
def _(message: messages.Start, live: Live, person: int) -> Sequence[Event]:
    needs(live, LOBBY)
    needs_host(live, person)
    empty = [seat for seat, holder in enumerate(live.seats) if holder.person is None and not holder.bot]
    if empty:
        raise Refused("table-seats-open", seats=", ".join(str(seat + 1) for seat in empty))
    return [started(live, [])]


def started(live: Live, prefix: list[events.Pair]) -> Event:
    """The start of a game: what was taken over, and what is dealt."""
    state = live.with_prefix(prefix).state
    return events.Started([*prefix, *live.deals(state)])


@_decide.register
def _(message: messages.Leave, live: Live, person: int) -> Sequence[Event]:
    return [events.Left(person)]


@_decide.register
def _(message: messages.Remove, live: Live, person: int) -> Sequence[Event]:
    needs_host(live, person)
    return [events.Left(other_person(live, message.person), removed=True)]


@_decide.register
def _(message: messages.Mute, live: Live, person: int) -> Sequence[Event]:
    needs_host(live, person)
    return [events.Muted(other_person(live, message.person), message.on)]


@_decide.register
def _(message: messages.Close, live: Live, person: int) -> Sequence[Event]:
    needs_host(live, person)
    return [events.Closed()]


@_decide.register
def _(message: messages.Say, live: Live, person: int) -> Sequence[Event]:
    if live.people[person].muted:
        raise NotAllowed("table-muted")
    text = "".join(each for each in message.text if each.isprintable()).strip()
    if message.phrase and message.phrase not in PHRASES:
        raise Malformed("table-malformed", detail=f"phrase: {message.phrase}")
    if not text and not message.phrase:
        raise Malformed("table-malformed", detail="text")
    return [events.Said(person, text if not message.phrase else "", message.phrase)]
