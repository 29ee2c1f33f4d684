"""A table as its log says it is: the fold of its events. Every worker computes the same; nothing here is trusted."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property, singledispatchmethod
from hashlib import blake2b

import msgspec

from megapolis.catalog import find_game
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.dealer import Dealer
from megapolis.engine.errors import MegapolisError
from megapolis.engine.match import Match, Witness
from megapolis.engine.setup import Setup
from megapolis.server.domain import events
from megapolis.server.domain.clock import Clocks
from megapolis.server.domain.events import Event, Head, Pair

LOBBY, PLAYING, OVER, CLOSED = "lobby", "playing", "over", "closed"
PLAYED = (events.Started, events.Acted, events.Undone, events.TakenBack, events.Corrected)
"""The events that need the rules to be understood."""
DEVICES = 8
"""From how many devices at most somebody is known; the oldest is forgotten."""
TALK = 40
"""How many lines of talk a table shows."""


class Person(msgspec.Struct):
    """Someone who has come to the table."""

    id: int
    name: str
    keys: list[str]
    """Hashes of their tokens, one a device."""
    account: str = ""
    guest: str = ""
    muted: bool = False
    here: bool = True


class Seat(msgspec.Struct):
    """Who plays a seat: nobody yet, a person, a bot, or a bot in a person's place."""

    person: int | None = None
    bot: str = ""
    resigned: bool = False


class Talk(msgspec.Struct, frozen=True):
    """A line of talk: what a person said, or a notice (a message key) about the table."""

    at: float
    person: int | None = None
    text: str = ""
    key: str = ""
    args: dict[str, str | int] = {}


class Proposal(msgspec.Struct):
    """What somebody asks everybody to agree to, and who has agreed."""

    person: int
    what: str
    seat: int
    agreed: list[int]


class Live:
    """One table, folded up to `count` events."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game = find_game(head.game)
        self.count = 0
        self.at = head.created
        self.status = LOBBY
        self.ending = ""
        self.frozen = ""
        """Why the table can only be looked at: a message key, "" for a table that works."""
        self.last_view = ""
        """What an onlooker saw last, kept for a table that no longer replays."""
        self.people: dict[int, Person] = {}
        self.seats = [Seat() for _ in range(head.players)]
        self.steps = [0] * head.players
        """How often each seat acted or took back: part of what names its decision."""
        self.fair = [0] * head.players
        """How many of each seat's own steps may be taken back now."""
        self.match: Match | None = None
        self.witnesses: dict[int | None, Witness] = {}
        """Who follows the log line by line; those of viewers that are connected here."""
        self.rewritten = 0
        """How often lines of the log were taken back or corrected, so that witnesses must start anew."""
        self.proposal: Proposal | None = None
        self.talk: deque[Talk] = deque(maxlen=TALK)
        self.rematch = ""
        self.clocks = Clocks(head.clock, head.players)

    # ------------------------------------------------------------------ what can be asked

    @property
    def host(self) -> int | None:
        """The person who decides about the table: the first who is still here."""
        return next((person.id for person in self.people.values() if person.here), None)

    @cached_property
    def setup(self) -> Setup:
        """Game, players and options, checked again."""
        data = self.game.data_from(self.head.components)
        return self.game.setup(self.head.players, self.head.options, data)

    def is_same_game(self) -> bool:
        """Whether rules and components are still those that the table was made with."""
        try:
            return self.head.rules == self.game.rules and self.head.data == self.setup.data.digest
        except MegapolisError:
            return False

    @cached_property
    def labels(self) -> Mapping[str, Sequence[str]]:
        """Names for the values of action fields."""
        return self.game.labels(self.setup.data)

    @property
    def state(self) -> State:
        """The position of a game that has begun."""
        assert self.match is not None
        return self.match.state

    def person_with(self, key: str) -> Person | None:
        """Whose token has this hash. What was forgotten has none."""
        return next((person for person in self.people.values() if key and key in person.keys and person.here), None)

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that a person holds."""
        return [at for at, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def players(self) -> list[int]:
        """The people who hold seats."""
        return sorted({seat.person for seat in self.seats if seat.person is not None})

    def isolate(self) -> bool:
        """Whether one person holds every seat that is not a bot's: nobody else is asked for a takeback."""
        return len(self.players()) <= 1

    def awaited(self) -> list[int]:
        """The seats that are awaited while the game goes on."""
        if self.status != PLAYING or self.match is None:
            return []
        return [seat for seat in self.state.actors() if seat != CHANCE]

    def bots_awaited(self) -> list[int]:
        """The awaited seats that a bot plays."""
        return [seat for seat in self.awaited() if self.seats[seat].bot]

    def people_awaited(self) -> list[int]:
        """The awaited seats that people play: only their clocks matter."""
        return [seat for seat in self.awaited() if not self.seats[seat].bot]

    def chance_pending(self) -> bool:
        """Whether somebody must say what the real box dealt."""
        return self.status == PLAYING and self.match is not None and self.state.awaited() == CHANCE

    def decision(self, seat: int) -> str:
        """A name for what a seat has to decide now, made of what that seat knows. It changes when its choice does."""
        if self.status != PLAYING or self.match is None:
            return ""
        actions = ",".join(str(action) for action in self.state.legal_actions(seat))
        said = f"{self.steps[seat]}|{self.match.takebacks}|{actions}"
        return blake2b(said.encode(), digest_size=6).hexdigest()

    def deals(self, state: State) -> list[Pair]:
        """What chance does next in `state` (which is moved on), unless a real box deals."""
        if self.head.companion:
            return []
        return [(CHANCE, action) for action in Dealer(self.head.seed).settle(state)]

    def witness(self, viewer: int | None) -> Witness:
        """The witness of a viewer; its lines are those that are new since it was last told (`told`)."""
        assert self.match is not None
        if viewer not in self.witnesses:
            witness = Witness(viewer)
            witness.watch(self.game.new_state(self.match.setup), self.match.log)
            self.witnesses[viewer] = witness
            self.match.witnesses.append(witness)
            self.told([viewer])
        return self.witnesses[viewer]

    def told(self, viewers: Sequence[int | None]) -> None:
        """Everybody with these views has been told what is new."""
        for viewer in viewers:
            self.witnesses[viewer].lines.clear()
            self.witnesses[viewer].places.clear()

    def _rewrite(self) -> None:
        """The log is another one now: whoever follows it starts anew."""
        self.rewritten += 1
        self.witnesses = {}
        if self.match is not None:
            self.match.witnesses = []

    def forget_witness(self, viewer: int | None) -> None:
        """Nobody with this view is connected here any more."""
        witness = self.witnesses.pop(viewer, None)
        if witness is not None and self.match is not None:
            self.match.witnesses.remove(witness)

    def with_prefix(self, prefix: list[Pair]) -> Match:
        """A match in which these entries are played."""
        match = Match(self.setup)
        for actor, action in prefix:
            match.play(actor, action)
        return match

    def copy(self) -> Live:
        """An independent copy that nobody follows: where events would lead, before they are committed."""
        other = copy(self)
        other.people = {at: copy(person) for at, person in self.people.items()}
        other.seats = [copy(seat) for seat in self.seats]
        other.steps, other.fair = self.steps[:], self.fair[:]
        other.match = None if self.match is None else self.match.copy()
        other.witnesses = {}
        other.proposal = None if self.proposal is None else Proposal(*msgspec.structs.astuple(self.proposal))
        other.talk = self.talk.copy()
        other.clocks = self.clocks.copy()
        return other

    # ------------------------------------------------------------------ folding

    def fold(self, event: Event, at: float) -> None:
        """Moves on by one event of the log. A game that no longer replays is frozen; its people stay known."""
        try:
            if self.frozen and isinstance(event, PLAYED):
                self.status = PLAYING
            else:
                self._take(event, at)
        except MegapolisError:
            self.frozen = "table-frozen"
        self.count += 1
        self.at = at
        running = self.state if self.status == PLAYING and not self.frozen else None
        self.clocks.follow(running, at)

    def _notice(self, at: float, key: str, **args: str | int) -> None:
        self.talk.append(Talk(at, key=f"table-notice-{key}", args=args))

    @singledispatchmethod
    def _take(self, event: Event, at: float) -> None:
        raise TypeError(event)

    @_take.register
    def _(self, event: events.Joined, at: float) -> None:
        self.people[event.person] = Person(event.person, event.name, [event.key], event.account, event.guest)
        self._notice(at, "joined", person=event.person)

    @_take.register
    def _(self, event: events.Keyed, at: float) -> None:
        self.people[event.person].keys = [*self.people[event.person].keys, event.key][-DEVICES:]

    @_take.register
    def _(self, event: events.Renamed, at: float) -> None:
        person = self.people[event.person]
        person.name = event.name
        if not event.name:
            person.keys, person.account, person.guest = [], "", ""
            words = [msgspec.structs.replace(said, text="") if said.person == person.id else said for said in self.talk]
            self.talk = deque(words, maxlen=TALK)

    @_take.register
    def _(self, event: events.Left, at: float) -> None:
        self.people[event.person].here = False
        for seat in self.seats_of(event.person):
            if self.status == LOBBY:
                self.seats[seat] = Seat()
            else:
                self.seats[seat].bot = self.head.stand_in
        self._withdraw(event.person)
        self._notice(at, "removed" if event.removed else "left", person=event.person)

    def _withdraw(self, person: int) -> None:
        if self.proposal is not None and self.proposal.person == person:
            self.proposal = None

    @_take.register
    def _(self, event: events.Sat, at: float) -> None:
        self.seats[event.seat].person = event.person
        self.seats[event.seat].bot = ""

    @_take.register
    def _(self, event: events.Stood, at: float) -> None:
        self.seats[event.seat] = Seat()

    @_take.register
    def _(self, event: events.BotSat, at: float) -> None:
        self.seats[event.seat].bot = event.level
        if self.status == LOBBY:
            self.seats[event.seat].person = None
        else:
            self._notice(at, "stand-in", seat=event.seat + 1, level=event.level)

    @_take.register
    def _(self, event: events.Started, at: float) -> None:
        self.match = self.with_prefix(event.entries)
        self.status = OVER if self.state.is_over() else PLAYING
        self._notice(at, "started")

    @_take.register
    def _(self, event: events.Acted, at: float) -> None:
        assert self.match is not None
        seat, phase = event.seat, self.state.phase()
        others = [actor for actor in self.state.actors() if actor != seat]
        self.match.play(seat, event.action)
        for actor, action in event.entries:
            self.match.play(actor, action)
        if seat >= 0:
            self.steps[seat] += 1
            self.fair[seat] += 1
            if others != [actor for actor in self.state.actors() if actor != seat]:
                self.fair[seat] = 0
        if self.state.phase() != phase or seat == CHANCE:
            self.fair = [0] * self.head.players
        self.proposal = None
        if self.state.is_over():
            self._end(self.state.ending(), at)

    def _end(self, ending: str, at: float) -> None:
        self.status = OVER
        self.ending = ending
        self.proposal = None
        self._notice(at, "over")

    @_take.register
    def _(self, event: events.Undone, at: float) -> None:
        assert self.match is not None
        self.match.undo(event.seat)
        self.steps[event.seat] += 1
        self.fair[event.seat] = max(0, self.fair[event.seat] - 1)
        self._rewrite()

    @_take.register
    def _(self, event: events.TakenBack, at: float) -> None:
        assert self.match is not None
        before = self.match.takebacks
        self.match.undo(event.seat, fair=False)
        # Even where the rules would have called it fair: it was asked for and agreed to as a takeback.
        self.match.takebacks = before + 1
        self.steps[event.seat] += 1
        self.fair = [0] * self.head.players
        self._rewrite()
        self.proposal = None
        self._notice(at, "taken-back", seat=event.seat + 1)

    @_take.register
    def _(self, event: events.Corrected, at: float) -> None:
        self.match = self.corrected(event.place, event.action)
        self.steps = [step + 1 for step in self.steps]
        self.fair = [0] * self.head.players
        self._rewrite()
        self._notice(at, "corrected")
        self.status = OVER if self.state.is_over() else PLAYING
        self.ending = self.state.ending()

    def corrected(self, place: int, action: int) -> Match:
        """The match with one entry replaced and all later ones played again; `IllegalMove` where one cannot be."""
        assert self.match is not None
        log: list[Pair] = [*self.match.log[:place], (self.match.log[place].actor, action), *self.match.log[place + 1 :]]
        match = self.with_prefix(log)
        match.takebacks = self.match.takebacks
        return match

    @_take.register
    def _(self, event: events.Asked, at: float) -> None:
        self.proposal = Proposal(event.person, event.what, event.seat, [event.person])

    @_take.register
    def _(self, event: events.Answered, at: float) -> None:
        if self.proposal is None:
            return
        if event.yes:
            self.proposal.agreed.append(event.person)
        else:
            self._notice(at, "disagreed", person=event.person)
            self.proposal = None

    @_take.register
    def _(self, event: events.Resigned, at: float) -> None:
        seat = self.seats[event.seat]
        seat.resigned = True
        seat.bot = self.head.stand_in
        self._notice(at, "time-resigned" if event.timeout else "resigned", seat=event.seat + 1)
        playing = [each for each in self.seats if not each.resigned]
        together = self.head.players == 1 or self.game.is_cooperative(self.setup)
        nobody = all(each.person is None or each.bot for each in playing)
        if nobody or (len(playing) == 1 and not together):
            self._end("resigned", at)

    @_take.register
    def _(self, event: events.TimedOut, at: float) -> None:
        self.seats[event.seat].bot = self.head.stand_in
        self._notice(at, "timed-out", seat=event.seat + 1)

    @_take.register
    def _(self, event: events.Abandoned, at: float) -> None:
        self._end("abandoned", at)

    @_take.register
    def _(self, event: events.Closed, at: float) -> None:
        if self.status in (LOBBY, PLAYING):
            self.ending = "closed"
        self.status = CLOSED if self.status in (LOBBY, PLAYING) else self.status
        self.proposal = None
        self._notice(at, "expired" if event.expired else "closed")

    @_take.register
    def _(self, event: events.Said, at: float) -> None:
        key = f"table-phrase-{event.phrase}" if event.phrase else ""
        self.talk.append(Talk(at, person=event.person, text=event.text, key=key))

    @_take.register
    def _(self, event: events.Muted, at: float) -> None:
        self.people[event.person].muted = event.on

    @_take.register
    def _(self, event: events.Rematched, at: float) -> None:
        self.rematch = event.table
