"""Whole games over real connections: people, bots, simultaneous rounds, and who may do what."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from guests import code, first_move, message, picture, play_on, two_people
from megapolis.catalog import find_game, game_ids
from megapolis.server.client import Client
from serving import Served, served
from waiting import soon, until, until_soon


def seats(game: str) -> int:
    return max(2, find_game(game).seats[0])


@pytest.mark.parametrize("game", game_ids())
def test_two_people_play_a_whole_game(server: Served, game: str) -> None:
    welcome = server.table(game, 2, bots=[])
    invite = welcome["link"].split("invite=")[1]
    joined = server.call("POST", f"/api/tables/{welcome['table']}/join", {"name": "Guest", "invite": invite})

    async def main() -> None:
        table = welcome["table"]
        async with (
            Client(server.url, table, welcome["token"]) as host,
            Client(server.url, table, joined["token"]) as guest,
            Client(server.url, table) as onlooker,
        ):
            assert (await host.send("start"))["is"] == "ack"
            await asyncio.gather(
                *(client.until(lambda now: now["table"]["status"] != "lobby") for client in (host, guest))
            )
            await soon(asyncio.gather(play_on(host, random.Random(1)), play_on(guest, random.Random(2))))
            await onlooker.until(lambda now: now["table"]["status"] == "over")
            for client, token in ((host, welcome["token"]), (guest, joined["token"]), (onlooker, "")):
                fresh = server.call("GET", f"/api/tables/{table}/snapshot", token=token)["picture"]
                assert client.picture == fresh, "snapshot and events give the same picture"
            assert len(host.picture["result"]["points"]) == 2

    asyncio.run(main())


@pytest.mark.parametrize("game", game_ids())
def test_a_person_plays_against_bots(server: Served, game: str) -> None:
    players = seats(game)
    welcome = server.table(game, players, bots=["random"] * (players - 1))

    async def main() -> None:
        async with Client(server.url, welcome["table"], welcome["token"], words="uk", draw=True) as person:
            await person.send("start")
            await person.until(lambda now: now["table"]["status"] != "lobby")
            assert person.picture["svg"].startswith("<svg")
            await soon(play_on(person, random.Random(3)))
            assert person.picture["log"][0]["words"]["text"]
            assert person.picture["talk"][-1]["text"] == "Гру закінчено."

    asyncio.run(main())


def test_several_seats_at_one_device(server: Served) -> None:
    welcome = server.table(players=2, seats=2)

    async def main() -> None:
        async with Client(server.url, welcome["table"], welcome["token"]) as device:
            await device.send("start")
            await device.until(lambda now: now["asked"])
            assert device.picture["seat"] == 0
            await device.act(0, device.picture["moves"][0]["action"])
            await device.until(lambda now: now["hand_over"] == 1)
            assert device.picture["view"] is None
            assert device.picture["log"] == device.picture["moves"] == device.picture["sheets"] == []
            await play_on(device, random.Random(1))
            assert device.picture["table"]["status"] == "over"

    asyncio.run(main())


def test_one_seat_on_two_devices_racing(server: Served) -> None:
    welcome = server.table(players=2, bots=["random"])

    async def main() -> None:
        async with (
            Client(server.url, welcome["table"], welcome["token"]) as one,
            Client(server.url, welcome["table"], welcome["token"]) as two,
        ):
            await one.send("start")
            await asyncio.gather(*(client.until(lambda now: now["asked"]) for client in (one, two)))
            assert one.picture["decision"] == two.picture["decision"]
            started = max(one.version, two.version)
            answers = await asyncio.gather(
                one.act(0, one.picture["moves"][0]["action"]), two.act(0, two.picture["moves"][-1]["action"])
            )
            assert sorted(answer["is"] for answer in answers) == ["ack", "error"]
            refused = next(answer for answer in answers if answer["is"] == "error")
            assert refused["error"]["code"] == "stale"
            await until_soon(lambda: one.version == two.version > started)
            assert one.picture["log"] == two.picture["log"]

    asyncio.run(main())


def test_a_repeated_message_is_done_once(server: Served) -> None:
    welcome = server.table(players=1, options={"random_pencils": True})
    path = f"/api/tables/{welcome['table']}"
    say = {"do": "say", "id": "one", "text": "hello"}
    server.call("POST", f"{path}/messages", {"do": "start", "id": "s"}, welcome["token"])
    for _ in range(3):
        assert server.call("POST", f"{path}/messages", say, welcome["token"]) == {"is": "ack", "id": "one", "table": ""}
    picture = server.call("GET", f"{path}/snapshot", token=welcome["token"])["picture"]
    assert [line["text"] for line in picture["talk"] if line["person"] == 0] == ["hello"]
    act = {"do": "act", "id": "a", "seat": 0, "decision": picture["decision"], "action": picture["moves"][0]["action"]}
    first = server.call("POST", f"{path}/messages", act, welcome["token"])
    count = len(server.call("GET", f"{path}/snapshot", token=welcome["token"])["picture"]["log"])
    assert server.call("POST", f"{path}/messages", act, welcome["token"]) == first
    assert len(server.call("GET", f"{path}/snapshot", token=welcome["token"])["picture"]["log"]) == count


def test_undo_is_fair_and_a_takeback_needs_consent(server: Served) -> None:
    host, guest = two_people(server)
    message(server, host, "start")
    assert code(message(server, host, "undo", seat=0)) == "error-nothing-to-undo"
    first_move(server, host)
    assert picture(server, host)["can_undo"]
    assert message(server, host, "undo", seat=0)["is"] == "ack"
    assert not picture(server, host)["can_undo"]
    first_move(server, host)
    first_move(server, guest)
    assert code(message(server, host, "undo", seat=0)) == "error-undo-revealed"
    assert message(server, host, "ask", what="takeback", seat=0)["is"] == "ack"
    assert code(message(server, host, "answer", yes=True)) == "table-nothing-asked"
    assert picture(server, guest)["proposal"]["what"] == "takeback"
    log = len(picture(server, guest)["log"])
    assert message(server, guest, "answer", yes=True)["is"] == "ack"
    now = picture(server, guest)
    assert now["table"]["takebacks"] == 1
    assert len(now["log"]) < log
    message(server, host, "ask", what="abandon")
    message(server, guest, "answer", yes=False)
    assert picture(server, guest)["proposal"] is None
    message(server, guest, "ask", what="abandon")
    message(server, host, "answer", yes=True)
    assert picture(server, guest)["table"]["ending"] == "abandoned"
    assert picture(server, guest)["result"]["winners"] == []


def test_alone_any_step_can_be_taken_back_and_is_counted(server: Served) -> None:
    welcome = server.table(players=1, options={"random_pencils": True})
    message(server, welcome, "start")
    for _ in range(3):
        first_move(server, welcome)
    assert message(server, welcome, "undo", seat=0)["is"] == "ack"
    assert picture(server, welcome)["table"]["takebacks"] == 1


def test_the_host_has_powers_that_guests_lack(server: Served) -> None:
    host, guest = two_people(server)
    for do, fields in (
        ("start", {}),
        ("close", {}),
        ("mute", {"person": 0, "on": True}),
        ("remove", {"person": 0}),
        ("seat-bot", {"seat": 0, "level": "random"}),
    ):
        assert code(message(server, guest, do, **fields)) == "table-host-only"
    message(server, host, "mute", person=1, on=True)
    assert code(message(server, guest, "say", text="hm")) == "table-muted"
    message(server, host, "mute", person=1, on=False)
    assert message(server, guest, "say", phrase="hello")["is"] == "ack"
    message(server, host, "start")
    # Nobody acts for somebody who is there and plays.
    for do, fields in (("seat-bot", {"seat": 1, "level": "random"}), ("remove", {"person": 1}), ("close", {})):
        assert code(message(server, host, do, **fields)) == "table-person-present"


def test_the_host_may_act_for_somebody_who_is_gone(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'table.db'}", absent_after="0", away_after="0.5", bot_processes="0") as server:
        host, guest = two_people(server)
        message(server, host, "start")
        now = picture(server, guest)
        assert message(server, host, "seat-bot", seat=1, level="random")["is"] == "ack"
        late = message(server, guest, "act", seat=1, decision=now["decision"], action=now["moves"][0]["action"])
        assert code(late) == "table-bot-plays"
        assert message(server, guest, "sit", seat=1)["is"] == "ack"

        async def connected() -> None:
            """Whoever is connected is there, however long ago they acted."""
            async with Client(server.url, guest["table"], guest["token"]):
                answer = await asyncio.to_thread(message, server, host, "remove", person=1)
                assert code(answer) == "table-person-present"

        asyncio.run(connected())
        until(lambda: bool(message(server, host, "remove", person=1)["is"] == "ack"), "the guest still counts as there")
        assert code(picture(server, guest)) == "table-removed"
        message(server, host, "close")
        assert code(message(server, host, "say", text="anybody?")) == "table-closed"


def test_resigning_ends_a_duel_and_a_rematch_keeps_the_people(server: Served) -> None:
    host, guest = two_people(server)
    message(server, host, "start")
    assert code(message(server, guest, "resign", seat=0)) == "table-not-your-seat"
    assert message(server, guest, "resign", seat=1)["is"] == "ack"
    now = picture(server, host)
    assert (now["table"]["status"], now["table"]["ending"], now["result"]["winners"]) == ("over", "resigned", [0])
    again = message(server, guest, "rematch")
    assert again["table"] == message(server, host, "rematch")["table"] == picture(server, host)["table"]["rematch"]
    for welcome, seat in ((host, 0), (guest, 1)):
        there = {**welcome, "table": again["table"]}
        assert picture(server, there)["you"]["seats"] == [seat]
    assert message(server, {**host, "table": again["table"]}, "start")["is"] == "ack"


def test_someone_who_leaves_is_played_by_a_bot_and_others_go_on(server: Served) -> None:
    host, guest = two_people(server)
    message(server, host, "start")
    assert message(server, guest, "leave")["is"] == "ack"
    assert picture(server, host)["seats"][1]["bot"]
    assert code(message(server, guest, "say", text="x")) == "table-wrong-token"


def test_a_clock_runs_out(server: Served) -> None:
    host, _ = two_people(server, clock={"move": 4.0})
    message(server, host, "start")
    first_move(server, host)

    async def main() -> None:
        async with Client(server.url, host["table"], host["token"]) as client:
            await soon(client.until(lambda now: now["seats"][1]["bot"]))
            await soon(client.until(lambda now: now["clock"][0]["since"]))

    asyncio.run(main())
    other, _ = two_people(server, clock={"game": 0.5, "then": "resign"})
    message(server, other, "start")

    async def over() -> None:
        async with Client(server.url, other["table"], other["token"]) as client:
            await soon(client.until(lambda now: now["table"]["status"] == "over"))
            assert client.picture["table"]["ending"] == "resigned"

    asyncio.run(over())


def test_hints_and_previews(server: Served) -> None:
    welcome = server.table(players=1, options={"random_pencils": True})
    message(server, welcome, "start")
    hint = message(server, welcome, "hint", seat=0)
    now = picture(server, welcome)
    best, *others = hint["advice"]
    legal = [move["action"] for move in now["moves"]]
    assert best["action"] in legal
    assert all(each["action"] in legal and each["action"] != best["action"] for each in others)
    preview = message(server, welcome, "preview", seat=0, action=best["action"])
    assert preview["changes"] == best["changes"]
    assert hint["scale"] == "points"  # alone one plays for points
    assert hint["level"] in ("clearly", "rather", "even", "silent")
    assert best["why"]
    assert not any(other["why"] for other in others)
    figures = [each["points"] for each in hint["advice"]]
    assert figures == sorted(figures, reverse=True)
    values = [each["value"] for each in hint["moves"]]
    assert values == sorted(values, reverse=True)
    assert hint["moves"][0]["action"] == best["action"]
    worst = hint["moves"][-1]["action"]
    reply = message(server, welcome, "hint", seat=0, against=worst)
    assert (reply["is"], reply["action"]) == ("why-not", worst)
    assert reply["gap"] == pytest.approx(values[0] - values[-1], abs=0.06)
    assert reply["move"] in [move["words"] for move in now["moves"] if move["action"] == worst]
    assert code(message(server, welcome, "hint", seat=0, against={"do": "nothing"})) == "error-no-such-action"
    longer = message(server, welcome, "hint", seat=0, more=True)
    assert longer["futures"] >= hint["futures"]
    strict = server.table(players=1, hints=False)
    message(server, strict, "start")
    assert code(message(server, strict, "hint", seat=0)) == "table-no-hints"


def test_lobby_and_my_tables(server: Served) -> None:
    host = server.table(players=3, public=True, bots=["random"])
    [listed] = [each for each in server.call("GET", "/api/tables") if each["table"] == host["table"]]
    assert listed["open_seats"] == 1
    guest = server.call("POST", f"/api/tables/{host['table']}/join", {"name": "Guest"})
    assert host["table"] not in [each["table"] for each in server.call("GET", "/api/tables")]
    message(server, host, "start")
    tables = {host["table"]: guest["token"], "nonsense": "x"}
    [mine] = server.call("POST", "/api/mine", {"tables": tables})
    assert mine["your_turn"]
    assert 0 <= time.time() - mine["since"] < 3600
    assert mine["people"] == ["Host", "Guest"]


def test_a_stopped_server_leaves_games_where_they_were(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 't.db'}"
    with served(url) as server:
        welcome = server.table(players=1, options={"random_pencils": True})
        message(server, welcome, "start")
        for _ in range(4):
            first_move(server, welcome)
        before = picture(server, welcome)
        assert server.stop() == 0
    with served(url) as server:
        assert picture(server, welcome) == before
