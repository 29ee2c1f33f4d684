"""Short codes of tables: an invitation that can be said aloud and typed by hand.

A code is made when somebody of the table asks for it and ends with the game. Six letters can be guessed at, so guesses
are as rare as those of passwords.
"""

from __future__ import annotations

import secrets

from megapolis.server.domain.table import LOBBY, PLAYING
from megapolis.server.errors import NotAllowed, Unknown
from megapolis.server.http import schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.store.database import Cursor

LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No two of them look alike, in any hand: 0 and O, 1, I and L, U and V are not all there."""
LENGTH = 6


def normal(code: str) -> str:
    """A code as it is kept, however it was typed."""
    return "".join(code.split()).replace("-", "").upper()


def code_of(cursor: Cursor, table: str) -> str:
    """The code of a table, made when first asked for."""
    while True:
        found = cursor.run("SELECT code FROM codes WHERE table_id = ?", (table,))
        if found:
            return str(found[0][0])
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        cursor.run("INSERT INTO codes (table_id, code) VALUES (?, ?) ON CONFLICT DO NOTHING", (table, code))


def table_of(cursor: Cursor, code: str) -> str:
    """The table that has this code; "" for none."""
    found = cursor.run("SELECT table_id FROM codes WHERE code = ?", (normal(code),))
    return str(found[0][0]) if found else ""


async def invitation(call: Call) -> schemas.Invitation:
    """How others come to a table, for people of the table."""
    live = (await call.room()).live
    if call.server.person(live, call.token) is None:
        raise NotAllowed("table-not-seated")
    open_to_others = live.status in (LOBBY, PLAYING)
    code = await call.server.tables.write(lambda cursor: code_of(cursor, call.table)) if open_to_others else ""
    return schemas.Invitation(call.table, live.head.invite, call.server.link(live.head), code)


async def invited(call: Call) -> schemas.Invitation:
    """The invitation that a code stands for."""
    call.server.guesses.take(call.address)
    code = str(call.request.path_params["code"])
    table = await call.server.tables.read(lambda cursor: table_of(cursor, code))
    if not table:
        raise Unknown("table-no-such-code")
    head = (await call.server.tables.room(table)).live.head
    return schemas.Invitation(table, head.invite, call.server.link(head), normal(code))


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/invitation",
        invitation,
        "The link and the code to invite by.",
        None,
        schemas.Invitation,
    ),
    Endpoint("GET", "/api/codes/{code}", invited, "The table that a code invites to.", None, schemas.Invitation),
]
