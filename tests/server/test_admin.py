"""The owner of a server looks and acts from the command line; everything done is written down."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from commands import megapolis
from guests import code, message, picture, sign_up, two_people
from serving import Served, served


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Served]:
    with served(f"sqlite:///{tmp_path / 'table.db'}") as server:
        yield server


def admin(server: Served, *arguments: str, status: int = 0) -> str:
    """What `megapolis admin` says, while the server runs."""
    done = megapolis("admin", "--database", server.database, *arguments)
    assert done.returncode == status, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


def test_tables_are_listed_looked_at_and_closed(running: Served) -> None:
    host, guest = two_people(running)
    message(running, guest, "say", text="[some] words")
    message(running, host, "start")
    listed = admin(running, "tables", "--status", "playing")
    assert host["table"] in listed
    assert host["table"] not in admin(running, "tables", "--status", "over")
    shown = admin(running, "show", host["table"])
    assert "Guest: [some] words" in shown
    admin(running, "close", host["table"])
    assert code(message(running, guest, "say", text="hello?")) == "table-closed"
    assert picture(running, host)["table"]["status"] == "closed"
    assert "closed" in admin(running, "close", host["table"], status=2)
    assert f"close {host['table']}" in admin(running, "log")


def test_reports_lead_to_bans(running: Served) -> None:
    device = "a device of somebody"
    host = running.table(players=2)
    invite = host["link"].split("invite=")[1]
    wish = {"name": "Unkind", "invite": invite, "guest": device}
    guest = running.call("POST", f"/api/tables/{host['table']}/join", wish)
    message(running, guest, "say", text="unkind words")
    message(running, host, "report", person=1)
    told = admin(running, "reports", "--lang", "uk")
    assert "unkind words" in told
    assert "Скарга 1" in told
    who = told[told.index("(guest:") + 1 : told.index(")")]
    admin(running, "ban", who)
    assert who in admin(running, "bans")
    assert code(running.call("POST", f"/api/tables/{host['table']}/join", wish)) == "table-banned"
    fresh = {"game": "next_station", "name": "Unkind", "players": 1, "guest": device}
    assert code(running.call("POST", "/api/tables", fresh)) == "table-banned"
    assert code(running.call("POST", "/api/daily/next_station", {"name": "Unkind", "guest": device})) == "table-banned"
    assert "table" in running.call("POST", "/api/tables", {**fresh, "guest": "another device"})
    admin(running, "unban", who)
    assert "table" in running.call("POST", "/api/tables", fresh)
    admin(running, "settle", "1")
    assert "unkind" not in admin(running, "reports")
    assert "no report 1" in admin(running, "settle", "1", status=2)


def test_accounts_are_helped_and_banned(running: Served) -> None:
    made = sign_up(running, "Forgetful")
    assert "Forgetful" not in admin(running, "sessions", "forgetful")
    told = admin(running, "recovery", "FORGETFUL").split()[-1]
    wish = {"name": "Forgetful", "code": told, "password": "battery staple"}
    session = running.call("POST", "/api/recovery", wish)
    assert session["account"] == made["account"]
    admin(running, "sign-out", "forgetful")
    assert code(running.call("GET", "/api/account", **{"X-Account": session["session"]})) == "table-no-session"
    admin(running, "ban", "Forgetful")
    again = running.call("POST", "/api/sessions", {"name": "Forgetful", "password": "battery staple"})
    fresh = {"game": "next_station", "name": "Forgetful", "players": 1}
    assert code(running.call("POST", "/api/tables", fresh, **{"X-Account": again["session"]})) == "table-banned"
    assert "Forgetful" in admin(running, "bans")
    assert "no account" in admin(running, "ban", "guest:", status=2)
    assert "workers" in admin(running, "health")


def test_old_tables_are_archived_and_can_be_replayed(running: Served, tmp_path: Path) -> None:
    host, guest = two_people(running)
    message(running, host, "start")
    message(running, guest, "resign", seat=1)
    with sqlite3.connect(running.database.removeprefix("sqlite:///")) as connection:
        connection.execute("UPDATE tables SET updated = updated - 40 * 86400")
        connection.execute(
            "INSERT INTO results (table_id, seat, account, game, points, won, players, at)"
            f" SELECT id, 0, 'a device', 'next_station', 90, 1, 2, updated FROM tables WHERE id = '{host['table']}'"
        )
    folder = tmp_path / "archive"
    assert "Archived: 0" in admin(running, "archive", "50", "--folder", str(folder))
    assert "Archived: 1" in admin(running, "archive", "30", "--folder", str(folder))
    assert host["table"] not in admin(running, "tables")
    assert "archive 30" in admin(running, "log")
    [file] = folder.rglob("*.json.gz")
    assert megapolis("replay", str(file), "--text").stdout.startswith("next_station/")
    # The server had it in memory; who acts there is told that it is gone, and no row is left behind.
    assert code(message(running, host, "say", text="Is anybody here?")) == "table-unknown"
    with sqlite3.connect(running.database.removeprefix("sqlite:///")) as connection:
        for rows in ("events", "results"):
            assert connection.execute(f"SELECT COUNT(*) FROM {rows}").fetchall() == [(0,)]
    assert "number of days" in admin(running, "archive", "0", status=2)


def test_what_is_wrong_is_one_sentence(running: Served, tmp_path: Path) -> None:
    assert "needs a name" in admin(running, "close", status=2)
    assert "number" in admin(running, "settle", "x", status=2)
    assert "nobody" in admin(running, "sessions", "nobody", status=2)
    admin(running, "show", "nothing", status=2)
    # Tables of earlier versions, and accounts, may begin with a hyphen.
    assert "-nobody" in admin(running, "sessions", "--", "-nobody", status=2)
    running.database = f"sqlite:///{tmp_path / 'none.db'}"
    assert "There is no database" in admin(running, "tables", status=2)
    assert not (tmp_path / "none.db").exists()
    running.database = "postgresql://nobody@127.0.0.1:1/none"
    told = admin(running, "tables", status=2)
    assert "The database cannot be used" in told
    assert "refused" in told
    assert told.count("\n") == 1
