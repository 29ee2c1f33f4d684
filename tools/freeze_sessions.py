"""Recorded sessions: every byte that people at a table sent and received, which a server must answer in the same way.

A recording is also the script of its replay. Each line is a name, a mark and a text: `+` opens a connection to a table,
`-` closes it, `>` is sent, `<` must be received next on that connection, `?` is the presence that must have been
received by then, `!` is an HTTP request (token, method, path, body) and `=` its answer. Hints are left out; presence
has no fixed place in the order.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from inprocess import InProcess, Wire, pin_secrets_and_time

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "frozen" / "sessions"
NEWLINE = "⏎"
NOBODY = "-"
"""Stands for a missing token."""


class Person:
    """A person with a connection, who keeps the last picture as a client does."""

    def __init__(self, recorder: Recorder, name: str, table: str, token: str) -> None:
        self.recorder = recorder
        self.name = name
        self.table = table
        self.token = token
        self.wire: Wire | None = None
        self.picture: dict[str, Any] = {}
        self.count = 0

    def receive(self, text: str) -> None:
        """Record a message and update the picture."""
        self.recorder.note(self.name, "<", text)
        message = json.loads(text) if text.startswith("{") else {}
        if message.get("is") == "snapshot":
            self.picture = message["picture"]
        elif message.get("is") == "event":
            self.picture.update(message["changes"])
            self.picture["log"] = self.picture["log"][: message["keep"]] + message["log"]

    async def send(self, do: str, **fields: object) -> str:
        """Send a message, and wait for its answer and for what everybody else receives. Return the answer's kind."""
        assert self.wire is not None
        self.count += 1
        marked = f'"id":"{self.name}-{self.count}"'
        text = json.dumps({"do": do, "id": f"{self.name}-{self.count}", **fields}, ensure_ascii=False)
        self.recorder.note(self.name, ">", text)
        self.wire.send(text)
        while True:
            answer = await self.wire.next()
            self.receive(answer)
            if marked in answer:
                break
        await self.recorder.settle()
        return str(json.loads(answer)["is"])

    async def act(self, rng: random.Random) -> None:
        """Play a random move, or enter a random card of the physical box."""
        moves = self.picture["moves"] if self.picture["asked"] else self.picture["chance"]
        seat = self.picture["seat"] if self.picture["asked"] else -1
        action = rng.choice(moves)["action"]
        while await self.send("act", seat=seat, decision=self.picture["decision"], action=action) != "ack":
            # Somebody else holds that card, which whoever enters it cannot know.
            assert seat < 0
            action = rng.choice(moves)["action"]

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Send an HTTP request about the table. Return its answer."""
        return await self.recorder.call(self.name, self.token, method, f"/api/tables/{self.table}{path}", body)


class Recorder:
    """Records a session while it is played."""

    def __init__(self, server: InProcess) -> None:
        self.server = server
        self.lines: list[str] = []
        self.people: list[Person] = []

    def note(self, name: str, mark: str, text: str) -> None:
        """Add a line to the recording."""
        self.lines.append(f"{name} {mark} {text}".replace("\n", NEWLINE))

    async def call(self, name: str, token: str, method: str, path: str, body: object = None) -> Any:
        """Send an HTTP request. Return its answer."""
        text = "" if body is None else json.dumps(body, ensure_ascii=False)
        self.note(name, "!", f"{token or NOBODY} {method} {path} {text}")
        status, answer = await self.server.call(method, path, text, token)
        self.note(name, "=", f"{status} {answer}")
        return json.loads(answer)

    async def create(self, game: str, players: int, **wish: object) -> Person:
        """Create a table. Return its host."""
        body = {"game": game, "name": "Host", "players": players, **wish}
        welcome = await self.call("host", "", "POST", "/api/tables", body)
        return Person(self, "host", welcome["table"], welcome["token"])

    async def join(self, host: Person, name: str, **wish: object) -> Person:
        """Join a table. Return the new guest."""
        invite = (await host.call("GET", "/invitation"))["invite"]
        body = {"name": name.title(), "invite": invite, **wish}
        welcome = await self.call(name, "", "POST", f"/api/tables/{host.table}/join", body)
        return Person(self, name, host.table, welcome["token"])

    async def connect(self, person: Person, **hello: object) -> None:
        """Open a person's connection."""
        person.wire = self.server.connect(person.table)
        self.people.append(person)
        self.note(person.name, "+", person.table)
        await person.send("hello", token=person.token, **hello)
        while not person.picture:
            person.receive(await person.wire.next())

    async def gather(self) -> None:
        """Wait until everybody has received that everybody is here."""
        viewers = [person.picture["you"]["person"] for person in self.people]
        here = [viewer for viewer in viewers if viewer is not None]
        wanted = {"is": "presence", "here": here, "away": [], "onlookers": len(viewers) - len(here)}
        for person in self.people:
            assert person.wire is not None
            while not person.wire.presence or json.loads(person.wire.presence) != wanted:
                await person.wire.wait()
            self.note(person.name, "?", person.wire.presence)

    async def settle(self) -> None:
        """Receive all waiting messages, until no bot is to move."""
        while True:
            for _ in range(10):
                await asyncio.sleep(0)
            for person in self.people:
                while person.wire is not None and person.wire.inbox:
                    person.receive(person.wire.inbox.popleft())
            first = self.people[0]
            seats = first.picture.get("seats", [])
            if first.picture and first.picture["table"]["status"] != "playing":
                return
            if first.wire is None or not any(seat["bot"] and seat["awaited"] for seat in seats):
                return
            await first.wire.wait()

    async def disconnect(self, person: Person) -> None:
        """Close a person's connection."""
        assert person.wire is not None
        self.note(person.name, "-", "")
        await person.wire.close()
        self.people.remove(person)

    async def play(self, rng: random.Random, most: int = 10_000) -> None:
        """Let everybody play at random until the game is over, or for `most` actions."""
        for _ in range(most):
            able = [each for each in self.people if each.picture["asked"] or each.picture["chance"]]
            if not able:
                return
            await able[rng.randrange(len(able))].act(rng)


# ---------------------------------------------------------------------- the five sessions


async def next_station(recorder: Recorder) -> None:
    """A whole two-player game with an onlooker: previews, undo, a takeback, a stale and an illegal move, a rematch."""
    rng = random.Random(1)
    host = await recorder.create("next_station", 2, options={"objectives": True, "powers": True})
    guest = await recorder.join(host, "guest")
    onlooker = Person(recorder, "onlooker", host.table, "")
    await recorder.connect(host, words="en")
    await recorder.connect(guest, words="uk")
    await recorder.connect(onlooker)
    await recorder.gather()
    await host.send("say", text="Hello, “world” – привіт!")
    await guest.send("say", phrase="good-luck")
    await onlooker.send("say", phrase="hello")
    await guest.send("start")
    await host.send("start")
    await host.send("preview", seat=0, action=host.picture["moves"][-1]["action"])
    await host.send("weigh", seat=0)
    await guest.send("preview", seat=0, action=host.picture["moves"][-1]["action"])
    stale = host.picture["decision"]
    await host.act(rng)
    await host.send("act", seat=0, decision=stale, action={"do": "pass"})
    await host.send("undo", seat=0)
    await host.send("act", seat=0, decision=host.picture["decision"], action={"do": "circle", "station": "a0"})
    await host.send("act", seat=0, decision=host.picture["decision"], action={"do": "fly"})
    await recorder.play(rng, 12)
    await host.send("undo", seat=0)
    await host.send("ask", what="takeback", seat=0)
    await guest.send("ask", what="abandon")
    await guest.send("answer", yes=True)
    await guest.send("sync")
    await recorder.play(rng)
    assert host.picture["table"]["status"] == "over"
    for path in ("", "/snapshot", "/course", "/turns/7?lang=ru", "/replay"):
        await host.call("GET", path)
    await guest.send("rematch")
    await host.send("rematch")


async def sprawlopolis(recorder: Recorder) -> None:
    """Two seats on one device, drawn by the server, in Russian; one person alone can take back every step.

    An onlooker sees what is tried.
    """
    rng = random.Random(2)
    options = {"construction": True, "landmarks": True, "wrecktar": True}
    host = await recorder.create("sprawlopolis", 2, seats=2, options=options)
    onlooker = Person(recorder, "onlooker", host.table, "")
    await recorder.connect(host, words="ru", draw=True)
    await recorder.connect(onlooker)
    await recorder.gather()
    await host.send("look", seat=1)
    await host.send("start")
    tried = False
    for _ in range(24):
        if host.picture["hand_over"] is not None:
            await host.send("look", seat=host.picture["hand_over"])
        places = [move["action"] for move in host.picture["moves"] if move["action"]["do"] == "place"]
        if places and not tried:
            tried = True
            await host.send("try", seat=host.picture["seat"], action=places[0])
            await host.send("point", seat=host.picture["seat"], answer="here", action=places[-1])
        await host.send("weigh", seat=host.picture["seat"])
        await host.act(rng)
    await host.send("undo", seat=0)
    await host.send("undo", seat=1)
    await host.send("ask", what="takeback", seat=1)
    await host.send("ask", what="abandon")
    await host.send("act", seat=0, decision="", action={"do": "pick", "place": 0})


async def welcome_to(recorder: Recorder) -> None:
    """Two people and two bots with a clock; one person is muted, is not replaced while there, and leaves."""
    rng = random.Random(3)
    clock = {"game": 600, "move": 60, "then": "resign"}
    options = {"roundabouts": True, "advanced_plans": True}
    host = await recorder.create("welcome_to", 4, bots=["greedy", "random"], options=options, clock=clock, public=True)
    guest = await recorder.join(host, "guest")
    await recorder.connect(host, words="uk")
    await recorder.connect(guest)
    await host.send("start")
    await recorder.play(rng, 16)
    await host.send("mute", person=1, on=True)
    await guest.send("say", text="hm")
    await host.send("report", person=1)
    await host.send("mute", person=1, on=False)
    await host.send("seat-bot", seat=1, level="greedy")
    await guest.send("sit", seat=1)
    await recorder.play(rng, 10)
    await guest.send("leave")
    await recorder.disconnect(guest)
    await recorder.play(rng, 4)
    await host.send("resign", seat=0)
    await host.send("close")


async def capital_lux(recorder: Recorder) -> None:
    """A companion table: cards of the physical box are entered by whoever may see them, and corrected."""
    rng = random.Random(4)
    host = await recorder.create("capital_lux", 2, companion=True, options={"set": "B"})
    guest = await recorder.join(host, "guest")
    await recorder.connect(host, words="en")
    await recorder.connect(guest, words="ru")
    await host.send("start")
    await host.send("unseen")
    await recorder.play(rng, 45)
    line = next(at for at, each in enumerate(host.picture["log"]) if each["actor"] == -1 and each["action"])
    others = await host.call("GET", f"/lines/{line}/others")
    await guest.send("correct", line=line, action={"do": "fly"})
    corrected = 0
    for other in others:
        corrected += await host.send("correct", line=line, action=other["action"]) == "ack"
        if corrected == 2:
            break
    await host.send("correct", line=5000, action=others[0]["action"])
    await host.send("question", line=line)
    await host.send("consider", line=line, action=others[0]["action"])
    await host.send("consider", line=line, action=None)
    await host.send("restore")
    await host.send("question")
    await recorder.play(rng, 10)
    await guest.send("enter", at=5000, actions=[others[0]["action"]])
    await guest.send("sold", at=5000, seat=0, amount=50_000)
    await guest.send("resign", seat=0)
    await guest.send("resign", seat=1)


async def megalopolis(recorder: Recorder) -> None:
    """Four people: choosing seats, removing a person, auctions and trades, abandoning the game by consent."""
    rng = random.Random(5)
    host = await recorder.create("megalopolis", 3, options={"offers": 2})
    guest = await recorder.join(host, "guest")
    third = await recorder.join(host, "third", sit=False)
    fourth = await recorder.join(host, "fourth")
    for person in (host, guest, third, fourth):
        await recorder.connect(person, words="en" if person is host else "")
    await third.send("sit", seat=2)
    await fourth.send("stand", seat=2)
    await third.send("sit", seat=2)
    await guest.send("seat-bot", seat=2, level="greedy")
    await host.send("remove", person=3)
    await recorder.disconnect(fourth)
    await host.send("start")
    await recorder.play(rng, 60)
    await guest.send("order", seat=1, amount=75_000)
    while not (bidders := [each for each in recorder.people if each.picture["order"]]):
        await recorder.play(rng, 1)
    order = bidders[-1].picture["order"]
    await bidders[-1].send("order", seat=bidders[-1].picture["seat"], amount=order["least"] + 2 * order["step"])
    await recorder.play(rng, 3)
    await bidders[-1].send("order", seat=bidders[-1].picture["seat"], amount=None)
    await guest.send("ask", what="abandon")
    await third.send("answer", yes=False)
    await guest.send("ask", what="abandon")
    await third.send("answer", yes=True)
    await host.send("answer", yes=True)
    await host.call("GET", "/snapshot?words=uk&draw")


SESSIONS: dict[str, Callable[[Recorder], Awaitable[None]]] = {
    session.__name__: session for session in (next_station, sprawlopolis, welcome_to, capital_lux, megalopolis)
}


# ---------------------------------------------------------------------- recording and replaying


async def record(name: str) -> list[str]:
    """Play a session on a new server. Return the lines of its recording."""
    with pin_secrets_and_time(), tempfile.TemporaryDirectory() as folder:
        async with InProcess(f"sqlite:///{folder}/table.db") as server:
            recorder = Recorder(server)
            await SESSIONS[name](recorder)
            for person in recorder.people[:]:
                await recorder.disconnect(person)
            return recorder.lines


async def replay(lines: list[str]) -> str:
    """Send the messages of a recording to a new server. Return the first answer that differs, or ""."""
    with pin_secrets_and_time(), tempfile.TemporaryDirectory() as folder:
        async with InProcess(f"sqlite:///{folder}/table.db") as server:
            return await _replay(server, lines)


async def _replay(server: InProcess, lines: list[str]) -> str:
    wires: dict[str, Wire] = {}
    answer = ""
    for number, line in enumerate(lines, 1):
        name, mark, text = line.split(" ", 2)
        got = text
        if mark == "+":
            wires[name] = server.connect(text)
        elif mark == "-":
            left = [each for each in wires[name].inbox if not each.startswith("closed")]
            await wires[name].close()
            got = left[0] if left else text
        elif mark == ">":
            wires[name].send(text)
        elif mark == "<":
            got = await wires[name].next()
        elif mark == "?":
            got = await _presence(wires[name], text)
        elif mark == "!":
            token, method, path, body = text.split(" ", 3)
            status, content = await server.call(method, path, body, "" if token == NOBODY else token)
            answer = f"{status} {content}"
        else:
            got = answer
        if got.replace("\n", NEWLINE) != text:
            return f"line {number}, {name} {mark}: {first_difference(text, got)}"
    return ""


async def _presence(wire: Wire, wanted: str) -> str:
    try:
        while wire.presence != wanted:
            await wire.wait()
    except TimeoutError:
        return wire.presence
    return wanted


def first_difference(old: str, new: str) -> str:
    """Excerpts of two texts around the first place where they differ."""
    at = next((at for at, (one, two) in enumerate(zip(old, new, strict=False)) if one != two), min(len(old), len(new)))
    start = max(0, at - 80)
    return f"differs after {at} characters\n was …{old[start : at + 120]}\n is  …{new[start : at + 120]}"


def load_recording(name: str) -> list[str]:
    """The lines of a stored recording."""
    return lzma.decompress((FOLDER / f"{name}.xz").read_bytes()).decode().splitlines()


def write(names: list[str]) -> None:
    """Record sessions and store them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        lines = asyncio.run(record(name))
        packed = lzma.compress("".join(f"{line}\n" for line in lines).encode(), preset=9 | lzma.PRESET_EXTREME)
        (FOLDER / f"{name}.xz").write_bytes(packed)
        size = sum(map(len, lines))
        print(f"{name}: {len(lines)} lines, {size:,} characters, {len(packed):,} bytes packed", flush=True)
