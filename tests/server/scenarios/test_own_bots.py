"""Bots that only some games have: offered for those, and for no other."""

from pathlib import Path
from typing import Any

from guests import code, finish, message
from serving import Served, served


def test_the_shelf_names_the_bots_of_each_game(server: Served) -> None:
    shelf = server.call("GET", "/api/games?lang=en")
    assert "learned" not in shelf["bots"]
    assert {game["id"]: game["bots"] for game in shelf["games"] if game["bots"]} == {
        "next_station": ["learned"],
        "welcome_to": ["learned"],
    }


def test_another_game_refuses_it(server: Served) -> None:
    refused = server.call(
        "POST", "/api/tables", {"game": "capital_lux", "name": "A", "players": 2, "bots": ["learned"]}
    )
    assert code(refused) == "error-bot-of-game"
    host = server.table("sprawlopolis", 2, bots=[])
    assert code(message(server, host, "seat-bot", seat=1, level="learned")) == "error-bot-of-game"


def test_a_person_plays_against_it(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'learned.db'}") as server:
        host = server.table("next_station", 2, bots=["learned"])
        assert message(server, host, "start")["is"] == "ack"
        over: dict[str, Any] = finish(server, host)
        first, second = over["result"]["points"]
        assert second > first, "the person plays at random"
