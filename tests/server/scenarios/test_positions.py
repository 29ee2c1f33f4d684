"""Positions as text at a table: copied with no more than one may know, opened as a new game."""

import json
from typing import Any

import pytest

from guests import code, finish, first_move, message, picture, two_people
from megapolis import parse
from megapolis.engine import replay
from megapolis.games.next_station.rules.state import NextStation
from serving import Served


def asked(server: Served, welcome: Any, token: str = "") -> Any:
    path = f"/api/tables/{welcome['table']}/position"
    return server.call("GET", path, token=token or welcome["token"])


def text_of(server: Served, welcome: Any, token: str = "") -> str:
    return str(asked(server, welcome, token)["text"])


def test_a_text_holds_no_turn_that_is_still_hidden(server: Served) -> None:
    host, guest = two_people(server)
    assert code(asked(server, host)) == "table-not-while-lobby"
    message(server, host, "start")
    while not picture(server, host)["moves"]:
        first_move(server, guest)
    before = parse(text_of(server, host))
    seat = picture(server, guest)["seat"]
    first_move(server, guest)
    after, own = parse(text_of(server, host)), parse(text_of(server, guest, guest["token"]))
    assert after == before, "the other has drawn something, and nobody can read what"
    assert own != before
    assert isinstance(after, NextStation)
    assert after.waiting >> seat & 1
    assert code(server.call("GET", f"/api/tables/{host['table']}/position")) == "table-not-seated"


def test_hidden_hands_are_dealt_anew(server: Served) -> None:
    host, guest = two_people(server, game="capital_lux")
    message(server, host, "start")
    mine = {text_of(server, guest, guest["token"]) for _ in range(6)}
    assert len(mine) > 1, "what the other holds is drawn anew with every copy"
    seat = picture(server, guest)["seat"]
    assert len({f"{text}; ".partition(f"; {seat}: ")[2].partition(";")[0] for text in mine}) == 1


def test_each_seat_of_one_device_copies_what_it_knows(server: Served) -> None:
    welcome = server.table("capital_lux", players=2, seats=2)
    message(server, welcome, "start")
    path = f"/api/tables/{welcome['table']}/position"
    for seat in (0, 1):
        texts = [server.call("GET", f"{path}?seat={seat}", token=welcome["token"])["text"] for _ in range(6)]
        hands = [[f"{text}; ".partition(f"; {each}: ")[2].partition(";")[0] for text in texts] for each in (0, 1)]
        assert len(set(hands[seat])) == 1, "the own hand is as it is"
        assert len(set(hands[1 - seat])) > 1, "the other is drawn anew with every copy"
    assert code(server.call("GET", f"{path}?seat=2", token=welcome["token"])) == "table-not-seated"


def test_a_finished_game_gives_its_whole_position_and_every_turn(server: Served) -> None:
    welcome = server.table(players=2, bots=["greedy"])
    message(server, welcome, "start")
    finish(server, welcome)
    match = replay.parse(json.dumps(server.call("GET", f"/api/tables/{welcome['table']}/replay")))
    assert parse(text_of(server, welcome)) == match.state
    path = f"/api/tables/{welcome['table']}"
    assert server.call("GET", f"{path}/position")["text"] == str(match.state)
    assert server.call("GET", f"{path}/turns/9")["text"] == str(match.state_at(9))
    assert code(server.table(players=2, start=str(match.state), bots=["greedy"])) == "error-position-over"


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("next_station", 2, {"powers": True}), ("megalopolis", 3, {"blocks": 20, "offers": 0})],
)
def test_a_position_is_opened_and_played_to_its_end(
    server: Served, game: str, players: int, options: dict[str, Any]
) -> None:
    welcome = server.table(game, players, options=options, bots=["greedy"] * (players - 1))
    message(server, welcome, "start")
    for _ in range(4):
        if picture(server, welcome)["moves"]:
            first_move(server, welcome)
    text = text_of(server, welcome)
    read = server.call("POST", "/api/positions", {"text": text})
    assert (read["game"], read["players"], read["over"]) == (game, players, False)
    assert read["svg"].startswith("<svg")
    wish = {"options": read["options"], "bots": ["greedy"] * (players - 1), "start": read["text"]}
    opened = server.table(game, players, **wish)
    message(server, opened, "start")
    assert picture(server, opened)["table"]["origin"] == {"table": "", "at": 0}, "a game that is not rated"
    assert text not in json.dumps(picture(server, opened)), "a text may name hidden cards and is shown to nobody"
    end = finish(server, opened)
    match = replay.parse(json.dumps(server.call("GET", f"/api/tables/{opened['table']}/replay")))
    assert match.start == parse(text)
    assert match.state.scores() == end["result"]["points"]
    on = server.call(
        "POST",
        f"/api/tables/{opened['table']}/continue",
        {"at": 3, "name": "Again", "seats": ["", *["greedy"] * (players - 1)]},
    )
    finish(server, on)
    again = replay.parse(json.dumps(server.call("GET", f"/api/tables/{on['table']}/replay")))
    assert (again.start, again.log[:3]) == (match.start, match.log[:3])


def test_a_text_of_another_game_or_set_up_is_refused(server: Served) -> None:
    text = "next_station/1 players=2 powers"
    refused = {
        "error-position-setup": server.table(players=2, start=text),
        "error-position-game": server.table("capital_lux", players=2, start=text),
        "error-position-field": server.call("POST", "/api/positions", {"text": f"{text}; seed=5"}),
        "error-unknown-game": server.call("POST", "/api/positions", {"text": "chess/1 players=2"}),
        "table-malformed": server.call("POST", "/api/positions", {"text": "next_station/1 " * 700}),
    }
    assert {key: code(answer) for key, answer in refused.items()} == {key: key for key in refused}
