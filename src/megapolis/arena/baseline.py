"""The bots of version 0.1, a baseline that does not move: `0.1:expert`, `0.1:greedy`, `0.1:expert:iterations=700`.

They play in a process of their own, from the wheel of that version (`make baseline`). What happens at the table is told
there action by action, by the games' names for them, and played on that version's own match; the bot itself sees of it
what its seat may see.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from megapolis.bots import UnknownBot
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.match import Match

PREFIX: Final = "0.1:"
VARIABLE: Final = "MEGAPOLIS_BASELINE"
"""The environment variable that says where `make baseline` put it, if not where it does by default."""


def is_baseline(spec: str) -> bool:
    """Whether a bot is one of version 0.1."""
    return spec.startswith(PREFIX)


def baseline_folder() -> Path:
    """Where version 0.1 is installed; `UnknownBot` if it is not."""
    given = os.environ.get(VARIABLE)
    folder = Path(given) if given else Path(__file__).resolve().parents[3] / "build" / "baseline"
    if not (folder / "worker.py").exists():
        raise UnknownBot("error-bot-baseline", folder=str(folder))
    return folder


class Worker:
    """The process that plays for version 0.1, at several tables in turn."""

    def __init__(self, folder: Path) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        self.process = subprocess.Popen(
            [str(folder / "bin" / "python"), str(folder / "worker.py")],
            cwd=folder,
            env=environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self.status = self._read()
        self.tables = 0
        atexit.register(self.close)

    def _read(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("The process of version 0.1 has ended; what it said stands above.")
        return json.loads(line)

    def ask(self, request: dict[str, Any]) -> Any:
        """Send a request and wait for the answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return self._read()

    def close(self) -> None:
        """Let the process end."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


@cache
def _worker(folder: Path) -> Worker:
    return Worker(folder)


class BaselineBot(Bot):
    """Plays one seat of a match as a bot of version 0.1 would."""

    def __init__(self, seed: i64, spec: str, match: Match) -> None:
        super().__init__(seed)
        self.match = match
        self.told = 0
        setup = match.setup
        self.labels = setup.game.labels(setup.data)
        self.worker = _worker(baseline_folder())
        self.worker.tables += 1
        self.table = self.worker.tables
        own = setup.data.digest != setup.game.default_data(setup.rules).digest
        table = {
            "game": setup.game.id,
            "players": setup.players,
            "options": setup.options,
            "data": setup.data.source if own else "",
            "bot": spec.removeprefix(PREFIX),
            "seed": int(seed),
        }
        self.worker.ask({"table": self.table, "join": table})

    def choose(self, position: Perspective) -> i64:
        actions = self.match.setup.game.actions
        news = [(actor, actions.to_fields(action, self.labels)) for actor, action in self.match.log[self.told :]]
        self.told = len(self.match.log)
        answer = self.worker.ask({"table": self.table, "choose": int(position.seat), "log": news})
        return i64(actions.number(answer, self.labels))

    def leave(self) -> None:
        """Give up the seat: the process forgets the match."""
        self.worker.ask({"table": self.table})
