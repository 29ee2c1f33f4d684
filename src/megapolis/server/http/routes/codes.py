"""Short codes of tables: an invitation to say aloud and to type.

A code is made when somebody at the table asks for it, and ends with the game. Six letters could be guessed, so tries
are limited like those of passwords.
"""

from __future__ import annotations

from functools import partial

from megapolis.server.domain.table import LOBBY, PLAYING
from megapolis.server.errors import NotAllowed, Unknown
from megapolis.server.http import schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.store import log
from megapolis.server.worker.service import identify


def normalize(code: str) -> str:
    """A code as it is stored, however it was typed."""
    return "".join(code.split()).replace("-", "").upper()


async def invitation(call: Call) -> schemas.Invitation:
    """Tell people of the table how others can join it."""
    table = await call.table()
    if identify(table, call.token) is None:
        raise NotAllowed("table-not-seated")
    running = table.status in (LOBBY, PLAYING)
    code = await call.service.write(partial(log.code_of, table=call.table_id)) if running else ""
    return schemas.Invitation(call.table_id, table.spec.invite, call.link(table.spec), code)


async def find_invitation(call: Call) -> schemas.Invitation:
    """Find the invitation that a code stands for."""
    call.limits.guesses.take(call.address)
    code = normalize(str(call.request.path_params["code"]))
    table_id = await call.service.read(partial(log.table_of, code=code))
    if not table_id:
        raise Unknown("table-no-such-code")
    spec = (await call.service.load(table_id)).table.spec
    return schemas.Invitation(table_id, spec.invite, call.link(spec), code)


ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/invitation",
        invitation,
        "The link and the code that invite others.",
        None,
        schemas.Invitation,
    ),
    Endpoint("GET", "/api/codes/{code}", find_invitation, "The table of a code.", None, schemas.Invitation),
]
