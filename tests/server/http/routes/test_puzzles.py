"""Puzzles over HTTP: the one of the day, answers, ratings, and what comes back; for guests and for accounts."""

from pathlib import Path
from typing import Any

from guests import code, sign_up
from megapolis import puzzles
from megapolis.analysis.puzzles import Choice, Puzzle
from serving import Served, served

EMPTY: dict[str, Any] = {"ratings": {}, "solved": [], "days": {}, "due": {}}


def named(puzzle: Puzzle, choice: Choice) -> dict[str, str | int]:
    setup = puzzles.position(puzzle).setup
    labels = setup.game.labels(setup.data)
    return setup.game.actions.to_fields(setup.game.actions.read(choice.move, labels), labels)


def wrong_of(puzzle: Puzzle) -> Choice:
    return next(each for each in puzzle.choices if each.cost)


def test_puzzles_over_http(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'puzzles.db'}", bot_processes="0") as server:
        a_guest(server)
        an_account(server)
        what_is_wrong(server)


def a_guest(server: Served) -> None:
    shelf = server.call("GET", "/api/puzzles?lang=uk")
    today = puzzles.of_day()
    assert shelf["today"]["id"] == today.id
    assert shelf["number"] == puzzles.number_of(puzzles.today())
    assert shelf["today"]["task"]["text"] == today.say_task("uk")
    assert {each["game"]: each["count"] for each in shelf["games"]}[today.game] == len(puzzles.of_game(today.game))
    task = server.call("GET", f"/api/puzzles/{today.id}?lang=en")
    assert task["number"] == shelf["number"]
    assert len(task["position"]["moves"]) == len(today.choices)
    assert today.say_why() not in str(task), "the answer is told after a try"
    wrong, right = wrong_of(today), today.choice(today.best)
    address = f"/api/puzzles/{today.id}?lang=en"
    first = server.call("POST", address, {"action": named(today, wrong), "tries": 1, "training": EMPTY})
    assert (first["right"], first["answer"]) == (False, None)
    assert first["cost"] > 0
    # What it costs is told once.
    assert (first["against"] is not None) == wrong.says_why
    assert first["training"]["ratings"][today.game]["rating"]["value"] < 1500
    assert today.id in first["training"]["due"]
    assert (first["tried"], first["solved"]) == (1, 0)
    hint = server.call("GET", f"/api/puzzles/{today.id}/hint")
    assert named(today, right) in hint
    assert len(hint) < len(today.choices)
    changes = server.call("POST", f"/api/puzzles/{today.id}/preview", {"action": named(today, right)})
    assert "changes" in changes
    again = {"action": named(today, right), "tries": 2, "training": first["training"]}
    second = server.call("POST", address, again)
    assert second["right"]
    assert second["answer"]["action"] == named(today, right)
    assert " ".join(each["text"] for each in second["answer"]["why"]) == today.say_why()
    assert second["training"]["days"] == {puzzles.today().isoformat(): 2}
    assert second["training"]["ratings"] == first["training"]["ratings"]
    assert second["tried"] == 1
    following = server.call("POST", "/api/puzzles", {"game": today.game, "training": second["training"]})
    assert following["card"]["game"] == today.game
    assert following["card"]["id"] != today.id
    shown = server.call("POST", f"/api/puzzles/{following['card']['id']}", {"action": None, "tries": 1})
    assert not shown["right"]
    assert shown["answer"] is not None
    assert shown["training"]["ratings"] == {}


def an_account(server: Served) -> None:
    session = {"X-Account": sign_up(server, "Solver")["session"]}
    puzzle = puzzles.every()[0]
    address = f"/api/puzzles/{puzzle.id}"
    body = {"action": named(puzzle, puzzle.choice(puzzle.best)), "tries": 1}
    answered = server.call("POST", address, body, **session)
    kept = server.call("GET", "/api/training", **session)
    assert kept == answered["training"] != EMPTY
    assert kept["ratings"][puzzle.game]["rating"]["value"] > 1500
    assert server.call("POST", address, body, **session)["training"]["ratings"] == kept["ratings"], "once"
    assert code(server.call("POST", "/api/puzzles", {"theme": "mistakes"}, **session)) == "puzzle-no-mistakes"
    due = {**EMPTY, "due": {puzzle.id: {"day": "2020-01-01", "stage": 0}, "table/3": {"day": "2020-01-01", "stage": 0}}}
    back = server.call("POST", "/api/puzzles", {"theme": "mistakes", "training": due})
    assert back["card"]["id"] == puzzle.id
    own = server.call("POST", "/api/training", {"new": ["abc/12", "abc/20"]}, **session)
    assert set(own["due"]) == {"abc/12", "abc/20"}
    put = server.call("POST", "/api/training", {"right": ["abc/12"], "wrong": ["abc/20"]}, **session)
    assert put["due"]["abc/12"]["stage"] == 1
    assert put["due"]["abc/20"]["stage"] == 0
    assert server.call("GET", "/api/account", **session)["training"] == put, "taken along with the rest"
    assert server.call("DELETE", "/api/account", **session)["is"] == "ack"
    again = {"X-Account": sign_up(server, "Solver")["session"]}
    assert server.call("GET", "/api/training", **again) == EMPTY


def what_is_wrong(server: Served) -> None:
    puzzle = puzzles.every()[0]
    assert code(server.call("GET", "/api/puzzles/nothing")) == "error-no-puzzle"
    assert code(server.call("POST", "/api/puzzles", {"theme": "rain"})) == "error-no-puzzle"
    assert code(server.call("POST", "/api/puzzles", {"game": "chess"})) == "error-unknown-game"
    address = f"/api/puzzles/{puzzle.id}"
    assert code(server.call("POST", address, {"action": {"do": "rain"}, "tries": 1})) == "error-no-such-action"
    assert code(server.call("POST", address, {"action": None, "tries": 0})) == "table-malformed"
    bad = {"action": None, "tries": 1, "training": {"solved": ["x" * 200]}}
    assert code(server.call("POST", address, bad)) == "table-malformed"
    assert code(server.call("POST", "/api/training", {"new": ["abc"]})) == "table-malformed"
