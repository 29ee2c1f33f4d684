"""Decides about commands: `decide` answers the events that a command leads to and the table after them, or refuses.

It is pure. What a command does is applied once, to a draft of the table; that draft is the next table if the events
can be appended to the log, and is thrown away if they cannot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import NoUndo
from megapolis.engine.first_game import LEARNER
from megapolis.engine.i18n import seat_word
from megapolis.engine.question import Question
from megapolis.server.domain import commands, events
from megapolis.server.domain.arrangement import plan_arrangement
from megapolis.server.domain.commands import Command, Message
from megapolis.server.domain.companion import (
    enter_all,
    find_edit,
    find_place,
    play_only_outcome,
    require_companion,
    require_entering_seat,
    try_correction,
)
from megapolis.server.domain.endings import ABANDON, TAKEBACK, end_alone, voters
from megapolis.server.domain.events import Event, Pair
from megapolis.server.domain.forced_steps import is_last_forced, play_forced
from megapolis.server.domain.guide import end_guide, see_step, steps_to_take_back
from megapolis.server.domain.orders import follow_orders, give_order
from megapolis.server.domain.requirements import (
    check_level,
    require_absent,
    require_host,
    require_own_seat,
    require_person,
    require_room,
    require_seat,
    require_status,
)
from megapolis.server.domain.sales import enter_sale
from megapolis.server.domain.table import CLOSED, LOBBY, OVER, PLAYING, Table
from megapolis.server.errors import Malformed, NotAllowed, Refused, Stale, TooMuch

PHRASES = ("hello", "good-luck", "well-played", "thanks", "one-moment", "your-turn", "good-game", "again")
REACTIONS = ("wave", "wow", "laugh", "grumble", "hmm", "tea")
MAX_PEOPLE = 100
"""How many people may ever join one table, including those who left."""
MAX_STRANGERS = 10
"""How many people without a seat a running public table takes in without the invitation."""
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
    if table.game.orders is not None:
        follow_orders(draft)
    play_forced(draft)
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


# ---------------------------------------------------------------------- playing


def play_action(draft: Draft, seat: int, action: int) -> None:
    """Play a legal action and the chance that follows; `IllegalMove` if the rules forbid it."""
    draft.events.append(draft.after.play_action(seat, action, draft.now))


def start_game(draft: Draft, prefix: Sequence[Pair]) -> None:
    """Start the game: play `prefix`, then deal."""
    draft.events.append(draft.after.start_game(prefix, draft.now))


@_obey.register
def _(message: commands.Act, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, PLAYING)
    action = table.game.actions.number(message.action, table.labels)
    if message.seat == CHANCE:
        require_companion(table)
        question: Question = table.game.show.question(table.state, require_entering_seat(table, person))
        play_action(draft, CHANCE, question.resolve(action))
        return
    seat = require_own_seat(table, person, message.seat)
    if table.seats[seat].bot:
        raise Refused("table-bot-plays", seat=seat_word(seat))
    if message.decision != table.decision(seat):
        raise Stale("table-stale")
    play_action(draft, seat, action)


@_obey.register
def _(message: commands.Order, draft: Draft, person: int) -> None:
    give_order(draft, require_own_seat(draft.table, person, message.seat), message.amount)


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
    undo_step(draft, require_own_seat(table, person, message.seat))


def undo_step(draft: Draft, seat: int) -> None:
    """Take back the seat's last step: where that is fair, or with everything since where nobody else plays."""
    try:
        while is_last_forced(draft.after, seat):
            draft.add(events.Undone(seat))
        draft.add(events.Undone(seat))
    except NoUndo:
        if not draft.table.has_one_player() or draft.table.steps[seat] == 0:
            raise
        take_back(draft, seat)


@_obey.register
def _(message: commands.Guide, draft: Draft, person: int) -> None:
    require_own_seat(draft.table, person, LEARNER)
    if message.to == "next":
        see_step(draft, message.step)
    elif message.to == "end":
        end_guide(draft)
    elif message.to != "back":
        raise Malformed("table-malformed", detail=f"to: {message.to}")
    else:
        for _ in range(steps_to_take_back(draft)):
            undo_step(draft, LEARNER)


def take_back(draft: Draft, seat: int) -> None:
    """Cancel everything since the last step that the seat chose; `NoUndo` if it has made none."""
    while is_last_forced(draft.after, seat):
        draft.add(events.TakenBack(seat))
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
def _(message: commands.Enter, draft: Draft, person: int) -> None:
    require_status(draft.table, PLAYING)
    enter_all(draft, person, message.at, message.actions)


@_obey.register
def _(message: commands.Sold, draft: Draft, person: int) -> None:
    require_status(draft.table, PLAYING)
    enter_sale(draft, person, message.at, message.seat, message.amount)


@_obey.register
def _(message: commands.Correct, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, PLAYING, OVER)
    require_companion(table)
    assert table.match is not None
    found = find_place(table, person, message.line, message.seat, message.eye)
    edit = find_edit(table, found, message.action, message.before)
    dropped = try_correction(table, edit).dropped if message.drop else 0
    draft.add(events.Corrected(edit.place, edit.action, dropped, edit.how))
    play_only_outcome(draft)


@_obey.register
def _(message: commands.Restore, draft: Draft, person: int) -> None:
    require_companion(draft.table)
    if not draft.table.seats_of(person):
        raise NotAllowed("table-not-seated")
    if not draft.table.before_corrections:
        raise Refused("table-nothing-to-restore")
    draft.add(events.Restored())


# ---------------------------------------------------------------------- seats and people


@_decide.register
def _(command: commands.Join, draft: Draft) -> None:
    table = draft.table
    require_status(table, LOBBY, PLAYING)
    # Whoever is taught is taught alone: others would play with cards that somebody knows.
    if table.spec.first_game or (not table.spec.public and command.invite != table.spec.invite):
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
    if not table.seats[seat].bot and table.seats[seat].person != person:
        require_absent(draft, table.seats[seat].person)
    draft.add(events.BotSat(seat, message.level))


@_obey.register
def _(message: commands.SetUp, draft: Draft, person: int) -> None:
    require_status(draft.table, LOBBY)
    require_host(draft.table, person)
    draft.add(plan_arrangement(draft.table, message))


@_obey.register
def _(message: commands.Start, draft: Draft, person: int) -> None:
    table = draft.table
    require_status(table, LOBBY)
    require_host(table, person)
    if table.free_seats():
        raise Refused("table-seats-open", seats=", ".join(str(seat + 1) for seat in table.free_seats()))
    start_game(draft, table.spec.prefix)


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
    if message.reaction and message.reaction not in REACTIONS:
        raise Malformed("table-malformed", detail=f"reaction: {message.reaction}")
    named = message.phrase or message.reaction
    if not text and not named:
        raise Malformed("table-malformed", detail="text")
    draft.add(events.Said(person, "" if named else text, message.phrase, "" if message.phrase else message.reaction))
