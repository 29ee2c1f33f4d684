"""One worker of the server: tables, errands, limits, and the answer to every message."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import msgspec

from megapolis.analysis import Mistake
from megapolis.analysis.hints import ADVISER
from megapolis.catalog import find_game
from megapolis.engine.dealer import new_seed
from megapolis.engine.errors import BadOption, MegapolisError
from megapolis.server.domain import decide, events
from megapolis.server.domain.events import Event, Head
from megapolis.server.domain.gains import weigh
from megapolis.server.domain.snapshot import Speaker
from megapolis.server.domain.table import LOBBY, PLAYING, Live
from megapolis.server.errors import Fault, Malformed, NotAllowed, Refused, TooMuch, code_of, problem
from megapolis.server.http import messages, schemas
from megapolis.server.http.limits import Limit
from megapolis.server.settings import Settings
from megapolis.server.store.database import MOVED, PRESENCE, connect
from megapolis.server.worker.bot_pool import Thinkers, advise, question
from megapolis.server.worker.jobs import Errands
from megapolis.server.worker.metrics import Metrics
from megapolis.server.worker.presence import Attendance
from megapolis.server.worker.tables import Room, Tables, key_of, new_id, new_token

MOST_PEOPLE = 100
"""Who may have come to one table, those who left included."""
MOST_EVENTS = 20_000
"""How long a table's log may grow."""
GUESSES = 0.2, 10
"""Passwords, and codes of tables, that an address may try: so many a second, and so many at once."""

_ENCODER = msgspec.json.Encoder()


class Server:
    """Everything that one worker process holds."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.tables = Tables(connect(settings.database), self.metrics, settings.cached_tables)
        self.thinkers = Thinkers(settings.bot_processes)
        self.attendance = Attendance(self.tables, settings.away_after)
        self.errands = Errands(self.tables, self.thinkers, settings)
        self.requests = Limit(settings.requests_per_second, settings.requests_per_second * 10)
        self.messages = Limit(settings.messages_per_second, settings.messages_per_second * 5)
        self.new_tables = Limit(settings.tables_per_address / 3600, settings.tables_per_address)
        self.passwords, self.guesses = Limit(*GUESSES), Limit(*GUESSES)
        self.connections: dict[str, int] = {}
        self.judged: OrderedDict[tuple[str, int], Mistake] = OrderedDict()
        self.draining = asyncio.Event()

    async def start(self) -> None:
        """Opens the database and takes up what was left undone."""
        await self.tables.database.open(self._hinted)
        await self.attendance.start()
        await self.errands.start()

    async def stop(self) -> None:
        """Stops; everything acknowledged is in the database already."""
        self.draining.set()
        await self.attendance.stop()
        await self.errands.stop()
        await self.thinkers.close()
        await self.tables.database.close()

    def _hinted(self, table: str, about: str) -> None:
        if about != PRESENCE:
            self.tables.hinted(table)
        if about != MOVED:
            self.attendance.hinted(table)

    # ------------------------------------------------------------------ tables

    async def create(self, wish: schemas.CreateTable, account: str = "") -> schemas.Welcome:
        """A new table as somebody wishes it; they are its host."""
        if wish.seats + len(wish.bots) > wish.players:
            raise BadOption("table-too-many-seats", players=wish.players)
        for level in wish.bots:
            decide.check_level(level, find_game(wish.game))
        if wish.companion and wish.bots:
            raise Refused("table-no-bots-at-companion")
        check_clock(wish.clock)
        head = self.head(
            wish.game,
            wish.players,
            wish.options,
            components=wish.components,
            public=wish.public,
            onlookers=wish.onlookers,
            hints=wish.hints,
            companion=wish.companion,
            clock=wish.clock,
        )
        token = new_token()
        first: list[Event] = [events.Joined(0, wish.name.strip(), key_of(token), account, key_of(wish.guest))]
        first += [events.Sat(seat, 0) for seat in range(wish.seats)]
        first += [events.BotSat(wish.players - 1 - at, level) for at, level in enumerate(reversed(wish.bots))]
        await self.tables.create(head, first)
        return schemas.Welcome(head.id, token, 0, self.link(head))

    def head(
        self,
        game: str,
        players: int,
        options: Mapping[str, object],
        *,
        seed: str = "",
        components: str = "",
        **rest: object,
    ) -> Head:
        """The head of a new table of a game."""
        box = find_game(game)
        setup = box.setup(players, options, box.data_from(components))
        return Head(
            id=new_id(),
            game=game,
            rules=setup.game.rules,
            players=players,
            options=setup.options,
            data=setup.data.digest,
            components=components,
            seed=seed or new_seed(),
            invite=new_token(),
            **rest,  # type: ignore[arg-type]
        )

    def link(self, head: Head) -> str:
        """The link by which others come to a table."""
        return f"{self.settings.public_url.rstrip('/')}/table/{head.id}?invite={head.invite}"

    async def join(self, table: str, wish: schemas.JoinTable, account: str = "") -> schemas.Welcome:
        """Somebody comes to a table, by its invitation."""
        token = new_token()

        def join(live: Live) -> Sequence[Event]:
            decide.needs(live, LOBBY, PLAYING)
            if not live.head.public and wish.invite != live.head.invite:
                raise NotAllowed("table-not-invited")
            if len(live.people) >= MOST_PEOPLE:
                raise TooMuch("table-full")
            person = len(live.people)
            new: list[Event] = [events.Joined(person, wish.name.strip(), key_of(token), account, key_of(wish.guest))]
            if live.status == LOBBY and wish.sit:
                free = [at for at, seat in enumerate(live.seats) if seat.person is None and not seat.bot]
                new += [events.Sat(seat, person) for seat in free[:1]]
            return new

        live = await self.tables.change(table, f"join:{key_of(token)}", join)
        person = live.person_with(key_of(token))
        assert person is not None
        return schemas.Welcome(table, token, person.id, self.link(live.head))

    async def rematch(self, table: str, person: int, message: str) -> str:
        """The same people at a new table; everybody's token works there too."""
        room = await self.tables.room(table)
        if room.live.rematch:
            return room.live.rematch
        old = room.live
        if person not in old.players():
            raise NotAllowed("table-not-seated")
        if old.status in (LOBBY, PLAYING):
            raise Refused(f"table-not-while-{old.status}")
        head = msgspec.structs.replace(
            old.head, id=new_id(), seed=new_seed(), invite=new_token(), origin=None, daily="", rules=old.game.rules
        )
        people = [each for each in old.people.values() if each.here]
        first: list[Event] = [
            events.Joined(at, each.name, each.keys[0], each.account, each.guest) for at, each in enumerate(people)
        ]
        first += [events.Keyed(at, key) for at, each in enumerate(people) for key in each.keys[1:]]
        new_number = {each.id: at for at, each in enumerate(people)}
        for at, seat in enumerate(old.seats):
            if seat.person is not None and seat.person in new_number:
                first.append(events.Sat(at, new_number[seat.person]))
            elif seat.bot and seat.person is None:
                first.append(events.BotSat(at, seat.bot))
        await self.tables.create(head, first)

        def decide(live: Live) -> Sequence[Event]:
            return [] if live.rematch else [events.Rematched(head.id)]

        live = await self.tables.change(table, message, decide)
        return live.rematch

    # ------------------------------------------------------------------ messages

    def person(self, live: Live, token: str) -> int | None:
        """Whose token this is; None without one (an onlooker). A wrong token is refused."""
        if not token:
            if not live.head.onlookers:
                raise NotAllowed("table-no-onlookers")
            return None
        found = live.person_with(key_of(token))
        if found is None:
            raise NotAllowed("table-wrong-token")
        return found.id

    async def answer(self, room: Room, person: int | None, message: messages.Message, words: str = "") -> bytes:
        """The answer to a message: an acknowledgement, what was asked for, or a typed error."""
        began = time.perf_counter()
        try:
            said = _ENCODER.encode(await self._answer(room, person, message, words))
        except MegapolisError as error:
            self.metrics.count("refused", code=code_of(error))
            said = _ENCODER.encode(messages.Failed(message.id, problem(error, words)))
        except Exception as error:
            self.metrics.fault(str(message.__struct_config__.tag), error)
            said = _ENCODER.encode(messages.Failed(message.id, problem(Fault("table-fault"), words)))
        self.metrics.took(time.perf_counter() - began)
        return said

    async def _answer(
        self, room: Room, person: int | None, message: messages.Message, words: str
    ) -> messages.ServerMessage:
        table = room.live.head.id
        self.messages.take(f"{table}:{person}")
        if isinstance(message, messages.Hint):
            return await self._hint(room.live, person, message, words)
        if isinstance(message, messages.Preview):
            return self._preview(room.live, person, message, words)
        if isinstance(message, messages.Weigh):
            return self._weigh(room.live, person, message)
        if person is None:
            raise NotAllowed("table-not-seated")
        if room.live.count > MOST_EVENTS:
            raise TooMuch("table-log-full")
        key = f"{person}:{message.id}"
        if isinstance(message, messages.Rematch):
            return messages.Ack(message.id, await self.rematch(table, person, key))
        await self.tables.change(table, key, lambda live: decide.decide(live, person, message))
        self.metrics.count("acknowledged", do=str(message.__struct_config__.tag))
        return messages.Ack(message.id)

    async def _hint(self, live: Live, person: int | None, message: messages.Hint, words: str) -> messages.HintGiven:
        if person is None:
            raise NotAllowed("table-not-seated")
        seat = decide.seat_of(live, person, message.seat)
        if not live.head.hints:
            raise NotAllowed("table-no-hints")
        if seat not in live.awaited():
            raise Refused("error-not-your-turn", seat=seat + 1)
        state = live.state.clone()
        said = await self.thinkers.run(advise, question(live, seat, ADVISER))
        speaker = Speaker(live, words)
        return messages.HintGiven(message.id, [speaker.advised(state, seat, one) for one in said.advice])

    def _preview(self, live: Live, person: int | None, message: messages.Preview, words: str) -> messages.PreviewGiven:
        if person is None:
            raise NotAllowed("table-not-seated")
        decide.needs(live, PLAYING)
        seat = decide.seat_of(live, person, message.seat)
        action = live.game.actions.number(message.action, live.labels)
        return messages.PreviewGiven(message.id, Speaker(live, words).changes(live.state, seat, action))

    def _weigh(self, live: Live, person: int | None, message: messages.Weigh) -> messages.WeighGiven:
        if person is None:
            raise NotAllowed("table-not-seated")
        decide.needs(live, PLAYING)
        seat = decide.seat_of(live, person, message.seat)
        return messages.WeighGiven(message.id, weigh(live.state, seat))

    def gauges(self) -> dict[str, float]:
        """What this worker holds now."""
        rooms = self.tables.rooms.values()
        return {
            "tables_cached": len(self.tables.rooms),
            "tables_running": self.tables.running(),
            "connections": sum(len(room.listeners) for room in rooms),
            "appends_total": self.tables.appended,
            "append_conflicts_total": self.tables.conflicts,
            "bots_thinking": len(self.errands.thinking),
        }


def check_clock(clock: events.Clock) -> None:
    """Refuses limits that make no sense."""
    if clock.then not in ("bot", "resign") or not 0 <= clock.game <= 10_000_000 or not 0 <= clock.move <= 10_000_000:
        raise Malformed("table-malformed", detail="clock")
