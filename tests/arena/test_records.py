"""Files of many games: writing, reading, damage."""

import gzip
import json
import sys
from pathlib import Path

import pytest
import zstandard

from megapolis import find_game
from megapolis.arena import match, records
from megapolis.arena.schedule import Event
from megapolis.engine import replay
from megapolis.engine.errors import BadFile
from megapolis.engine.optional import MissingExtra

SUFFIXES = pytest.mark.parametrize("suffix", records.SUFFIXES)


def event(deals: int = 2) -> Event:
    return match(find_game("next_station").setup(2), "records", deals, ["greedy", "random"])


def test_a_line_is_a_replay_that_names_its_bots() -> None:
    found = list(records.play_all(event()))
    assert [result.bots for result, _ in found] == [["greedy", "random"], ["random", "greedy"]] * 2
    for result, line in found:
        assert line.count("\n") == 1
        assert json.loads(line)["bots"] == result.bots
        assert replay.parse(line).state.scores() == result.scores
    damaged = found[0][1].replace("greedy", "easy")
    with pytest.raises(BadFile, match="action 0"):
        replay.parse(damaged)


def test_several_processes_write_the_same_lines_as_one() -> None:
    alone, together = (list(records.play_all(event(3), workers)) for workers in (1, 2))
    assert [line for _, line in alone] == [line for _, line in together]


@SUFFIXES
def test_lines_are_read_back_as_they_were_written(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"games{suffix}"
    written = [f'{{"number": {number}, "word": "ґанок"}}\n' for number in range(1000)]
    with records.open_writer(path) as write:
        for line in written:
            write(line)
    assert list(records.lines(path)) == written
    twice = tmp_path / f"twice{suffix}"
    twice.write_bytes(path.read_bytes() * 2)
    assert list(records.lines(twice)) == written * 2


@SUFFIXES
def test_an_interrupted_file_is_complete(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"games{suffix}"

    def interrupt() -> None:
        with records.open_writer(path) as write:
            write("{}\n")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupt()
    assert list(records.lines(path)) == ["{}\n"]


@SUFFIXES
def test_a_file_that_is_cut_short_is_refused_at_that_line(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"games{suffix}"
    with records.open_writer(path) as write:
        for number in range(20_000):
            write(f"{number * 7919 % 10_007}\n")
    path.write_bytes(path.read_bytes()[:-400])
    with pytest.raises(BadFile, match=f"games{suffix} is cut short at line "):
        list(records.lines(path))


def test_no_file_is_overwritten_and_other_names_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("precious\n")
    for wrong, words in (
        (path, "exists already"),
        (tmp_path / "games.txt", "jsonl.zst"),
        (tmp_path / "no" / "a.jsonl", "no"),
    ):
        with pytest.raises(BadFile, match=words), records.open_writer(wrong):
            pass
    assert path.read_text() == "precious\n"
    for wrong, words in ((tmp_path / "none.jsonl", "none.jsonl"), (tmp_path / "games.txt", "jsonl.zst")):
        with pytest.raises(BadFile, match=words):
            list(records.lines(wrong))


@pytest.mark.parametrize("suffix", [".jsonl.gz", ".jsonl.zst"])
def test_damage_is_refused(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"games{suffix}"
    path.write_bytes(b"neither of the two")
    with pytest.raises(BadFile, match="damaged at line 1"):
        list(records.lines(path))
    good = gzip.compress(b"{}\n") if suffix.endswith("gz") else zstandard.compress(b"{}\n")
    path.write_bytes(good + b"and more")
    with pytest.raises(BadFile, match="damaged at line 2"):
        list(records.lines(path))


def test_without_zstandard_the_error_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zstandard", None)
    path = tmp_path / "games.jsonl.zst"
    with pytest.raises(MissingExtra, match=r"megapolis\[learn\]"), records.open_writer(path):
        pass
    assert not path.exists()
