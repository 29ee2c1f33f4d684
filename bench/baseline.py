"""Version 0.1, whose bots do not change: its sources, and an environment with its wheel. Called by `make baseline`.

The arena then knows its bots as `0.1:expert`, `0.1:greedy` and so on: see `megapolis.arena.baseline`.
"""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
COMMIT = "a314107"
"""The last commit of version 0.1's architecture."""
TARGET = ROOT / "build" / "baseline"
BUILD = "from setuptools import build_meta; build_meta.build_wheel('dist')"


def unpack(folder: Path, *paths: str) -> None:
    """Write these paths of version 0.1 (none: all of them) into a folder, unless they are there."""
    if (folder / "src").exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    packed = subprocess.check_output(["git", "archive", COMMIT, *paths], cwd=ROOT)
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def build(target: Path = TARGET) -> None:
    """Build the wheel and install it into an environment of its own, with a worker that plays for the arena."""
    python = target / "bin" / "python"
    if not (target / "worker.py").exists():
        source = target / "source"
        unpack(source)
        subprocess.run([sys.executable, "-c", BUILD], cwd=source, check=True, stdout=subprocess.DEVNULL)
        [wheel] = (source / "dist").glob("*.whl")
        subprocess.run([sys.executable, "-m", "venv", str(target)], check=True)
        pip = [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "-r", str(source / "requirements" / "play.txt")], check=True)
        subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    # Last, so that an environment with a worker is a whole one.
    shutil.copy(HERE / "baseline_worker.py", target / "worker.py")


if __name__ == "__main__":
    build()
    print(f"The bots of version 0.1 are in {TARGET.relative_to(ROOT)}: megapolis arena match GAME expert 0.1:expert")
