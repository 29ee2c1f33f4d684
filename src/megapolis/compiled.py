"""Choose between a compiled module and its plain source at import, and never load a stale one.

Folders decide what is compiled: `engine/core`, `bots/core`, `bots/networks`, and the `rules` and `bots` of every game,
but for the modules that only find words (`PLAIN`).
Compiled modules are kept apart from their sources, in `_compiled/<tag>/`. A manifest there holds, for each group (the
engine together with the bots, their networks, and each game), a hash of the sources it was compiled from. If the
sources of a group have changed since, its plain sources are used instead. `MEGAPOLIS_INTERPRETED=1` uses plain sources
only.
"""

from __future__ import annotations

import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
SEALED = "sealed"
"""In the place of a hash where sources and compiled modules were packed together, and cannot change apart."""
PLAIN = ("__init__", "labels", "names", "refusal")
"""Modules that stay as they are: why a move is illegal, and what things are called, is asked too seldom to matter."""
ENGINE = "engine"
NETWORKS = "networks"


def compiled_folder(package: Path = PACKAGE) -> Path:
    """The folder of the modules compiled for this Python and platform."""
    tag = str(sysconfig.get_config_var("EXT_SUFFIX")).strip(".").rsplit(".", 1)[0]
    return package / "_compiled" / tag


def groups(package: Path = PACKAGE) -> dict[str, list[Path]]:
    """The sources of every group: the engine together with the bots, what runs their networks, and each game."""
    found = {
        ENGINE: modules_in(package / "engine" / "core") + modules_in(package / "bots" / "core"),
        NETWORKS: modules_in(package / "bots" / "networks"),
    }
    for folder in sorted((package / "games").iterdir()):
        sources = modules_in(folder / "rules") + modules_in(folder / "bots")
        if sources:
            found[folder.name] = sources
    return found


def modules_in(folder: Path) -> list[Path]:
    """Every module below a folder that is compiled."""
    return sorted(path for path in folder.rglob("*.py") if path.stem not in PLAIN)


def module_name(source: Path, package: Path = PACKAGE) -> str:
    """The dotted name of the module in this file."""
    return ".".join((package.name, *source.relative_to(package).with_suffix("").parts))


def source_hashes(package: Path = PACKAGE) -> dict[str, str]:
    """For every group a hash of all sources that it depends on: its own after those of the engine."""
    found = groups(package)
    engine = _hash_sources(blake2b(digest_size=16), found.pop(ENGINE), package)
    hashes = {group: _hash_sources(engine.copy(), sources, package) for group, sources in found.items()}
    return {group: state.hexdigest() for group, state in ({ENGINE: engine} | hashes).items()}


def _hash_sources(state: blake2b, sources: list[Path], package: Path) -> blake2b:
    for source in sources:
        state.update(module_name(source, package).encode() + b"\0" + source.read_bytes() + b"\0")
    return state


class CompiledFinder:
    """A meta path finder for the modules of all groups that are compiled and up to date."""

    def __init__(self) -> None:
        self.modules: dict[str, Path] = {}
        self.groups: list[str] = []

    def add(self, group: str, folder: Path, files: dict[str, str]) -> None:
        """Add the compiled modules of a group."""
        self.groups.append(group)
        self.modules.update({name: folder / file for name, file in files.items()})

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        file = self.modules.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


FINDER = CompiledFinder()


def install() -> None:
    """Let imports find every compiled group that is up to date. Called once, before anything else is imported."""
    if os.environ.get("MEGAPOLIS_INTERPRETED") != "1":
        add_groups()
        sys.meta_path.insert(0, FINDER)


def add_groups() -> None:
    """Add the compiled groups that are up to date and not known yet: all at first, then those that came later."""
    folder = compiled_folder()
    try:
        manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return
    is_sealed = all(entry["hash"] == SEALED for entry in manifest.values())
    packed = sorted(manifest, key=lambda group: group != ENGINE)
    present = {group: SEALED for group in packed if (folder / group).is_dir()} if is_sealed else source_hashes()
    for group, current in present.items():
        entry = manifest.get(group)
        is_known = entry is None or group in FINDER.groups
        if not is_known and entry["hash"] == current and (group == ENGINE or ENGINE in FINDER.groups):
            FINDER.add(group, folder, entry["files"])


def engine_status() -> str:
    """The text "compiled" or "interpreted", or "compiled" with a list of the games that run interpreted."""
    plain = [group for group in groups() if group not in FINDER.groups]
    if not plain:
        return "compiled"
    if ENGINE in plain:
        return "interpreted"
    return f"compiled (interpreted: {', '.join(plain)})"
