"""The table inside a page: whole games by requests and messages, without a port, a thread or a process."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from megapolis.server import anywhere
from megapolis.server.anywhere import LocalTable
from megapolis.server.http import passwords
from megapolis.server.http.routes.arrivals import read_game
from megapolis.server.worker import threads
from megapolis.server.worker.bot_neighbours import answer_request

Work = Callable[["Page"], Awaitable[None]]


class Page:
    """Stands for the page that talks to the table."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.told: list[tuple[str, int, str]] = []
        self.news = asyncio.Event()

    def tell(self, kind: str, number: int, text: str) -> None:
        self.told.append((kind, number, text))
        self.news.set()

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = [["Authorization", f"Bearer {token}"]] if token else []
        reply = await self.table.request(method, path, headers, "" if body is None else json.dumps(body))
        assert reply.media == "application/json"
        return json.loads(reply.body)

    async def message(self, is_wanted: Callable[[Any], bool]) -> Any:
        """The first message that is wanted, and forget those before it."""
        async with asyncio.timeout(20):
            while True:
                while self.told:
                    kind, _, text = self.told.pop(0)
                    if kind == "say" and is_wanted(found := json.loads(text)):
                        return found
                self.news.clear()
                await self.news.wait()


def with_page(path: Path, work: Work) -> None:
    """Runs a table as a browser's worker does, without threads."""

    async def call(packed: bytes) -> bytes:
        return answer_request(packed)

    async def main() -> None:
        table = LocalTable(str(path), call, lambda: None)
        await table.start()
        try:
            await work(Page(table))
        finally:
            await table.stop()

    asyncio.run(main())


@pytest.fixture(autouse=True)
def _without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threads, "THREADS", False)
    monkeypatch.setattr(threading.Thread, "start", start)


async def begin(page: Page, **wish: Any) -> tuple[str, str]:
    made = await page.ask("POST", "/api/tables", {"game": "next_station", "name": "Ann", "players": 1, **wish})
    await page.ask("POST", f"/api/tables/{made['table']}/messages", {"do": "start", "id": "start"}, made["token"])
    return made["table"], made["token"]


async def enter(page: Page, number: int, table: str, token: str) -> Any:
    page.table.connect(number, f"/api/tables/{table}/socket", page.tell)
    page.table.receive(number, json.dumps({"do": "hello", "id": "hello", "token": token}))
    return (await page.message(lambda found: found["is"] == "snapshot"))["picture"]


def test_a_move_is_stored_before_it_is_acknowledged(tmp_path: Path) -> None:
    seen: list[Any] = []

    async def first(page: Page) -> None:
        table, token = await begin(page, bots=["greedy", "medium"], players=3)
        picture = await enter(page, 7, table, token)
        before = page.table.database.connection.total_changes
        move = {"seat": 0, "decision": picture["decision"], "action": picture["moves"][0]["action"]}
        page.table.receive(7, json.dumps({"do": "act", "id": "one", **move}))
        answer = await page.message(lambda found: found.get("id") == "one")
        assert answer["is"] == "ack", answer
        assert page.table.database.connection.total_changes > before
        assert not page.table.database.connection.in_transaction
        seen.extend((table, token, picture["decision"]))

    async def second(page: Page) -> None:
        table, token, decision = seen
        picture = await enter(page, 1, table, token)
        assert picture["decision"] != decision
        assert picture["moves"]

    with_page(tmp_path / "t.db", first)
    with_page(tmp_path / "t.db", second)


def test_what_is_not_there_is_refused_as_by_a_server(tmp_path: Path) -> None:
    async def work(page: Page) -> None:
        assert (await page.ask("GET", "/api/tables/nothing"))["code"] == "unknown"
        assert (await page.table.request("GET", "/api/games?lang=uk")).status == 200
        assert (await page.table.request("DELETE", "/api/games")).status == 405
        page.table.receive(99, "nobody is connected with this number")
        page.table.disconnect(99)
        page.table.connect(3, "/api/tables/nothing/socket", page.tell)
        page.table.receive(3, json.dumps({"do": "hello", "id": "hello", "token": ""}))
        assert (await page.message(lambda found: found["is"] == "error"))["error"]["code"] == "unknown"

    with_page(tmp_path / "t.db", work)


def test_there_are_no_accounts_where_passwords_cannot_be_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(page: Page) -> None:
        wish = {"name": "Ann", "password": "long enough"}
        for path in ("/api/accounts", "/api/sessions"):
            assert (await page.ask("POST", path, wish))["key"] == "table-no-accounts"

    monkeypatch.setitem(__import__("sys").modules, "argon2", None)
    passwords.hasher.cache_clear()
    passwords.unmatched_hash.cache_clear()
    with_page(tmp_path / "t.db", work)
    passwords.hasher.cache_clear()


def test_all_games_go_to_another_browser_as_one_file(tmp_path: Path) -> None:
    carried: list[Any] = []

    async def first(page: Page) -> None:
        carried.extend([*await begin(page), await begin(page), await page.table.save()])

    async def second(page: Page) -> None:
        table, token, _, saved = carried
        own, _ = await begin(page)
        for added in (2, 0):
            reply = await page.table.load(saved.body)
            assert (reply.status, json.loads(reply.body)) == (200, {"added": added})
        assert (await enter(page, 1, table, token))["moves"]
        assert (await page.ask("GET", f"/api/tables/{own}"))["id"] == own
        for damaged in (b"nonsense", saved.body[:200], b""):
            reply = await page.table.load(damaged)
            assert (reply.status, json.loads(reply.body)["key"]) == (409, "table-no-games-file")

    with_page(tmp_path / "a.db", first)
    with_page(tmp_path / "b.db", second)


def test_one_game_goes_to_a_server_without_the_deals_to_come(tmp_path: Path) -> None:
    async def work(page: Page) -> None:
        table, token = await begin(page, players=2, bots=["greedy"])
        played = (await page.ask("GET", f"/api/tables/{table}/snapshot", token=token))["picture"]["log"]
        reply = await page.table.send(table)
        file = json.loads(reply.body)
        assert (reply.status, file["game"], file["bots"], file["seed"]) == (200, "next_station", ["", "greedy"], None)
        match, _ = read_game(reply.body.decode())
        assert len(match.log) >= len(played) > 0
        lobby = await page.ask("POST", "/api/tables", {"game": "next_station", "name": "Ann", "players": 1})
        real, _ = await begin(page, companion=True)
        for other, said in ((lobby["table"], "table-not-sent"), (real, "table-not-sent"), ("none", "table-unknown")):
            reply = await page.table.send(other)
            assert json.loads(reply.body)["key"] == said

    with_page(tmp_path / "a.db", work)


def test_nobody_is_limited_on_their_own_machine(tmp_path: Path) -> None:
    async def work(page: Page) -> None:
        for _ in range(600):
            reply = await page.table.request("GET", "/api/tables")
            assert reply.status == 200

    with_page(tmp_path / "t.db", work)
    assert anywhere.PLENTY > 600


def test_the_deal_of_the_day_is_the_same_on_every_device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("megapolis.server.http.routes.daily.day_of", lambda _: "2026-11-17")
    dealt: list[str] = []

    async def play(page: Page) -> None:
        made = await page.ask("POST", "/api/daily/next_station", {"name": "Ann"})
        loaded = await page.table.service.load(made["table"])
        dealt.append(loaded.table.spec.seed)

    for device in ("one", "another"):
        with_page(tmp_path / f"{device}.db", play)
    assert dealt[0] == dealt[1]
