"""Optional accounts: results and ratings across devices, and being forgotten."""

import asyncio
import json
from pathlib import Path
from typing import Any

from guests import code, duel, message, picture, sign_up, two_accounts
from inprocess import InProcess
from serving import Served, served
from waiting import until


def test_accounts_keep_results_and_ratings(server: Served) -> None:
    ann, ben = sign_up(server, "Ann"), sign_up(server, "Ben")
    assert code(sign_up(server, "ANN ")) == "table-name-taken"
    assert code(server.call("POST", "/api/accounts", {"name": "Cy", "password": "short"})) == "table-malformed"
    duel(server, ann, ben)
    again = server.call("POST", "/api/sessions", {"name": "ann", "password": "correct horse"})
    account = server.call("GET", "/api/account", **{"X-Account": again["session"]})
    assert [(game["won"], game["players"]) for game in account["games"]] == [(True, 2)]
    plain = {"game": "next_station", "kind": "two-plain", "games": 1, "provisional": True}
    assert account["ratings"] == [{**plain, "value": 1512.0}]
    loser = server.call("GET", "/api/account", **{"X-Account": ben["session"]})
    assert loser["ratings"] == [{**plain, "value": 1488.0}]


def test_a_hint_gives_the_rating_up_and_everybody_is_told(tmp_path: Path) -> None:
    # A server of its own: passwords are few.
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        one, two = sign_up(server, "Hints"), sign_up(server, "No hints")
        host, guest = two_accounts(server, one, two)
        assert picture(server, guest)["table"]["unrated"] == ""
        assert message(server, host, "hint", seat=0)["is"] == "hint"
        seen = picture(server, guest)
        assert seen["table"]["unrated"] == "table-unrated-hint"
        assert seen["talk"][-1]["key"] == "table-notice-hinted"
        assert message(server, host, "hint", seat=0)["is"] == "hint"
        assert picture(server, guest)["talk"] == seen["talk"], "told once"
        message(server, guest, "resign", seat=1)
        for session in (one["session"], two["session"]):
            assert server.call("GET", "/api/account", **{"X-Account": session})["ratings"] == []


def test_wrong_passwords_and_sessions_get_nowhere(server: Served) -> None:
    session = sign_up(server, "Dora")["session"]
    for name in ("Dora", "Nobody"):
        wrong = server.call("POST", "/api/sessions", {"name": name, "password": "wrong horse"})
        assert code(wrong) == "table-wrong-password"
    assert code(server.call("GET", "/api/account", **{"X-Account": "guessed"})) == "table-no-session"
    assert code(server.call("GET", "/api/account")) == "table-no-session"
    assert server.call("DELETE", "/api/sessions", **{"X-Account": session})["is"] == "ack"
    assert code(server.call("GET", "/api/account", **{"X-Account": session})) == "table-no-session"


def test_an_account_can_be_deleted_with_all_that_names_it(server: Served) -> None:
    eve, fay = sign_up(server, "Eve"), sign_up(server, "Fay")
    host, _ = duel(server, eve, fay)
    assert server.call("DELETE", "/api/account", **{"X-Account": fay["session"]})["is"] == "ack"
    seen = json.dumps(picture(server, host))
    assert "Fay" not in seen
    assert "my words" not in seen
    assert "Eve" in seen
    assert code(server.call("GET", "/api/account", **{"X-Account": fay["session"]})) == "table-no-session"
    assert code(server.call("POST", "/api/sessions", {"name": "Fay", "password": "correct horse"})) == (
        "table-wrong-password"
    )


def test_a_game_of_ones_own_can_be_deleted(server: Served) -> None:
    welcome = server.table(players=1)
    assert code(server.call("DELETE", f"/api/tables/{welcome['table']}")) == "table-not-seated"
    assert server.call("DELETE", f"/api/tables/{welcome['table']}", token=welcome["token"])["is"] == "ack"
    assert code(picture(server, welcome)) == "table-unknown"


def test_a_lost_password_is_replaced_by_the_code(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        made = sign_up(server, "Lost")
        wish = {"name": "LOST", "password": "battery staple"}
        assert code(server.call("POST", "/api/recovery", {**wish, "code": "AAAAA"})) == "table-wrong-code"
        typed = made["recovery"].lower().replace("-", " ")
        found = server.call("POST", "/api/recovery", {**wish, "code": typed})
        assert (found["account"], found["name"]) == (made["account"], "Lost")
        assert found["recovery"] not in ("", made["recovery"])
        assert code(server.call("GET", "/api/account", **{"X-Account": made["session"]})) == "table-no-session"
        assert server.call("GET", "/api/account", **{"X-Account": found["session"]})["recoverable"]
        assert code(server.call("POST", "/api/recovery", {**wish, "code": typed})) == "table-wrong-code", "used once"
        assert server.call("POST", "/api/sessions", wish)["account"] == made["account"]


def test_another_password_signs_other_devices_out(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        here = {"X-Account": sign_up(server, "Careful")["session"]}
        wish = {"name": "Careful", "password": "correct horse"}
        there = {"X-Account": server.call("POST", "/api/sessions", wish)["session"]}
        change = {"old": "wrong horse", "password": "battery staple"}
        assert code(server.call("POST", "/api/account/password", change, **here)) == "table-wrong-password"
        change["old"] = wish["password"]
        assert server.call("POST", "/api/account/password", change, **here)["is"] == "ack"
        assert server.call("GET", "/api/account", **here)["name"] == "Careful"
        assert code(server.call("GET", "/api/account", **there)) == "table-no-session"
        assert code(server.call("POST", "/api/sessions", wish)) == "table-wrong-password"
        confirm = {"password": "battery staple"}
        fresh = server.call("POST", "/api/account/recovery", confirm, **here)["recovery"]
        assert len(fresh) == 23
        assert code(server.call("POST", "/api/account/recovery", wish | confirm, **here)) == "table-malformed"


def test_sessions_are_listed_and_ended(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        here = {"X-Account": sign_up(server, "Many")["session"]}
        wish = {"name": "Many", "password": "correct horse"}
        phone = {"User-Agent": "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/130 Mobile Safari/537"}
        others = [{"X-Account": server.call("POST", "/api/sessions", wish, **phone)["session"]} for _ in range(3)]
        listed = server.call("GET", "/api/sessions", **here)
        assert [each["current"] for each in listed].count(True) == 1
        assert [each["device"] for each in listed].count("Android, Chrome") == 3
        ended = next(each["id"] for each in server.call("GET", "/api/sessions", **others[0]) if each["current"])
        assert server.call("DELETE", f"/api/sessions/{ended}", **here)["is"] == "ack"
        assert code(server.call("DELETE", f"/api/sessions/{ended}", **here)) == "table-no-session-there"
        assert code(server.call("GET", "/api/account", **others[0])) == "table-no-session"
        assert server.call("DELETE", "/api/sessions/others", **here)["is"] == "ack"
        assert [each["current"] for each in server.call("GET", "/api/sessions", **here)] == [True]
        assert code(server.call("GET", "/api/account", **others[1])) == "table-no-session"


def test_a_session_that_nobody_uses_ends(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}", session_days="0.000001") as server:
        session = {"X-Account": sign_up(server, "Idle")["session"]}
        until(lambda: code(server.call("GET", "/api/account", **session)) == "table-no-session")


def test_nobody_takes_a_name_that_looks_like_anothers(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        assert sign_up(server, " Max\u200b ")["name"] == "Max"
        for name in ("Мах", "MAX", "M\u0430x"):
            assert code(sign_up(server, name)) == "table-name-taken"
        assert code(sign_up(server, "\u202e\u200b")) == "table-name-empty"


def test_the_privacy_page_is_told_the_times_that_are_set(tmp_path: Path) -> None:
    settings = {
        "archive_after_days": 400,
        "archive_keep_days": 800,
        "session_days": 30,
        "contact": "Ann, ann@x.example",
    }

    async def main() -> Any:
        async with InProcess(f"sqlite:///{tmp_path / 'table.db'}", **settings) as server:
            return await server.ask("GET", "/api/privacy")

    assert asyncio.run(main()) == {**settings, "lobby_hours": 24.0, "game_days": 60.0}
