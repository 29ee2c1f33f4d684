"""Optional accounts: a name and a password keep one's games, results and ratings across devices. Guests need none."""

from __future__ import annotations

import secrets
from functools import partial

from megapolis.server.domain.commands import Forget, FromPerson, Resign, Return
from megapolis.server.domain.names import clean_name, fold_name
from megapolis.server.domain.people import Person
from megapolis.server.domain.table import LOBBY, PLAYING, Table
from megapolis.server.errors import NotAllowed, Refused, Unknown
from megapolis.server.http import messages, passwords, schemas
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.http.listing import MyTable, my_table
from megapolis.server.http.routes.puzzles import decode
from megapolis.server.store import accounts, log, results, training
from megapolis.server.store.database import Cursor, Row
from megapolis.server.worker.service import hash_token, identify, new_token

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that nobody confuses."""
SHOWN = 16
"""How much of a session's hash names it in the list of sessions."""
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac": "macOS",
    "Linux": "Linux",
}
BROWSERS = {"Firefox": "Firefox", "Edg/": "Edge", "OPR/": "Opera", "Chrome": "Chrome", "Safari": "Safari"}
"""Words in what devices call themselves, the first that fits counts, and the names to show."""
MAX_LISTED = 200
ALL = 1_000_000


def new_code() -> str:
    """A recovery code: 100 random bits, in groups that can be written down."""
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(20))
    return "-".join(letters[at : at + 5] for at in range(0, 20, 5))


def hash_code(code: str) -> str:
    """The hash of a recovery code, however it was typed."""
    return hash_token("".join(each for each in code.upper() if each.isalnum()))


def device_of(call: Call) -> str:
    """What a device calls itself: its system and browser."""
    agent = call.request.headers.get("user-agent", "")
    system = next((name for name in SYSTEMS if name in agent), "")
    browser = next((name for name in BROWSERS if name in agent), "")
    return ", ".join(filter(None, (SYSTEMS.get(system, ""), BROWSERS.get(browser, ""))))


async def sign_up(call: Call) -> schemas.Session:
    """Create an account."""
    wish: schemas.Credentials = call.body
    call.limits.passwords.take(call.address)
    name = clean_name(wish.name)
    if not name:
        raise Refused("table-name-empty")
    password = await passwords.hash_password(wish.password)
    account, code = secrets.token_hex(8), new_code()
    create = partial(accounts.create, account=account, name=name, password=password, recovery=hash_code(code))
    try:
        await call.service.write(create)
    except accounts.NameTaken:
        raise Refused("table-name-taken", name=name) from None
    return await _open_session(call, account, name, code)


async def sign_in(call: Call) -> schemas.Session:
    """Open a session of an account."""
    wish: schemas.Credentials = call.body
    call.limits.passwords.take(call.address)
    found = await call.service.read(partial(accounts.find, folded=fold_name(wish.name)))
    account, name, password = found or ("", "", passwords.unmatched_hash())
    await passwords.verify(password, wish.password)
    return await _open_session(call, account, name)


async def recover(call: Call) -> schemas.Session:
    """Give an account a new password by its recovery code; all its sessions end, and it gets another code."""
    wish: schemas.Recovery = call.body
    call.limits.passwords.take(call.address)
    password = await passwords.hash_password(wish.password)
    code = new_code()

    def change(cursor: Cursor) -> Row:
        found = accounts.account_to_recover(cursor, fold_name(wish.name), hash_code(wish.code))
        if found is None:
            raise NotAllowed("table-wrong-code")
        accounts.set_secrets(cursor, found[0], password, hash_code(code))
        accounts.close_other_sessions(cursor, found[0], "")
        return found

    account, name = await call.service.write(change)
    return await _open_session(call, account, name, code)


async def change_password(call: Call) -> messages.Ack:
    """Change one's password; every other session ends."""
    wish: schemas.NewPassword = call.body
    account = await _require_password(call, wish.old)
    password = await passwords.hash_password(wish.password)

    def change(cursor: Cursor) -> None:
        accounts.set_secrets(cursor, account, password, "")
        accounts.close_other_sessions(cursor, account, _session_key(call))

    await call.service.write(change)
    return messages.Ack("")


async def give_code(call: Call) -> schemas.NewCode:
    """Make another recovery code; the one before is void."""
    account = await _require_password(call, call.body.password)
    code = new_code()
    change = partial(accounts.set_secrets, account=account, password="", recovery=hash_code(code))
    await call.service.write(change)
    return schemas.NewCode(code)


async def _require_password(call: Call, password: str) -> str:
    """The account that is signed in, if this is its password."""
    account = await _require_account(call)
    call.limits.passwords.take(call.address)
    hashed, _ = await call.service.read(partial(accounts.secrets_of, account=account))
    await passwords.verify(hashed, password)
    return account


async def _open_session(call: Call, account: str, name: str, code: str = "") -> schemas.Session:
    session = new_token()
    key, device = hash_token(session), device_of(call)
    await call.service.write(partial(accounts.open_session, key=key, account=account, device=device))
    return schemas.Session(account, name, session, code)


def _session_key(call: Call) -> str:
    return hash_token(call.request.headers.get("x-account", ""))


async def open_sessions(call: Call) -> list[schemas.OpenSession]:
    """List the devices on which one is signed in."""
    account = await _require_account(call)
    return [
        schemas.OpenSession(key[:SHOWN], made, seen or made, device, key == _session_key(call))
        for key, made, seen, device in await call.service.read(partial(accounts.sessions_of, account=account))
    ]


async def end_session(call: Call) -> messages.Ack:
    """End one of one's sessions, or all others (`others`)."""
    account = await _require_account(call)
    wanted = str(call.request.path_params["session"])

    def end(cursor: Cursor) -> None:
        if wanted == "others":
            accounts.close_other_sessions(cursor, account, _session_key(call))
            return
        found = [row[0] for row in accounts.sessions_of(cursor, account) if row[0][:SHOWN] == wanted]
        if not found:
            raise Unknown("table-no-session-there")
        accounts.close_session(cursor, found[0])

    await call.service.write(end)
    return messages.Ack("")


async def _require_account(call: Call) -> str:
    account = await call.account()
    if not account:
        raise NotAllowed("table-no-session")
    return account


async def me(call: Call) -> schemas.Account:
    """Describe one's account: all that is kept of it."""
    account = await _require_account(call)
    running = await running_tables(call, account)

    def find(cursor: Cursor) -> schemas.Account:
        games = [
            schemas.PlayedGame(table, game, seat, points, bool(won), players, at)
            for table, game, seat, points, won, players, at in results.results_of(cursor, account, MAX_LISTED)
        ]
        name = accounts.name_of(cursor, account)
        _, recoverable = accounts.secrets_of(cursor, account)
        solved = decode(training.find(cursor, account))
        return schemas.Account(account, name, running, games, results.ratings(cursor, account), recoverable, solved)

    return await call.service.read(find)


async def running_tables(call: Call, account: str) -> list[MyTable]:
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
    account = await _require_account(call)
    token = new_token()
    key = hash_token(token)
    table = await call.service.change(call.table_id, f"return:{key}", Return(account, key))
    person = table.person_with(key)
    assert person is not None
    return schemas.Welcome(call.table_id, token, person.id, call.link(table.spec))


async def sign_out(call: Call) -> messages.Ack:
    """Close the session."""
    await _require_account(call)
    await call.service.write(partial(accounts.close_session, key=_session_key(call)))
    return messages.Ack("")


async def delete_me(call: Call) -> messages.Ack:
    """Delete one's account, its results, and one's name at every table."""
    account = await _require_account(call)
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


async def privacy(call: Call) -> schemas.Privacy:
    """Say for how long this server keeps what, as it is set."""
    settings = call.site.settings
    return schemas.Privacy(*(getattr(settings, name) for name in schemas.Privacy.__struct_fields__))


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
    Endpoint("GET", "/api/sessions", open_sessions, "Where one is signed in.", None, list[schemas.OpenSession]),
    Endpoint("DELETE", "/api/sessions/{session}", end_session, "Ends a session, or `others`.", None, messages.Ack),
    Endpoint("POST", "/api/recovery", recover, "A new password by the code.", schemas.Recovery, schemas.Session),
    Endpoint("POST", "/api/account/password", change_password, "Another password.", schemas.NewPassword, messages.Ack),
    Endpoint("POST", "/api/account/recovery", give_code, "Another code.", schemas.Confirmation, schemas.NewCode),
    Endpoint("GET", "/api/privacy", privacy, "For how long what is kept.", None, schemas.Privacy),
    Endpoint("GET", "/api/account", me, "All that is kept of one's account.", None, schemas.Account),
    Endpoint("DELETE", "/api/account", delete_me, "Deletes one's account and name.", None, messages.Ack),
    Endpoint("POST", "/api/tables/{table}/return", come_back, "One's person on another device.", None, schemas.Welcome),
    Endpoint("DELETE", "/api/tables/{table}", delete_table, "Deletes one's part of a table.", None, messages.Ack),
]
