"""Lock every dependency with its hashes (`make lock`): requirements/*.txt from the .in files and pyproject.toml.

One lock file serves every platform and Python 3.11 or newer. Versions stay as they are locked unless a source asks for
others; `--upgrade` takes the newest. `--check` fails where a lock file no longer follows from its sources.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "requirements"
OLDEST = "3.11"
TESTED = ("arena", "envs", "learn", "openspiel")
"""Extras that `make test` needs."""
LOCKS: dict[str, tuple[str, ...]] = {
    "play": ("pyproject.toml", "play.in", "--extra=learn"),
    "dev": ("pyproject.toml", "play.in", "dev.in", *(f"--extra={extra}" for extra in TESTED)),
    "docs": ("docs.in",),
    "bench": ("pyproject.toml", "--extra=bench"),
    "cluster": ("pyproject.toml", "--extra=cluster"),
    "train": ("train.in",),
    "tools": ("tools.in",),
    "node": ("node.in",),
    "site": ("site.in",),
}
"""The sources of each lock file. Those after `dev` are installed beside it, so its versions hold in them."""
ALONE = ("play", "dev", "tools", "node", "site")


def source(name: str) -> str:
    """A source file as uv is told of it."""
    return str(ROOT / name if name.endswith(".toml") else FOLDER / name) if not name.startswith("-") else name


def lock(name: str, target: Path, *options: str) -> None:
    """Write one lock file; the versions that it has already are kept where they can be."""
    held = "play" if name == "dev" else "dev"
    beside = ["--constraints", str(FOLDER / f"{held}.txt")] if name == "dev" or name not in ALONE else []
    command = [uv(), "pip", "compile", "--quiet", "--universal", "--generate-hashes", f"--python-version={OLDEST}"]
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-config", *options, *beside]
    command += [*map(source, LOCKS[name]), "--output-file", str(target)]
    # Packages of this machine's own would have hashes that nobody else can check.
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PIP_", "UV_FIND"))}
    subprocess.run(command, check=True, env=environment, cwd=ROOT)


def uv() -> str:
    """The program, beside the Python that runs this."""
    return shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}") or "uv"


def main() -> None:
    """Write all lock files, or check them."""
    options = [option for option in sys.argv[1:] if option == "--upgrade"]
    stale = []
    for name in LOCKS:
        path = FOLDER / f"{name}.txt"
        if "--check" not in sys.argv:
            lock(name, path, *options)
            continue
        with tempfile.TemporaryDirectory() as folder:
            fresh = Path(folder) / path.name
            shutil.copy(path, fresh)
            lock(name, fresh)
            if fresh.read_text(encoding="utf-8") != path.read_text(encoding="utf-8"):
                stale.append(path.name)
    if stale:
        sys.exit(f"Run `make lock`: {', '.join(stale)}")


if __name__ == "__main__":
    main()
