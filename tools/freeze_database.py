"""A database of this version: tables of every game in the middle of a turn and finished, replays, a user's own data.

Each version makes its database once; `tools/freeze.py database --write` refuses to replace it. What later versions must
read from it is stored beside it, in tables.xz, as one JSON line per table.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from freeze_sessions import Person, Recorder
from inprocess import Clock, InProcess, pin_secrets_and_time
from megapolis import __version__

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "frozen"
PASSWORD = "correct horse"
OWN_BOX = ("count = { 2 = 4, 3 = 5, 4 = 5, 5 = 5, 6 = 4 }", "count = { 2 = 5, 3 = 5, 4 = 4, 5 = 5, 6 = 4 }")
"""The line of Capital Lux's data file that the user's own data changes: before and after."""

RUNNING: list[tuple[str, str, int, dict[str, object], int, Sequence[str]]] = [
    ("next_station", "next_station", 2, {}, 9, ()),
    ("next_station-solo", "next_station", 1, {"objectives": True, "powers": True}, 12, ("ask-second", "ask-draw")),
    ("sprawlopolis", "sprawlopolis", 2, {}, 7, ("ask-place", "ask-turn")),
    (
        "sprawlopolis-expansions",
        "sprawlopolis",
        2,
        {"beaches": True, "roadworks": "normal", "wrecktar": True},
        8,
        ("ask-place", "ask-turn", "ask-repair"),
    ),
    ("sprawlopolis-duel", "sprawlopolis", 2, {"interstate": "duel"}, 9, ("ask-place", "ask-turn")),
    ("welcome_to", "welcome_to", 3, {}, 22, ("ask-write", "ask-shift", "ask-act")),
    ("welcome_to-solo", "welcome_to", 1, {"competitor": "irene", "roundabouts": True}, 20, ("ask-act", "ask-plans")),
    ("welcome_to-solo-closed", "welcome_to", 1, {"competitor": "closed"}, 14, ("ask-give", "ask-write", "ask-shift")),
    ("capital_lux", "capital_lux", 2, {}, 25, ()),
    ("capital_lux-synergies", "capital_lux", 4, {"set": "C", "agent_target": "blue_only"}, 30, ("ask-turn",)),
    ("megalopolis", "megalopolis", 2, {}, 40, ("ask-build",)),
    ("megalopolis-auction", "megalopolis", 3, {"court_dice": "move"}, 30, ("ask-auction",)),
    ("megalopolis-draft", "megalopolis", 3, {"crossing": "next_turn"}, 40, ("ask-draft",)),
    ("megalopolis-trade", "megalopolis", 4, {"free_blocks": "on_top"}, 60, ("ask-answer", "ask-answer-pay")),
]
"""The name, game, seats and options of a table; the least number of actions played; the prompt at which it stops."""

FINISHED: list[tuple[str, str, int, dict[str, object]]] = [
    ("next_station-over", "next_station", 3, {"objectives": True, "powers": True}),
    ("sprawlopolis-over", "sprawlopolis", 1, {"landmarks": True, "construction": True, "roadworks": "hard"}),
    ("welcome_to-over", "welcome_to", 2, {"board": "blueprint", "advanced_plans": True}),
    ("capital_lux-over", "capital_lux", 3, {"synergies": ["agent", "oracle", "reformer", "guard"]}),
    ("megalopolis-over", "megalopolis", 2, {"blocks": 40, "final_value": "table_zone"}),
]


class Maker:
    """Fills a database with tables, and records what later versions must read from it."""

    def __init__(self, server: InProcess, clock: Clock, folder: Path) -> None:
        self.server = server
        self.clock = clock
        self.folder = folder
        self.rows: list[dict[str, object]] = []

    async def seat(self, game: str, players: int, **wish: object) -> tuple[Recorder, list[Person]]:
        """A new table with a person in every seat."""
        recorder = Recorder(self.server)
        host = await recorder.create(game, players, **wish)
        people = [host, *[await recorder.join(host, f"guest-{seat}") for seat in range(1, players)]]
        for person in people:
            await recorder.connect(person)
        return recorder, people

    async def keep(self, name: str, recorder: Recorder, people: list[Person]) -> None:
        """Close the connections and record the state of the table."""
        for person in recorder.people[:]:
            await recorder.disconnect(person)
        table = people[0].table
        tokens = {person.name: person.token for person in people}
        snapshots = {}
        for who, token in {**tokens, "onlooker": ""}.items():
            snapshots[who] = (await self.server.call("GET", f"/api/tables/{table}/snapshot", token=token))[1]
        self.rows.append(
            {
                "name": name,
                "table": table,
                "status": json.loads(snapshots["onlooker"])["picture"]["table"]["status"],
                "digest": await digest(self.server, table),
                "tokens": tokens,
                "snapshots": snapshots,
            }
        )

    async def running(self) -> None:
        """Make tables that stop in the middle of a turn."""
        for at, (name, game, players, options, least, keys) in enumerate(RUNNING):
            recorder, people = await self.seat(game, players, options=options)
            await people[0].send("start")
            rng = random.Random(at)
            await recorder.play(rng, least)
            while keys and not any((person.picture["asked"] or {}).get("key") in keys for person in people):
                assert people[0].picture["table"]["status"] == "playing", name
                await recorder.play(rng, 1)
            await people[0].send("say", text=f"{name}: до завтра")
            await self.keep(name, recorder, people)

    async def make_finished(self) -> None:
        """Make tables with finished games, and save their replays."""
        for at, (name, game, players, options) in enumerate(FINISHED):
            recorder, people = await self.seat(game, players, options=options)
            await people[0].send("start")
            await recorder.play(random.Random(at))
            assert people[0].picture["table"]["status"] == "over"
            await self.save_replay(name, people[0])
            await self.keep(name, recorder, people)

    async def save_replay(self, name: str, person: Person) -> None:
        """Save the replay file of a finished game."""
        status, text = await self.server.call("GET", f"/api/tables/{person.table}/replay", token=person.token)
        assert status == 200
        (self.folder / "replays").mkdir(exist_ok=True)
        (self.folder / "replays" / f"{name}.json").write_text(text, encoding="utf-8")

    async def own_box(self) -> None:
        """Make two tables with a user's own data: one running, one finished."""
        from megapolis.catalog import find_game

        source = find_game("capital_lux").default_data().source
        assert OWN_BOX[0] in source
        own = source.replace(*OWN_BOX)
        (self.folder / "own-box.toml").write_text(own, encoding="utf-8")
        for name, most in (("own-box", 20), ("own-box-over", 10_000)):
            recorder, people = await self.seat("capital_lux", 2, components=own)
            await people[0].send("start")
            await recorder.play(random.Random(most), most)
            if people[0].picture["table"]["status"] == "over":
                await self.save_replay(name, people[0])
            await self.keep(name, recorder, people)

    async def around(self) -> None:
        """Make tables with what surrounds a game: seats, chat, takebacks, clocks, a lobby, a companion, a rematch."""
        rng = random.Random(1)
        recorder, people = await self.seat("next_station", 2, clock={"move": 60})
        host, guest = people
        await host.send("stand", seat=1)
        await host.send("seat-bot", seat=1, level="greedy")
        await host.send("stand", seat=1)
        await guest.send("sit", seat=1)
        await host.send("mute", person=1, on=True)
        await host.send("mute", person=1, on=False)
        await guest.send("say", phrase="good-luck")
        await host.send("start")
        await host.act(rng)
        await host.send("undo", seat=0)
        await host.act(rng)
        self.clock.now += 61
        assert guest.wire is not None
        while not guest.picture["seats"][1]["bot"]:
            guest.receive(await guest.wire.next())
        await recorder.settle()
        await guest.send("sit", seat=1)
        await recorder.play(rng, 4)
        await guest.send("ask", what="takeback", seat=1)
        await host.send("answer", yes=True)
        await self.keep("clock", recorder, people)

        recorder, people = await self.seat("sprawlopolis", 2)
        await people[0].send("start")
        await people[1].send("ask", what="abandon")
        await people[0].send("answer", yes=True)
        await people[0].send("rematch")
        await self.keep("abandoned", recorder, people)

        recorder, people = await self.seat("welcome_to", 3, public=True)
        await people[2].send("leave")
        await recorder.disconnect(people[2])
        await self.keep("lobby", recorder, people[:2])

        recorder, people = await self.seat("next_station", 1, companion=True, options={"random_pencils": True})
        await people[0].send("start")
        await recorder.play(rng, 12)
        [line, *_] = [at for at, each in enumerate(people[0].picture["log"]) if each["action"]["do"] == "flip"]
        others = await people[0].call("GET", f"/lines/{line}/others")
        await people[0].send("correct", line=line, action=others[0]["action"])
        await self.keep("companion", recorder, people)

        recorder, people = await self.seat("megalopolis", 2)
        await people[0].send("close")
        await self.server.ask("DELETE", f"/api/tables/{people[0].table}", token=people[1].token)
        await self.keep("closed", recorder, people[:1])

    async def accounts(self) -> None:
        """Make two accounts that played each other, one of them on two devices, and a daily deal."""
        sessions = {}
        for name in ("Ann", "Ben"):
            made = await self.server.ask("POST", "/api/accounts", {"name": name, "password": PASSWORD})
            sessions[name] = made["session"]
        wish = {"game": "next_station", "name": "Ann", "players": 2}
        host = await self.server.ask("POST", "/api/tables", wish, account=sessions["Ann"])
        join = {"name": "Ben", "invite": host["link"].split("invite=")[1]}
        path = f"/api/tables/{host['table']}"
        guest = await self.server.ask("POST", f"{path}/join", join, account=sessions["Ben"])
        again = await self.server.ask("POST", f"{path}/return", {}, account=sessions["Ben"])
        for token, do in ((host["token"], {"do": "start"}), (again["token"], {"do": "resign", "seat": 1})):
            await self.server.ask("POST", f"{path}/messages", {"id": "one", **do}, token=token)
        await self.server.ask("POST", "/api/daily/sprawlopolis", {"name": "Ann"}, account=sessions["Ann"])
        answers = {}
        for name, session in sessions.items():
            answers[name] = await self.server.ask("GET", "/api/account", account=session)
        self.rows.append(
            {"name": "accounts", "tokens": [guest["token"], again["token"]], "sessions": sessions} | answers
        )


async def digest(server: InProcess, table: str) -> str:
    """The digest of a table's position; "" before the start."""
    current = (await server.app.state.service.load(table)).table
    return "" if current.match is None else str(current.state.digest())


async def make(folder: Path) -> None:
    """Write a database and the files that belong to it into a folder."""
    database = folder / "table.db"
    with pin_secrets_and_time() as clock:
        async with InProcess(f"sqlite:///{database}") as server:
            maker = Maker(server, clock, folder)
            for part in (maker.running, maker.make_finished, maker.own_box, maker.around, maker.accounts):
                await part()
                print(f"{part.__name__}: {len(maker.rows)} rows", flush=True)
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()
    pack(folder / "table.db.xz", database.read_bytes())
    database.unlink()
    pack(folder / "tables.xz", "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in maker.rows).encode())


def pack(path: Path, content: bytes) -> None:
    """Write a compressed file."""
    path.write_bytes(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))


def unpack(version: str, name: str) -> bytes:
    """The content of a compressed file of a version."""
    return lzma.decompress((FOLDER / version / name).read_bytes())


def rows(version: str) -> list[dict[str, Any]]:
    """What later versions must read from a version's database."""
    return [json.loads(line) for line in unpack(version, "tables.xz").decode().splitlines()]


def write() -> None:
    """Freeze a database of this version."""
    target = FOLDER / f"v{__version__.rpartition('.')[0]}"
    assert not target.exists(), f"{target} was made by version {__version__} and cannot be made again"
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(make(Path(folder)))
        shutil.copytree(folder, target)
    target.chmod(0o755)
    print(f"{target}: {sum(path.stat().st_size for path in target.rglob('*') if path.is_file()):,} bytes")
