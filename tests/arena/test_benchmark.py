"""The benchmark that others can cite."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import msgspec
import pytest

from megapolis.arena.benchmark import (
    TASKS,
    games_of,
    make_agent,
    played_before,
    report_of,
    run_task,
    seat_agent,
    table_row,
)
from megapolis.arena.play import record_game, spec_of
from megapolis.arena.remote import NoAnswer
from megapolis.arena.schedule import is_contest
from megapolis.bots import UnknownBot
from megapolis.bots.core.greedy import GreedyBot
from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.errors import BadOption

BY_NAME = {task.name: task for task in TASKS}


class First(Bot):
    """Always plays the first legal action: an agent of one's own."""

    def choose(self, position: Perspective) -> int:
        return int(position.legal_actions()[0])


def broken(seed: int) -> Bot:
    """An agent with a mistake in it."""
    return seed.no_such_name  # type: ignore[attr-defined,no-any-return]


def test_the_protocol_covers_every_game_and_every_set_up_exists() -> None:
    assert {task.game for task in TASKS} == set(game_ids())
    assert len(BY_NAME) == len(TASKS)
    for task in TASKS:
        setup = find_game(task.game).setup(task.players, task.options)
        assert is_contest(setup) == (task.opponent != "")


def test_deals_are_those_of_the_version() -> None:
    games = games_of(BY_NAME["next-station-greedy"], "random", 2)
    assert [(game.seed, game.bots) for game in games] == [
        ("benchmark-1/next-station-greedy/0", ["random", "greedy"]),
        ("benchmark-1/next-station-greedy/0", ["greedy", "random"]),
        ("benchmark-1/next-station-greedy/1", ["random", "greedy"]),
        ("benchmark-1/next-station-greedy/1", ["greedy", "random"]),
    ]
    alone = games_of(BY_NAME["next-station-solo"], "random", 0)
    assert alone == []


def test_the_same_agent_gives_the_same_digest() -> None:
    task = BY_NAME["next-station-solo"]
    one, again, other = (run_task(task, agent, deals=3) for agent in ("random", "random", "greedy"))
    assert one.digest == again.digest != other.digest
    assert one.score == again.score
    assert other.score.value > one.score.value
    assert one.games == 3


def test_an_agent_of_ones_own_plays() -> None:
    task = BY_NAME["next-station-greedy"]
    report = run_task(task, f"{__name__}:First", deals=2)
    assert report.games == 4
    assert report.wins.value == 0.0
    setup = find_game(task.game).setup(task.players, task.options)
    scores = []
    for pairing in games_of(task, f"{__name__}:First", 2):
        result, _ = record_game(spec_of(setup), pairing, seat_agent)
        scores.append(result.scores[pairing.bots.index(f"{__name__}:First")])
    assert report.score.value == sum(scores) / 4


def test_agents_are_bots_or_python_paths() -> None:
    assert isinstance(make_agent("megapolis.bots.core.greedy:GreedyBot", 1), GreedyBot)
    assert isinstance(make_agent("greedy", 1), GreedyBot)
    for wrong in ("nobody", "no.such.module:Agent", "megapolis.bots:NoSuchName", "megapolis.bots:BOTS", "builtins:int"):
        with pytest.raises(UnknownBot):
            make_agent(wrong, 1)


def test_a_mistake_in_an_agent_of_ones_own_is_not_hidden() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        make_agent(f"{__name__}:broken", 1)


@pytest.mark.parametrize("deals", [-1, 1])
def test_a_trial_has_at_least_two_deals(deals: int) -> None:
    with pytest.raises(BadOption, match="2, 3, 4"):
        run_task(TASKS[0], "greedy", deals=deals)


def test_only_a_whole_run_is_complete() -> None:
    part = run_task(BY_NAME["next-station-solo"], "random", deals=2)
    report = report_of("random", "0", [part])
    assert not report.complete
    assert table_row(report).startswith("| random (incomplete) | ")
    whole = [
        msgspec.structs.replace(part, task=task, games=len(games_of(task, "random", task.deals))) for task in TASKS
    ]
    assert report_of("random", "0", whole).complete
    assert table_row(report_of("random", "0", whole)).count("|") == len(TASKS) + 3
    whole[-1] = msgspec.structs.replace(whole[-1], games=1)
    assert not report_of("random", "0", whole).complete


@contextmanager
def elsewhere(answer: Callable[[dict[str, Any]], Any]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """A program that is asked over HTTP: its address, and the questions so far."""
    asked: list[dict[str, Any]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            body = json.dumps(answer(asked[-1])).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *_args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", asked
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_an_agent_elsewhere_plays_what_it_would_play_here(task: Any) -> None:
    here = run_task(task, f"{__name__}:First", deals=2)
    with elsewhere(lambda question: {"action": question["actions"][0]}) as (address, asked):
        there = run_task(task, address, deals=2)
    assert there.digest == here.digest
    assert there.score == here.score
    seeds = {question["seed"] for question in asked}
    assert len(seeds) == there.games
    for question in asked:
        assert (question["game"], question["rules"]) == (task.game, find_game(task.game).rules)
        assert len(question["names"]) == len(set(question["names"])) == len(question["actions"])
        assert question["view"]


@pytest.mark.parametrize("answer", [{"play": 1}, {"action": "first"}, 7])
def test_an_answer_that_cannot_be_read_is_named(answer: Any) -> None:
    with (
        elsewhere(lambda _question: answer) as (address, _asked),
        pytest.raises(NoAnswer, match=address),
    ):
        run_task(BY_NAME["next-station-solo"], address, deals=2)


def test_an_agent_elsewhere_that_is_not_there_is_named() -> None:
    with elsewhere(lambda _question: None) as (address, _asked):
        pass
    with pytest.raises(NoAnswer, match=address):
        run_task(BY_NAME["next-station-solo"], address, deals=2)


def test_an_interrupted_run_goes_on_where_it_was() -> None:
    tasks = [BY_NAME["next-station-solo"], BY_NAME["next-station-greedy"]]
    first = run_task(tasks[0], "random", deals=2)
    report = report_of("random", "0", [first])
    assert played_before(report, "random", "0", tasks, 2) == [first]
    assert played_before(report, "random", "0", tasks, 0) == []
    assert played_before(report, "random", "1", tasks, 2) == []
    assert played_before(report, "greedy", "0", tasks, 2) == []
    assert played_before(report, "random", "0", tasks[1:], 2) == []


def test_a_row_leaves_out_tasks_that_were_not_played() -> None:
    part = run_task(BY_NAME["sprawlopolis-solo"], "random", deals=2)
    assert table_row(report_of("random", "0", [part])).startswith("| random (incomplete) |  |  | ")
