"""What one connection has been told: a snapshot, then events with consecutive versions, only when something changed."""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from megapolis.server.domain.snapshot import Speaker, Viewer, handed_over, picture, shown
from megapolis.server.domain.table import Live
from megapolis.server.http.messages import Line, Picture, Snapshot, Update

_FIELDS = [field for field in Picture.__struct_fields__ if field != "log"]
_ENCODER = msgspec.json.Encoder()


class Rendering:
    """Pictures of one moment of a table, made once for all connections that see the same."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._fields: dict[Viewer, dict[str, bytes]] = {}

    def fields(self, viewer: Viewer) -> dict[str, bytes]:
        """The picture field by field, without its log, ready to be sent."""
        if viewer not in self._fields:
            whole = picture(self.live, viewer, log=False)
            self._fields[viewer] = {name: _ENCODER.encode(getattr(whole, name)) for name in _FIELDS}
        return self._fields[viewer]


class Channel:
    """One connection to a table. Bytes that it returns are sent in order; an empty answer means nothing changed."""

    def __init__(self, live: Live, viewer: Viewer) -> None:
        self.viewer = viewer
        self.version = 0
        self._sent: dict[str, int] = {}
        self._lines = 0
        self._chain = b""
        self._rewritten = live.rewritten
        self._showing = False
        self._settle_seat(live)

    def _settle_seat(self, live: Live) -> None:
        """Looks as the person's seat; of several, as the one who is looking at the device."""
        seats = live.seats_of(self.viewer.person)
        if self.viewer.seat not in seats:
            awaited = [seat for seat in live.people_awaited() if seat in seats]
            first = next(iter(awaited or seats), None)
            self.viewer = msgspec.structs.replace(self.viewer, seat=first)

    def look(self, seat: int) -> None:
        """The device was handed over to this seat's person."""
        self.viewer = msgspec.structs.replace(self.viewer, seat=seat)

    def _sees_log(self, live: Live) -> bool:
        hidden = handed_over(live, live.seats_of(self.viewer.person), self.viewer.seat) is not None
        return live.match is not None and not hidden and not live.frozen and shown(live, self.viewer)

    def _note(self, lines: list[Line]) -> None:
        for line in lines:
            self._chain = blake2b(self._chain + _ENCODER.encode(line), digest_size=8).digest()
        self._lines += len(lines)

    def snapshot(self, live: Live) -> bytes:
        """The whole picture."""
        self._settle_seat(live)
        whole = picture(live, self.viewer)
        self._sent = {name: hash(_ENCODER.encode(getattr(whole, name))) for name in _FIELDS}
        self._restart(live, whole.log)
        self.version += 1
        return _ENCODER.encode(Snapshot(self.version, whole))

    def _restart(self, live: Live, lines: list[Line]) -> None:
        self._lines, self._chain, self._rewritten = 0, b"", live.rewritten
        self._note(lines)
        self._showing = self._sees_log(live)
        if self._showing:
            live.witness(self.viewer.seat)

    def update(self, live: Live, rendering: Rendering) -> bytes:
        """What has changed since, or nothing."""
        before = self.viewer.seat
        self._settle_seat(live)
        fields = rendering.fields(self.viewer)
        hashes = {name: hash(value) for name, value in fields.items()}
        changes = {name: msgspec.Raw(fields[name]) for name in _FIELDS if hashes[name] != self._sent.get(name)}
        self._sent = hashes
        told = self._lines
        keep, lines = self._log(live, anew=before != self.viewer.seat)
        if not changes and not lines and keep == told:
            return b""
        self.version += 1
        return _ENCODER.encode(Update(self.version, changes, keep, lines))

    def _log(self, live: Live, *, anew: bool) -> tuple[int, list[Line]]:
        """How many lines stay, and those to add."""
        kept, chain = self._lines, self._chain
        if not self._sees_log(live):
            self._restart(live, [])
            return 0, []
        speaker = Speaker(live, self.viewer.words)
        if anew or self._rewritten != live.rewritten or not self._showing:
            assert live.match is not None
            whole = [speaker.line(said) for said in live.match.seen(self.viewer.seat)]
            self._restart(live, whole)
            return (kept, []) if self._chain == chain and kept == self._lines else (0, whole)
        lines = [speaker.line(said) for said in live.witness(self.viewer.seat).lines]
        self._note(lines)
        return kept, lines
