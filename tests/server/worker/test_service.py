"""The one way to change a table: an action is applied once, conflicts are decided again, time never runs back."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from conftest import INTERPRETED
from megapolis.games.next_station.rules.state import NextStation
from megapolis.server.domain import commands, events
from megapolis.server.domain.commands import FromPerson, MoveBot
from megapolis.server.domain.diff import Subscription
from megapolis.server.domain.picture import Viewer
from megapolis.server.domain.table import Table
from megapolis.server.errors import Stale
from megapolis.server.settings import Settings
from megapolis.server.worker.service import TableService, new_id, rematch_events, summarize
from server.builders import a_spec, a_table, command, facts, first_action, message, play_out, play_round

FIRST = [
    events.Joined(0, "first", "key-first"),
    events.Joined(1, "second", "key-second"),
    events.Sat(0, 0),
    events.Sat(1, 1),
]


class Listener:
    """A connection that keeps what it is sent."""

    def __init__(self, table: Table, person: int) -> None:
        self.subscription = Subscription(table, Viewer(person))
        self.sent: list[bytes] = []

    def push(self, data: bytes) -> None:
        self.sent.append(data)

    def dismiss(self) -> None:
        raise AssertionError

    def give_up(self) -> None:
        raise AssertionError("no update fails here")


def test_no_table_is_named_like_an_option() -> None:
    assert not any(new_id().startswith("-") for _ in range(2000))


def with_services(path: Path, count: int, work: Callable[..., Awaitable[None]]) -> None:
    """Runs services on one database, without their background jobs, and a game of two people that has begun."""

    async def main() -> None:
        settings = Settings(database=f"sqlite:///{path / 't.db'}")
        services = [TableService(settings) for _ in range(count)]
        for service in services:
            await service.database.open(lambda *_: None)
            await service.sync_clock()
        try:
            await services[0].create(a_spec(), FIRST)
            await services[0].change("table", "start", FromPerson(0, message(commands.Start)))
            await work(*services)
        finally:
            for service in services:
                await service.database.close()

    asyncio.run(main())


def act(table: Table, seat: int) -> FromPerson:
    fields = {"seat": seat, "decision": table.decision(seat), "action": first_action(table, seat)}
    return FromPerson(seat, message(commands.Act, **fields))


def test_a_click_applies_its_action_once_and_outside_of_transactions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not INTERPRETED:
        # A compiled class cannot be watched: the same test in plain Python.
        command = [sys.executable, "-m", "pytest", "-q", __file__, "-k", "applies_its_action_once"]
        environment = {**os.environ, "MEGAPOLIS_INTERPRETED": "1"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, done.stdout
        return
    calls: list[tuple[str, int]] = []

    def watch(name: str) -> None:
        original = getattr(NextStation, name)

        def watched(self: NextStation, *given: Any) -> Any:
            calls.append((name, threading.get_ident()))
            return original(self, *given)

        monkeypatch.setattr(NextStation, name, watched)

    async def click(service: TableService) -> None:
        cached = await service.load("table")
        listeners = [Listener(cached.table, person) for person in (0, 1)]
        for listener in listeners:
            service.enter(cached, listener)
        first = act(cached.table, 0)
        for name in ("apply", "play", "clone"):
            watch(name)
        table = await service.change("table", "one", first)
        assert [name for name, _ in calls] == ["clone", "play"]
        calls.clear()
        before = len(table.match.log) if table.match else 0
        table = await service.change("table", "two", act(table, 1))
        played = len(table.match.log) - before if table.match else 0
        assert played > 1, "the next card is dealt"
        assert [name for name, _ in calls] == ["clone", *["play"] * played]
        assert {thread for _, thread in calls} == {threading.get_ident()}
        assert [len(listener.sent) for listener in listeners] == [3, 3], "everybody is sent what changed"

    with_services(tmp_path, 1, click)


def test_a_conflict_is_decided_again_on_the_new_head(tmp_path: Path) -> None:
    async def race(one: TableService, two: TableService) -> None:
        table = (await one.load("table")).table
        other = (await two.load("table")).table
        await two.change("table", "theirs", act(other, 1))
        listener = Listener(table, 0)
        one.enter(await one.load("table"), listener)
        after = await one.change("table", "ours", act(table, 0))
        assert one.conflicts == 1
        assert after.count == table.count + 2
        assert len(listener.sent) == 3, "a snapshot, theirs, ours"
        two.tables.clear()
        again = (await two.load("table")).table
        again.logs, again.last_view = after.logs, after.last_view
        assert facts(again) == facts(after), "what is stored is what is cached"

    with_services(tmp_path, 2, race)


def test_what_a_conflict_makes_stale_is_refused(tmp_path: Path) -> None:
    async def race(one: TableService, two: TableService) -> None:
        table = (await one.load("table")).table
        other = (await two.load("table")).table
        await two.change("table", "theirs", act(other, 0))
        with pytest.raises(Stale):
            await one.change("table", "ours", act(table, 0))
        assert (await one.load("table")).table.count == table.count + 1

    with_services(tmp_path, 2, race)


def test_a_repeated_message_is_done_once(tmp_path: Path) -> None:
    async def repeat(one: TableService, two: TableService) -> None:
        say = FromPerson(0, message(commands.Say, text="words"))
        other = (await two.load("table")).table
        first = await one.change("table", "said", say)
        assert (await one.change("table", "said", say)).count == first.count
        assert (await two.change("table", "said", say)).count == first.count == other.count + 1
        acted = await one.change("table", "acted", act(first, 0))
        # Stale by now, but it was carried out.
        assert (await one.change("table", "acted", act(first, 0))).count == acted.count

    with_services(tmp_path, 2, repeat)


def test_a_command_that_leads_to_nothing_appends_nothing(tmp_path: Path) -> None:
    async def late(service: TableService) -> None:
        table = (await service.load("table")).table
        assert await service.change("table", "bot", MoveBot(0, "gone", 0)) is table
        assert service.appended == 1

    with_services(tmp_path, 1, late)


def test_time_is_the_databases_and_never_before_the_last_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(service: TableService) -> None:
        table = (await service.load("table")).table
        assert service.now() >= table.at
        monkeypatch.setattr("time.time", lambda: table.at - 100.0)
        assert service.now() < table.at
        assert service.now(table) == table.at
        after = await service.change("table", "say", FromPerson(0, message(commands.Say, text="words")))
        assert after.at == table.at
        monkeypatch.setattr("megapolis.server.store.sqlite.SqliteCursor.now", lambda _: table.at + 50.0)
        await service.sync_clock()
        assert service.now() == table.at + 50.0

    with_services(tmp_path, 1, late)


def test_a_summary_says_what_is_due() -> None:
    table = a_table(first=0, greedy=1, spec={"public": True})
    after = play_round(table)
    summary = summarize(table, after)
    assert (summary.status, summary.listed, summary.bot, summary.clock) == ("playing", False, True, None)
    assert summary.view, "a new phase"
    assert summarize(after, after).view == ""
    over = play_out(table)
    assert [each.seat for each in summarize(table, over).outcomes] == [0]
    assert summarize(over, over).outcomes == []


def test_who_was_forgotten_does_not_come_to_a_rematch() -> None:
    over = play_out(a_table(first=0, second=1, greedy=2))
    forgotten = command(over, commands.Forget(0)).after
    first = rematch_events(forgotten)
    assert [event.name for event in first if isinstance(event, events.Joined)] == ["second"]
    assert [event for event in first if isinstance(event, events.Sat)] == [events.Sat(1, 0)]
    assert [event for event in first if isinstance(event, events.BotSat)] == [events.BotSat(2, "greedy")]
