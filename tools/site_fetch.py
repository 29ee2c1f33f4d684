"""Fetch what `make site` is built from: pinned files of package registries, checked by their hashes."""

from __future__ import annotations

import hashlib
import io
import re
import subprocess
import sys
import tarfile
import tomllib
import urllib.parse
import urllib.request
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from build_web import npm

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
PINS: dict[str, Any] = tomllib.loads((REQUIREMENTS / "site.toml").read_text(encoding="utf-8"))
WORK = ROOT / "build" / "site"
DOWNLOADS = WORK / "downloads"
AR_MAGIC = b"!<arch>\n"
AR_HEAD = 60
MINUTES = 10


def sha256(data: bytes) -> str:
    """The hash that files are pinned by."""
    return hashlib.sha256(data).hexdigest()


def check(name: str, data: bytes, wanted: str) -> None:
    """Refuse a file that is not the pinned one."""
    if sha256(data) != wanted:
        raise RuntimeError(f"{name} is not the pinned file: its SHA-256 is {sha256(data)}, not {wanted}")


def lock_lines(names: Sequence[str], file: Path) -> str:
    """The lines of a lock file for some packages: version and hashes."""
    text = file.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = {re.split(r"[=\s]", line, maxsplit=1)[0]: line for line in text.splitlines() if line}
    missing = [name for name in names if name not in lines]
    if missing:
        raise RuntimeError(f"{file.name} locks no {', '.join(missing)}")
    return "\n".join(lines[name] for name in names) + "\n"


def wheels(names: Sequence[str], lock: Path, folder: str, *options: str) -> list[Path]:
    """Download wheels of locked packages with pip, which checks their hashes."""
    target = DOWNLOADS / folder
    wanted, stamp = lock_lines(names, lock), target / ".locked"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        target.mkdir(parents=True, exist_ok=True)
        for old in target.glob("*.whl"):
            old.unlink()
        listed = target / "requirements.txt"
        listed.write_text(wanted, encoding="utf-8")
        command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", *options]
        command += ["--require-hashes", "-r", str(listed), "-d", str(target)]
        subprocess.run(command, check=True, timeout=60 * MINUTES)
        stamp.write_text(wanted, encoding="utf-8")
    found = sorted(target.glob("*.whl"))
    if len(found) != len(names):
        raise RuntimeError(f"{len(found)} wheels for {len(names)} packages in {target}")
    return found


def library_wheels() -> list[Path]:
    """What the table imports in a browser, beside Pyodide's own library."""
    lock, pyodide = REQUIREMENTS / "play.txt", PINS["pyodide"]
    built = ("--platform", pyodide["platform"], "--python-version", pyodide["python"])
    pure = wheels(PINS["wheels"]["pure"], lock, "pure", "--platform", "any", "--python-version", pyodide["python"])
    return pure + wheels(PINS["wheels"]["pyodide"], lock, "pyodide-wheels", *built)


def zig() -> Path:
    """The compiler."""
    [wheel] = wheels(["ziglang"], REQUIREMENTS / "site.txt", "zig")
    target = DOWNLOADS / "zig" / wheel.stem
    program = target / "ziglang" / "zig"
    if not program.is_file():
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(target)
        program.chmod(0o755)
    return program


def pyodide() -> Path:
    """The folder of the unpacked npm package."""
    pin = PINS["pyodide"]
    target = DOWNLOADS / str(pin["file"]).removesuffix(".tgz")
    if not target.is_dir():
        DOWNLOADS.mkdir(parents=True, exist_ok=True)
        command, environment = npm()
        subprocess.run(
            [*command, "pack", "--silent", pin["package"]],
            cwd=DOWNLOADS,
            env=environment,
            check=True,
            capture_output=True,
            timeout=60 * MINUTES,
        )
        data = (DOWNLOADS / pin["file"]).read_bytes()
        check(pin["file"], data, pin["sha256"])
        with tarfile.open(fileobj=io.BytesIO(data)) as packed:
            packed.extractall(target, filter="data")
    return target / "package"


def headers(name: str) -> Path:
    """The folder into which the headers of a Debian package are unpacked."""
    [pin] = [each for each in PINS["debian"] if each["name"] == name]
    target = DOWNLOADS / f"{name}-{pin['sha256'][:12]}"
    if not target.is_dir():
        data = _debian_file(pin)
        part = target.with_name(target.name + ".part")
        _unpack(data, pin["folders"], part)
        part.rename(target)
    return target


def _debian_file(pin: dict[str, Any]) -> bytes:
    """A package from the first mirror that has it."""
    problems = []
    for mirror in PINS["mirrors"]["debian"]:
        try:
            with urllib.request.urlopen(f"{mirror}/{urllib.parse.quote(pin['path'])}", timeout=120) as answer:
                data: bytes = answer.read()
        except OSError as error:
            problems.append(f"{mirror}: {error}")
            continue
        check(pin["path"], data, pin["sha256"])
        return data
    raise RuntimeError(f"no mirror has {pin['path']}: {'; '.join(problems)}")


def ar_members(data: bytes) -> Iterator[tuple[str, bytes]]:
    """The files in an `ar` archive, which is what a Debian package is."""
    if not data.startswith(AR_MAGIC):
        raise RuntimeError("not a Debian package")
    at = len(AR_MAGIC)
    while at + AR_HEAD <= len(data):
        name, size = data[at : at + 16].decode().strip().rstrip("/"), int(data[at + 48 : at + 58])
        yield name, data[at + AR_HEAD : at + AR_HEAD + size]
        at += AR_HEAD + size + size % 2


def _unpack(package: bytes, folders: Sequence[str], target: Path) -> None:
    """Unpack some folders of a Debian package."""
    [content] = [data for name, data in ar_members(package) if name.startswith("data.tar")]
    inside = tuple(f"./{folder}/" for folder in folders)
    with tarfile.open(fileobj=io.BytesIO(content)) as packed:
        for member in packed:
            if member.name.startswith(inside) and member.isfile():
                packed.extract(member, target, filter="data")
