"""Compile the rules and bots to WebAssembly for `make site`: C by mypyc, modules by zig's clang, loaded by Pyodide.

This project's own Python and mypyc write the C: what mypyc writes for an older Python is valid for Pyodide's, too. Only
the width of its integers must be that of the target, which `--write` sets in a process of its own.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any

import compile as native
import site_fetch

POINTER_BYTES = 4
TAG = "cpython-314-wasm32-emscripten"
GENERATED = site_fetch.WORK / "c"
BUILT = site_fetch.WORK / "compiled"
MANIFEST = "manifest.json"
FLAGS = [
    *("-fPIC", "-fvisibility=hidden", "-O2", "-g0", "-w", "-DNDEBUG", "-D__EMSCRIPTEN__"),
    *native.DEFINITIONS,
    *("-mbulk-memory", "-mnontrapping-fptoint", "-msign-ext", "-mmutable-globals", "-nostdinc"),
]
LINKING = [
    *("-shared", "--experimental-pic", "--import-memory", "--import-undefined"),
    *("--unresolved-symbols=import-dynamic", "--no-export-dynamic"),
    *("--export-if-defined=__wasm_apply_data_relocs", "--export-if-defined=__wasm_call_ctors"),
    *("--strip-all", "--gc-sections"),
]


def write_c(target: Path, wanted: list[str]) -> None:
    """Write C for a platform of 32 bits, and a plan of what is compiled from it; the first use of mypyc here."""
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = POINTER_BYTES
    from mypyc.common import IS_32_BIT_PLATFORM

    if not IS_32_BIT_PLATFORM:
        raise RuntimeError("mypyc writes C for 64 bits: it was imported too early")
    plan = {
        group: {each.name: each.sources[0] for each in extensions}
        for group, extensions in native.generate(wanted, target).items()
    }
    (target / "plan.json").write_text(json.dumps(plan, indent=1), encoding="utf-8")


def write_config(pyodide: Path, template: Path, target: Path) -> None:
    """Write the `pyconfig.h` of Pyodide's CPython: the names of another one, the values of its own `sysconfig`."""
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as library:
        [name] = [each for each in library.namelist() if Path(each).name.startswith("_sysconfigdata")]
        source = library.read(name)
    found: dict[str, Any] = {}
    exec(compile(source, name, "exec"), found)
    values: dict[str, Any] = found["build_time_vars"]
    pattern = re.compile(r"^\s*(?:#\s*define|/\* #undef|#undef)\s+(\w+)", re.MULTILINE)
    names = set(pattern.findall(template.read_text(encoding="utf-8")))
    own = re.compile(r"(HAVE_|SIZEOF_|ALIGNOF_|PY_|Py_|WITH_|_)\w*")
    lines = []
    for each in sorted((names | {key for key in values if own.fullmatch(key)}) - {"Py_PYCONFIG_H"}):
        value = values.get(each)
        is_number = isinstance(value, int) and (value or each.startswith(("SIZEOF_", "ALIGNOF_")))
        is_text = isinstance(value, str) and each in names and re.fullmatch(r"[\w\"./ -]+", value)
        if is_number or is_text:
            lines.append(f"#ifndef {each}\n#define {each} {value}\n#endif\n")
    target.write_text("#ifndef Py_PYCONFIG_H\n#define Py_PYCONFIG_H\n" + "".join(lines) + "#endif\n", encoding="utf-8")


class Compiler:
    """zig's clang and linker, with the headers of Emscripten, CPython and mypyc."""

    def __init__(self) -> None:
        self.zig = site_fetch.zig()
        system = site_fetch.headers("emscripten") / "usr/share/emscripten/system"
        musl = system / "lib/libc/musl"
        debian = site_fetch.headers("python") / "usr/include"
        # A copy, because CPython's headers look for `pyconfig.h` beside themselves first.
        python = site_fetch.WORK / "python"
        shutil.rmtree(python, ignore_errors=True)
        shutil.copytree(debian / "python3.14", python)
        template = debian / "x86_64-linux-gnu/python3.14/pyconfig.h"
        write_config(site_fetch.pyodide(), template, python / "pyconfig.h")
        spec = importlib.util.find_spec("mypyc")
        assert spec is not None
        assert spec.origin is not None
        runtime = Path(spec.origin).parent / "lib-rt"
        folders = [
            *("-isystem", self.zig.parent / "lib/include", "-isystem", system / "include/compat"),
            *("-isystem", system / "include", "-isystem", musl / "arch/emscripten"),
            *("-isystem", musl / "arch/generic", "-isystem", musl / "include"),
            *("-I", python, "-I", runtime, "-I", GENERATED / "c"),
        ]
        self.options = ["clang", "--target=wasm32-unknown-emscripten", *FLAGS, *map(str, folders)]

    def build(self, module: str, source: str, target: Path) -> None:
        """Compile and link one module."""
        target.parent.mkdir(parents=True, exist_ok=True)
        made = target.with_suffix(".o")
        self.run(*self.options, "-c", source, "-o", str(made))
        self.run("wasm-ld", *LINKING, f"--export=PyInit_{module.rpartition('.')[2]}", "-o", str(target), str(made))
        made.unlink()

    def run(self, *arguments: str) -> None:
        """Run zig; what it says is the failure's text."""
        done = subprocess.run(
            [str(self.zig), *arguments], capture_output=True, text=True, check=False, timeout=60 * site_fetch.MINUTES
        )
        if done.returncode:
            raise RuntimeError(f"zig {arguments[0]} failed:\n{done.stderr[-2000:]}")


def tools_digest() -> str:
    """A hash of everything that decides what is made of the same sources."""
    out = blake2b(digest_size=16)
    for part in (*FLAGS, *LINKING):
        out.update(part.encode() + b"\0")
    pins = {name: site_fetch.PINS[name] for name in ("pyodide", "debian")}
    out.update(json.dumps(pins, sort_keys=True).encode())
    out.update(site_fetch.lock_lines(["ziglang"], site_fetch.REQUIREMENTS / "site.txt").encode())
    out.update(site_fetch.lock_lines(["mypy"], site_fetch.REQUIREMENTS / "play.txt").encode())
    return out.hexdigest()


def build(workers: int = 1) -> Path:
    """Compile the groups that are out of date. Return the folder with the manifest that `megapolis` reads."""
    stamp, tools = BUILT / ".built-by", tools_digest()
    if not stamp.is_file() or stamp.read_text() != tools:
        shutil.rmtree(BUILT, ignore_errors=True)
        BUILT.mkdir(parents=True)
        stamp.write_text(tools)
    manifest, hashes = native.read_manifest(BUILT), native.compiled.source_hashes(native.PACKAGE)
    manifest = {group: entry for group, entry in manifest.items() if group in hashes}
    stale = [group for group, digest in hashes.items() if manifest.get(group, {}).get("hash") != digest]
    if stale:
        manifest.update(compile_groups(stale, hashes, workers))
        (BUILT / MANIFEST).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    return BUILT


def compile_groups(stale: list[str], hashes: dict[str, str], workers: int) -> dict[str, Any]:
    """Compile some groups; their part of the manifest."""
    began = time.monotonic()
    compiler = Compiler()
    shutil.rmtree(GENERATED, ignore_errors=True)
    GENERATED.mkdir(parents=True)
    print(f"Compiling to WebAssembly: {', '.join(stale)} …", flush=True)
    subprocess.run([sys.executable, __file__, "--write", str(GENERATED), *stale], check=True, cwd=site_fetch.ROOT)
    plan = json.loads((GENERATED / "plan.json").read_text(encoding="utf-8"))
    made, jobs = {}, []
    for group in stale:
        shutil.rmtree(BUILT / group, ignore_errors=True)
        files = {name: f"{group}/{name.replace('.', '/')}.{TAG}.so" for name in plan[group]}
        made[group] = {"hash": hashes[group], "files": files}
        jobs += [(name, source, BUILT / files[name]) for name, source in plan[group].items()]
    jobs.sort(key=lambda job: -Path(job[1]).stat().st_size)
    with ThreadPoolExecutor(workers) as pool:
        list(pool.map(lambda job: compiler.build(*job), jobs))
    print(f"  {len(jobs)} modules compiled in {time.monotonic() - began:.0f} s", flush=True)
    return made


if __name__ == "__main__":
    if sys.argv[1:2] == ["--write"]:
        os.chdir(site_fetch.ROOT)
        write_c(Path(sys.argv[2]), sys.argv[3:])
    else:
        build()
