"""A table: the fold of its events. Every worker computes the same one, and the log is validated again on every fold."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property, singledispatchmethod
from hashlib import blake2b

from msgspec.structs import replace

from megapolis.bots.names import bot_word
from megapolis.catalog import find_game
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.dealer import Dealer
from megapolis.engine.errors import MegapolisError
from megapolis.engine.first_game import FirstGame, load_first_game
from megapolis.engine.i18n import seat_word
from megapolis.engine.match import LogView, Match
from megapolis.engine.setup import Setup
from megapolis.server.domain import events
from megapolis.server.domain.arrangement import arrange
from megapolis.server.domain.clock import Clocks
from megapolis.server.domain.events import Event, Pair, TableSpec
from megapolis.server.domain.forced_steps import Stamp, Stamps
from megapolis.server.domain.match_log import correct_log, replay
from megapolis.server.domain.numbering import Numbering
from megapolis.server.domain.people import TALK, Person, Proposal, Seat, Talk, has_nobody_left, key_of

LOBBY, PLAYING, OVER, CLOSED = "lobby", "playing", "over", "closed"
PLAYED = events.Started, events.Acted, events.Undone, events.TakenBack, events.Corrected, events.Restored
"""The events that need the rules of the game to be applied."""
DEVICES = 8
"""The most devices remembered for one person; the oldest is forgotten first."""
FROZEN = "table-frozen"


class Table:
    """One table after `count` events. To change it, apply events to a `draft`."""

    def __init__(self, spec: TableSpec) -> None:
        self.spec = spec
        self.game = find_game(spec.game)
        self.count = 0
        self.at = spec.created
        """When the last event happened."""
        self.status = LOBBY
        self.ending = ""
        self.frozen = ""
        """A message key that says why nothing can be changed any more; "" for a table that works."""
        self.last_view = ""
        """The last stored view of an onlooker, shown when the log no longer replays."""
        self.people: dict[int, Person] = {}
        self.seats = [Seat() for _ in range(spec.players)]
        self.active = spec.created
        """When a person last did something, not a bot or a clock."""
        self.last_acts: dict[int, float] = {}
        """When each person last joined or acted."""
        self.disturbed = ""
        """What happened in the game that keeps it from being rated; "" for nothing."""
        self.steps = [0] * spec.players
        """How often each seat acted or took back; part of what identifies its decision."""
        self.fair = [0] * spec.players
        """How many of its own last steps each seat may take back now."""
        self.match: Match | None = None
        self.stamps = Stamps()
        self.logs: dict[int | None, LogView] = {}
        """The logs of viewers who are connected, with the lines that are new since the last draft."""
        self.rewritten = 0
        """How often log entries were taken back or corrected, so that viewers need their whole log again."""
        self.before_corrections: list[list[Pair]] = []
        """The logs before each correction; the one that is restored next is the last."""
        self.proposal: Proposal | None = None
        self.talk: deque[Talk] = deque(maxlen=TALK)
        self.said: dict[int, int] = {}
        """How many lines each person has said."""
        self.rematch = ""
        self.orders: dict[int, events.Ordered] = {}
        """What seats want to be done for them, as long as it stands: see `orders`. Nobody else may know it."""
        self.steps_seen = 0
        """How many steps of a first game its learner has seen."""
        self.clocks = Clocks(spec.clock, spec.players)

    def draft(self) -> Table:
        """An independent copy to apply events to. Its logs hold only the lines that these events add."""
        other = copy(self)
        other.people = dict(self.people)
        other.last_acts = dict(self.last_acts)
        other.seats = self.seats[:]
        other.steps, other.fair = self.steps[:], self.fair[:]
        other.match = None if self.match is None else self.match.copy()
        other.stamps = self.stamps.copy()
        other.logs = {viewer: log.continuation() for viewer, log in self.logs.items()}
        other.talk = self.talk.copy()
        other.orders = dict(self.orders)
        other.clocks = self.clocks.copy()
        return other

    # ------------------------------------------------------------------ queries

    @property
    def host(self) -> int | None:
        """The person with the host's powers: whoever made the table, then the first who is still here and plays."""
        here = [person.id for person in self.people.values() if person.here]
        if here[:1] == [0]:
            return 0
        waiting = here if self.status == LOBBY else []
        return next((person for person in here if self.seats_of(person)), next(iter(waiting), None))

    @cached_property
    def setup(self) -> Setup:
        """Game, players and options, validated again."""
        spec = self.spec
        data = self.game.data_from(spec.components, spec.rules)
        return self.game.setup(spec.players, spec.options, data, spec.rules)

    @cached_property
    def numbering(self) -> Numbering:
        """How the stored log numbers actions."""
        return Numbering(self.game, self.spec.rules)

    @cached_property
    def first_game(self) -> FirstGame | None:
        """The script that is followed here. It is written for the rules of today alone."""
        followed = self.spec.first_game and self.spec.rules == self.game.rules
        return load_first_game(self.game) if followed else None

    @cached_property
    def labels(self) -> Mapping[str, Sequence[str]]:
        """Names for the values of action fields."""
        return self.game.labels(self.setup.data)

    @property
    def state(self) -> State:
        """The position of a game that has started."""
        assert self.match is not None
        return self.match.state

    def person_with(self, key: str) -> Person | None:
        """The person with this token hash. A person who was forgotten has none."""
        return next((person for person in self.people.values() if key and key in person.keys and person.here), None)

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that a person holds."""
        return [at for at, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def free_seats(self) -> list[int]:
        """The seats that nobody plays."""
        return [at for at, seat in enumerate(self.seats) if seat.free]

    def players(self) -> list[int]:
        """The people who hold seats."""
        return sorted({seat.person for seat in self.seats if seat.person is not None})

    def has_one_player(self) -> bool:
        """Whether one person holds every seat that is not a bot's, so that nobody else must agree to a takeback."""
        return len(self.players()) <= 1

    def awaited(self) -> list[int]:
        """The seats that must act before the game goes on."""
        if self.status != PLAYING or self.match is None:
            return []
        return [seat for seat in self.state.actors() if seat != CHANCE]

    def bots_awaited(self) -> list[int]:
        """The awaited seats that a bot plays."""
        return [seat for seat in self.awaited() if self.seats[seat].bot]

    def people_awaited(self) -> list[int]:
        """The awaited seats that people play; only their clocks count."""
        return [seat for seat in self.awaited() if not self.seats[seat].bot]

    def chance_pending(self) -> bool:
        """Whether somebody must enter what the physical box dealt."""
        return self.status == PLAYING and self.match is not None and self.state.awaited() == CHANCE

    def decision(self, seat: int) -> str:
        """Identify what a seat has to decide now. It depends only on what the seat knows and changes with it."""
        if self.status != PLAYING or self.match is None:
            return ""
        actions = ",".join(str(action) for action in self.state.legal_actions(seat))
        said = f"{self.steps[seat]}|{self.match.takebacks}|{actions}"
        return blake2b(said.encode(), digest_size=6).hexdigest()

    # ------------------------------------------------------------------ logs of viewers

    def follow_log(self, viewer: int | None) -> LogView:
        """The log of a viewer; from now on every event adds the lines that this viewer may know."""
        assert self.match is not None
        if viewer not in self.logs:
            self.logs[viewer] = self.match.view_log(viewer).continuation()
        return self.logs[viewer]

    def keep_logs(self, viewers: set[int | None]) -> None:
        """Stop following the logs of all other viewers."""
        self.logs = {viewer: log for viewer, log in self.logs.items() if viewer in viewers}

    def _rewrite_log(self) -> None:
        """Entries have changed: lines that were already shown may be wrong."""
        self.rewritten += 1
        self.logs = {}

    # ------------------------------------------------------------------ applying events

    def fold(self, event: Event, at: float) -> None:
        """Apply a stored event. A game that no longer replays is frozen; its people are still known."""
        try:
            if not (self.frozen and isinstance(event, PLAYED)):
                self.apply(self.numbering.read(event), at)
                return
            self.status = PLAYING
        except MegapolisError:
            self.frozen = FROZEN
        self._advance(at)

    def apply(self, event: Event, at: float) -> None:
        """Apply an event, or raise why the rules do not allow it; then this table is of no use any more."""
        if isinstance(event, events.Acted):
            self._note_activity(event.seat, at)
        elif not isinstance(event, events.TimedOut | events.Closed):
            self.active = at
        self._apply(event, at)
        self._advance(at)

    def play_action(self, seat: int, action: int, at: float, *, forced: bool = False) -> events.Acted:
        """Play an action and deal the chance that follows; the event that records both."""
        self._note_activity(seat, at)
        event = events.Acted(seat, action, self._play(seat, action, None, at, forced), forced)
        self._advance(at)
        return event

    def start_game(self, prefix: Sequence[Pair], at: float) -> events.Started:
        """Start the game, play `prefix` and deal what follows; the event that records both."""
        self.active = at
        event = events.Started([*prefix, *self._start(prefix, None, at)])
        self._advance(at)
        return event

    def _note_activity(self, seat: int, at: float) -> None:
        if seat == CHANCE or not self.seats[seat].bot:
            self.active = at
            person = None if seat == CHANCE else self.seats[seat].person
            if person is not None:
                self.last_acts[person] = at

    def _advance(self, at: float) -> None:
        self.count += 1
        self.at = at
        running = self.state if self.status == PLAYING and not self.frozen else None
        self.clocks.follow(running, at)

    def _notice(self, at: float, key: str, **args: str | int) -> None:
        self.talk.append(Talk(at, key=f"table-notice-{key}", args=args))

    def _change_person(self, person: int, **changes: object) -> None:
        self.people[person] = replace(self.people[person], **changes)

    def _change_seat(self, seat: int, **changes: object) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)

    @singledispatchmethod
    def _apply(self, event: Event, at: float) -> None:
        raise TypeError(event)

    @_apply.register
    def _(self, event: events.Joined, at: float) -> None:
        self.people[event.person] = Person(event.person, event.name, [event.key], event.account, event.guest)
        self.last_acts[event.person] = at
        self._notice(at, "joined", person=event.person)

    @_apply.register
    def _(self, event: events.Keyed, at: float) -> None:
        self._change_person(event.person, keys=[*self.people[event.person].keys, event.key][-DEVICES:])

    @_apply.register
    def _(self, event: events.Renamed, at: float) -> None:
        self._change_person(event.person, name=event.name)
        if not event.name:
            self._change_person(event.person, keys=[], account="", guest="")
            words = [replace(line, text="") if line.person == event.person else line for line in self.talk]
            self.talk = deque(words, maxlen=TALK)

    @_apply.register
    def _(self, event: events.Left, at: float) -> None:
        self._change_person(event.person, here=False, removed=event.removed)
        for seat in self.seats_of(event.person):
            if self.status == LOBBY:
                self.seats[seat] = Seat()
            else:
                self._change_seat(seat, bot=self.spec.stand_in)
                if event.removed:
                    self.disturbed = "host"
        if self.proposal is not None and self.proposal.person == event.person:
            self.proposal = None
        self._notice(at, "removed" if event.removed else "left", person=event.person)

    @_apply.register
    def _(self, event: events.Sat, at: float) -> None:
        self._change_seat(event.seat, person=event.person, bot="")

    @_apply.register
    def _(self, event: events.Stood, at: float) -> None:
        self.seats[event.seat] = Seat()

    @_apply.register
    def _(self, event: events.BotSat, at: float) -> None:
        self._change_seat(event.seat, bot=event.level)
        if self.status == LOBBY:
            self._change_seat(event.seat, person=None)
        else:
            self.disturbed = "host"
            self._notice(at, "stand-in", seat=seat_word(event.seat), bot=bot_word(event.level))

    @_apply.register
    def _(self, event: events.Arranged, at: float) -> None:
        arrange(self, event)
        self._notice(at, "arranged")

    # ------------------------------------------------------------------ the game

    def _play_entry(self, actor: int, action: int, at: float, *, forced: bool = False) -> None:
        assert self.match is not None
        self.match.play(actor, action, self.logs.values())
        self.stamps.append(Stamp(at, forced))

    def _play_chance(self, recorded: Iterable[Pair] | None, at: float) -> list[Pair]:
        """Play recorded chance actions, or deal now (None) unless people enter what the physical box dealt."""
        if recorded is not None:
            for actor, action in recorded:
                self._play_entry(actor, action, at)
            return []
        assert self.match is not None
        dealt: list[Pair] = []
        dealer = Dealer(self.spec.seed)
        while self.state.awaited() == CHANCE and self._deals():
            scripted = None if self.first_game is None else self.first_game.answer(self.state, CHANCE, self.match.log)
            dealt.append((CHANCE, dealer.choose(self.state) if scripted is None else scripted))
            self._play_entry(*dealt[-1], at)
        return dealt

    def _deals(self) -> bool:
        """Whether the server deals: with a physical box only what needs no looking, since nothing else can come."""
        return not self.spec.companion or len(self.state.legal_actions(CHANCE)) == 1

    def _start(self, prefix: Iterable[Pair], recorded: Iterable[Pair] | None, at: float) -> list[Pair]:
        self.match = replay(self.setup, self.spec.start, prefix)
        self.stamps.follow(self.match.log, at)
        dealt = self._play_chance(recorded, at)
        self.status = OVER if self.state.is_over() else PLAYING
        self._notice(at, "started")
        return dealt

    @_apply.register
    def _(self, event: events.Started, at: float) -> None:
        self._start(event.entries, (), at)

    def _play(self, seat: int, action: int, recorded: Iterable[Pair] | None, at: float, forced: bool) -> list[Pair]:
        phase = self.state.phase()
        others = [actor for actor in self.state.actors() if actor != seat]
        self._play_entry(seat, action, at, forced=forced)
        dealt = self._play_chance(recorded, at)
        if seat >= 0:
            self.steps[seat] += 1
            self.fair[seat] += 1
            if others != [actor for actor in self.state.actors() if actor != seat]:
                self.fair[seat] = 0
        if self.state.phase() != phase or seat == CHANCE:
            self.fair = [0] * self.spec.players
        self.proposal = None
        if self.state.is_over():
            self._end(self.state.ending(), at)
        return dealt

    @_apply.register
    def _(self, event: events.Acted, at: float) -> None:
        self._play(event.seat, event.action, event.entries, at, event.forced)

    def _end(self, ending: str, at: float) -> None:
        self.status = OVER
        self.ending = ending
        self.proposal = None
        self._notice(at, "over")

    @_apply.register
    def _(self, event: events.Undone, at: float) -> None:
        assert self.match is not None
        self.stamps.undo(self.match, event.seat, fair=True)
        self.orders.pop(event.seat, None)
        self.steps[event.seat] += 1
        self.fair[event.seat] = max(0, self.fair[event.seat] - 1)
        self._rewrite_log()

    @_apply.register
    def _(self, event: events.TakenBack, at: float) -> None:
        assert self.match is not None
        before = self.match.takebacks
        self.stamps.undo(self.match, event.seat, fair=False)
        # Counted even where the rules would call it fair: it was asked for and agreed to as a takeback.
        self.match.takebacks = before + 1
        self.disturbed = "takeback"
        self.orders = {}
        self.steps[event.seat] += 1
        self.fair = [0] * self.spec.players
        self._rewrite_log()
        self.proposal = None
        self._notice(at, "taken-back", seat=seat_word(event.seat))

    @_apply.register
    def _(self, event: events.Ordered, at: float) -> None:
        self.orders[event.seat] = event

    @_apply.register
    def _(self, event: events.Guided, at: float) -> None:
        self.steps_seen = event.steps

    @_apply.register
    def _(self, event: events.Hinted, at: float) -> None:
        self.disturbed = "hint"
        self._notice(at, "hinted", person=event.person)

    @_apply.register
    def _(self, event: events.Corrected, at: float) -> None:
        log: list[Pair] = [*self.match.log] if self.match else []
        self._rewrite(correct_log(log, event.place, event.action, event.dropped, event.how), at, "corrected")
        self.before_corrections = [*self.before_corrections, log]

    @_apply.register
    def _(self, event: events.Restored, at: float) -> None:
        log: list[Pair] = [*self.match.log] if self.match else []
        self._rewrite(self.before_corrections[-1], at, "restored")
        # After the first of all logs the newest comes again, so that none is lost.
        self.before_corrections = [log, *self.before_corrections[:-1]]

    def _rewrite(self, log: list[Pair], at: float, notice: str) -> None:
        """Continue with another log of the same game."""
        assert self.match is not None
        match = replay(self.setup, self.spec.start, log)
        match.takebacks = self.match.takebacks
        self.match = match
        self.stamps.follow(match.log, at)
        self.steps = [step + 1 for step in self.steps]
        self.fair = [0] * self.spec.players
        self._rewrite_log()
        self._notice(at, notice)
        self.status = OVER if self.state.is_over() else PLAYING
        self.ending = self.state.ending()

    # ------------------------------------------------------------------ proposals, endings, chat

    @_apply.register
    def _(self, event: events.Asked, at: float) -> None:
        self.proposal = Proposal(event.person, event.what, event.seat, [event.person])

    @_apply.register
    def _(self, event: events.Answered, at: float) -> None:
        if self.proposal is None:
            return
        if event.yes:
            self.proposal = replace(self.proposal, agreed=[*self.proposal.agreed, event.person])
        else:
            self._notice(at, "disagreed", person=event.person)
            self.proposal = None

    @_apply.register
    def _(self, event: events.Resigned, at: float) -> None:
        self._change_seat(event.seat, resigned=True, bot=self.spec.stand_in)
        self._notice(at, "time-resigned" if event.timeout else "resigned", seat=seat_word(event.seat))
        if has_nobody_left(self):
            self._end("resigned", at)

    @_apply.register
    def _(self, event: events.TimedOut, at: float) -> None:
        self._change_seat(event.seat, bot=self.spec.stand_in)
        self._notice(at, "timed-out", seat=seat_word(event.seat))

    @_apply.register
    def _(self, event: events.Abandoned, at: float) -> None:
        self._end("abandoned", at)

    @_apply.register
    def _(self, event: events.Closed, at: float) -> None:
        if self.status in (LOBBY, PLAYING):
            self.ending = "closed"
            self.status = CLOSED
        self.proposal = None
        self._notice(at, "expired" if event.expired else "closed")

    @_apply.register
    def _(self, event: events.Said, at: float) -> None:
        self.talk.append(Talk(at, person=event.person, text=event.text, key=key_of(event.phrase, event.reaction)))
        self.said = {**self.said, event.person: self.said.get(event.person, 0) + 1}

    @_apply.register
    def _(self, event: events.Muted, at: float) -> None:
        self._change_person(event.person, muted=event.on)

    @_apply.register
    def _(self, event: events.Rematched, at: float) -> None:
        self.rematch = event.table
