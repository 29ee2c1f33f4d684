"""A database of version 0.1 is migrated: every table is unchanged and can be continued, every replay loads."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

import freeze_database
from inprocess import Clock, InProcess, pin_secrets_and_time
from megapolis.catalog import find_game, game_ids
from megapolis.engine import replay
from megapolis.server.domain import events
from megapolis.server.store.postgres import PostgresCursor
from serving import postgres

VERSION = "v0.1"
FOLDER = freeze_database.FOLDER / VERSION
SAY = json.dumps({"do": "say", "id": "say", "text": "Is anybody here?"})
REPLAYS = sorted((FOLDER / "replays").glob("*.json"))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "table.db"
    path.write_bytes(freeze_database.unpack(VERSION, "table.db.xz"))
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, database: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The database of 0.1: the file itself, or its rows in the schema that 0.1 created on PostgreSQL."""
    if request.param == "sqlite":
        yield f"sqlite:///{database}"
        return
    # Recordings have a clock of their own, and PostgreSQL would tell another time.
    monkeypatch.setattr(PostgresCursor, "now", lambda _: time.time())
    with postgres() as running:
        fill(running.url, database)
        yield running.url


def fill(url: str, database: Path) -> None:
    """Creates the schema of 0.1 on PostgreSQL and copies every row of a SQLite file into it."""
    file = sqlite3.connect(database)
    with psycopg.connect(url) as connection:
        connection.execute((FOLDER / "schema.sql").read_bytes())
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            rows = file.execute(f"SELECT * FROM {name}").fetchall()
            marks = ", ".join(["%s"] * len(file.execute(f"SELECT * FROM {name}").description))
            with connection.cursor() as cursor:
                cursor.executemany(f"INSERT INTO {name} VALUES ({marks})".encode(), rows)
    file.close()


def content_of(text: str) -> dict[str, Any]:
    """The content of a replay without its format and its digests."""
    content = json.loads(text)
    actions = [row[:2] for row in content.pop("actions")]
    return {**content, "format": 0, "actions": actions}


async def play_on(server: InProcess, row: dict[str, Any]) -> None:
    """Make one more move at a table, and check the next snapshot of whoever made it."""
    path = f"/api/tables/{row['table']}"
    before = {who: json.loads(text)["picture"] for who, text in row["snapshots"].items()}
    who = next(who for who in row["tokens"] if before[who]["asked"] or before[who]["chance"])
    now, token = before[who], row["tokens"][who]
    seat, moves = (now["seat"], now["moves"]) if now["asked"] else (-1, now["chance"])
    act = {"do": "act", "id": "on", "seat": seat, "decision": now["decision"], "action": moves[-1]["action"]}
    assert (await server.ask("POST", f"{path}/messages", act, token))["is"] == "ack"
    after = (await server.ask("GET", f"{path}/snapshot", token=token))["picture"]
    assert after["decision"] != now["decision"]
    assert after["table"]["status"] in ("playing", "over")


def without_arguments(value: Any) -> Any:
    """A part of a snapshot whose messages are only keys: what fills them may be worded anew, the rest may not."""
    if isinstance(value, list):
        return [without_arguments(each) for each in value]
    if isinstance(value, dict):
        return {key: without_arguments(each) for key, each in value.items() if key != "args" or "key" not in value}
    return value


def as_known(now: Any, before: Any) -> Any:
    """The part of an answer that had been there before: fields may be added, and none may change or go."""
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return [as_known(*each) for each in zip(now, before, strict=True)]
    if isinstance(now, dict) and isinstance(before, dict):
        return {key: as_known(value, before[key]) for key, value in now.items() if key in before}
    return now


async def look(server: InProcess, row: dict[str, Any]) -> None:
    """Check that everybody sees what they saw, and that the position is the same."""
    for who, text in row["snapshots"].items():
        token = row["tokens"].get(who, "")
        said = await server.ask("GET", f"/api/tables/{row['table']}/snapshot", token=token)
        assert said["picture"]["table"]["unrated"], "as all tables of that time are"
        now, then = without_arguments(said), without_arguments(json.loads(text))
        assert as_known(now, then) == then, f"{row['name']}, {who}"
    assert await freeze_database.digest(server, row["table"]) == row["digest"], row["name"]


def test_every_table_is_unchanged_and_can_be_continued(url: str) -> None:
    rows = [row for row in freeze_database.rows(VERSION) if "table" in row]

    async def main() -> None:
        async with InProcess(url) as server:
            for row in rows:
                await look(server, row)
            for row in rows:
                if row["status"] == "playing":
                    await play_on(server, row)
            over = {row["name"]: row for row in rows}
            for path in REPLAYS:
                status, text = await server.call("GET", f"/api/tables/{over[path.stem]['table']}/replay")
                assert (status, content_of(text)) == (200, content_of(path.read_text(encoding="utf-8")))

    with pin_secrets_and_time():
        asyncio.run(main())


def test_accounts_keep_their_results_tables_and_passwords(url: str) -> None:
    [row] = [row for row in freeze_database.rows(VERSION) if row["name"] == "accounts"]

    async def main() -> None:
        async with InProcess(url) as server:
            for name, session in row["sessions"].items():
                account = await server.ask("GET", "/api/account", account=session)
                assert all(table["since"] > 0 for table in account["tables"])
                # Since 0.1 ratings are those of classes of games.
                ratings = {each["game"]: each["value"] for each in account["ratings"]}
                assert not account["recoverable"], "no code was told by 0.1"
                assert as_known({**account, "ratings": ratings}, row[name]) == row[name]
            assert row["Ann"]["games"][0]["won"]
            wish = {"name": "ann", "password": freeze_database.PASSWORD}
            again = await server.ask("POST", "/api/sessions", wish)
            assert again["account"] == row["Ann"]["account"]
            table = row["Ben"]["games"][0]["table"]
            for token in row["tokens"]:
                seen = await server.ask("GET", f"/api/tables/{table}/snapshot", token=token)
                assert seen["picture"]["you"]["person"] == 1

    with pin_secrets_and_time():
        asyncio.run(main())


def test_tables_that_ended_long_ago_leave_for_the_archive_and_can_still_be_opened(url: str, tmp_path: Path) -> None:
    rows = {row["name"]: row for row in freeze_database.rows(VERSION) if "table" in row}
    [accounts] = [row for row in freeze_database.rows(VERSION) if row["name"] == "accounts"]
    folder = tmp_path / "archive"

    async def main(clock: Clock) -> None:
        settings = {"archive_after_days": 30, "archive_folder": str(folder), "archive_keep_days": 90}
        async with InProcess(url, **settings) as server:
            archiver = server.app.state.service.archiver
            assert (await archiver.look()).archived == 0
            before = await looked_at(server)
            clock.now += 31 * 86400
            done = await archiver.look()
            assert (done.archived, done.removed, done.unreadable, done.forgotten) == (8, 1, 0, 0)
            assert await looked_at(server) == before
            status, _ = await server.call("GET", f"/api/tables/{rows['closed']['table']}")
            assert status == 404
            # Whoever still has the old page open is told, and nothing is written.
            old = rows["next_station-over"]
            answer = await server.call(
                "POST", f"/api/tables/{old['table']}/messages", SAY, next(iter(old["tokens"].values()))
            )
            assert answer[0] == 403
            account = await server.ask("GET", "/api/account", account=accounts["sessions"]["Ann"])
            assert account["games"] == accounts["Ann"]["games"]
            await look(server, rows["next_station"])
            clock.now += 60 * 86400
            assert (await archiver.look()).forgotten == 8
        assert list(folder.rglob("*.gz")) == []

    async def looked_at(server: InProcess) -> list[tuple[int, str]]:
        paths = [f"/api/tables/{rows[path.stem]['table']}" for path in REPLAYS]
        return [await server.call("GET", path + part) for path in paths for part in ("/replay", "/course", "/turns/3")]

    with pin_secrets_and_time() as clock:
        asyncio.run(main(clock))


LATER = {"hinted", "arranged", "restored", "ordered", "guided"}
"""Kinds of events that version 0.1 did not have: hints were not written down, set-ups never changed,
corrections could not be taken back, nobody was taught."""


def test_the_database_has_every_kind_of_event_and_modes_of_every_game(database: Path) -> None:
    connection = sqlite3.connect(database)
    bodies = [json.loads(body) for (body,) in connection.execute("SELECT body FROM events")]
    heads = [json.loads(head) for (head,) in connection.execute("SELECT head FROM tables WHERE status = 'playing'")]
    connection.close()
    kinds = {kind.__struct_config__.tag for kind in events.AnyEvent.__args__}
    assert {body["event"] for body in bodies} == kinds - LATER
    assert {head["game"] for head in heads} == set(game_ids())


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_a_replay_loads_and_is_written_in_the_current_format(path: Path) -> None:
    match = replay.load(path)
    assert match.state.is_over()
    again = replay.dump(match)
    assert content_of(again) == content_of(path.read_text(encoding="utf-8"))
    assert replay.dump(replay.parse(again)) == again


def test_a_users_own_data_is_read_and_played_with() -> None:
    own = find_game("capital_lux").load_data(FOLDER / "own-box.toml")
    match = replay.load(FOLDER / "replays" / "own-box-over.json")
    assert match.setup.data.digest == own.digest != find_game("capital_lux").default_data().digest
