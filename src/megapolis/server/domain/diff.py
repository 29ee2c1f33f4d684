"""What one connection is sent: a snapshot, then updates with consecutive versions, and only if something changed."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from megapolis.server.domain.picture import Line, Picture, Viewer
from megapolis.server.domain.snapshot import find_hand_over, may_watch, snapshot
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import Translator

_FIELDS = [field for field in Picture.__struct_fields__ if field != "log"]
_ENCODER = msgspec.json.Encoder()


class ServerMessage(msgspec.Struct, frozen=True, tag_field="is"):
    """The base of all messages from the server."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """The whole picture and its version. The next update has the next number."""

    version: int
    picture: Picture


class Update(ServerMessage, frozen=True, tag="event"):
    """What changed: fields of the picture to replace, and lines to add to the log after its first `keep` lines."""

    version: int
    changes: dict[str, Any]
    keep: int
    log: list[Line]


class Away(msgspec.Struct, frozen=True):
    """Somebody who is not connected, and since when; null: they have not been here yet."""

    person: int
    since: float | None


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Which people are connected, on any device; sent after the snapshot and whenever it changes.

    It has no version. Disconnects of a few seconds are not announced. `onlookers` counts their connections.
    """

    here: list[int]
    away: list[Away]
    onlookers: int


class SnapshotCache:
    """Encoded pictures of one moment of a table, made once for all connections that see the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._fields: dict[Viewer, dict[str, bytes]] = {}

    def fields(self, viewer: Viewer) -> dict[str, bytes]:
        """The fields of the picture, without its log, encoded."""
        if viewer not in self._fields:
            picture = snapshot(self.table, viewer, log=False)
            self._fields[viewer] = {name: _ENCODER.encode(getattr(picture, name)) for name in _FIELDS}
        return self._fields[viewer]


class Subscription:
    """What one connection to a table knows. The bytes it returns must be sent in order; none: nothing changed."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.viewer = viewer
        self.version = 0
        self._sent: dict[str, int] = {}
        """A hash of each field of the picture as it was last sent."""
        self._lines = 0
        self._chain = b""
        """A running hash of the lines that were sent."""
        self._rewritten = table.rewritten
        self._shows_log = False
        self._choose_seat(table)

    def _choose_seat(self, table: Table) -> None:
        """Look as the person's seat; if they hold several, as the one whose player looks at the device."""
        seats = table.seats_of(self.viewer.person)
        if self.viewer.seat not in seats:
            awaited = [seat for seat in table.people_awaited() if seat in seats]
            first = next(iter(awaited or seats), None)
            self.viewer = msgspec.structs.replace(self.viewer, seat=first)

    def look(self, seat: int) -> None:
        """The device was passed to the player of this seat."""
        self.viewer = msgspec.structs.replace(self.viewer, seat=seat)

    def sees_game(self, table: Table) -> bool:
        """Whether the position is on the screen: not while the device changes hands."""
        hidden = find_hand_over(table, table.seats_of(self.viewer.person), self.viewer.seat) is not None
        return table.match is not None and not hidden and not table.frozen and may_watch(table, self.viewer)

    def _count(self, lines: list[Line]) -> None:
        for line in lines:
            self._chain = blake2b(self._chain + _ENCODER.encode(line), digest_size=8).digest()
        self._lines += len(lines)

    def snapshot(self, table: Table) -> bytes:
        """The whole picture."""
        self._choose_seat(table)
        picture = snapshot(table, self.viewer)
        self._sent = {name: hash(_ENCODER.encode(getattr(picture, name))) for name in _FIELDS}
        self._restart(table, picture.log)
        self.version += 1
        return _ENCODER.encode(Snapshot(self.version, picture))

    def _restart(self, table: Table, lines: list[Line]) -> None:
        self._lines, self._chain, self._rewritten = 0, b"", table.rewritten
        self._count(lines)
        self._shows_log = self.sees_game(table)
        if self._shows_log:
            table.follow_log(self.viewer.seat)

    def update(self, table: Table, cache: SnapshotCache) -> bytes:
        """What has changed since the last call; none if nothing has."""
        before = self.viewer.seat
        self._choose_seat(table)
        fields = cache.fields(self.viewer)
        hashes = {name: hash(value) for name, value in fields.items()}
        changes = {name: msgspec.Raw(fields[name]) for name in _FIELDS if hashes[name] != self._sent.get(name)}
        self._sent = hashes
        sent = self._lines
        keep, lines = self._update_log(table, whole=before != self.viewer.seat)
        if not changes and not lines and keep == sent:
            return b""
        self.version += 1
        return _ENCODER.encode(Update(self.version, changes, keep, lines))

    def _update_log(self, table: Table, *, whole: bool) -> tuple[int, list[Line]]:
        """How many lines the client keeps, and the lines to add."""
        kept, chain = self._lines, self._chain
        if not self.sees_game(table):
            self._restart(table, [])
            return 0, []
        translator = Translator(table, self.viewer.words)
        if whole or self._rewritten != table.rewritten or not self._shows_log:
            assert table.match is not None
            log = translator.lines(table.match.view_log(self.viewer.seat))
            self._restart(table, log)
            return (kept, []) if self._chain == chain and kept == self._lines else (0, log)
        lines = translator.lines(table.follow_log(self.viewer.seat))
        self._count(lines)
        return kept, lines
