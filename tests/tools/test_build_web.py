"""Installing what builds the page: the lock file serves every platform, and everything in it has a hash."""

import json

import build_web

PACKAGES = json.loads((build_web.WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]


def test_the_lock_file_has_the_binaries_of_all_platforms() -> None:
    optional = {name for package in PACKAGES.values() for name in package.get("optionalDependencies", {})}
    assert optional, "tools come with a binary for each platform"
    assert sorted(name for name in optional if f"node_modules/{name}" not in PACKAGES) == []


def test_everything_that_is_installed_is_checked_by_its_hash() -> None:
    installed = {path: package for path, package in PACKAGES.items() if path}
    assert [path for path, package in installed.items() if not package.get("integrity", "").startswith("sha512-")] == []
