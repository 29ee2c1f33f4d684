"""Files are written whole or not at all."""

import os
import stat
from pathlib import Path

import pytest

from megapolis.engine.errors import MegapolisError
from megapolis.engine.files import PRIVATE, written_whole


def test_a_file_takes_its_place_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "city.json"
    path.write_text("old")
    with written_whole(path, PRIVATE) as part:
        part.write_text("new")
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == PRIVATE
    assert list(tmp_path.iterdir()) == [tmp_path / "city.json"]


def leave_in_the_middle(path: Path) -> None:
    with written_whole(path) as part:
        part.write_text("ne")
        raise KeyboardInterrupt


def test_nothing_is_left_of_a_file_that_was_not_finished(tmp_path: Path) -> None:
    path = tmp_path / "city.json"
    path.write_text("old")
    with pytest.raises(KeyboardInterrupt):
        leave_in_the_middle(path)
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [tmp_path / "city.json"]


def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "city.json"
    with pytest.raises(MegapolisError, match=r"city\.json"), written_whole(path):
        raise OSError(28, "No space left on device")
    with pytest.raises(MegapolisError, match="nowhere"), written_whole(tmp_path / "nowhere" / "city.json"):
        raise AssertionError("there is nowhere to write")
    assert list(tmp_path.iterdir()) == []


def test_folders_need_not_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Windows has no way to open a folder.
    monkeypatch.delattr(os, "O_DIRECTORY")
    with written_whole(tmp_path / "city.json") as part:
        part.write_text("new")
    assert list(tmp_path.iterdir()) == [tmp_path / "city.json"]
