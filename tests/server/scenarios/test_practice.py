"""The deal of the day and what somebody has played, over HTTP: nothing is told before one's own end."""

import asyncio
from functools import partial
from typing import Any

import pytest

from guests import code, finish, message
from megapolis.server.worker import daily_bots
from serving import Served
from waiting import until

DEVICE = {"X-Guest": "the phone of a player"}
OTHER = {"X-Guest": "a tablet"}


@pytest.fixture(scope="module")
def played(server: Served) -> Any:
    """A deal of Next Station that was played by two devices."""
    welcome = server.call("POST", "/api/daily/next_station", {"name": "Ann", "guest": DEVICE["X-Guest"]})
    before = server.call("GET", "/api/daily", **DEVICE)
    early = server.call("GET", "/api/daily/next_station", **DEVICE)
    end = finish(server, welcome)
    finish(server, server.call("POST", "/api/daily/next_station", {"name": "Bob", "guest": OTHER["X-Guest"]}))
    return welcome, before, early, end


def ticket(board: Any, game: str = "next_station") -> Any:
    [found] = [each for each in board["tickets"] if each["game"] == game]
    return found


def test_tickets_are_sealed_begun_and_played(server: Served, played: Any) -> None:
    welcome, before, _, end = played
    assert ticket(before)["state"] == "begun"
    assert ticket(before)["table"] == welcome["table"]
    assert ticket(before)["standing"] is None
    assert ticket(before, "capital_lux")["state"] == "sealed"
    after = server.call("GET", "/api/daily", **DEVICE)
    assert ticket(after)["state"] == "played"
    assert ticket(after)["points"] == end["result"]["points"][0]
    assert ticket(after)["standing"]["count"] == ticket(after)["count"] >= 2
    assert after["days"] == {after["date"]: 1}
    assert after["streak"] == {"days": 1, "mends": 0}
    nobody = server.call("GET", "/api/daily")
    assert {each["state"] for each in nobody["tickets"]} == {"sealed"}
    assert all(each["table"] == "" for each in nobody["tickets"])


def test_nothing_is_told_before_ones_own_end(server: Served, played: Any) -> None:
    _, _, early, end = played
    stranger = server.call("GET", "/api/daily/next_station", **{"X-Guest": "a stranger"})
    for told in (early, stranger):
        kept_back: dict[str, Any] = {
            "results": [],
            "bot_results": [],
            "bars": [],
            "mine": None,
            "standing": None,
            "expert": None,
        }
        assert {name: told[name] for name in kept_back} == kept_back
    asked = partial(server.call, "GET", "/api/daily/next_station?lang=uk", **DEVICE)
    until(lambda: asked()["expert"] is not None, "the expert does not play")
    told = asked()
    assert told["mine"]["points"] == end["result"]["points"][0] == sum(each["points"] for each in told["mine"]["sheet"])
    assert told["expert"]["points"] == sum(each["points"] for each in told["expert"]["sheet"])
    assert told["expert"]["table"] == "", "the game of the expert opens when the day is over"
    assert sum(bar["count"] for bar in told["bars"]) == told["count"] == told["standing"]["count"]
    assert {"Ann", "Bob"} <= {each["name"] for each in told["results"]}
    assert code(server.call("GET", "/api/daily/next_station?date=2999-01-01")) == "table-malformed"
    assert server.call("GET", "/api/daily/next_station?date=2020-01-01")["count"] == 0


def test_a_later_attempt_is_for_oneself_and_a_deleted_one_stays_used(server: Served) -> None:
    device = {"X-Guest": "a device that tries again"}
    wish = {"name": "Again", "guest": device["X-Guest"]}

    def is_for_oneself(welcome: Any) -> bool:
        shown = server.call("GET", f"/api/tables/{welcome['table']}/snapshot", None, welcome["token"])
        return bool(shown["picture"]["table"]["for_oneself"])

    first = server.call("POST", "/api/daily/sprawlopolis", wish)
    assert not is_for_oneself(first)
    message(server, first, "resign", seat=0)
    assert is_for_oneself(server.call("POST", "/api/daily/sprawlopolis", wish))
    assert server.call("DELETE", f"/api/tables/{first['table']}", None, first["token"])["is"] == "ack"
    assert is_for_oneself(server.call("POST", "/api/daily/sprawlopolis", wish))
    told = server.call("GET", "/api/daily/sprawlopolis", **device)
    assert "Again" not in [each["name"] for each in told["results"]]
    assert told["mine"]["table"] == ""


def test_the_expert_plays_at_midnight_once_for_all_workers() -> None:
    class Service:
        on_change: list[Any] = []
        at = 1_763_251_199.0

        def now(self) -> float:
            return self.at

    async def pass_midnight() -> list[tuple[str, str]]:
        service = Service()
        bots = daily_bots.DailyBots(service)  # type: ignore[arg-type]
        begun: list[tuple[str, str]] = []
        bots.begin = lambda game, day: begun.append((game, day))  # type: ignore[method-assign]
        bots.note_day()
        service.at += 0.5
        bots.note_day()
        assert begun == [], "a worker that has just started plays nothing by itself"
        service.at += 1
        bots.note_day()
        bots.note_day()
        return begun

    begun = asyncio.run(pass_midnight())
    assert len(begun) == len(set(begun)) == 5
    assert {day for _, day in begun} == {"2025-11-16"}


def test_a_guest_has_a_page_of_their_own(server: Served, played: Any) -> None:
    _, _, _, end = played
    against = server.table("capital_lux", players=2, bots=["easy"], guest=DEVICE["X-Guest"])
    message(server, against, "start")
    finish(server, against)
    asked = partial(server.call, "GET", "/api/me", **DEVICE)
    until(lambda: any(each["means"] for each in asked()["games"]), "bots have no means")
    told = asked()
    games = {each["game"]: each for each in told["games"]}
    assert games["next_station"]["best"] == end["result"]["points"][0]
    assert games["next_station"]["results"][0]["daily"] == told["day"]
    assert games["next_station"]["means"][0]["deals"] == 1
    assert [(each["bot"], each["games"]) for each in told["levels"]] == [("easy", 1)]
    assert told["days"] == {told["day"]: 1}
    assert told["habits"] == []
    assert code(server.call("GET", "/api/me")) == "table-no-session"


def test_a_guest_takes_their_results_away(server: Served) -> None:
    device = {"X-Guest": "a device that is forgotten"}
    wish = {"name": "Gone", "guest": device["X-Guest"]}
    message(server, server.call("POST", "/api/daily/welcome_to", wish), "resign", seat=0)
    assert server.call("GET", "/api/me", **device)["games"]
    assert server.call("DELETE", "/api/me", **device)["is"] == "ack"
    told = server.call("GET", "/api/me", **device)
    assert (told["games"], told["days"], told["levels"]) == ([], {}, [])
    assert ticket(server.call("GET", "/api/daily", **device), "welcome_to")["state"] == "left"
    again = server.call("POST", "/api/daily/welcome_to", wish)
    message(server, again, "resign", seat=0)
    assert server.call("GET", "/api/daily", **device)["days"] == {}
