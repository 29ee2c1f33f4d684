"""Archived games: files that name nobody, of which open ones come back as they were."""

from pathlib import Path

import pytest

from megapolis.engine import replay
from megapolis.engine.errors import BadFile
from megapolis.server.domain import events
from megapolis.server.domain.results import winners
from megapolis.server.domain.table import CLOSED, OVER, Table
from megapolis.server.store import archive
from megapolis.server.store.log import ATTACHED
from megapolis.server.store.sqlite import SqliteCursor
from server.builders import NOW, a_table, play_out


def resigned() -> Table:
    """A game of two that the second gave up."""
    table = a_table(Ann=0, Ben=1)
    table.apply(events.Said(1, "my words"), NOW)
    table.apply(events.Resigned(1), NOW + 5)
    return table


def test_a_game_comes_back_without_its_people(tmp_path: Path) -> None:
    for table in (play_out(a_table(Ann=0, greedy=1)), resigned()):
        path = archive.put(tmp_path, table)
        text = replay.read_text(path)
        assert not [word for word in ("Ann", "Ben", "my words", "invitation", "key-") if word in text]
        again = archive.get(tmp_path, table.spec.id)
        assert again is not None
        assert (again.status, again.ending, again.at) == (OVER, table.ending, table.at)
        assert str(again.state) == str(table.state)
        assert winners(again) == winners(table)
        assert [seat.bot for seat in again.seats if seat.bot] == [
            seat.bot for seat in table.seats if seat.person is None
        ]
        assert archive.replay_text(again) == archive.replay_text(table)
        assert path.stat().st_mtime == table.at
        assert path.stat().st_mode & 0o077 == 0


def test_what_nobody_else_could_watch_is_not_opened_by_its_link(tmp_path: Path) -> None:
    table = a_table(Ann=0, Ben=1, spec={"onlookers": False})
    table.apply(events.Closed(), NOW)
    path = archive.put(tmp_path, table)
    assert archive.get(tmp_path, table.spec.id) is None
    assert archive.read(path).status == CLOSED


def test_files_are_deleted_by_the_age_of_their_games(tmp_path: Path) -> None:
    path = archive.put(tmp_path, resigned())
    assert archive.forget(tmp_path, NOW) == 0
    assert archive.forget(tmp_path, NOW + 6) == 1
    assert not path.exists()


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadFile) as failure:
        archive.put(tmp_path / "file", resigned())
    assert failure.value.reason.key == "error-write"


def test_the_oldest_come_first_and_what_has_changed_since_stays(cursor: SqliteCursor) -> None:
    for name, status, at in (("b", OVER, 2), ("a", CLOSED, 2), ("c", OVER, 1), ("d", "playing", 1), ("e", OVER, 9)):
        cursor.run("INSERT INTO tables (id, head, status, listed, updated) VALUES (?, '', ?, 0, ?)", (name, status, at))
        cursor.run("INSERT INTO events (table_id, place, body, at) VALUES (?, 0, '', 0)", (name,))
    assert archive.find_ended(cursor, 5, (0, ""), 2) == [(1, "c"), (2, "a")]
    assert archive.find_ended(cursor, 5, (2, "a"), 2) == [(2, "b")]
    assert archive.remove(cursor, "a", 5)
    assert not archive.remove(cursor, "a", 5)
    assert not archive.remove(cursor, "e", 5)
    assert [row[0] for row in cursor.run("SELECT table_id FROM events ORDER BY 1")] == ["b", "c", "d", "e"]


def test_everything_that_belongs_to_a_table_goes_with_it(cursor: SqliteCursor) -> None:
    names = [row[0] for row in cursor.run("SELECT name FROM sqlite_master WHERE type = 'table'")]
    owned = {
        name
        for name in names
        if "table_id" in [row[1] for row in cursor.run(f"SELECT * FROM pragma_table_info('{name}')")]
    }
    # People keep their results and their attempts at daily deals, and the owner of the server what was reported.
    assert owned - set(ATTACHED) == {"results", "reports", "daily"}
