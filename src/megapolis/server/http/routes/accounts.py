"""Optional accounts: a name and a password keep one's games, results and ratings across devices. Guests need none."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from megapolis.server.domain.commands import Forget, FromPerson, Resign, Return
from megapolis.server.domain.people import Person
from megapolis.server.domain.table import LOBBY, PLAYING, Table
from megapolis.server.errors import NotAllowed, Refused
from megapolis.server.http import messages, schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.http.routes.tables import my_table
from megapolis.server.store import accounts, log, results
from megapolis.server.store.database import Broken, Cursor
from megapolis.server.worker.service import hash_token, identify, new_token

HASHER = PasswordHasher()
NOBODY = HASHER.hash(secrets.token_hex(16))
"""Verified for unknown names, so that the time of an answer does not tell whether a name exists."""
MAX_LISTED = 200
ALL = 1_000_000


def fold_name(name: str) -> str:
    """Names that look alike are the same name."""
    return unicodedata.normalize("NFKC", name).casefold().strip()


async def sign_up(call: Call) -> schemas.Session:
    """Create an account."""
    wish: schemas.Credentials = call.body
    call.limits.passwords.take(call.address)
    password = await asyncio.to_thread(HASHER.hash, wish.password)
    account, name = secrets.token_hex(8), wish.name.strip()
    create = partial(accounts.create, account=account, name=name, folded=fold_name(wish.name), password=password)
    try:
        await call.service.write(create)
    except Broken:
        raise Refused("table-name-taken", name=wish.name) from None
    return await _open_session(call, account, name)


async def sign_in(call: Call) -> schemas.Session:
    """Open a session of an account."""
    wish: schemas.Credentials = call.body
    call.limits.passwords.take(call.address)
    found = await call.service.read(partial(accounts.find, folded=fold_name(wish.name)))
    account, name, password = found or ("", "", NOBODY)
    try:
        await asyncio.to_thread(HASHER.verify, password, wish.password)
    except VerifyMismatchError:
        raise NotAllowed("table-wrong-password") from None
    return await _open_session(call, account, name)


async def _open_session(call: Call, account: str, name: str) -> schemas.Session:
    session = new_token()
    await call.service.write(partial(accounts.open_session, key=hash_token(session), account=account))
    return schemas.Session(account, name, session)


async def _signed_in(call: Call) -> str:
    account = await call.account()
    if not account:
        raise NotAllowed("table-no-session")
    return account


async def me(call: Call) -> schemas.Account:
    """Describe one's account: running tables, results and ratings."""
    account = await _signed_in(call)
    running = await running_tables(call, account)

    def find(cursor: Cursor) -> schemas.Account:
        games = [
            schemas.PlayedGame(table, game, seat, points, bool(won), players, at)
            for table, game, seat, points, won, players, at in results.results_of(cursor, account, MAX_LISTED)
        ]
        name = accounts.name_of(cursor, account)
        return schemas.Account(account, name, running, games, results.ratings(cursor, account))

    return await call.service.read(find)


async def running_tables(call: Call, account: str) -> list[schemas.MyTable]:
    """The tables of an account that wait or are being played."""
    out = []
    for table_id, status in await call.service.read(partial(accounts.tables_of, account=account, limit=MAX_LISTED)):
        if status in (LOBBY, PLAYING):
            table = (await call.service.load(table_id)).table
            out += [my_table(table, person.id) for person in table.people.values() if is_here(person, account)]
    return out


def is_here(person: Person, account: str) -> bool:
    """Whether this is the account's person and has not left."""
    return person.account == account and person.here


async def come_back(call: Call) -> schemas.Welcome:
    """Give another device a token of its own for one's person at a table."""
    account = await _signed_in(call)
    token = new_token()
    key = hash_token(token)
    table = await call.service.change(call.table_id, f"return:{key}", Return(account, key))
    person = table.person_with(key)
    assert person is not None
    return schemas.Welcome(call.table_id, token, person.id, call.link(table.spec))


async def sign_out(call: Call) -> messages.Ack:
    """Close the session."""
    await _signed_in(call)
    key = hash_token(call.request.headers.get("x-account", ""))
    await call.service.write(partial(accounts.close_session, key=key))
    return messages.Ack("")


async def delete_me(call: Call) -> messages.Ack:
    """Delete one's account, its results, and one's name at every table."""
    account = await _signed_in(call)
    for table_id, _ in await call.service.read(partial(accounts.tables_of, account=account, limit=ALL)):
        table = (await call.service.load(table_id)).table
        for person in [each for each in table.people.values() if each.account == account]:
            if plays_on(table, person.id) and person.here:
                for seat in table.seats_of(person.id):
                    resign = FromPerson(person.id, Resign(id=f"resign-{seat}", seat=seat))
                    await call.service.change(table_id, f"{person.id}:deleted-{seat}", resign)
            await forget(call, table_id, person.id)
    await call.service.write(partial(accounts.delete, account=account))
    return messages.Ack("")


async def forget(call: Call, table_id: str, person: int) -> None:
    """Remove a person's name and words from a table; a bot plays their seats from then on."""
    await call.service.change(table_id, f"forget:{person}", Forget(person))
    await call.service.write(partial(log.erase_person, table=table_id, person=person))


def plays_on(table: Table, person: int) -> bool:
    """Whether a person is in the middle of a game with others, which would have no result without their name."""
    own = [seat for seat in table.seats_of(person) if not table.seats[seat].resigned]
    return table.status == PLAYING and bool(own) and len(table.players()) > 1


async def delete_table(call: Call) -> messages.Ack:
    """Delete a game that one played alone; at a table with others, only one's name and words."""
    cached = await call.service.load(call.table_id)
    person = identify(cached.table, call.token)
    if person is None:
        raise NotAllowed("table-not-seated")
    if set(cached.table.people) == {person} and not cached.listeners:
        call.service.tables.pop(call.table_id, None)
        await call.service.write(partial(log.delete, table=call.table_id))
    elif plays_on(cached.table, person):
        raise Refused("table-resign-first")
    else:
        await forget(call, call.table_id, person)
    return messages.Ack("")


ENDPOINTS = [
    Endpoint("POST", "/api/accounts", sign_up, "Creates an account.", schemas.Credentials, schemas.Session),
    Endpoint("POST", "/api/sessions", sign_in, "Signs in.", schemas.Credentials, schemas.Session),
    Endpoint("DELETE", "/api/sessions", sign_out, "Signs out.", None, messages.Ack),
    Endpoint("GET", "/api/account", me, "One's tables, results and ratings.", None, schemas.Account),
    Endpoint("DELETE", "/api/account", delete_me, "Deletes one's account and name.", None, messages.Ack),
    Endpoint("POST", "/api/tables/{table}/return", come_back, "One's person on another device.", None, schemas.Welcome),
    Endpoint("DELETE", "/api/tables/{table}", delete_table, "Deletes one's part of a table.", None, messages.Ack),
]
