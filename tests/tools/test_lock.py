"""Lock files: every package has one version and hashes, what pyproject.toml names is in them, and they agree."""

import re
import tomllib
from pathlib import Path

import pytest

import lock

NAMED = re.compile(r"^([A-Za-z0-9][\w.-]*)(\[[\w,]+\])?==([\w.]+)(?: ; ([^\\]+?))? \\$")
EXACT = re.compile(r"^([A-Za-z0-9][\w.-]*)(?:\[[\w,]+\])?==([\w.]+)$")


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(path: Path) -> dict[str, set[str]]:
    """The versions of every package; markers may choose between several."""
    found: dict[str, set[str]] = {}
    hashes = 1
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("    --hash=sha256:"):
            hashes += 1
            continue
        named = NAMED.match(line)
        assert named, f"{path.name}: {line}"
        assert hashes, f"no hashes before {line}"
        hashes = 0
        found.setdefault(plain(named[1]), set()).add(named[3])
    assert hashes
    return found


@pytest.mark.parametrize("name", lock.LOCKS)
def test_every_package_has_a_version_and_hashes(name: str) -> None:
    found = locked(lock.FOLDER / f"{name}.txt")
    project = tomllib.loads((lock.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    sources = lock.LOCKS[name]
    asked = list(project["dependencies"]) if "pyproject.toml" in sources else []
    for each in sources:
        if each.startswith("--extra="):
            asked += project["optional-dependencies"][each.removeprefix("--extra=")]
        elif each.endswith(".in"):
            asked += (lock.FOLDER / each).read_text(encoding="utf-8").splitlines()
    for wish in asked:
        exact = EXACT.match(wish)
        if exact is not None:
            assert found[plain(exact[1])] == {exact[2]}
        elif wish and not wish.startswith(("#", "megapolis[")):
            assert plain(wish) in found, f"{wish}: run make lock"


def test_what_is_installed_together_agrees() -> None:
    tested = locked(lock.FOLDER / "dev.txt")
    for name in lock.LOCKS:
        if name not in ("tools", "node"):
            other = locked(lock.FOLDER / f"{name}.txt")
            assert {package for package in tested.keys() & other.keys() if tested[package] != other[package]} == set()


def test_every_file_that_make_installs_is_locked() -> None:
    makefile = (lock.ROOT / "Makefile").read_text(encoding="utf-8")
    named = set(re.findall(r"requirements/(\w+)\.txt", makefile + (lock.ROOT / "tools/build_web.py").read_text()))
    assert named <= lock.LOCKS.keys()
    assert "pip install -q --disable-pip-version-check -r" not in makefile
    assert {path.stem for path in lock.FOLDER.glob("*.txt")} == lock.LOCKS.keys()
