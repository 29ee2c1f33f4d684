"""Build the static site (`make site`): the page, the table as WebAssembly, and all that makes it installable.

`--interpreted` leaves compiling out; so does a machine on which compiling fails. The page then says that bots are slow.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from pathlib import Path

import build_web
import site_bundle
import site_compile
import site_fetch
import site_memory
import site_seal

PAGE = site_fetch.WORK / "page"
OUT = site_fetch.WORK / "html"
MANIFEST = "manifest.webmanifest"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
LIBRARY = "python_stdlib.zip"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
HEAD = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'


def build_page() -> None:
    """Build the page for a static host."""
    build_web.install()
    print("Building the page of the site …", flush=True)
    build_web.run("exec", "--", "vite", "build", "--mode", "site", "--config", "vite.site.config.ts", "--emptyOutDir")


def compiled(interpreted: bool) -> Path | None:
    """The compiled modules; none if they are not wanted or cannot be made here."""
    if interpreted:
        return None
    try:
        return site_compile.build()
    except Exception as error:
        print(f"The site runs interpreted, which is slower, because compiling failed: {error}", file=sys.stderr)
        return None


def place_manifest(folder: Path) -> None:
    """Write the web app manifest for whatever folder the site is put in: the page's own is for the root of a server."""
    path = folder / MANIFEST
    manifest = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(manifest | dict.fromkeys(("id", "start_url", "scope"), "./")), encoding="utf-8")


def write_head(folder: Path) -> None:
    """Write the policy into the page, and how many bytes are downloaded before the first game can be played."""
    # Without scripts, whose progress nobody is told.
    fetched = (name for name in (*RUNTIME, LIBRARY) if not name.endswith(".mjs"))
    first = (*(folder / "pyodide" / name for name in fetched), folder / site_bundle.PROGRAM)
    size = sum(path.stat().st_size for path in first)
    head = f'<head>\n    {HEAD}\n    <meta name="first-bytes" content="{size}" />'
    index = folder / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace("<head>", head, 1), encoding="utf-8")


def library(pyodide: Path) -> Path:
    """Python's own library with bytecode in the place of its sources, which halves the start."""
    target = site_fetch.WORK / f"library-{site_fetch.PINS['pyodide']['sha256'][:12]}.zip"
    if not target.is_file():
        site_bundle.add_bytecode(pyodide, pyodide / LIBRARY, target, "library")
    return target


def build(interpreted: bool = False) -> Path:
    """Write the site."""
    pyodide = site_fetch.pyodide()
    wheels = site_fetch.library_wheels()
    modules = compiled(interpreted)
    build_page()
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(PAGE, OUT)
    (OUT / "pyodide").mkdir()
    for name in RUNTIME:
        shutil.copyfile(pyodide / name, OUT / "pyodide" / name)
    shutil.copyfile(library(pyodide), OUT / "pyodide" / LIBRARY)
    print("Packing the program …", flush=True)
    site_bundle.pack(pyodide, wheels, modules, OUT / site_bundle.PROGRAM, OUT / site_bundle.MORE)
    site_memory.write_start(OUT)
    place_manifest(OUT)
    write_head(OUT)
    site_seal.seal(OUT, PAGE / site_seal.SERVICE)
    total = sum(path.stat().st_size for path in OUT.rglob("*") if path.is_file())
    print(f"The site is in {OUT.relative_to(site_fetch.ROOT)}: {total / 1e6:.1f} MB", flush=True)
    return OUT


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreted", action="store_true", help="compile nothing")
    build(parser.parse_args().interpreted)


if __name__ == "__main__":
    main()
