"""`megapolis check`: what an author of a game runs, and what it says when a promise is broken."""

from pathlib import Path
from typing import Any

import pytest

from megapolis.cli import main
from megapolis.conformance import Broken, pairwise_grid
from megapolis.engine.setup import Setup
from megapolis.games.next_station import GAME


def test_one_setup(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "next_station", "--players", "2", "--powers", "--games", "2"]) == 0
    assert "one set-up, 2 games." in capsys.readouterr().out


def test_every_pair_of_values_unless_one_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checked: list[tuple[int, dict[str, Any]]] = []

    def note(setup: Setup, games: int) -> int:
        checked.append((setup.players, dict(setup.options)))
        return 0

    monkeypatch.setattr("megapolis.cli.check.check_setup", note)
    assert main(["check", "next_station", "--games", "1", "--lang", "uk"]) == 0
    assert checked == [
        (players, dict(GAME.setup(players, options).options)) for players, options in pairwise_grid(GAME)
    ]
    assert f"{len(checked)} налаштування" in capsys.readouterr().out


def test_components_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "own.toml"
    own.write_text("nothing = 1\n")
    assert main(["check", "next_station", "--data", str(own), "--games", "1"]) == 2
    own.write_text(GAME.default_data().source)
    assert main(["check", "next_station", "--data", str(own), "--players", "1", "--games", "1"]) == 0
    assert "one game." in capsys.readouterr().out


@pytest.mark.parametrize("promise", ["check_advice", "check_bots"])
def test_advice_and_bots_are_checked_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], promise: str
) -> None:
    def broken(setup: Setup) -> int:
        raise Broken(f"{promise} of {setup.game.id}")

    monkeypatch.setattr(f"megapolis.cli.check.{promise}", broken)
    assert main(["check", "next_station", "--players", "1", "--games", "1"]) == 1
    assert f"{promise} of next_station" in capsys.readouterr().out


def test_a_broken_promise_is_named_with_its_place(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(vars(GAME), "endings", ("by_boredom",))
    assert main(["check", "next_station", "--players", "1", "--games", "1"]) == 1
    said = capsys.readouterr().out
    assert "A promise is broken" in said
    assert "seed 1" in said
