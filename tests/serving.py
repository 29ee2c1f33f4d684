"""Real servers for tests: a process on a free loopback port, and a real PostgreSQL."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from megapolis.server.client import request
from waiting import PATIENCE, until

# Tests knock more often than people do.
GENEROUS = {
    "MEGAPOLIS_REQUESTS_PER_SECOND": "5000",
    "MEGAPOLIS_MESSAGES_PER_SECOND": "2000",
    "MEGAPOLIS_TABLES_PER_ADDRESS": "100000",
    "MEGAPOLIS_CONNECTIONS_PER_ADDRESS": "5000",
}


UNICODE = ("--encoding", "UTF8", "--locale", "C")
"""What a database needs where the machine has no language of its own."""
SAME_DEAL = 'from megapolis.engine import dealer; dealer.new_seed = lambda: "the same for every table"'
"""One seed for all tables, so that the same set-up gives the same deal in every run."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A running `megapolis serve`; a `prelude` is Python code that runs in it first."""

    def __init__(self, database: str, prelude: str = "", **settings: str) -> None:
        program = f"import sys\n{prelude}\nfrom megapolis.cli import main\nsys.exit(main())"
        self.program = ["-c", program] if prelude else ["-m", "megapolis"]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database
        self.settings = {**GENEROUS, **{f"MEGAPOLIS_{key.upper()}": value for key, value in settings.items()}}
        self.process: subprocess.Popen[bytes] | None = None
        self.log = tempfile.TemporaryFile()  # noqa: SIM115

    def launch(self) -> None:
        """Starts the process and does not wait."""
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--database", self.database]
        environment = {**os.environ, **self.settings}
        self.process = subprocess.Popen(
            command, env=environment, stdout=self.log, stderr=self.log, start_new_session=True
        )

    def ready(self) -> "Served":
        """Waits until it answers."""
        process = self.process
        assert process is not None

        def answers() -> bool:
            assert process.poll() is None, self.said()
            try:
                with urllib.request.urlopen(self.url + "/health", timeout=PATIENCE):
                    return True
            except OSError:
                return False

        until(answers, "the server does not answer")
        return self

    def start(self) -> "Served":
        self.launch()
        return self.ready()

    def said(self) -> str:
        self.log.seek(0)
        return self.log.read().decode()

    def kill(self) -> None:
        """Kill the server and every process that it started with kill -9."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=PATIENCE)

    def call(self, method: str, path: str, body: Any = None, token: str = "", **headers: str) -> Any:
        if token:
            headers["Authorization"] = f"Bearer {token}"
        return request(method, self.url + path, body, headers)

    def table(self, game: str = "next_station", players: int = 2, **wish: Any) -> Any:
        return self.call("POST", "/api/tables", {"game": game, "name": "Host", "players": players, **wish})


@contextmanager
def served(database: str, prelude: str = "", **settings: str) -> Iterator[Served]:
    server = Served(database, prelude, **settings).start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            server.stop()
        server.log.close()


# ---------------------------------------------------------------------- PostgreSQL


def programs() -> Path:
    """The folder of PostgreSQL's programs; Debian keeps them off the PATH, and `make test` installs them as root."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found and shutil.which("initdb"):
        return Path(str(shutil.which("initdb"))).parent
    assert found, "PostgreSQL is needed for these tests (Debian: apt-get install postgresql)"
    return found[-1].parent


class Postgres:
    """A new PostgreSQL in a temporary folder, with synchronous commits."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="megapolis-pg-"))
        self.port = free_port()
        self.bin = programs()
        # initdb refuses to run as root.
        self.user = "nobody" if os.getuid() == 0 else ""
        self.folder.chmod(0o777)
        self.data = self.folder / "data"
        self.process: subprocess.Popen[bytes] | None = None
        self._as_user(
            str(self.bin / "initdb"), "-D", str(self.data), "-U", "megapolis", "-A", "trust", "--no-sync", *UNICODE
        )
        self.url = f"postgresql://megapolis@127.0.0.1:{self.port}/postgres"

    def _as_user(self, *command: str) -> None:
        subprocess.run(command, check=True, capture_output=True, user=self.user or None, cwd=self.folder)

    def start(self) -> "Postgres":
        command = [str(self.bin / "postgres"), "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=50"]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, user=self.user or None, cwd=self.folder, start_new_session=True
            )
        ready = [str(self.bin / "pg_isready"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "megapolis"]
        until(lambda: subprocess.run(ready, check=False, capture_output=True).returncode == 0, "no PostgreSQL")
        return self

    def kill(self) -> None:
        """Kill every process of the database server with kill -9."""
        assert self.process is not None
        children = subprocess.run(
            ["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=False
        ).stdout.split()
        for pid in [self.process.pid, *map(int, children)]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(timeout=PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[Postgres]:
    database = Postgres().start()
    try:
        yield database
    finally:
        database.stop()
