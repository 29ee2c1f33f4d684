"""Optional accounts: a name and a password keep one's games, results and ratings across devices. Guests need none."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Sequence

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from megapolis.server.domain import events
from megapolis.server.domain.events import Event
from megapolis.server.domain.table import LOBBY, PLAYING, Live, Person
from megapolis.server.errors import NotAllowed, Refused
from megapolis.server.http import messages, schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.http.routes.tables import my_table
from megapolis.server.store import log
from megapolis.server.store.database import Broken, Cursor
from megapolis.server.worker.tables import key_of, new_token

HASHER = PasswordHasher()
NOBODY = HASHER.hash(secrets.token_hex(16))
"""Checked for a name that nobody has, so that the time an answer takes does not tell whether it exists."""
LISTED = 200
EVERY = 1_000_000


def folded(name: str) -> str:
    """Names that look alike are one."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


async def sign_up(call: Call) -> schemas.Session:
    """Makes an account."""
    wish: schemas.Credentials = call.body
    call.server.passwords.take(call.address)
    hashed = await asyncio.to_thread(HASHER.hash, wish.password)
    account = secrets.token_hex(8)

    def make(cursor: Cursor) -> None:
        cursor.run(
            "INSERT INTO accounts (id, name, folded, password) VALUES (?, ?, ?, ?)",
            (account, wish.name.strip(), folded(wish.name), hashed),
        )

    try:
        await call.server.tables.write(make)
    except Broken:
        raise Refused("table-name-taken", name=wish.name) from None
    return await _session(call, account, wish.name.strip())


async def sign_in(call: Call) -> schemas.Session:
    """A new session of an account."""
    wish: schemas.Credentials = call.body
    call.server.passwords.take(call.address)
    rows = await call.server.tables.read(
        lambda cursor: cursor.run("SELECT id, name, password FROM accounts WHERE folded = ?", (folded(wish.name),))
    )
    account, name, hashed = rows[0] if rows else ("", "", NOBODY)
    try:
        await asyncio.to_thread(HASHER.verify, hashed, wish.password)
    except VerifyMismatchError:
        raise NotAllowed("table-wrong-password") from None
    return await _session(call, account, name)


async def _session(call: Call, account: str, name: str) -> schemas.Session:
    session = new_token()
    await call.server.tables.write(
        lambda cursor: cursor.run(
            "INSERT INTO sessions (key, account, made) VALUES (?, ?, ?)", (key_of(session), account, cursor.now())
        )
    )
    return schemas.Session(account, name, session)


async def _signed_in(call: Call) -> str:
    account = await call.account()
    if not account:
        raise NotAllowed("table-no-session")
    return account


async def me(call: Call) -> schemas.Account:
    """One's account: running tables, results and ratings."""
    account = await _signed_in(call)
    running = await running_tables(call, account)

    def find(cursor: Cursor) -> schemas.Account:
        name = cursor.run("SELECT name FROM accounts WHERE id = ?", (account,))[0][0]
        rows = cursor.run(
            "SELECT table_id, game, seat, points, won, players, at FROM results WHERE account = ?"
            " ORDER BY at DESC LIMIT ?",
            (account, LISTED),
        )
        games = [
            schemas.PlayedGame(table, game, seat, points, bool(won), players, at)
            for table, game, seat, points, won, players, at in rows
        ]
        ratings = cursor.run("SELECT game, value FROM ratings WHERE account = ?", (account,))
        return schemas.Account(account, name, running, games, dict(ratings))

    return await call.server.tables.read(find)


async def running_tables(call: Call, account: str) -> list[schemas.MyTable]:
    """The tables of an account that wait or are being played."""
    out = []
    for table, status in await call.server.tables.read(lambda cursor: log.tables_of(cursor, account, LISTED)):
        if status in (LOBBY, PLAYING):
            live = (await call.server.tables.room(table)).live
            out += [my_table(live, person.id) for person in live.people.values() if is_here(person, account)]
    return out


def is_here(person: Person, account: str) -> bool:
    """Whether this is the account's person, and has not left."""
    return person.account == account and person.here


async def come_back(call: Call) -> schemas.Welcome:
    """One's place at a table, on another device: a token of its own for the same person."""
    account = await _signed_in(call)
    token = new_token()

    def decide(live: Live) -> Sequence[Event]:
        found = [person.id for person in live.people.values() if is_here(person, account)]
        if not found:
            raise NotAllowed("table-not-seated")
        return [events.Keyed(found[0], key_of(token))]

    live = await call.server.tables.change(call.table, f"return:{key_of(token)}", decide)
    person = live.person_with(key_of(token))
    assert person is not None
    return schemas.Welcome(call.table, token, person.id, call.server.link(live.head))


async def sign_out(call: Call) -> messages.Ack:
    """Ends the session."""
    await _signed_in(call)
    key = key_of(call.request.headers.get("x-account", ""))
    await call.server.tables.write(lambda cursor: cursor.run("DELETE FROM sessions WHERE key = ?", (key,)))
    return messages.Ack("")


async def delete_me(call: Call) -> messages.Ack:
    """Deletes one's account, its results, and one's name from every table."""
    account = await _signed_in(call)

    for table, _ in await call.server.tables.read(lambda cursor: log.tables_of(cursor, account, EVERY)):
        live = (await call.server.tables.room(table)).live
        for person in [each for each in live.people.values() if each.account == account]:
            await forget(call, table, person.id)

    def remove(cursor: Cursor) -> None:
        for name, column in (("results", "account"), ("ratings", "account"), ("daily", "who"), ("sessions", "account")):
            cursor.run(f"DELETE FROM {name} WHERE {column} = ?", (account,))
        cursor.run("DELETE FROM accounts WHERE id = ?", (account,))

    await call.server.tables.write(remove)
    return messages.Ack("")


async def forget(call: Call, table: str, person: int) -> None:
    """Takes a person's name and words out of a table; their seats are a bot's from then on."""

    def decide(live: Live) -> Sequence[Event]:
        leaving = [events.Left(person)] if live.status in (LOBBY, PLAYING) and live.people[person].here else []
        return [events.Renamed(person, ""), *leaving]

    await call.server.tables.change(table, f"forget:{person}", decide)
    await call.server.tables.write(lambda cursor: log.rewrite_name(cursor, table, person, ""))


async def delete_table(call: Call) -> messages.Ack:
    """Deletes a game one played alone wholly; from a table with others, one's name and words."""
    room = await call.room()
    person = call.server.person(room.live, call.token)
    if person is None:
        raise NotAllowed("table-not-seated")
    if set(room.live.people) == {person} and not room.listeners:
        call.server.tables.rooms.pop(call.table, None)
        await call.server.tables.write(lambda cursor: log.delete(cursor, call.table))
    else:
        await forget(call, call.table, person)
    return messages.Ack("")


ENDPOINTS = [
    Endpoint("POST", "/api/accounts", sign_up, "Makes an account.", schemas.Credentials, schemas.Session),
    Endpoint("POST", "/api/sessions", sign_in, "Signs in.", schemas.Credentials, schemas.Session),
    Endpoint("DELETE", "/api/sessions", sign_out, "Signs out.", None, messages.Ack),
    Endpoint("GET", "/api/account", me, "One's tables, results and ratings.", None, schemas.Account),
    Endpoint("DELETE", "/api/account", delete_me, "Deletes one's account and name everywhere.", None, messages.Ack),
    Endpoint("POST", "/api/tables/{table}/return", come_back, "One's place on another device.", None, schemas.Welcome),
    Endpoint("DELETE", "/api/tables/{table}", delete_table, "Deletes one's part of a table.", None, messages.Ack),
]
