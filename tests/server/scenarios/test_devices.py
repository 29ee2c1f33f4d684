"""One account on several devices: its tables are found again, and forgotten with it."""

from guests import code, duel, message, picture, sign_up
from serving import Served


def test_an_account_finds_its_tables_on_another_device(server: Served) -> None:
    gil = sign_up(server, "Gil")
    signed = {"X-Account": gil["session"]}
    wish = {"game": "next_station", "name": "Gil", "players": 2, "bots": ["greedy"]}
    at_home = server.call("POST", "/api/tables", wish, **signed)
    server.table(players=1)
    message(server, at_home, "start")
    (mine,) = server.call("GET", "/api/account", **signed)["tables"]
    assert (mine["table"], mine["status"], mine["your_turn"]) == (at_home["table"], "playing", True)
    path = f"/api/tables/{at_home['table']}/return"
    abroad = server.call("POST", path, **signed)
    assert abroad["person"] == at_home["person"]
    move = picture(server, abroad)["moves"][0]["action"]
    decision = picture(server, abroad)["decision"]
    assert message(server, abroad, "act", seat=0, decision=decision, action=move)["is"] == "ack"
    assert picture(server, at_home)["you"] == picture(server, abroad)["you"], "both devices hold the seat"
    other = sign_up(server, "Hal")
    assert code(server.call("POST", path, **{"X-Account": other["session"]})) == "table-not-seated"
    assert code(server.call("POST", path)) == "table-no-session"
    message(server, at_home, "resign", seat=0)
    account = server.call("GET", "/api/account", **signed)
    assert account["tables"] == []
    assert [game["table"] for game in account["games"]] == [at_home["table"]]
    again = message(server, abroad, "rematch")["table"]
    assert picture(server, {**abroad, "table": again})["you"]["seats"] == [0], "a rematch knows every device"


def test_who_is_forgotten_has_no_token(server: Served) -> None:
    ida = sign_up(server, "Ida")
    signed = {"X-Account": ida["session"]}
    host, _ = duel(server, sign_up(server, "Jon"), ida)
    abroad = server.call("POST", f"/api/tables/{host['table']}/return", **signed)
    assert picture(server, abroad)["you"]["seats"] == [1]
    assert server.call("DELETE", "/api/account", **signed)["is"] == "ack"
    assert code(picture(server, abroad)) == "table-wrong-token"
    assert server.call("POST", "/api/mine", {"tables": {host["table"]: ""}}) == []
