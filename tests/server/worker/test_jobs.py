"""Background jobs."""

import time
from collections.abc import Callable
from pathlib import Path

from guests import message, picture
from serving import served


def test_tables_that_nobody_touches_are_closed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'old.db'}"
    with served(database) as server:
        waiting, playing = server.table(players=2), server.table(players=1)
        message(server, playing, "start")
    with served(database, lobby_hours="0.00001") as server:
        until(lambda: picture(server, waiting)["table"]["status"] == "closed")
        assert picture(server, playing)["table"]["status"] == "playing", "a game may take its days"
        assert "expired" in picture(server, waiting)["talk"][-1]["key"]
    with served(database, game_days="0.0000001") as server:
        until(lambda: picture(server, playing)["table"]["status"] == "closed")
        assert picture(server, playing)["table"]["ending"] == "closed"


def until(holds: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)
