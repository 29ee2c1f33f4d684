"""Finished games: replay file, turns, review, going on; companion tables; the daily deal; rules that have changed."""

import json
import random
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from guests import code, finish, first_move, message, picture, two_people
from megapolis import review
from megapolis.bots.core.settings import LEVELS
from megapolis.engine import replay
from megapolis.engine.core.state import CHANCE
from megapolis.server.domain.daily import daily_seed, daily_table
from megapolis.server.worker import daily_bots
from serving import Served, served
from waiting import until

SEALED = "table-daily-sealed"


@pytest.fixture(scope="module")
def finished(server: Served) -> Any:
    welcome = server.table(players=2, bots=["greedy"])
    message(server, welcome, "start")
    assert code(server.call("GET", f"/api/tables/{welcome['table']}/replay")) == "table-not-over"
    return welcome, finish(server, welcome)


def test_the_replay_file_replays(server: Served, finished: Any) -> None:
    welcome, end = finished
    content = server.call("GET", f"/api/tables/{welcome['table']}/replay")
    match = replay.parse(json.dumps(content))
    assert match.state.is_over()
    assert match.state.scores() == end["result"]["points"]
    assert isinstance(match.seed, str)


def test_every_turn_has_a_page_and_a_link(server: Served, finished: Any) -> None:
    welcome, end = finished
    path = f"/api/tables/{welcome['table']}/turns"
    first = server.call("GET", f"{path}/0")
    last = server.call("GET", f"{path}/{first['of']}?lang=ru")
    assert first["line"] is None
    assert last["points"] == end["result"]["points"]
    assert last["line"]["words"]["text"].startswith(("Host", "Бот"))
    assert last["link"].endswith(f"/replay/{welcome['table']}?at={first['of']}")
    assert code(server.call("GET", f"{path}/{first['of'] + 1}")) == "table-no-such-turn"
    assert code(server.call("GET", f"{path}/x")) == "table-malformed"


def test_a_bot_reviews_a_turn(server: Served, finished: Any) -> None:
    welcome, _ = finished
    path = f"/api/tables/{welcome['table']}/turns"
    log = server.call("GET", f"/api/tables/{welcome['table']}/replay")["actions"]
    decision = next(at for at, row in enumerate(log) if row[0] >= 0)
    review = server.call("GET", f"{path}/{decision}/review")
    assert review["played"]["action"] == log[decision][1]
    assert review["played"]["words"]["text"]
    assert (review["better"] is None) == (review["cost"] == 0)
    assert code(server.call("GET", f"{path}/0/review")) == "table-no-decision"


@pytest.fixture(scope="module")
def alone(server: Served) -> Any:
    welcome = server.table(players=1, options={"random_pencils": True})
    message(server, welcome, "start")
    finish(server, welcome)
    return welcome


def test_a_review_is_made_kept_and_says_what_python_says(server: Served, alone: Any) -> None:
    welcome = alone
    path = f"/api/tables/{welcome['table']}"
    assert server.call("GET", f"{path}/reviews/0") == {"seat": 0, "wanted": False, "part": 0.0, "said": None}
    begun = server.call("POST", f"{path}/reviews/0")
    assert begun["wanted"]
    parts = [begun["part"]]

    def is_made() -> bool:
        state = server.call("GET", f"{path}/reviews/0?lang=uk")
        parts.append(state["part"])
        # All of it is done when it can be read, and not before.
        assert (state["part"] == 1.0) == (state["said"] is not None)
        return bool(parts[-1] == 1.0)

    until(is_made, "the review is never made")
    assert parts == sorted(parts)
    kept = server.call("GET", f"{path}/reviews/0")
    # Asked for again, it is the one that is kept.
    assert server.call("POST", f"{path}/reviews/0") == kept
    said = kept["said"]
    own = review(replay.parse(json.dumps(server.call("GET", f"{path}/replay"))), 0)
    assert own.turning_points, "random play has turning points"
    assert [point["at"] for point in said["turning_points"]] == [each.verdict.index for each in own.turning_points]
    assert [point["cost"] for point in said["turning_points"]] == [
        round(each.verdict.cost, 1) for each in own.turning_points
    ]
    assert [point["better_course"] for point in said["turning_points"]] == [each.better for each in own.turning_points]
    assert [each["value"] for each in said["curve"]] == [round(each.value, 2) for each in own.curve]
    assert [each["round"] for each in said["rounds"]] == [1, 2, 3, 4]
    assert (said["result"], said["needed"]) == (own.result, own.needed)
    assert server.call("POST", f"{path}/reviews/1")["code"] == "unknown"


def test_a_turning_point_is_a_puzzle(server: Served, alone: Any) -> None:
    welcome = alone
    path = f"/api/tables/{welcome['table']}"
    until(lambda: server.call("POST", f"{path}/reviews/0")["said"] is not None, "the review is never made")
    point = server.call("GET", f"{path}/reviews/0")["said"]["turning_points"][0]
    turn = f"{path}/turns/{point['at']}"
    puzzle = server.call("GET", f"{turn}/puzzle?lang=en")
    assert puzzle["actor"] == 0
    actions = [move["action"] for move in puzzle["moves"]]
    assert point["played"]["action"] in actions
    assert point["better"]["action"] in point["as_good"]
    assert all(action in actions for action in point["as_good"])
    assert puzzle["asked"]["text"]
    changes = server.call("POST", f"{turn}/preview", {"action": point["better"]["action"]})
    assert changes == {"changes": point["better"]["changes"]}
    wrong = server.call("POST", f"{turn}/try", {"action": point["played"]["action"]})
    assert not wrong["right"]
    assert wrong["cost"] >= 1
    right = server.call("POST", f"{turn}/try", {"action": point["better"]["action"]})
    assert right["right"]
    assert right["against"]["text"]
    assert code(server.call("POST", f"{turn}/try", {"action": {"do": "nothing"}})) == "error-no-such-action"
    assert code(server.call("GET", f"{path}/turns/0/puzzle")) == "table-no-decision"


def test_the_course_of_a_game(server: Served, finished: Any) -> None:
    welcome, end = finished
    path = f"/api/tables/{welcome['table']}"
    log = server.call("GET", f"{path}/replay")["actions"]
    course = server.call("GET", f"{path}/course")
    assert len(course["points"]) == len(log) + 1
    assert course["points"][-1] == end["result"]["points"]
    assert course["scale"] == "points"
    assert course["decisions"]
    assert all(log[each["at"]][0] == each["actor"] for each in course["decisions"])
    # Random play gives something away: a decision that cost shows the better action and why.
    costs = (server.call("GET", f"{path}/turns/{each['at']}/review") for each in course["decisions"])
    costly = next(each for each in costs if each["cost"] > 0)
    assert costly["better"]["action"] != costly["played"]["action"]


def test_going_on_from_a_turn_is_a_hypothetical(server: Served, finished: Any) -> None:
    welcome, end = finished
    path = f"/api/tables/{welcome['table']}/continue"
    log = server.call("GET", f"/api/tables/{welcome['table']}/replay")["actions"]
    # At a new card everybody has seen all that was drawn before it.
    at = max(at for at in range(1, 13) if log[at - 1][0] == CHANCE)
    new = server.call("POST", path, {"at": at, "name": "Again", "seats": ["greedy", ""]})
    now = picture(server, new)
    assert now["table"]["origin"] == {"table": welcome["table"], "at": at}
    assert now["table"]["status"] == "playing"
    assert (now["you"]["seats"], now["seats"][0]["bot"]) == ([1], "greedy")
    own = [row[1] for row in log[:at] if row[0] == 0]
    assert own
    assert [line["action"] for line in now["log"] if line["actor"] == 0][: len(own)] == own
    assert finish(server, new)["table"]["status"] == "over"
    assert code(server.call("POST", path, {"at": 99999, "name": "A"})) == "table-no-such-turn"
    assert code(server.call("POST", path, {"at": len(log), "name": "A"})) == "error-position-over"
    assert code(server.call("POST", path, {"at": 0, "name": "A", "seats": [""] * 3})) == "table-too-many-seats"
    assert code(server.call("POST", path, {"at": 0, "name": "A", "seats": ["greedy"] * 2})) == "table-nobody-plays"
    assert end["table"]["origin"] is None


def test_going_on_brings_the_same_cards_or_new_ones(server: Served, finished: Any) -> None:
    welcome, _ = finished

    def dealt(table: str) -> list[Any]:
        return [row[1] for row in server.call("GET", f"/api/tables/{table}/replay")["actions"] if row[0] == -1]

    def go_on(table: str, **wish: Any) -> Any:
        made = server.call("POST", f"/api/tables/{table}/continue", {"at": 12, "name": "Again", **wish})
        finish(server, made)
        return made["table"]

    same = go_on(welcome["table"], same_deals=True)
    assert dealt(same) == dealt(welcome["table"])
    other = go_on(welcome["table"])
    assert dealt(other) != dealt(welcome["table"])
    # What came after a turn that was copied is known to the table that it was copied from.
    assert dealt(go_on(other, at=6, same_deals=True)) == dealt(welcome["table"])
    assert dealt(go_on(other, at=13, same_deals=True)) == dealt(other)


def test_what_happened_is_told_to_whoever_sits_there(server: Served) -> None:
    host, guest = two_people(server)
    path = f"/api/tables/{host['table']}/since"
    assert code(server.call("GET", f"{path}/0", token=host["token"])) == "table-not-while-lobby"
    message(server, host, "start")
    seen = len(picture(server, guest)["log"])
    first_move(server, guest)
    first_move(server, host)
    told = server.call("GET", f"{path}/{seen}?lang=uk", token=guest["token"])
    lines = [line for step in told["steps"] for line in step["log"]]
    assert {line["actor"] for line in lines} >= {0, 1}
    assert all(line["words"]["text"] for line in lines)
    assert lines[0]["actor"] == 1, "one's own moves come first, as one saw them"
    assert code(server.call("GET", f"{path}/0?seat=0", token=guest["token"])) == "table-not-seated"
    assert code(server.call("GET", f"{path}/0")) == "table-not-seated"


def test_ones_own_tables_say_how_they_went(server: Served, finished: Any) -> None:
    welcome, end = finished
    begun, _ = two_people(server)
    message(server, begun, "start")
    tokens = {each["table"]: each["token"] for each in (welcome, begun)}
    over, playing = server.call("POST", "/api/mine", {"tables": tokens})
    assert [seat["points"] for seat in over["seats"]] == end["result"]["points"]
    assert over["won"] == (0 in end["result"]["winners"])
    assert sorted(seat["place"] for seat in over["seats"])[0] == 1
    assert [(seat["mine"], seat["bot"]) for seat in over["seats"]] == [(True, ""), (False, "greedy")]
    own = [line for line in end["log"] if line["actor"] >= 0]
    assert over["moves"] == len(own)
    assert over["created"] <= over["since"]
    assert (playing["won"], playing["seats"][0]["points"], playing["moves"]) == (None, None, 0)
    assert [seat["awaited"] for seat in playing["seats"]] == [True, True]
    assert [seat["name"] for seat in playing["seats"]] == ["Host", "Guest"]


def test_a_companion_table_takes_what_the_box_dealt(server: Served) -> None:
    welcome = server.table(players=1, options={"random_pencils": True}, companion=True)
    message(server, welcome, "start")
    rng = random.Random(4)
    entered = []
    for _ in range(60):
        now = picture(server, welcome)
        if now["chance"]:
            move = rng.choice(now["chance"])
            entered.append(move["action"])
            assert message(server, welcome, "act", seat=-1, decision="", action=move["action"])["is"] == "ack"
        elif now["moves"]:
            move = now["moves"][0]
            message(server, welcome, "act", seat=0, decision=now["decision"], action=move["action"])
    now = picture(server, welcome)
    dealt = [line["action"] for line in now["log"] if line["actor"] == -1]
    # Everything entered was dealt, in this order; only the last card of a deck needed no entering.
    rest = iter(dealt)
    assert all(action in rest for action in entered)
    assert len(dealt) - len(entered) in (1, 2)
    assert code(message(server, welcome, "act", seat=-1, decision="", action=dealt[-1])) in (
        "error-chance-not-awaited",
        "why-not-in-deck",
    )


def test_a_correction_is_checked_against_what_came_later(server: Served) -> None:
    welcome = server.table(players=1, options={"random_pencils": True}, companion=True)
    message(server, welcome, "start")
    while not picture(server, welcome)["moves"]:
        action = picture(server, welcome)["chance"][0]["action"]
        message(server, welcome, "act", seat=-1, decision="", action=action)
    now = picture(server, welcome)
    line = max(at for at, each in enumerate(now["log"]) if each["actor"] == -1)
    assert now["log"][line]["action"]["do"] == "flip"
    first_move(server, welcome)
    taken = [each["action"]["card"] for each in picture(server, welcome)["log"] if each["action"]["do"] == "flip"]
    assert code(message(server, welcome, "correct", line=999, action={"do": "flip", "card": taken[0]})) == (
        "table-no-such-line"
    )
    others = server.call("GET", f"/api/tables/{welcome['table']}/lines/{line}/others", None, welcome["token"])
    assert all(each["action"]["do"] == "flip" and each["action"]["card"] not in taken for each in others)
    assert code(server.call("GET", f"/api/tables/{welcome['table']}/lines/{line}/others")) == "table-not-seated"
    answers = {}
    for card in range(11):
        answers[card] = code(message(server, welcome, "correct", line=line, action={"do": "flip", "card": card}))
    assert "ack" in answers.values()
    named = {each["action"]["card"] for each in others}
    assert len(named) >= sum(answer == "ack" for answer in answers.values()) - 1
    now = picture(server, welcome)
    assert any(each["key"] == "table-notice-corrected" for each in now["talk"])
    plain = server.table(players=1)
    message(server, plain, "start")
    assert code(message(server, plain, "correct", line=0, action={"do": "pass"})) == "table-not-companion"
    plain_others = server.call("GET", f"/api/tables/{plain['table']}/lines/0/others", None, plain["token"])
    assert code(plain_others) == "table-not-companion"
    assert code(message(server, plain, "act", seat=-1, decision="", action={"do": "pass"})) == "table-not-companion"


def test_the_daily_deal_is_the_same_for_all_and_counts_once(server: Served) -> None:
    tables = [server.call("POST", "/api/daily/next_station", {"name": f"P{at}", "guest": "me"}) for at in range(2)]
    other = server.call("POST", "/api/daily/next_station", {"name": "Other", "guest": "somebody else"})
    ends = [finish(server, welcome) for welcome in [*tables, other]]
    dealt = [[line["action"] for line in end["log"] if line["actor"] == -1] for end in ends]
    assert dealt[0] == dealt[1] == dealt[2]
    today = server.call("GET", "/api/daily/next_station", **{"X-Guest": "me"})
    listed = {each["name"] for each in today["results"]}
    assert listed >= {"P0", "Other"}
    assert "P1" not in listed, "only the first counts"
    assert all(each["guest"] for each in today["results"])
    # Until the day is over nobody reads from a finished game what others have still before them.
    for path in ("replay", "course", "turns/1", "turns/1/review", "turns/1/puzzle", "reviews/0"):
        assert code(server.call("GET", f"/api/tables/{other['table']}/{path}", token=other["token"])) == SEALED
    against_a_bot = server.call("POST", "/api/daily/capital_lux", {"name": "Quitter"})
    message(server, against_a_bot, "resign", seat=0)
    position = partial(server.call, "GET", f"/api/tables/{against_a_bot['table']}/position", None)
    texts = {position(against_a_bot["token"])["text"] for _ in range(8)}
    assert len(texts) > 1, "cards that were not seen are made up anew each time"
    wish = {"at": 1, "name": "Peek"}
    assert code(server.call("POST", f"/api/tables/{other['table']}/continue", wish, other["token"])) == SEALED
    assert today["results"] == sorted(today["results"], key=lambda each: -each["points"])
    assert daily_table("next_station") == (1, [])
    assert daily_table("capital_lux") == (2, ["medium"])
    assert "iterations" in LEVELS["medium"], "its play must not depend on the machine"
    seeds = {daily_seed(secret, date, game) for secret in "ab" for date in ("1", "2") for game in ("x", "y")}
    assert len(seeds) == 8


def test_what_bots_made_of_the_daily_deal_appears_after_ones_own(server: Served) -> None:
    mine = server.call("POST", "/api/daily/next_station", {"name": "Mine", "guest": "my device"})
    asked = partial(server.call, "GET", "/api/daily/next_station")
    assert asked(**{"X-Guest": "my device"})["bot_results"] == []
    finish(server, mine)
    until(lambda: len(asked(**{"X-Guest": "my device"})["bot_results"]) == len(daily_bots.LEVELS), "bots do not play")
    shown = asked(**{"X-Guest": "my device"})
    assert {each["bot"] for each in shown["bot_results"]} == set(daily_bots.LEVELS)
    assert "Mine" in [each["name"] for each in shown["results"]]
    assert not {each["name"] for each in shown["results"]} & set(daily_bots.LEVELS)
    assert asked()["bot_results"] == []
    assert asked(**{"X-Guest": "another device"})["bot_results"] == []


def test_an_account_counts_once_on_a_device_that_a_guest_has_used(server: Served) -> None:
    ann = server.call("POST", "/api/accounts", {"name": "Daily Ann", "password": "correct horse"})
    signed_in = {"X-Account": ann["session"]}
    peek = server.call("POST", "/api/daily/welcome_to", {"name": "Nobody", "guest": "her phone"})
    message(server, peek, "resign", seat=0)
    again = server.call("POST", "/api/daily/welcome_to", {"name": "Ann", "guest": "her phone"}, **signed_in)
    message(server, again, "resign", seat=0)
    fresh = server.call("POST", "/api/daily/sprawlopolis", {"name": "Ann", "guest": "her phone"}, **signed_in)
    message(server, fresh, "resign", seat=0)
    later = server.call("POST", "/api/daily/sprawlopolis", {"name": "Nobody", "guest": "her phone"})
    message(server, later, "resign", seat=0)
    listed = {
        game: [
            (each["name"], each["guest"])
            for each in server.call("GET", f"/api/daily/{game}", **{"X-Guest": "her phone"}, **signed_in)["results"]
        ]
        for game in ("welcome_to", "sprawlopolis")
    }
    assert listed == {"welcome_to": [("Nobody", True)], "sprawlopolis": [("Ann", False)]}


def test_a_game_whose_rules_or_box_changed_can_only_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    changes: list[dict[str, object]] = [{"rules": 999}, {"data": "another box"}, {"components": "no data file"}]
    with served(f"sqlite:///{path}") as server:
        hosts = [two_people(server)[0] for _ in changes]
        for host in hosts:
            message(server, host, "start")
        views = [server.call("GET", f"/api/tables/{host['table']}/snapshot")["picture"]["view"] for host in hosts]
    with sqlite3.connect(path) as database:
        for host, change in zip(hosts, changes, strict=True):
            [(head,)] = database.execute("SELECT head FROM tables WHERE id = ?", (host["table"],)).fetchall()
            changed = json.dumps({**json.loads(head), **change})
            database.execute("UPDATE tables SET head = ? WHERE id = ?", (changed, host["table"]))
    database.close()
    with served(f"sqlite:///{path}") as server:
        for host, view in zip(hosts, views, strict=True):
            now = picture(server, host)
            assert now["table"]["frozen"] == "table-frozen"
            assert now["view"] == view
            assert now["moves"] == []
            assert code(message(server, host, "say", text="oh")) == "table-frozen"
