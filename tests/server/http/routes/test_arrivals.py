"""Games from elsewhere: a replay file becomes a table for others, and a hostile one becomes nothing."""

import json
import random
from typing import Any

import pytest

from guests import code, message, picture
from megapolis.catalog import find_game
from megapolis.engine import replay
from megapolis.engine.core.rng import Rng
from megapolis.engine.errors import MegapolisError
from megapolis.engine.match import Match
from megapolis.server.http.routes.arrivals import LARGEST_GAME, read_game
from serving import Served


def play_some(game: str, players: int, actions: int, seed: str = "sent") -> Match:
    """A match of random actions; -1 is a whole game."""
    match, rng = Match(find_game(game).setup(players, {}), seed), Rng(7)
    while actors := match.state.actors():
        if 0 <= actions <= len(match.log):
            break
        legal = match.state.legal_actions(actors[0])
        match.play(actors[0], int(legal[rng.below(len(legal))]))
    match.seed = None
    return match


def bring(server: Served, text: str) -> Any:
    return server.call("POST", "/api/arrivals", {"game": text, "name": "Ann"})


def test_a_game_goes_on_after_what_was_played_elsewhere(server: Served) -> None:
    match = play_some("megalopolis", 3, 40)
    seat = bring(server, replay.dump(match, ["", "", "greedy"]))
    now = picture(server, seat)
    assert now["table"]["status"] == "lobby"
    assert [(each["person"], each["bot"]) for each in now["seats"]] == [(0, ""), (None, ""), (None, "greedy")]
    assert now["table"]["unrated"] == "table-unrated-begun"
    # The set-up is that of the game, and it does not begin before the free seat is taken.
    wish: dict[str, Any] = {"players": 2, "options": {}, "hints": True, "clock": {}}
    assert code(message(server, seat, "set-up", **wish)) == "table-start-fixed"
    assert code(message(server, seat, "start")) == "table-seats-open"
    invite = seat["link"].partition("invite=")[2]
    other = server.call("POST", f"/api/tables/{seat['table']}/join", {"name": "Ben", "invite": invite})
    message(server, seat, "start")
    for who in (seat, other):
        now = picture(server, who)
        assert now["table"]["status"] == "playing"
        played = [line["action"] for line in now["log"] if line["actor"] == 0]
        assert len(played) == sum(entry.actor == 0 for entry in match.log)


def test_a_finished_game_can_be_looked_at(server: Served) -> None:
    match = play_some("sprawlopolis", 2, -1)
    seat = bring(server, replay.dump(match))
    assert picture(server, seat)["table"]["status"] == "over"
    course = server.call("GET", f"/api/tables/{seat['table']}/course")
    assert course["points"][-1] == match.state.scores()


def test_if_bots_played_every_seat_the_first_one_is_free_for_its_bringer(server: Served) -> None:
    now = picture(server, bring(server, replay.dump(play_some("next_station", 2, 10), ["greedy", "easy"])))
    assert [(each["person"], each["bot"]) for each in now["seats"]] == [(0, ""), (None, "easy")]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "chess"}, "error-replay-head"),
        ({"format": 99}, "error-replay-format"),
        ({"rules": 99}, "error-replay-rules"),
        ({"data": "other"}, "error-replay-data"),
        ({"players": 64}, "error-replay-head"),
        ({"players": "2"}, "error-replay-head"),
        ({"players": 2.5}, "error-replay-head"),
        ({"options": {"cheat": True}}, "error-replay-head"),
        ({"start": "no position"}, "error-replay-head"),
        ({"components": "x" * 40_001}, "table-malformed"),
        ({"components": "[box"}, "error-replay-head"),
        ({"bots": "greedy"}, "table-malformed"),
        ({"takebacks": "many"}, "error-replay-format"),
        ({"actions": [[0, {"do": "win"}, ""]]}, "error-replay-action"),
        ({"actions": [[0, 5, ""]]}, "error-replay-action"),
        ({"actions": [["0", {}, ""]]}, "error-replay-action"),
        ({"actions": {}}, "error-replay-format"),
    ],
)
def test_a_file_that_is_no_game_is_refused(server: Served, change: dict[str, Any], said: str) -> None:
    file = json.loads(replay.dump(play_some("next_station", 2, 20), ["", "greedy"]))
    assert code(bring(server, json.dumps({**file, **change}))) == said


def test_a_move_against_the_rules_is_refused(server: Served) -> None:
    file = json.loads(replay.dump(play_some("next_station", 2, 20)))
    rows = [row for row in file["actions"] if row[0] >= 0]
    file["actions"].append(rows[0])
    assert code(bring(server, json.dumps(file))) == "error-replay-action"


def test_a_bot_that_nobody_knows_is_refused(server: Served) -> None:
    assert code(bring(server, replay.dump(play_some("next_station", 2, 20), ["", "god"]))) == "error-bot-of-game"


def test_depth_size_and_nonsense_are_refused(server: Served) -> None:
    for text in ("", "[]", "{", "null", "[" * 5000, '{"format": NaN}', '{"a":' * 5000, '"\\ud800"'):
        assert code(bring(server, text)) in ("table-malformed", "error-replay-json", "error-replay-format"), text[:20]
    assert code(bring(server, "x" * LARGEST_GAME)) == "table-too-large"


def spoil(value: Any, dice: random.Random) -> Any:
    """The same value with one part of it made odd."""
    odd: list[Any] = [None, -1, 2**70, 1.5, "", "\ud800", "\0", [], {}, [[]], True, "x" * 300]
    if isinstance(value, dict) and value and dice.random() < 0.9:
        name = dice.choice(list(value))
        return {**value, name: spoil(value[name], dice)}
    if isinstance(value, list) and value and dice.random() < 0.9:
        at = dice.randrange(len(value))
        return [*value[:at], spoil(value[at], dice), *value[at + 1 :]]
    return dice.choice(odd)


def test_whatever_a_file_says_it_is_refused_in_words_or_played() -> None:
    dice = random.Random(3)
    for game in ("next_station", "megalopolis", "capital_lux"):
        file = json.loads(replay.dump(play_some(game, 2, 30), ["", "greedy"]))
        assert read_game(json.dumps(file))[0].log
        for _ in range(150):
            text = json.dumps(spoil(file, dice))
            try:
                match, _head = read_game(text)
            except MegapolisError:
                continue
            assert match.log
