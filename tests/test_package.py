"""The package as people install it: a wheel that contains the page and the compiled engine, and nothing else."""

import fcntl
import re
import subprocess
import sys
import tarfile
import tempfile
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

from serving import free_port
from waiting import PATIENCE, until

ROOT = Path(__file__).parent.parent
PROPER = re.compile(
    r"megapolis/(_compiled/[\w-]+/(manifest\.json|\w+/.+\.so)"
    r"|(\w+/)*\w+\.py|py\.typed|web_dist/[\w.@-]+"
    r"|games/\w+/(box(-\d+)?\.toml|first_game\.toml|small\.toml|bots/\w+\.onnx|puzzles\.jsonl\.gz|RULES(\.\w\w)?\.md|text/(\w+\.)?\w\w\.ftl)|text/(\w+\.)?\w\w\.ftl)"
    r"|megapolis-[\w.]+\.dist-info/.+"
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    # Setuptools builds in the project's folder: one worker of the tests at a time.
    with (ROOT / "pyproject.toml").open() as project:
        fcntl.flock(project, fcntl.LOCK_EX)
        for call in ("build_wheel", "build_sdist"):
            command = [sys.executable, "-c", f"from setuptools.build_meta import {call}; {call}({str(folder)!r})"]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stderr[-2000:]
    return folder


def test_the_wheel_contains_the_package_and_nothing_else(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if not PROPER.fullmatch(name)] == []
    assert "megapolis/web_dist/index.html" in names
    assert any(name.endswith(".so") for name in names)
    assert "megapolis/games/next_station/bots/score.onnx" in names
    for game in ("next_station", "sprawlopolis", "welcome_to", "capital_lux", "megalopolis"):
        assert f"megapolis/games/{game}/RULES.uk.md" in names


def test_the_source_distribution_can_be_built_from(built: Path) -> None:
    (file,) = built.glob("*.tar.gz")
    with tarfile.open(file) as packed:
        names = {name.split("/", 1)[1] for name in packed.getnames() if "/" in name}
    assert {"setup.py", "tools/compile.py", "pyproject.toml", "LICENSE", "src/megapolis/web_dist/index.html"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyc")) or name.startswith(("tests/", "web/"))]


def test_it_serves_from_an_empty_environment(built: Path, tmp_path: Path) -> None:
    (wheel,) = built.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True)
    pip = [sys.executable, "-m", "pip", "--python", str(tmp_path / "venv"), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "-q", "--no-compile", str(wheel)], check=True)
    program = tmp_path / "venv" / "bin" / "megapolis"
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=True, cwd=tmp_path).stdout
    assert said.strip().endswith("engine: compiled")
    port = free_port()
    command: list[str | Path] = [
        program,
        "serve",
        "--port",
        str(port),
        "--database",
        f"sqlite:///{tmp_path / 'table.db'}",
    ]
    with tempfile.TemporaryFile() as log, subprocess.Popen(command, cwd=tmp_path, stdout=log, stderr=log) as server:
        try:
            page = fetch(f"http://127.0.0.1:{port}/", server)
            scripts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
            assert scripts
            for script in scripts:
                assert fetch(f"http://127.0.0.1:{port}{script}", server)
            shelf = fetch(f"http://127.0.0.1:{port}/api/games?lang=uk", server)
            assert '"sprawlopolis"' in shelf
            assert '"learned"' in shelf
        finally:
            server.terminate()


def fetch(url: str, server: subprocess.Popen[bytes]) -> str:
    """A page of a server that may still be starting."""
    page: list[str] = []

    def answers() -> bool:
        assert server.poll() is None
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                page.append(answer.read().decode())
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionError):
                raise
        return bool(page)

    until(answers, url)
    return page[0]
