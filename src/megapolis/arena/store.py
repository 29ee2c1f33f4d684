"""Results as JSON lines: a head that describes the event, then one line per game. An event can be resumed."""

from __future__ import annotations

from pathlib import Path

import msgspec

from megapolis.arena.play import Result
from megapolis.arena.schedule import Event
from megapolis.engine.errors import BadFile, file_problem
from megapolis.engine.files import written_whole

FORMAT = "megapolis-arena-1"


class Head(msgspec.Struct, frozen=True):
    """The first line of a file."""

    format: str
    event: Event


def read(path: Path) -> tuple[Event, list[Result]]:
    """Read a file of results. Its last line may be cut short by an interrupted write; other damage is `BadFile`."""
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError as error:
        raise BadFile("error-file", path=str(path), detail=file_problem(error)) from None
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
    """The results of an event, written to a file as they come, or only kept in memory if there is no path."""

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
        """Write the head, which may have changed, and all complete lines, without one that was cut short."""
        lines = [msgspec.json.encode(Head(FORMAT, self.event)), *map(msgspec.json.encode, self.results)]
        with written_whole(path) as part:
            part.write_bytes(b"\n".join(lines) + b"\n")

    def unplayed(self) -> list[int]:
        """The numbers of the event's games that have not been played yet."""
        done = {result.key for result in self.results}
        return [number for number, game in enumerate(self.event.games()) if game.key not in done]

    def add(self, result: Result) -> None:
        """Add a result and write it to the file at once."""
        self.results.append(result)
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")

    def in_order(self) -> list[Result]:
        """All results of this event in the order of its games, whichever finished first."""
        order = {game.key: number for number, game in enumerate(self.event.games())}
        own = [result for result in self.results if result.key in order]
        return sorted(own, key=lambda result: order[result.key])


def _comparable(event: Event) -> Event:
    """The event without its number of deals, which may be raised when it is resumed."""
    return msgspec.structs.replace(event, deals=1)
