"""Runs that make puzzles: they are resumed where they were broken off, and do the same in several processes."""

from pathlib import Path

import msgspec
import pytest

from megapolis.analysis import puzzle_runs
from megapolis.analysis.puzzle_runs import Deal, in_processes, read_run, run
from megapolis.catalog import find_game

GAME = find_game("capital_lux")


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def make(_game: object, number: int, **_: object) -> Deal:
        made.append(number)
        return Deal(number, 1, [])

    monkeypatch.setattr(puzzle_runs, "make_deal", make)
    path = tmp_path / "work" / "run.jsonl"
    heard: list[int] = []
    run(GAME, range(3), path, on_deal=lambda deal: heard.append(deal.number))
    assert heard == [0, 1, 2]
    content = path.read_bytes()
    path.write_bytes(content[:-9])
    assert [deal.number for deal in read_run(path)] == [0, 1]
    deals = run(GAME, range(5), path)
    assert made == [0, 1, 2, 2, 3, 4]
    assert [deal.number for deal in deals] == [0, 1, 2, 3, 4] == [deal.number for deal in read_run(path)]


def test_there_is_nothing_to_read_before_a_run(tmp_path: Path) -> None:
    assert read_run(tmp_path / "none.jsonl") == []


def test_processes_keep_the_order() -> None:
    assert list(in_processes(abs, [-3, 2, -1], 2)) == [3, 2, 1] == list(in_processes(abs, [-3, 2, -1], 1))


def test_a_deal_is_made_of_a_real_game() -> None:
    deal = puzzle_runs.make_deal(GAME, 1)
    assert len(deal.puzzles) <= deal.finds <= 3
    assert msgspec.json.decode(msgspec.json.encode(deal), type=Deal) == deal
