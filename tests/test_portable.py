"""Nothing needs Linux to start interpreted: our modules import and use only what Python has on every system."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ELSEWHERE = '''
import builtins, os, signal, sys

MISSING = {"crypt", "curses", "fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
real = builtins.__import__


def find(name, globals=None, locals=None, fromlist=(), level=0):
    """As on a system that lacks these; the standard library of this one needs them itself."""
    ours = str((globals or {}).get("__name__", "")).partition(".")[0] == "megapolis"
    if ours and level == 0 and name.partition(".")[0] in MISSING:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    return real(name, globals, locals, fromlist, level)


builtins.__import__ = find
for module, names in (
    (os, "fork forkpty getuid geteuid getgid setsid killpg getpgid nice sync statvfs mkfifo O_DIRECTORY O_NOFOLLOW"),
    (signal, "SIGHUP SIGUSR1 SIGUSR2 SIGALRM SIGCHLD pthread_sigmask"),
):
    for name in names.split():
        if hasattr(module, name):
            delattr(module, name)
'''


def run(code: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run some code, interpreted, as on another system."""
    environment = {**os.environ, "MEGAPOLIS_INTERPRETED": "1", "XDG_STATE_HOME": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", ELSEWHERE + code],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def command(*words: str) -> str:
    return f"from megapolis.cli import main; sys.exit(main({list(words)!r}))"


@pytest.mark.parametrize(
    "words",
    [
        ("--version",),
        ("games",),
        ("rules", "megalopolis", "--lang", "ru"),
        ("serve", "--help"),
        ("selfplay", "next_station", "--bots", "greedy", "--games", "1", "--workers", "1", "--out", "one.jsonl"),
    ],
    ids=lambda words: words[0],
)
def test_commands_start_on_every_system(words: tuple[str, ...], tmp_path: Path) -> None:
    done = run(command(*words), tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_a_game_is_played_and_kept_on_every_system(tmp_path: Path) -> None:
    played = ("play", "sprawlopolis", "--seed", "rain", "--save", "evening.json")
    done = run(command(*played), tmp_path, "1\n1\n1\n")
    assert "Traceback" not in done.stderr, done.stderr
    assert (tmp_path / "evening.json").stat().st_size > 0


def test_the_server_and_its_database_open_on_every_system(tmp_path: Path) -> None:
    code = """
import asyncio
from megapolis.server.http.app import make_app
from megapolis.server.settings import Settings
from megapolis.server.worker.service import TableService
async def open_and_close():
    service = TableService(Settings(database="sqlite:///table.db"))
    await service.database.open(lambda *_: None)
    await service.database.close()
asyncio.run(open_and_close())
assert callable(make_app)
print("open")
"""
    done = run(code, tmp_path)
    assert done.stdout == "open\n", done.stderr
    assert (tmp_path / "table.db").exists()
