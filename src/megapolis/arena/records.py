"""Many games in a file, a replay a line: `megapolis selfplay --out` writes it, `megapolis.envs.replays` reads it."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from megapolis.arena import runner
from megapolis.arena.play import Result, Seated, Table, play_recorded
from megapolis.arena.schedule import Event
from megapolis.engine import replay
from megapolis.engine.errors import BadFile, cannot_write
from megapolis.engine.optional import needed

SUFFIXES = (".jsonl", ".jsonl.gz", ".jsonl.zst")
EXTRA = "learn"
CHUNK = 1 << 20


def play_line(table: Table, seated: Seated) -> tuple[Result, str]:
    """Plays one game of an event: how it went, and its replay in a line."""
    result, match = play_recorded(table, seated)
    return result, replay.dump_line(match, seated.bots)


def played(event: Event, workers: int = 1) -> Iterator[tuple[Result, str]]:
    """All games of an event with their replays, in its order however many processes play."""
    games = event.games()
    if workers <= 1:
        yield from (play_line(event.table, seated) for seated in games)
        return
    early: dict[Any, tuple[Result, str]] = {}
    following = iter(games)
    awaited = next(following)
    for found in runner.on_cores(play_line, event.table, games, workers):
        early[found[0].key] = found
        while awaited.key in early:
            yield early.pop(awaited.key)
            awaited = next(following, awaited)


@contextmanager
def written(path: Path) -> Iterator[Callable[[str], None]]:
    """A new file that takes lines; its suffix says how it is compressed. It is whole however the block ends."""
    suffix = _suffix(path)
    zstd = needed("zstandard", EXTRA) if suffix == ".zst" else None
    try:
        plain = path.open("xb")
    except FileExistsError:
        raise BadFile("error-file-exists", path=str(path)) from None
    except OSError as error:
        raise cannot_write(path, error) from None
    with plain:
        file: Any = plain
        if zstd is not None:
            file = zstd.ZstdCompressor(level=9).stream_writer(plain, closefd=False)
        elif suffix == ".gz":
            file = gzip.GzipFile("", "wb", fileobj=plain, mtime=0)
        with file:
            yield lambda line: file.write(line.encode())


def lines(path: Path) -> Iterator[str]:
    """The lines of such a file; one that is damaged or cut short is refused where that shows."""
    suffix = _suffix(path)
    zstd = needed("zstandard", EXTRA) if suffix == ".zst" else None
    damage = (OSError, UnicodeDecodeError, zlib.error, *([zstd.ZstdError] if zstd is not None else []))
    try:
        plain = path.open("rb")
    except OSError as error:
        raise BadFile("error-file", path=str(path), detail=str(error)) from None
    number = 1
    with plain:
        try:
            rest = b""
            for chunk in _unpacked(plain, zstd) if zstd is not None else _read(plain, zipped=suffix == ".gz"):
                *whole, rest = (rest + chunk).split(b"\n")
                for line in whole:
                    yield line.decode() + "\n"
                    number += 1
            if rest:
                raise EOFError
        except EOFError:
            raise BadFile("error-records-cut", path=str(path), line=number) from None
        except damage as error:
            raise BadFile("error-records-line", path=str(path), line=number, detail=str(error)) from None


def _read(plain: IO[bytes], *, zipped: bool) -> Iterator[bytes]:
    source: Any = gzip.GzipFile(fileobj=plain) if zipped else plain
    while chunk := source.read1(CHUNK):
        yield chunk


def _unpacked(plain: IO[bytes], zstd: Any) -> Iterator[bytes]:
    """The content of one or more parts, as `cat` joins them. The library's own reader passes over a missing end."""
    part = None
    for chunk in _read(plain, zipped=False):
        while chunk:
            part = part or zstd.ZstdDecompressor().decompressobj()
            yield part.decompress(chunk)
            chunk = b""
            if part.eof:
                chunk, part = part.unused_data, None
    if part is not None:
        raise EOFError


def _suffix(path: Path) -> str:
    """How the file is compressed; other names than ours are refused."""
    if not path.name.endswith(SUFFIXES):
        raise BadFile("error-records-suffix", path=str(path), suffixes=", ".join(SUFFIXES))
    return path.suffix
