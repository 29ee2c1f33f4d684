"""What a page asks besides a table: options that go together, papers of real games."""

import json
import urllib.request
from pathlib import Path

import pytest

from guests import code, finish, message, picture
from megapolis.catalog import find_game
from megapolis.engine import replay
from megapolis.engine.errors import BadFile
from megapolis.server.http.routes.forms import find_conflicts
from serving import served
from waiting import PATIENCE


def test_what_would_bring_a_conflict_is_barred_with_its_reason() -> None:
    game = find_game("next_station")
    found = find_conflicts(game, 2, game.options.read(2, {}))
    assert found["random_pencils"]["on"].key == "conflict-random-pencils"
    assert "off" not in found["random_pencils"]
    assert "random_pencils" not in find_conflicts(game, 1, game.options.read(1, {}))


def test_check_and_score_over_http(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'forms.db'}") as server:
        check = "/api/games/next_station/check"
        assert server.call("POST", check, {"players": 2})["problem"] is None
        wrong = server.call("POST", check, {"players": 2, "options": {"random_pencils": True}})
        assert wrong["problem"]["key"] == "conflict-random-pencils"
        odd = server.call("POST", check, {"players": 2, "options": {"objectives": "perhaps"}})
        assert odd["problem"]["key"] == "error-option-value"
        paper = {"player": [{"purple": ["c5-c7"]}]}
        (scored,) = server.call("POST", "/api/games/next_station/score", {"sheet": paper})["scored"]
        assert scored["points"] == sum(line["points"] for line in scored["lines"]) > 0

        broken = server.call("POST", "/api/games/next_station/score", {"sheet": {"player": [{"purple": ["e9-f9"]}]}})
        assert broken["problem"]["key"] == "form-broken"


def test_a_table_with_the_data_of_ones_own_box(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'own.db'}") as server:
        with urllib.request.urlopen(f"{server.url}/api/games/next_station/template", timeout=PATIENCE) as answer:
            template = answer.read().decode()
        assert template == find_game("next_station").default_data().source
        own = template.replace("thames = 2", "thames = 40")
        host = server.table("next_station", 2, bots=["greedy"], components=own)
        assert message(server, host, "start")["is"] == "ack"
        assert picture(server, host)["table"]["own_data"]
        points = finish(server, host)["result"]["points"]
        content = server.call("GET", f"/api/tables/{host['table']}/replay")
        assert content["components"] == own
        match = replay.parse(json.dumps(content))
        assert match.state.scores() == points
        thames = [line for line in match.state.breakdown(0) if line.key == "thames"]
        assert all(line.points % 40 == 0 for line in thames)
        again = message(server, host, "rematch")["table"]
        assert picture(server, {**host, "table": again})["table"]["own_data"]
        path = f"/api/tables/{host['table']}/continue"
        back = server.call("POST", path, {"at": 10, "name": "Host", "seats": ["", "greedy"]}, host["token"])
        assert picture(server, back)["table"]["own_data"]
        wrong = server.table("next_station", 1, components=own.replace("thames = 40", "thames = true"))
        line = own[: own.index("thames = 40")].count("\n") + 1
        assert (code(wrong), wrong["args"]["at_line"]) == ("data-number", line)
        paper = {"sheet": {"player": [{"purple": ["c5-c7"]}]}, "components": "not = = toml"}
        judged = server.call("POST", "/api/games/next_station/score", paper)
        assert judged["problem"]["key"] == "error-data-toml"


def test_a_paper_that_breaks_the_rules_is_refused() -> None:
    game = find_game("next_station")
    with pytest.raises(BadFile):
        game.show.score_scoresheet(game, {"player": [{"purple": ["a0-j9"]}]}, game.default_data())
