"""Installing what builds the page: a lock file that lacks binaries of some platform is no input for `npm ci`."""

import json
from pathlib import Path

import build_web


def test_a_lock_file_is_complete_with_the_binaries_of_all_platforms(tmp_path: Path) -> None:
    lock = tmp_path / "package-lock.json"
    tool = {"optionalDependencies": {"@tool/linux": "1.0.0", "@tool/mac": "1.0.0"}}
    packages = {"": {}, "node_modules/tool": tool, "node_modules/@tool/linux": {}}
    lock.write_text(json.dumps({"packages": packages}), encoding="utf-8")
    assert not build_web.is_complete(lock)
    lock.write_text(json.dumps({"packages": {**packages, "node_modules/@tool/mac": {}}}), encoding="utf-8")
    assert build_web.is_complete(lock)
