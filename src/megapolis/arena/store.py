"""Results as JSON lines: a head that says what is played, then a line a game. A file goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from megapolis.arena.play import Result
from megapolis.arena.schedule import Event
from megapolis.engine.errors import BadFile, cannot_write

FORMAT = "megapolis-arena-1"


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    event: Event


def read(path: Path) -> tuple[Event, list[Result]]:
    """A file of results. Its last line may be cut short, as an interrupted write leaves it; other damage is refused."""
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise BadFile("error-file", path=str(path), detail=str(error)) from None
    try:
        head = msgspec.json.decode(lines[0], type=Head)
        if head.format != FORMAT:
            raise BadFile("error-arena-file", path=str(path), line=1)
    except msgspec.DecodeError:
        raise BadFile("error-arena-file", path=str(path), line=1) from None
    results = []
    for number, line in enumerate(lines[1:-1], 2):
        try:
            results.append(msgspec.json.decode(line, type=Result))
        except msgspec.DecodeError:
            raise BadFile("error-arena-file", path=str(path), line=number) from None
    return head.event, results


class Store:
    """Keeps results as they come. Without a path it only remembers them."""

    def __init__(self, event: Event, path: Path | None) -> None:
        self.event = event
        self.path = path
        self.results: list[Result] = []
        if path is None:
            return
        if path.is_file() and path.stat().st_size:
            found, self.results = read(path)
            if _comparable(found) != _comparable(event):
                raise BadFile("error-arena-other", path=str(path))
        self._rewrite(path)

    def _rewrite(self, path: Path) -> None:
        """The head and all whole lines: what was cut short is gone, and a later call may have asked for more deals."""
        part = path.with_name(path.name + ".part")
        lines = [msgspec.json.encode(Head(FORMAT, self.event)), *map(msgspec.json.encode, self.results)]
        try:
            part.write_bytes(b"\n".join(lines) + b"\n")
            part.replace(path)
        except OSError as error:
            raise cannot_write(path, error) from None

    def missing(self) -> list[int]:
        """Which games of the event are still to be played, by their number."""
        done = {result.key for result in self.results}
        return [number for number, game in enumerate(self.event.games()) if game.key not in done]

    def add(self, result: Result) -> None:
        """One more result, on disk before the next."""
        self.results.append(result)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    def in_order(self) -> list[Result]:
        """All results of this event in the order of its games, whoever finished first."""
        order = {game.key: number for number, game in enumerate(self.event.games())}
        own = [result for result in self.results if result.key in order]
        return sorted(own, key=lambda result: order[result.key])


def _comparable(event: Event) -> Event:
    """All but the number of deals, of which there may be more the next time."""
    return msgspec.structs.replace(event, deals=1)
