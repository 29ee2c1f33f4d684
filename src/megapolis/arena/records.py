"""Files of many games, one replay per line: `megapolis selfplay --out` writes, `megapolis.envs.replays` reads them."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from megapolis.arena import runner
from megapolis.arena.play import Pairing, Result, SetupSpec, record_game
from megapolis.arena.schedule import Event
from megapolis.engine import replay
from megapolis.engine.errors import BadFile, cannot_write, file_problem
from megapolis.engine.optional import require

SUFFIXES = (".jsonl", ".jsonl.gz", ".jsonl.zst")
ARRAYS = ".npz"
"""The suffix of a file that has the decisions as arrays instead: see `megapolis.envs.replays`."""
EXTRA = "learn"
CHUNK = 1 << 20


def play_line(spec: SetupSpec, pairing: Pairing) -> tuple[Result, str]:
    """Play one game of an event. Return its result and its replay in one line."""
    result, match = record_game(spec, pairing)
    return result, replay.dump_line(match, pairing.bots)


def play_all(event: Event, workers: int = 1) -> Iterator[tuple[Result, str]]:
    """Play all games of an event. Yield results and replays in the event's order, whatever the number of processes."""
    games = event.games()
    if workers <= 1:
        yield from (play_line(event.setup, pairing) for pairing in games)
        return
    early: dict[Any, tuple[Result, str]] = {}
    remaining = iter(games)
    awaited = next(remaining)
    for found in runner.play_on_cores(play_line, event.setup, games, workers):
        early[found[0].key] = found
        while awaited.key in early:
            yield early.pop(awaited.key)
            awaited = next(remaining, awaited)


@contextmanager
def open_writer(path: Path) -> Iterator[Callable[[str], None]]:
    """Create a file and yield a function that writes a line to it. The suffix of its name chooses the compression.

    The file is complete and readable even if the block ends with an exception.
    """
    suffix = _suffix(path)
    zstd = require("zstandard", EXTRA) if suffix == ".zst" else None
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
    """The lines of such a file; `BadFile` names the line where it is damaged or cut short."""
    suffix = _suffix(path)
    zstd = require("zstandard", EXTRA) if suffix == ".zst" else None
    damage = (OSError, UnicodeDecodeError, zlib.error, *([zstd.ZstdError] if zstd is not None else []))
    try:
        plain = path.open("rb")
    except OSError as error:
        raise BadFile("error-file", path=str(path), detail=file_problem(error)) from None
    number = 1
    with plain:
        try:
            rest = b""
            for chunk in _decompress(plain, zstd) if zstd is not None else _read(plain, zipped=suffix == ".gz"):
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


def _decompress(plain: IO[bytes], zstd: Any) -> Iterator[bytes]:
    """The content of one or more zstd frames, joined as by `cat`. The library's own reader ignores a missing end."""
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
    """The last suffix of the file's name; `BadFile` if the name has none of ours."""
    if not path.name.endswith(SUFFIXES):
        raise BadFile("error-records-suffix", path=str(path), suffixes=", ".join(SUFFIXES))
    return path.suffix
