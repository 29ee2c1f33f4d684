"""Pack the program for a page: the package, its compiled modules and the libraries, with bytecode for Pyodide's Python.

Pyodide itself, run by Node, writes the bytecode, so that a page compiles nothing when it starts.
"""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from build_web import npm
from compile import PACKAGE
from megapolis.compiled import ENGINE, NETWORKS, SEALED
from site_compile import MANIFEST, TAG

LOCALES = {"root.dat", "en.dat", "ru.dat", "uk.dat"}
"""What Babel must know of languages."""
LEFT_OUT = re.compile(
    r"/(__pycache__|arena|envs|conformance|cli|web_dist|_compiled|tests?|pygments)/"
    r"|\.(pyi|c|h|so|typed)$|/text/cli\.|/small\.toml$|^/pytz/zoneinfo/|\.dist-info/(?!METADATA)"
    r"|/server/(main|client|admin)\.py$|/store/postgres\.py$|/http/protocol\.py$"
)
"""What a page never needs."""
PROGRAM, MORE = "program.pack", "more.pack"
"""What the first game needs, and the rest."""
FIRST_GAME = "next_station"
"""The game that is loaded first: its first game is played while the others come."""
SOURCES = r"^anyio/|^megapolis/(engine/core|bots/core|bots/networks|games/\w+/(rules|bots))/"
"""Sources that are kept beside their bytecode: compiled modules are compared with them, and anyio reads its own."""
COMPILE = """
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
const [folder, source, target, kind, kept] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${folder}/` });
python.FS.writeFile("/in.zip", readFileSync(source));
python.globals.set("kind", kind);
python.globals.set("kept", kept);
python.runPython(`
import importlib.util, marshal, re, zipfile
kept_as = zipfile.ZIP_DEFLATED if kind == "library" else zipfile.ZIP_STORED
with zipfile.ZipFile("/in.zip") as old, zipfile.ZipFile("/out.zip", "w", kept_as, compresslevel=9) as new:
    for info in old.infolist():
        name, data = info.filename, old.read(info)
        fixed = zipfile.ZipInfo(name)
        fixed.compress_type = kept_as
        if not name.endswith(".py"):
            new.writestr(fixed, data)
            continue
        place = "/lib/python314.zip/" if kind == "library" else "/lib/python3.14/site-packages/"
        code = compile(data, place + name, "exec", dont_inherit=True, optimize=0)
        # Unchecked: nobody compares it with its source.
        head = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + importlib.util.source_hash(data)
        if kind == "library" or not re.search(kept, name):
            fixed.filename = name + "c"
        else:
            new.writestr(fixed, data)
            folder, _, last = name.rpartition("/")
            fixed = zipfile.ZipInfo(f"{folder}/__pycache__/{last[:-3]}.cpython-314.pyc".lstrip("/"))
            fixed.compress_type = kept_as
        new.writestr(fixed, head + marshal.dumps(code))
`);
writeFileSync(target, python.FS.readFile("/out.zip"));
"""


def own_files(compiled: Path | None) -> Iterator[tuple[str, bytes]]:
    """The package's own files, and its compiled modules if there are any."""
    for path in sorted(PACKAGE.rglob("*")):
        name = path.relative_to(PACKAGE.parent).as_posix()
        if path.is_file() and not LEFT_OUT.search(f"/{name}"):
            yield name, path.read_bytes()
    if compiled is not None:
        for path in sorted(compiled.rglob("*.so")):
            yield f"megapolis/_compiled/{TAG}/{path.relative_to(compiled).as_posix()}", path.read_bytes()
        manifest = json.loads((compiled / MANIFEST).read_text(encoding="utf-8"))
        sealed = {group: entry | {"hash": SEALED} for group, entry in manifest.items()}
        yield f"megapolis/_compiled/{TAG}/{MANIFEST}", json.dumps(sealed).encode()


def library_files(wheels: Sequence[Path]) -> Iterator[tuple[str, bytes]]:
    """What is needed of the libraries."""
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            for info in packed.infolist():
                name = info.filename
                is_module = name.endswith(".so") or not LEFT_OUT.search(f"/{name}")
                is_locale = "babel/locale-data/" in name and name.rpartition("/")[2] not in LOCALES
                if not info.is_dir() and is_module and not is_locale and not name.startswith("pytz/zoneinfo/"):
                    yield name, packed.read(info)


BRIEF = """
// Else Node prints the line that failed, which is all of Pyodide.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});
"""


def run_node(program: str, *arguments: Path | str, minutes: int = 10) -> None:
    """Run a program with Node, the one that builds the page."""
    command, environment = npm()
    node = str(Path(command[0]).with_name("node")) if len(command) > 1 else "node"
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "program.mjs"
        script.write_text(BRIEF + program, encoding="utf-8")
        subprocess.run([node, str(script), *map(str, arguments)], env=environment, check=True, timeout=60 * minutes)


def add_bytecode(pyodide: Path, source: Path, target: Path, kind: str) -> None:
    """Write a zip file anew with bytecode in the place of sources: a `program` keeps some of them, a `library` none."""
    run_node(COMPILE, pyodide, source, target, kind, SOURCES)


def is_later(name: str) -> bool:
    """Whether a file is loaded after the first game can be played: all other games, and networks."""
    game = re.match(rf"megapolis/(?:games|_compiled/{TAG})/(\w+)/", name)
    is_other = game is not None and game[1] not in (FIRST_GAME, ENGINE, NETWORKS, "__pycache__")
    return is_other or name.endswith(".onnx")


def write_packed(target: Path, content: bytes) -> None:
    """Compress a file as a whole; the same content always gives the same file."""
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def pack(pyodide: Path, wheels: Sequence[Path], compiled: Path | None, program: Path, more: Path) -> None:
    """Pack everything that is imported into two files: what the first game needs, and the rest.

    Each is a zip file without compression that is compressed as a whole: a page unpacks it without Python, in no time.
    """
    files = sorted((*own_files(compiled), *library_files(wheels)))
    for target, later in ((program, False), (more, True)):
        plain = target.with_suffix(".plain.zip")
        with zipfile.ZipFile(plain, "w", zipfile.ZIP_DEFLATED) as packed:
            for name, data in files:
                if is_later(name) == later:
                    packed.writestr(zipfile.ZipInfo(name), data)
        add_bytecode(pyodide, plain, target, "program")
        write_packed(target, target.read_bytes())
        plain.unlink()
