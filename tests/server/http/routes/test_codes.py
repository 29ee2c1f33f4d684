"""Short codes: an invitation to type, for people of the table to give and for nobody to guess."""

from pathlib import Path
from typing import Any

from guests import code, message, picture, two_people
from megapolis.server.store.log import CODE_LENGTH, CODE_LETTERS
from serving import Served, served


def invitation(server: Served, welcome: Any, token: str = "") -> Any:
    return server.call("GET", f"/api/tables/{welcome['table']}/invitation", token=token or welcome["token"])


def test_a_private_table_is_joined_by_its_code(server: Served) -> None:
    host = server.table(players=2)
    given = invitation(server, host)
    typed: str = given["code"]
    assert len(typed) == CODE_LENGTH
    assert set(typed) <= set(CODE_LETTERS)
    assert given["link"] == host["link"]
    assert invitation(server, host)["code"] == typed, "a table has one code"
    for form in (typed, typed.lower(), f"{typed[:3]}-{typed[3:]}".lower(), f"{typed[:3]}%20{typed[3:]}"):
        assert server.call("GET", f"/api/codes/{form}") == given
    join = {"name": "Guest", "invite": server.call("GET", f"/api/codes/{typed}")["invite"]}
    guest = server.call("POST", f"/api/tables/{given['table']}/join", join)
    assert picture(server, host)["seats"][1]["person"] == guest["person"]
    assert invitation(server, guest)["code"] == typed, "everybody at the table may invite"


def test_only_people_of_the_table_learn_its_code(server: Served) -> None:
    host = server.table(players=2)
    path = f"/api/tables/{host['table']}/invitation"
    assert code(server.call("GET", path)) == "table-not-seated"
    assert code(server.call("GET", path, token="guessed")) == "table-wrong-token"
    assert invitation(server, host)["code"] not in str(server.call("GET", f"/api/tables/{host['table']}/snapshot"))


def test_a_code_ends_with_its_game(tmp_path: Path) -> None:
    # A server of its own: guesses are few.
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        host, guest = two_people(server)
        typed = invitation(server, host)["code"]
        assert message(server, host, "start")["is"] == "ack"
        assert server.call("GET", f"/api/codes/{typed}")["table"] == host["table"], "onlookers still come by it"
        assert message(server, guest, "resign", seat=1)["is"] == "ack"
        assert code(server.call("GET", f"/api/codes/{typed}")) == "table-no-such-code"
        assert invitation(server, host)["code"] == ""
        assert code(server.call("GET", "/api/codes/AAAAAA")) == "table-no-such-code"


def test_guessing_is_slow(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 't.db'}") as server:
        said = [code(server.call("GET", f"/api/codes/AAAA{at:02}")) for at in range(22, 34)]
        assert said == ["table-no-such-code"] * 10 + ["table-too-much"] * 2
        assert server.call("GET", "/health")["status"] == "ok"
