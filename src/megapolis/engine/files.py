"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from megapolis.engine.errors import cannot_write

PRIVATE = 0o600
"""The mode of a file that only its owner may read."""


@contextmanager
def written_whole(path: Path, mode: int = 0o666) -> Iterator[Path]:
    """A new, empty file beside `path` to write into. It takes the place of `path` when the block ends without an error.

    Then it is safely on disk; otherwise nothing is left of it, and a file that was there stays as it was.
    """
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode))
        yield part
        with part.open("r+b") as whole:
            os.fsync(whole.fileno())
        part.replace(path)
        _sync(path.parent)
    except BaseException as error:
        with suppress(OSError):
            part.unlink()
        if isinstance(error, OSError):
            raise cannot_write(path, error) from None
        raise


def _sync(folder: Path) -> None:
    """Make a new name in a folder outlive a power cut, where folders can be opened."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
