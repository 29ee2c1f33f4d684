"""The worked example of docs/add-a-game.md is built from the page and passes the conformance suite."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from terraces import FILES, ROOT

CHECK = """
from megapolis.conformance import check_advice, check_bots, check_game, pairwise_grid
from megapolis.catalog import find_game
rows = list(pairwise_grid(find_game("terraces")))
wanted = {(players, view) for players in range(1, 5) for view in (False, True)}
assert {(players, options["view"]) for players, options in rows} == wanted
for players, options in rows:
    check_game("terraces", players, games=5, **options)
    setup = find_game("terraces").setup(players, options)
    check_advice(setup)
    check_bots(setup)
"""


MOST_LINES = 250


def test_it_is_short() -> None:
    assert sum(content.count("\n") for name, content in FILES.items() if name.endswith(".py")) <= MOST_LINES


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, compiled, with the game of the page in its catalog."""
    root = tmp_path_factory.mktemp("terraces")
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "tools", root / "tools")
    shutil.copy(ROOT / "pyproject.toml", root)
    for name, content in FILES.items():
        file = root / "src" / "megapolis" / "games" / "terraces" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")
    subprocess.run([sys.executable, root / "tools" / "records.py"], check=True)
    subprocess.run([sys.executable, root / "tools" / "compile.py", "terraces", "--strict"], check=True)
    return root


def run(copy: Path, *command: str, **environment: str) -> str:
    variables = {**os.environ, "PYTHONPATH": str(copy / "src"), **environment}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False, env=variables)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_conforms_compiled_and_interpreted_alike(copy: Path) -> None:
    run(copy, "-c", CHECK)
    check = ("-m", "megapolis", "check", "terraces", "--games", "1", "--transcripts")
    compiled = run(copy, *check)
    assert compiled.count("\n") > 100
    assert compiled == run(copy, *check, MEGAPOLIS_INTERPRETED="1")
    assert ".so" in run(copy, "-c", "import megapolis.games.terraces.rules.state as s; print(s.__file__)")


def test_it_passes_the_checks_of_style(copy: Path) -> None:
    folder = str(copy / "src" / "megapolis" / "games" / "terraces")
    run(copy, "-m", "ruff", "check", "--config", str(copy / "pyproject.toml"), folder)
    run(copy, "-m", "ruff", "format", "--check", "--config", str(copy / "pyproject.toml"), folder)


def test_it_is_in_the_catalog_with_everything_that_belongs_to_a_game(copy: Path, tmp_path: Path) -> None:
    assert "Тераси" in run(copy, "-m", "megapolis", "games", "--lang", "uk")
    played = run(copy, "-m", "megapolis", "selfplay", "terraces", "--bots", "greedy,random", "--games", "100")
    wins = re.findall(r"(\w+) +100 .*? ([\d.]+)\s% ", played)
    assert float(dict(wins)["greedy"]) > 60, played
    sheet = tmp_path / "sheet.toml"
    sheet.write_text('position = "terraces/1 players=1 view; houses=[1 3 0 5 9]"\n')
    assert re.search(r"Total +6\b", run(copy, "-m", "megapolis", "score", "terraces", str(sheet)))
    own = tmp_path / "own.toml"
    own.write_text(FILES["box.toml"].replace("copies = 3", "copies = 2"))
    command = [sys.executable, "-m", "megapolis", "selfplay", "terraces", "--data", str(own), "--games", "1"]
    variables = {**os.environ, "PYTHONPATH": str(copy / "src")}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=variables)
    assert "Line 4: The deck is too small" in done.stderr
