"""Each layer imports only from those that docs/architecture.md puts above it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import megapolis

PACKAGE = Path(megapolis.__file__).parent
PROGRAM = {"__version__", "compiled"}
ABOVE = {
    "engine": set[str](),
    "games": {"engine"},
    "catalog": {"engine", "games"},
    "bots": {"engine"},
    "analysis": {"engine", "bots"},
    "puzzles": {"engine", "catalog", "analysis"},
    "arena": {"engine", "catalog", "bots"},
    "conformance": {"engine", "catalog", "bots", "analysis", "arena"},
    "envs": {"engine", "catalog", "bots", "arena"},
    "server": {"engine", "catalog", "bots", "analysis", "puzzles", *PROGRAM},
    "cli": {"engine", "catalog", "bots", "analysis", "puzzles", "conformance", "arena", "envs", "server", *PROGRAM},
}
# A replay and a pickled game name their game: where the engine looks for one, when it is called.
EXCEPTIONS = {("engine/replay.py", "catalog"), ("engine/game.py", "catalog")}


# Inside the server: `domain` is pure, and each folder imports only from those named before it.
SERVER = ("domain", "store", "worker", "http")
IMPURE = {
    "asyncio",
    "concurrent",
    "multiprocessing",
    "psycopg",
    "secrets",
    "socket",
    "sqlite3",
    "starlette",
    "threading",
    "time",
}


def imported(file: Path) -> Iterator[str]:
    """The parts of the package that a file imports, also inside functions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            head, _, rest = node.module.partition(".")
            if head == "megapolis":
                yield from [rest.partition(".")[0]] if rest else [name.name for name in node.names]


def test_layers_import_only_from_those_above() -> None:
    wrong = []
    seen = set()
    for file in sorted(PACKAGE.rglob("*.py")):
        place = file.relative_to(PACKAGE)
        layer = place.parts[0].removesuffix(".py")
        for name in imported(file) if layer in ABOVE else ():
            seen.add((layer, name))
            if name != layer and name not in ABOVE[layer] and (place.as_posix(), name) not in EXCEPTIONS:
                wrong.append(f"{place} imports megapolis.{name}")
    assert wrong == []
    assert {layer for layer, _ in seen} == set(ABOVE)


def modules(file: Path) -> Iterator[str]:
    """Every module that a file imports, by its full name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from [f"{node.module}.{name.name}" for name in node.names]
        elif isinstance(node, ast.Import):
            yield from [name.name for name in node.names]


def test_folders_of_the_server_import_only_from_those_before_them() -> None:
    wrong = []
    for at, folder in enumerate(SERVER):
        later = tuple(f"megapolis.server.{name}" for name in SERVER[at + 1 :])
        files = sorted((PACKAGE / "server" / folder).rglob("*.py"))
        assert len(files) > 3
        wrong += [f"{file.name} imports {name}" for file in files for name in modules(file) if name.startswith(later)]
    assert wrong == []


def test_the_domain_of_the_server_is_pure() -> None:
    files = sorted((PACKAGE / "server" / "domain").glob("*.py"))
    found = {(file.name, name) for file in files for name in modules(file) if name.partition(".")[0] in IMPURE}
    assert found == set()
