"""The bots of version 0.1 in the arena: by a stand-in of today's version, and by version 0.1 where it is built."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from megapolis import find_game, game_ids
from megapolis.arena import match, play_game
from megapolis.arena.baseline import VARIABLE, _worker, baseline_folder
from megapolis.arena.play import setup_of, spec_of
from megapolis.bots import UnknownBot

ROOT = Path(__file__).resolve().parents[2]

# The worker of version 0.1 asks for modules and methods by the names they had; here they are today's.
STAND_IN = """
import runpy, sys
import megapolis.bots, megapolis.catalog, megapolis.engine.actions, megapolis.engine.core.bot
sys.modules["megapolis.shelf"] = megapolis.catalog
sys.modules["megapolis.engine.bot"] = megapolis.engine.core.bot
megapolis.engine.actions.ActionSpace.named = megapolis.engine.actions.ActionSpace.to_fields
runpy.run_path({worker!r}, run_name="__main__")
"""


@pytest.fixture
def stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    (tmp_path / "bin").mkdir()
    python = tmp_path / "bin" / "python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    worker = str(ROOT / "bench" / "baseline_worker.py")
    (tmp_path / "worker.py").write_text(STAND_IN.format(worker=worker), encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    yield tmp_path
    _worker(tmp_path).close()


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players"), [("next_station", 2), ("sprawlopolis", 2), ("capital_lux", 2)])
def test_a_bot_in_the_other_process_plays_as_it_would_here(stand_in: Path, name: str, players: int) -> None:
    """Every action arrives by its name, chance and what is hidden included, and the seed travels."""
    assert baseline_folder() == stand_in
    setup = find_game(name).setup(players)
    here = play_game(setup, "mirror", ["greedy", "random"])
    there = play_game(setup, "mirror", ["0.1:greedy", "0.1:random"])
    assert there.state.is_over()
    assert there.log == here.log


@pytest.mark.compiled
def test_own_components_and_parameters_travel(stand_in: Path) -> None:
    game = find_game("next_station")
    own = game.box(game.default_data().source.replace("thames = 2", "thames = 3"))
    setup = game.setup(1, {"random_pencils": True}, own)
    here = play_game(setup, "own", ["search:iterations=3,aim=score"])
    there = play_game(setup, "own", ["0.1:search:iterations=3,aim=score"])
    assert there.log == here.log


def test_without_the_environment_the_bot_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(UnknownBot, match="make baseline"):
        match(find_game("next_station").setup(1), "s", 1, ["0.1:expert"])


@pytest.mark.parametrize("name", game_ids())
def test_where_version_0_1_plays_all_play_by_its_rules(stand_in: Path, name: str) -> None:
    setup = find_game(name).setup()
    with_it = match(setup, "s", 1, ["0.1:greedy"])
    assert with_it.setup == spec_of(find_game(name).setup(rules=1))
    assert match(setup, "s", 1, ["greedy"]).setup == spec_of(setup)


@pytest.mark.compiled
@pytest.mark.skipif(not (ROOT / "build" / "baseline" / "worker.py").exists(), reason="make baseline has not been run")
@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        ("next_station", 2, {}),
        ("sprawlopolis", 2, {"interstate": "duel"}),
        ("sprawlopolis", 1, {"construction": True, "beaches": True}),
        ("welcome_to", 1, {}),
        ("welcome_to", 2, {"advanced_plans": True}),
        ("capital_lux", 3, {"set": "C"}),
        ("megalopolis", 4, {}),
    ],
)
def test_version_0_1_plays_a_game_against_this_version(name: str, players: int, options: dict[str, Any]) -> None:
    bots = ["0.1:greedy", "greedy"] if players > 1 else ["0.1:greedy"]
    event = match(find_game(name).setup(players, options), "versions", 1, bots)
    setup = setup_of(event.setup)
    assert play_game(setup, "versions", event.seatings[0]).state.is_over()


@pytest.mark.compiled
@pytest.mark.skipif(not (ROOT / "build" / "baseline" / "worker.py").exists(), reason="make baseline has not been run")
def test_version_0_1_judges_one_step_ahead_as_this_version_does() -> None:
    setup = find_game("next_station").setup(2)
    assert (
        play_game(setup, "versions", ["0.1:greedy", "greedy"]).log == play_game(setup, "versions", ["greedy"] * 2).log
    )
