"""Decides about commands: `decide` answers the events that a command leads to and the table after them, or refuses.

It is pure. What a command does is applied once, to a draft of the table; that draft is the next table if the events
can be appended to the log, and is thrown away if they cannot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from megapolis.bots import UnknownBot, bots_of, check_bot
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove, MegapolisError, NoUndo
from megapolis.engine.game import Game
from megapolis.engine.i18n import seat_word
from megapolis.server.domain import commands, events
from megapolis.server.domain.arrangement import arranged
from megapolis.server.domain.commands import Command, Message
from megapolis.server.domain.endings import ABANDON, TAKEBACK, end_alone, voters
from megapolis.server.domain.events import Event, Pair
from megapolis.server.domain.snapshot import enterable
from megapolis.server.domain.table import CLOSED, LOBBY, OVER, PLAYING, Table
from megapolis.server.errors import Malformed, NotAllowed, Refused, Stale, TooMuch, Unknown

PHRASES = ("hello", "good-luck", "well-played", "thanks", "one-moment", "your-turn", "good-game")
MAX_PEOPLE = 100
"""How many people may ever join one table, including those who left."""
MAX_STRANGERS = 10
"""How many people without a seat a running public table takes in without the invitation."""
MAX_EVENTS = 20_000
"""How many events a log may have, talk aside."""
MAX_SAID = 500
"""How many lines one person may say at a table."""
MAX_TALK = 4000
"""How many lines may be said at a table."""


class Transition(NamedTuple):
    """The events that a command leads to (none: nothing to do) and the table after them."""

    events: Sequence[Event]
    after: Table


class Draft:
    """A transition in the making."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.now = now
        self.after = table.draft()
        self.events: list[Event] = []
        self.absent: Sequence[int] = ()
        """Who has been gone for so long that others may act for them."""

    def add(self, event: Event) -> None:
        """Apply an event and record it."""
        self.after.apply(event, self.now)
        self.events.append(event)


def decide(table: Table, command: Command, now: float) -> Transition:
    """The transition that a command leads to; a `MegapolisError` says why it is refused. `table` stays as it is."""
    draft = Draft(table, now)
    _decide(command, draft)
    return Transition(draft.events, draft.after)


@singledispatch
def _decide(command: Command, draft: Draft) -> None:
    raise TypeError(command)


@_decide.register
def _(command: commands.FromPerson, draft: Draft) -> None:
    table, person = draft.table, command.person
    if person is None or not table.people[person].here:
        raise NotAllowed("table-not-seated")
    require_room(table)
    if table.frozen:
        raise Refused(table.frozen)
    if table.status == CLOSED:
        raise Refused("table-closed")
    draft.absent = command.absent
    _obey(command.message, draft, person)


@singledispatch
def _obey(message: Message, draft: Draft, person: int) -> None:
    """Carry out a message of a person at the table, each kind in a function of its own."""
    raise Malformed("table-malformed", detail=type(message).__name__)


# ---------------------------------------------------------------------- requirements


def require_seat(table: Table, seat: int) -> int:
    """The seat, if it exists."""
    if not 0 <= seat < table.spec.players:
        raise Unknown("error-no-such-seat", seat=seat + 1, seats=table.spec.players)
    return seat


def require_own_seat(table: Table, person: int | None, seat: int) -> int:
    """The seat, if this person holds it."""
    if person is None:
        raise NotAllowed("table-not-seated")
    if table.seats[require_seat(table, seat)].person != person:
        raise NotAllowed("table-not-your-seat", seat=seat_word(seat))
    return seat


def require_status(table: Table, *statuses: str) -> None:
    """Refuse what is not possible at this stage."""
    if table.status not in statuses:
        raise Refused(f"table-not-while-{table.status}")


def require_host(table: Table, person: int) -> None:
    """Refuse everybody but the host."""
    if table.host != person:
        raise NotAllowed("table-host-only")


def require_person(table: Table, person: int) -> int:
    """The person, if they are at the table."""
    if person not in table.people or not table.people[person].here:
        raise Unknown("table-no-such-person")
    return person


def require_room(table: Table) -> None:
    """Refuse what people do at a table whose log has become too long."""
    if table.count - sum(table.said.values()) > MAX_EVENTS:
        raise TooMuch("table-log-full")


def require_absent(draft: Draft, person: int | None) -> None:
    """Refuse to act for somebody who plays and is there."""
    table = draft.table
    plays = table.status == PLAYING and person in table.players()
    if person is not None and plays and table.people[person].here and person not in draft.absent:
        raise Refused("table-person-present")


def require_companion(table: Table) -> None:
    """Refuse tables that deal by themselves."""
    if not table.spec.companion:
        raise NotAllowed("table-not-companion")


def check_level(level: str, game: Game) -> None:
    """Refuse bots that the server does not offer; players may not choose a bot's parameters."""
    name = level.partition(":")[0]
    check_bot(name, game)
    if name != level:
        raise UnknownBot("error-unknown-bot", name=level, bots=", ".join(bots_of(game)))


# ---------------------------------------------------------------------- playing


def play_action(draft: Draft, seat: int, action: int) -> None:
    """Play a legal action and the chance that follows; `IllegalMove` if the rules forbid it."""
    draft.events.append(draft.after.play_action(seat, action, draft.now))


def start_game(draft: Draft, prefix: Sequence[Pair]) -> None:
    """Start the game: play `prefix`, then deal."""
    draft.events.append(draft.after.start_game(prefix, draft.now))


def enter_chance(draft: Draft, person: int, action: int) -> None:
    """Play what the physical box dealt, as entered by somebody who may see it."""
    table = draft.table
    require_companion(table)
    if not table.chance_pending():
        raise IllegalMove("error-chance-not-awaited")
    if not any(enterable(table.state, seat) for seat in table.seats_of(person)):
        raise NotAllowed("table-not-yours-to-deal")
    play_action(draft, CHANCE, action)


@_obey.register
def _(message: commands.Act, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, PLAYING)
    action = table.game.actions.number(message.action, table.labels)
    if message.seat == CHANCE:
        enter_chance(draft, person, action)
        return
    seat = require_own_seat(table, person, message.seat)
    if table.seats[seat].bot:
        raise Refused("table-bot-plays", seat=seat_word(seat))
    if message.decision != table.decision(seat):
        raise Stale("table-stale")
    play_action(draft, seat, action)


@_decide.register
def _(command: commands.MoveBot, draft: Draft) -> None:
    table, seat = draft.table, command.seat
    # Meanwhile a person may have come back to the seat, or a step was taken back: then there is nothing to play.
    if seat in table.bots_awaited() and table.decision(seat) == command.decision:
        play_action(draft, seat, command.action)


@_obey.register
def _(message: commands.Undo, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, PLAYING)
    seat = require_own_seat(table, person, message.seat)
    try:
        draft.add(events.Undone(seat))
    except NoUndo:
        if not table.has_one_player() or table.steps[seat] == 0:
            raise
        take_back(draft, seat)


def take_back(draft: Draft, seat: int) -> None:
    """Cancel everything since the seat's last step; `NoUndo` if it has made none."""
    draft.add(events.TakenBack(seat))


@_obey.register
def _(message: commands.Ask, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, PLAYING)
    if message.what not in (TAKEBACK, ABANDON):
        raise Malformed("table-malformed", detail=f"what: {message.what}")
    if table.proposal is not None:
        raise Refused("table-asked-already")
    if person not in table.players():
        raise NotAllowed("table-not-seated")
    seat = require_own_seat(table, person, message.seat) if message.what == TAKEBACK else -1
    alone = voters(draft, message.what) <= {person}
    if alone and message.what == ABANDON and end_alone(draft, person):
        return
    draft.add(events.Asked(person, message.what, seat))
    if alone:
        execute(draft, message.what, seat)
    else:
        # Nobody should be asked to agree to what is not possible.
        execute(Draft(table, draft.now), message.what, seat)


def execute(draft: Draft, what: str, seat: int) -> None:
    """Carry out what everybody has agreed to."""
    if what == TAKEBACK:
        take_back(draft, seat)
    else:
        draft.add(events.Abandoned())


@_obey.register
def _(message: commands.Answer, draft: Draft, person: int) -> None:
    table, proposal = draft.table, draft.table.proposal
    if proposal is None or person in proposal.agreed or person not in table.players():
        raise Refused("table-nothing-asked")
    draft.add(events.Answered(person, message.yes))
    if message.yes and {*proposal.agreed, person} >= voters(draft, proposal.what):
        execute(draft, proposal.what, proposal.seat)


@_obey.register
def _(message: commands.Resign, draft: Draft, person: int) -> None:
    require_status(draft.table, PLAYING)
    seat = require_own_seat(draft.table, person, message.seat)
    if draft.table.seats[seat].resigned:
        raise Refused("table-resigned-already")
    draft.add(events.Resigned(seat))


@_decide.register
def _(command: commands.TimeOut, draft: Draft) -> None:
    table = draft.table
    first = table.clocks.next_due(table.people_awaited())
    if first is not None and first[0] <= draft.now:
        resigns = table.spec.clock.then == "resign"
        draft.add(events.Resigned(first[1], timeout=True) if resigns else events.TimedOut(first[1]))


# ---------------------------------------------------------------------- companion tables


@_obey.register
def _(message: commands.Correct, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, PLAYING, OVER)
    require_companion(table)
    assert table.match is not None
    action = table.game.actions.number(message.action, table.labels)
    seat, place = find_entry(table, person, message.line)
    actor = table.match.log[place].actor
    if actor != seat and table.match.state_at(place).visible_action(seat, actor, action) != action:
        raise NotAllowed("table-not-yours-to-deal")
    draft.add(events.Corrected(place, action))


def find_entry(table: Table, person: int, line: int) -> tuple[int, int]:
    """Find the entry behind a line of a person's own log: the seat that sees this line, and the entry's place."""
    assert table.match is not None
    for seat in table.seats_of(person):
        places = table.match.view_log(seat).places
        if line < len(places):
            return seat, places[line]
    raise Unknown("table-no-such-line", line=line + 1)


def possible_corrections(table: Table, person: int, line: int) -> list[int]:
    """What the physical box may have dealt instead of what this line says, with everything after it still possible."""
    if table.match is None:
        raise NotAllowed("table-not-companion")
    require_companion(table)
    seat, place = find_entry(table, person, line)
    out = []
    for action in enterable(table.match.state_at(place), seat):
        try:
            table.corrected(place, action)
        except MegapolisError:
            continue
        if action != table.match.log[place].action:
            out.append(action)
    return out


# ---------------------------------------------------------------------- seats and people


@_decide.register
def _(command: commands.Join, draft: Draft) -> None:
    table = draft.table
    require_status(table, LOBBY, PLAYING)
    if not table.spec.public and command.invite != table.spec.invite:
        raise NotAllowed("table-not-invited")
    if len(table.people) >= MAX_PEOPLE:
        raise TooMuch("table-full")
    before = [each for each in table.people.values() if each.is_same(command.account, command.guest)]
    if any(each.removed for each in before):
        raise NotAllowed("table-removed")
    without_seat = [each.id for each in table.people.values() if each.here and not table.seats_of(each.id)]
    if table.status == PLAYING and command.invite != table.spec.invite and len(without_seat) >= MAX_STRANGERS:
        raise TooMuch("table-full")
    person = len(table.people)
    draft.add(events.Joined(person, command.name, command.key, command.account, command.guest))
    if any(each.muted for each in before):
        draft.add(events.Muted(person, True))
    if table.status == LOBBY and command.sit and table.free_seats():
        draft.add(events.Sat(table.free_seats()[0], person))


@_decide.register
def _(command: commands.Return, draft: Draft) -> None:
    people = draft.table.people.values()
    person = next((each.id for each in people if each.account == command.account and each.here), None)
    if person is None:
        raise NotAllowed("table-not-seated")
    draft.add(events.Keyed(person, command.key))


@_decide.register
def _(command: commands.Forget, draft: Draft) -> None:
    draft.add(events.Renamed(command.person, ""))
    if draft.table.status in (LOBBY, PLAYING) and draft.table.people[command.person].here:
        draft.add(events.Left(command.person))


@_obey.register
def _(message: commands.Sit, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, LOBBY, PLAYING)
    seat = require_seat(table, message.seat)
    if table.status == PLAYING:
        require_own_seat(table, person, seat)
        if not table.seats[seat].bot or table.seats[seat].resigned:
            raise Refused("table-seat-taken", seat=seat_word(seat))
    elif not table.seats[seat].free:
        raise Refused("table-seat-taken", seat=seat_word(seat))
    elif table.host != person and not table.spec.several_seats:
        # Only the host holds several seats, unless others may; they change theirs.
        for own in table.seats_of(person):
            draft.add(events.Stood(own))
    draft.add(events.Sat(seat, person))


@_obey.register
def _(message: commands.Stand, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, LOBBY)
    seat = require_seat(table, message.seat)
    if table.host != person:
        require_own_seat(table, person, seat)
    draft.add(events.Stood(seat))


@_obey.register
def _(message: commands.SeatBot, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, LOBBY, PLAYING)
    require_host(table, person)
    seat = require_seat(table, message.seat)
    check_level(message.level, table.game)
    if table.spec.companion:
        raise Refused("table-no-bots-at-companion")
    if not table.seats[seat].bot and table.seats[seat].person != person:
        require_absent(draft, table.seats[seat].person)
    draft.add(events.BotSat(seat, message.level))


@_obey.register
def _(message: commands.SetUp, draft: Draft, person: int) -> None:
    require_status(draft.table, LOBBY)
    require_host(draft.table, person)
    draft.add(arranged(draft.table, message))


@_obey.register
def _(message: commands.Start, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, LOBBY)
    require_host(table, person)
    if table.free_seats():
        raise Refused("table-seats-open", seats=", ".join(str(seat + 1) for seat in table.free_seats()))
    start_game(draft, [])


@_decide.register
def _(command: commands.StartFrom, draft: Draft) -> None:
    start_game(draft, command.entries)


@_obey.register
def _(message: commands.Leave, draft: Draft, person: int) -> None:
    draft.add(events.Left(person))


@_obey.register
def _(message: commands.Remove, draft: Draft, person: int) -> None:
    require_host(draft.table, person)
    removed = require_person(draft.table, message.person)
    require_absent(draft, removed)
    draft.add(events.Left(removed, removed=True))


@_obey.register
def _(message: commands.Mute, draft: Draft, person: int) -> None:
    require_host(draft.table, person)
    draft.add(events.Muted(require_person(draft.table, message.person), message.on))


@_obey.register
def _(message: commands.Close, draft: Draft, person: int) -> None:
    require_host(draft.table, person)
    for other in draft.table.players():
        if other != person:
            require_absent(draft, other)
    if not end_alone(draft, person):
        draft.add(events.Closed())


@_decide.register
def _(command: commands.Expire, draft: Draft) -> None:
    if draft.table.status in (LOBBY, PLAYING):
        draft.add(events.Closed(expired=True))


@_decide.register
def _(command: commands.LinkRematch, draft: Draft) -> None:
    if not draft.table.rematch:
        draft.add(events.Rematched(command.table))


@_obey.register
def _(message: commands.Hint, draft: Draft, person: int) -> None:
    require_status(draft.table, PLAYING)
    draft.add(events.Hinted(person))


@_obey.register
def _(message: commands.Say, draft: Draft, person: int) -> None:
    said = draft.table.said
    if draft.table.people[person].muted:
        raise NotAllowed("table-muted")
    if said.get(person, 0) >= MAX_SAID or sum(said.values()) >= MAX_TALK:
        raise TooMuch("table-said-enough")
    text = "".join(each for each in message.text if each.isprintable()).strip()
    if message.phrase and message.phrase not in PHRASES:
        raise Malformed("table-malformed", detail=f"phrase: {message.phrase}")
    if not text and not message.phrase:
        raise Malformed("table-malformed", detail="text")
    draft.add(events.Said(person, "" if message.phrase else text, message.phrase))
