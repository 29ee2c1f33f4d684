"""`megapolis puzzles`: solving at a keyboard, making and checking."""

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from megapolis import puzzles
from megapolis.analysis import puzzle_runs
from megapolis.analysis.puzzles import Puzzle, decode
from megapolis.cli import main
from megapolis.cli.puzzles import Left, Solver

TYPED: list[str] = []


class Keyboard(Console):
    """A terminal at which somebody types what a test says."""

    def input(self, *_: object, **__: object) -> str:
        if not TYPED:
            raise EOFError
        return TYPED.pop(0)


def solver(path: Path, *typed: str) -> tuple[Solver, io.StringIO]:
    TYPED[:] = typed
    out = io.StringIO()
    return Solver("en", Keyboard(file=out, width=150, no_color=True), path / "training.json"), out


def numbers(puzzle: Puzzle) -> tuple[str, str]:
    """The number of a wrong choice and of a right one."""
    costs = [each.cost for each in puzzle.choices]
    return str(1 + next(at for at, cost in enumerate(costs) if cost)), str(1 + costs.index(0.0))


def test_a_wrong_answer_says_what_it_costs_and_is_tried_again(tmp_path: Path) -> None:
    puzzle = puzzles.every()[0]
    wrong, right = numbers(puzzle)
    one, out = solver(tmp_path, wrong, "99", right)
    one.solve(puzzle, "Today")
    said = out.getvalue()
    assert puzzle.say_task() in said
    assert "Try again." in said
    assert "Yes, at try number 2." in said
    assert puzzle.say_why() in said.replace("\n", " ")
    kept = json.loads((tmp_path / "training.json").read_text())
    assert kept["solved"] == [puzzle.id]
    assert puzzle.id in kept["due"]
    again, _ = solver(tmp_path)
    assert again.training == one.training


def test_a_hint_and_the_answer(tmp_path: Path) -> None:
    puzzle = puzzles.every()[0]
    one, out = solver(tmp_path, "h", "a")
    one.solve(puzzle)
    assert puzzle.say_why() in out.getvalue().replace("\n", " ")
    assert one.training.ratings == {}
    one, _ = solver(tmp_path, "q")
    with pytest.raises(Left):
        one.solve(puzzle)


def test_a_trainer_goes_on_until_one_leaves(tmp_path: Path) -> None:
    one, out = solver(tmp_path, "n", "n", "q")
    assert one.solve_all(one.endless("next_station", "now")) == 0
    assert out.getvalue().count("Next Station: London") >= 3


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("builtins.input", lambda *_: "q")
    assert main(["puzzles", "--lang", "uk"]) == 0
    assert f"Задача дня № {puzzles.number_of(puzzles.today())}" in capsys.readouterr().out
    assert main(["puzzles", "next_station", "--theme", "now"]) == 0
    assert main(["puzzles", "make"]) == 2
    assert main(["puzzles", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_making_writes_a_file_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = list(puzzles.of_game("next_station"))[:4]

    def make(_game: object, number: int, **_: object) -> puzzle_runs.Deal:
        return puzzle_runs.Deal(number, 2, found[2 * number : 2 * number + 2])

    monkeypatch.setattr(puzzle_runs, "make_deal", make)
    work, out = tmp_path / "work.jsonl", tmp_path / "puzzles.jsonl.gz"
    places = ["--work", str(work), "--out", str(out)]
    assert main(["puzzles", "make", "next_station", "--deals", "1", *places]) == 0
    assert len(decode(out.read_bytes())) == 2
    assert main(["puzzles", "make", "next_station", "--deals", "2", "--count", "3", *places]) == 0
    assert len(decode(out.read_bytes())) == 3
    assert "2 deals, 4 puzzles, 3 chosen" in capsys.readouterr().out


def test_checking_names_what_is_in_doubt(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one = puzzles.of_game("next_station")[0]
    monkeypatch.setattr(puzzles, "every", lambda *_: [one])
    monkeypatch.setattr(puzzle_runs, "is_clear", lambda _game, _puzzle: True)
    assert main(["puzzles", "check", "next_station"]) == 0
    monkeypatch.setattr(puzzle_runs, "is_clear", lambda _game, _puzzle: False)
    assert main(["puzzles", "check", "next_station"]) == 1
    assert one.id in capsys.readouterr().out
