"""Bots that play one game alone: offered for it, and for no other."""

import sys
from pathlib import Path
from typing import Any

import pytest

from guests import code, finish, message
from megapolis.shelf import find_game
from megapolis.table.api import own_bots
from serving import Served, served


def test_the_shelf_names_the_bots_of_each_game(server: Served) -> None:
    shelf = server.call("GET", "/api/games?lang=en")
    assert "learned" not in shelf["bots"]
    assert {game["id"]: game["bots"] for game in shelf["games"] if game["bots"]} == {"next_station": ["learned"]}


def test_without_its_library_it_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    assert own_bots(find_game("next_station")) == []


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
        assert second > 80 > first, "the person plays at random"
