"""Compile the engine and the games with mypyc, from the same sources that run interpreted.

Only groups whose sources have changed are compiled, several in parallel. The Makefile and `pip install` call this. If
compiling fails, a message says so, and the installation works interpreted.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ProcessPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "megapolis"
WORK = ROOT / "build" / "mypyc"
# Measured: -O0 halves the compile time but runs five times slower; -O1 and -O3 differ by no more than the machine's
# noise, in compile time and in speed. Most of the time goes into compiling C at all, not into optimising it.
OPTIMISATION = "2"
WINDOWS = os.name == "nt"
"""Microsoft's compiler knows none of the following."""
# Functions of a library call one another directly, and may be inlined: nobody replaces them at load time. mypyc's
# groups reach one another through tables, so nothing but the modules' entry points needs to be visible.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# Measured: Python's -Wall includes a warning for which GCC reads the C again and again to see how its lines are
# indented: a third of the time of compiling, for code that nobody has written by hand.
FLAGS += ["-Wno-misleading-indentation"]
# Every 64-bit processor of Intel and AMD since 2008 can count bits. macOS may compile for two processors at once.
BIT_COUNT = ["-mpopcnt"] if sys.platform == "linux" and platform.machine() == "x86_64" else []
# What compiled code calls instead of the plain functions of engine/core/bitset.py: instructions of the processor.
PRIMITIVES = {"bit": "megapolis_bit", "lowest_bit": "__builtin_ctzll", "popcount": "__builtin_popcountll"}
# The same for engine/core/observation.py, with the kinds of their arguments.
ROW_PRIMITIVES = {
    "see_bits": "row number number",
    "see_one": "row number number number",
    "see_number": "row number number number",
    "clear_numbers": "row number number",
    "copy_numbers": "row number row number number",
    "copy_bytes": "row number bytes number number",
}
HEADER = ROOT / "tools" / "primitives.h"
# GCC compiles a group as one whole, so it leaves out what nothing calls: mypyc gives every group its whole runtime.
WHOLE = ["-fwhole-program"]
# The body of a module runs once.
BODY = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{", re.MULTILINE)
DEFINITIONS = ["-include", str(HEADER)]


def _load_compiled() -> ModuleType:
    """Load `compiled.py` by its path, because importing the package would import the modules to be compiled."""
    spec = spec_from_file_location("megapolis_compiled", PACKAGE / "compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiled = _load_compiled()


def read_manifest(folder: Path) -> dict[str, Any]:
    """The manifest of what is compiled already."""
    try:
        manifest: dict[str, Any] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return manifest


def library_name(group: str) -> str:
    """The name of a group's shared library, without mypyc's suffix."""
    return f"megapolis_{group}"


def gather(group: str, extensions: list[Any]) -> Any:
    """The library of a group, with the entry points of all its modules.

    mypyc makes a library of each entry point, and all of them together take as long to build as a game does. An entry
    point is called by the last part of its module's name, so no two modules of a group may have the same one.
    """
    library = next(each for each in extensions if each.name == f"{library_name(group)}__mypyc")
    entries = [Path(each.sources[0]) for each in extensions if each is not library]
    lines = []
    for number, entry in enumerate(entries):
        # Every entry point has a second name, which is of use only in a library of its own.
        lines += [f"#define PyInit___init__ PyInit_second_{number}", f'#include "{entry.as_posix()}"']
        lines += ["#undef PyInit___init__", ""]
    source = Path(library.sources[0]).with_name(f"{group}_entries.c")
    source.write_text("\n".join(lines), encoding="utf-8")
    if is_gcc():
        [native] = library.sources
        body = BODY.sub(r"__attribute__((cold)) \g<0>", Path(native).read_text(encoding="utf-8"))
        whole = source.with_name(f"{group}_whole.c")
        whole.write_text(f'{body}\n#include "{source.name}"\n', encoding="utf-8")
        library.sources = [str(whole)]
        library.extra_compile_args = [*library.extra_compile_args, *WHOLE]
    else:
        library.sources.append(str(source))
    return library


def c_compiler() -> list[str]:
    """The command that compiles C."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def is_gcc() -> bool:
    """Whether C is compiled by GCC itself, and not by another compiler that takes its options."""
    if WINDOWS:
        return False
    command = [*c_compiler(), "-dM", "-E", "-x", "c", os.devnull]
    macros = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return "__GNUC__" in macros and "__clang__" not in macros


def link(group: str, extensions: list[Any], folder: Path) -> tuple[str, dict[str, str], float]:
    """Run the C compiler on one group. Return the group, the file of each module, and the seconds it took."""
    from setuptools import Distribution

    started = time.perf_counter()
    target = folder / group
    shutil.rmtree(target, ignore_errors=True)
    library = gather(group, extensions)
    command = Distribution({"name": "megapolis", "ext_modules": [library]}).get_command_obj("build_ext")
    command.build_lib = str(target)
    command.build_temp = str(WORK / "objects" / group)
    command.ensure_finalized()
    log = os.open(str(WORK / f"{group}.log"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(log, 1)
    os.dup2(log, 2)
    command.run()
    file = f"{group}/{command.get_ext_filename(library.name)}"
    return group, {each.name: file for each in extensions}, time.perf_counter() - started


def add_primitives() -> None:
    """Tell mypyc to translate calls of the plain functions to those of `HEADER`, or to instructions."""
    from mypyc.ir.ops import ERR_NEVER
    from mypyc.ir.rtypes import RVec, c_int_rprimitive, int16_rprimitive, int64_rprimitive, uint8_rprimitive
    from mypyc.primitives.registry import ERR_NEG_INT, function_op, function_ops

    for name, function in PRIMITIVES.items():
        full_name = f"megapolis.engine.core.bitset.{name}"
        if full_name not in function_ops:
            function_op(full_name, [int64_rprimitive], int64_rprimitive, function, ERR_NEVER)
    kinds = {"row": RVec(int16_rprimitive), "bytes": RVec(uint8_rprimitive), "number": int64_rprimitive}
    for name, signature in ROW_PRIMITIVES.items():
        full_name = f"megapolis.engine.core.observation.{name}"
        if full_name not in function_ops:
            arguments = [kinds[kind] for kind in signature.split()]
            function_op(full_name, arguments, c_int_rprimitive, f"megapolis_{name}", ERR_NEG_INT)


def generate(wanted: list[str], work: Path = WORK) -> dict[str, list[Any]]:
    """Type-check the wanted groups and translate them to C below `work`. Return the extensions of each group."""
    from mypyc.build import mypycify

    found = compiled.groups(PACKAGE)
    order = [compiled.ENGINE, *(group for group in wanted if group != compiled.ENGINE)]
    separate: list[tuple[list[str], str | None]] = [
        ([str(path) for path in found[group]], library_name(group)) for group in order
    ]
    os.environ["MYPYPATH"] = str(ROOT / "src")
    if not WINDOWS:
        add_primitives()
    extensions = mypycify(
        # Without a cache: mypyc fails on cached classes, whose cache lacks which native integers may be undefined.
        # One that `mypy` has left behind would be read in spite of `--no-incremental`.
        ["--config-file", str(ROOT / "pyproject.toml"), "--no-incremental", "--cache-dir", os.devnull]
        + [str(path) for group in order for path in found[group]],
        separate=separate,
        opt_level=OPTIMISATION,
        debug_level="0",
        target_dir=str(work / "c"),
    )
    by_group: dict[str, list[Any]] = {group: [] for group in order}
    modules = {compiled.module_name(path, PACKAGE): group for group in order for path in found[group]}
    libraries = {f"{library_name(group)}__mypyc": group for group in order}
    for extension in extensions:
        if not WINDOWS:
            # A list of its own: mypyc gives all extensions the same one.
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS, *BIT_COUNT, *DEFINITIONS]
        by_group[modules.get(extension.name) or libraries[extension.name]].append(extension)
    return {group: by_group[group] for group in wanted}


def require_compiler() -> None:
    """Fail at once if there is no C compiler or header of Python, because the steps before take half a minute."""
    command = c_compiler()[0]
    if shutil.which(command) is None:
        raise RuntimeError(f"there is no C compiler “{command}” (Debian: apt-get install gcc libc6-dev)")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise RuntimeError("Python’s headers are missing (Debian: apt-get install python3-dev)")


def build(only: list[str] | None = None) -> list[str]:
    """Compile the groups that are out of date (among `only`, if given). Return those that were compiled."""
    folder = compiled.compiled_folder(PACKAGE)
    manifest = read_manifest(folder)
    hashes = compiled.source_hashes(PACKAGE)
    stale = [group for group, digest in hashes.items() if manifest.get(group, {}).get("hash") != digest]
    if only is not None:
        stale = [group for group in stale if group in only or group == compiled.ENGINE]
    if not stale:
        return []
    require_compiler()
    print(f"Compiling with mypyc: {', '.join(stale)} …", flush=True)
    started = time.perf_counter()
    WORK.mkdir(parents=True, exist_ok=True)
    folder.mkdir(parents=True, exist_ok=True)
    for group in stale:
        manifest.pop(group, None)
    extensions = generate(stale)
    print(f"  C written in {time.perf_counter() - started:.0f} s", flush=True)
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        for group, files, seconds in pool.map(link, stale, extensions.values(), [folder] * len(stale)):
            manifest[group] = {"hash": hashes[group], "files": files}
            print(f"  {group} compiled in {seconds:.0f} s", flush=True)
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    return stale


def main() -> int:
    """Run the command line: `tools/compile.py [GROUP ...]`."""
    parser = argparse.ArgumentParser(description="Compile the engine and the games with mypyc.")
    parser.add_argument("groups", nargs="*", help="compile only these and the engine (default: all)")
    parser.add_argument("--strict", action="store_true", help="fail instead of falling back to interpreted Python")
    arguments = parser.parse_args()
    os.chdir(ROOT)
    try:
        build(arguments.groups or None)
    except (Exception, SystemExit) as error:
        print(f"Megapolis runs interpreted, which is slower, because compiling failed: {error}", file=sys.stderr)
        return 1 if arguments.strict else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
