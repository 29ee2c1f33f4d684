"""What the owner of a server can look at and do, straight in its database; every act is written down."""

from __future__ import annotations

import asyncio
import getpass
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from megapolis.server.domain import events
from megapolis.server.domain.names import fold_name
from megapolis.server.domain.table import CLOSED, Table
from megapolis.server.errors import BadSetting, Refused, Unknown
from megapolis.server.http.routes.accounts import hash_code, new_code
from megapolis.server.store import accounts, bans, log, reports
from megapolis.server.store.database import Cursor, use
from megapolis.server.store.log import Conflict
from megapolis.server.store.reports import Report
from megapolis.server.store.schema import MIGRATIONS, version_of
from megapolis.server.worker.archiver import Done, archive_old
from megapolis.server.worker.service import summarize, table_from

T = TypeVar("T")
LISTED = 50


class Owner:
    """The owner of the server with this database."""

    def __init__(self, url: str) -> None:
        self.url = url
        path = Path(url.removeprefix("sqlite:///"))
        if url.startswith("sqlite:///") and not path.exists():
            # Looking would otherwise create it.
            raise BadSetting("admin-no-database", path=str(path))

    def _run(self, work: Callable[[Cursor], T]) -> T:
        def checked(cursor: Cursor) -> T:
            if version_of(cursor) != len(MIGRATIONS):
                raise BadSetting("admin-other-version")
            return work(cursor)

        return asyncio.run(use(self.url, lambda database: database.write(checked)))

    def _act(self, what: str, work: Callable[[Cursor], T]) -> T:
        """Do something and write it down, both or neither."""

        def both(cursor: Cursor) -> T:
            done = work(cursor)
            bans.note_act(cursor, getpass.getuser(), what)
            return done

        return self._run(both)

    # ------------------------------------------------------------------ looking

    def tables(self, status: str) -> list[Any]:
        """Id, game, status, number of players and last change of the tables that changed last; "" is any status."""

        def find(cursor: Cursor) -> list[Any]:
            where, values = ("WHERE status = ?", (status,)) if status else ("", ())
            rows = cursor.run(
                f"SELECT id, head, status, updated FROM tables {where} ORDER BY updated DESC LIMIT {LISTED}", values
            )
            specs = [(row, msgspec.json.decode(row[1], type=events.TableSpec)) for row in rows]
            return [(spec.id, spec.game, row[2], spec.players, row[3]) for row, spec in specs]

        return self._run(find)

    def table(self, name: str) -> Table:
        """A table as it is now."""
        return table_from(self._run(lambda cursor: log.load(cursor, name)), name)

    def reports(self) -> list[Report]:
        """What people reported, the newest first."""
        return self._run(reports.all_reports)

    def bans(self) -> list[Any]:
        """Who is banned, since when, and the name of the account."""
        return self._run(bans.all_bans)

    def acts(self) -> list[Any]:
        """The last acts: time, who, what."""
        return self._run(lambda cursor: bans.last_acts(cursor, LISTED))

    def sessions(self, name: str) -> list[Any]:
        """Device and time of last use of an account's sessions."""
        rows = self._run(lambda cursor: accounts.sessions_of(cursor, _account(cursor, name)))
        return [(device, seen or made) for _, made, seen, device in rows]

    def health(self) -> dict[str, float]:
        """Tables by status, jobs that wait, how long the oldest is overdue, and workers that are alive."""

        def find(cursor: Cursor) -> dict[str, float]:
            now = cursor.now()
            out: dict[str, float] = {f"tables {status}": count for status, count in _count(cursor, "tables", "status")}
            out |= {f"jobs {kind}": count for kind, count in _count(cursor, "jobs", "kind")}
            [(oldest,)] = cursor.run("SELECT MIN(due) FROM jobs WHERE due <= ?", (now,))
            [(alive,)] = cursor.run("SELECT COUNT(*) FROM workers WHERE stopped = 0 AND seen > ?", (now - 60,))
            return out | {"overdue seconds": round(now - oldest, 1) if oldest else 0, "workers": alive}

        return self._run(find)

    # ------------------------------------------------------------------ acting

    def close(self, name: str) -> None:
        """Close a table; whoever is there sees that it is closed."""

        closed = events.Closed()
        while True:
            before = self.table(name)
            if before.status == CLOSED:
                raise Refused("table-closed")
            after, now = before.draft(), max(time.time(), before.at)
            after.apply(closed, now)
            append = partial(
                log.append,
                spec=before.spec,
                place=before.count,
                new=[closed],
                at=now,
                message=f"admin:{now}",
                summary=summarize(before, after),
            )
            try:
                self._act(f"close {name}", append)
            except Conflict:
                # Somebody has acted there meanwhile.
                continue
            return

    def archive(self, days: int, folder: Path) -> Done:
        """Move tables that ended more than so many days ago from the database into files."""
        self.health()  # refuses a database of another version
        done = asyncio.run(use(self.url, partial(archive_old, folder=folder, days=days)))
        self._act(f"archive {days} {folder}: {done.archived}", lambda _: None)
        return done

    def settle(self, number: int) -> None:
        """Delete a report that was dealt with."""

        def settle(cursor: Cursor) -> None:
            if not reports.settle(cursor, number):
                raise Unknown("admin-no-report", number=number)

        self._act(f"settle {number}", settle)

    def ban(self, who: str) -> None:
        """Ban an account by its name, or a device as reports name it (`guest:…`)."""
        self._act(f"ban {who}", lambda cursor: bans.ban(cursor, _identity(cursor, who)))

    def unban(self, who: str) -> None:
        """Lift a ban."""
        self._act(f"unban {who}", lambda cursor: bans.unban(cursor, _identity(cursor, who)))

    def recovery(self, name: str) -> str:
        """A new recovery code for an account whose owner has lost everything; the one before is void."""
        code = new_code()
        self._act(
            f"recovery {name}",
            lambda cursor: accounts.set_secrets(cursor, _account(cursor, name), "", hash_code(code)),
        )
        return code

    def sign_out(self, name: str) -> None:
        """End all sessions of an account."""
        self._act(f"sign-out {name}", lambda cursor: accounts.close_other_sessions(cursor, _account(cursor, name), ""))


def _account(cursor: Cursor, name: str) -> str:
    found = accounts.find(cursor, fold_name(name))
    if found is None:
        raise Unknown("admin-no-account", name=name)
    return str(found[0])


def _identity(cursor: Cursor, who: str) -> str:
    kind, _, rest = who.partition(":")
    return who if kind in ("guest", "account") and rest else f"account:{_account(cursor, who)}"


def _count(cursor: Cursor, table: str, column: str) -> list[Any]:
    return cursor.run(f"SELECT {column}, COUNT(*) FROM {table} GROUP BY {column} ORDER BY {column}")
