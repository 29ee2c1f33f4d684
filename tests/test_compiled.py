"""Compiled modules are used only while they match their sources; the fallback is plain Python."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from megapolis import compiled

ROOT = Path(__file__).parent.parent
STATUS = "import megapolis.compiled as c, megapolis.engine.core.state as s; print(c.engine_status(), s.__file__)"


def status(source: Path, **environment: str) -> str:
    variables = {**os.environ, "PYTHONPATH": str(source), **environment}
    variables.pop("MEGAPOLIS_INTERPRETED", None)
    variables.update(environment)
    command = [sys.executable, "-c", "import megapolis\n" + STATUS]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=variables).stdout


def test_modules_that_only_find_words_stay_plain() -> None:
    names = {path.stem for sources in compiled.groups().values() for path in sources}
    assert not names & {"refusal", "labels", "names"}
    assert {"legal", "play", "state", "search"} <= names


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package with its compiled modules."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    return tmp_path / "src"


def test_compiled_and_interpreted_from_one_installation(copy: Path) -> None:
    assert status(copy).startswith("compiled ")
    assert ".so" in status(copy)
    assert status(copy, MEGAPOLIS_INTERPRETED="1").startswith("interpreted ")
    assert "state.py" in status(copy, MEGAPOLIS_INTERPRETED="1")


def test_a_changed_rule_is_never_hidden_by_a_stale_module(copy: Path) -> None:
    rule = copy / "megapolis" / "games" / "next_station" / "rules" / "scoring.py"
    rule.write_text(rule.read_text() + "\nCHANGED = 1\n")
    assert "interpreted: next_station" in status(copy)
    engine = copy / "megapolis" / "engine" / "core" / "state.py"
    engine.write_text(engine.read_text() + "\nCHANGED = 1\n")
    assert status(copy).startswith("interpreted ")


def test_a_damaged_manifest_means_plain_python(copy: Path) -> None:
    manifest = compiled.compiled_folder(copy / "megapolis") / "manifest.json"
    manifest.write_text("{")
    assert status(copy).startswith("interpreted ")
    manifest.unlink()
    assert status(copy).startswith("interpreted ")


def test_what_was_packed_with_its_sources_is_not_compared_with_them(copy: Path) -> None:
    folder = compiled.compiled_folder(copy / "megapolis")
    manifest = json.loads((folder / "manifest.json").read_text())
    sealed = {group: {**manifest[group], "hash": compiled.SEALED} for group in reversed(manifest)}
    (folder / "manifest.json").write_text(json.dumps(sealed))
    rule = copy / "megapolis" / "games" / "next_station" / "rules" / "scoring.py"
    rule.write_text(rule.read_text() + "\nCHANGED = 1\n")
    # A group that is not there yet is left out.
    shutil.rmtree(folder / "welcome_to")
    assert status(copy).startswith("compiled (interpreted: welcome_to) ")


def test_the_manifest_lists_every_module() -> None:
    manifest = json.loads((compiled.compiled_folder() / "manifest.json").read_text())
    for group, sources in compiled.groups().items():
        assert {compiled.module_name(source) for source in sources} <= set(manifest[group]["files"])


def test_a_failed_build_prints_a_message_and_leaves_plain_python(copy: Path) -> None:
    shutil.rmtree(copy / "megapolis" / "_compiled")
    shutil.copytree(ROOT / "tools", copy.parent / "tools")
    shutil.copy(ROOT / "pyproject.toml", copy.parent)
    command = [sys.executable, str(copy.parent / "tools" / "compile.py")]
    environment = {**os.environ, "CC": "no-such-compiler"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0
    assert "runs interpreted" in done.stderr
    assert status(copy).startswith("interpreted ")
    strict = subprocess.run([*command, "--strict"], capture_output=True, text=True, check=False, env=environment)
    assert strict.returncode == 1


def test_games_that_come_later_are_found_compiled(copy: Path) -> None:
    """As in a browser, where the other games are loaded after the first one."""
    games, aside = copy / "megapolis" / "games", copy / "aside"
    shutil.move(games / "sprawlopolis", aside)
    later = (
        "import importlib, shutil, megapolis.compiled as c, megapolis.catalog as k\n"
        f"print(k.game_ids(), c.engine_status()); shutil.move({str(aside)!r}, {str(games / 'sprawlopolis')!r})\n"
        "importlib.invalidate_caches(); c.add_groups()\n"
        "import megapolis.games.sprawlopolis.rules.state as s; print(k.game_ids(), c.engine_status(), s.__file__)"
    )
    variables = {**os.environ, "PYTHONPATH": str(copy)}
    variables.pop("MEGAPOLIS_INTERPRETED", None)
    said = subprocess.run([sys.executable, "-c", later], capture_output=True, text=True, check=True, env=variables)
    before, after = said.stdout.splitlines()
    assert "sprawlopolis" not in before
    assert "'sprawlopolis'" in after
    assert "compiled " in after
    assert after.endswith(".so")
