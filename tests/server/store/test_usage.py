"""What workers tell each other about their use: the last amounts of those that are alive."""

import pytest

from megapolis.server.store import presence, usage
from megapolis.server.store.presence import Figures
from megapolis.server.store.sqlite import SqliteCursor


def test_amounts_of_others_while_they_are_alive(cursor: SqliteCursor, monkeypatch: pytest.MonkeyPatch) -> None:
    # One SQLite file has one worker; here it stands for a database that several share.
    monkeypatch.setattr(SqliteCursor, "shared", True)
    for worker in ("a", "b"):
        presence.beat(cursor, worker, 8, Figures({}, {}))
    assert usage.exchange(cursor, "a", 8, {"requests x": 3.0}) == {}
    assert usage.exchange(cursor, "b", 8, {}) == {("a", "requests x"): 3.0}
    usage.exchange(cursor, "a", 8, {"requests x": 5.0})
    assert usage.exchange(cursor, "b", 8, {}) == {("a", "requests x"): 5.0}
    presence.beat(cursor, "a", 8, Figures({}, {}), stopped=True)
    assert usage.exchange(cursor, "b", 8, {}) == {}
    usage.forget(cursor, "a")
    assert cursor.run("SELECT * FROM usage") == []


def test_what_workers_counted_outlives_them_what_they_held_does_not(
    cursor: SqliteCursor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SqliteCursor, "shared", True)
    presence.beat(cursor, "a", 8, Figures({"done": 2}, {"open": 1}))
    assert presence.others(cursor, "b", 8) == [Figures({"done": 2}, {"open": 1})]
    presence.beat(cursor, "a", 8, Figures({"done": 3}, {"open": 1}), stopped=True)
    assert presence.others(cursor, "b", 8) == [Figures({"done": 3}, {})]
    assert presence.others(cursor, "a", 8) == []
