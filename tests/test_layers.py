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
    "arena": {"engine", "catalog", "bots"},
    "conformance": {"engine", "catalog", "bots", "analysis", "arena"},
    "envs": {"engine", "catalog", "bots", "arena"},
    "server": {"engine", "catalog", "bots", "analysis", *PROGRAM},
    "cli": {"engine", "catalog", "bots", "analysis", "conformance", "arena", "server", *PROGRAM},
}
# A replay names its game: the one place where the engine looks for one, when it is called.
EXCEPTIONS = {("engine/replay.py", "catalog")}


def imported(file: Path) -> Iterator[str]:
    """The parts of the package that a file names in its imports, inside functions too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            head, _, rest = node.module.partition(".")
            if head == "megapolis":
                yield from [rest.partition(".")[0]] if rest else [name.name for name in node.names]


def test_layers_import_from_above_only() -> None:
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
