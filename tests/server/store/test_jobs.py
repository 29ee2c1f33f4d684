"""Jobs: claimed by turns of their owners, kept while they wait, given back when done."""

import pytest

from megapolis.server.store import budgets, jobs, presence
from megapolis.server.store.presence import Figures, Note
from megapolis.server.store.sqlite import SqliteCursor


def test_owners_take_turns(cursor: SqliteCursor) -> None:
    for at in range(40):
        jobs.schedule(cursor, f"flood {at}", jobs.BOT, 1.0 + at, "flood")
    jobs.schedule(cursor, "mine", jobs.BOT, 100.0, "other")
    claimed = [table for table, _ in jobs.claim(cursor, jobs.BOT, 60, 4)]
    assert sorted(claimed) == ["flood 0", "flood 1", "flood 2", "mine"]
    assert "mine" in claimed[:2]
    assert [table for table, _ in jobs.claim(cursor, jobs.BOT, 60, 2)] == ["flood 3", "flood 4"]


def test_a_job_that_waits_is_kept(cursor: SqliteCursor, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(SqliteCursor, "now", lambda _: now)
    jobs.schedule(cursor, "table", jobs.BOT, 1.0, "owner")
    assert jobs.claim(cursor, jobs.BOT, 60, 1) == [("table", 1.0)]
    now = 1050.0
    jobs.renew(cursor, jobs.BOT, 60, ["table"])
    now = 1070.0
    assert jobs.claim(cursor, jobs.BOT, 60, 1) == []
    now = 1111.0
    assert jobs.claim(cursor, jobs.BOT, 60, 1) == [("table", 1.0)], "a worker that died does not renew"
    jobs.settle(cursor, "table", jobs.BOT, 1.0, more=False)
    jobs.renew(cursor, jobs.BOT, 60, ["table"])
    assert jobs.claim(cursor, jobs.BOT, 60, 1) == []


def test_budgets_add_up_and_end_with_the_day(cursor: SqliteCursor) -> None:
    budgets.add(cursor, "2026-01-01", {"a": 2.0, "b": 1.0})
    budgets.add(cursor, "2026-01-01", {"a": 3.0})
    assert budgets.most_used(cursor, "2026-01-01", ["a", "b"]) == 5.0
    assert budgets.most_used(cursor, "2026-01-01", ["b", "c"]) == 1.0
    assert budgets.most_used(cursor, "2026-01-02", ["a"]) == 0.0
    budgets.add(cursor, "2026-01-02", {"b": 1.0})
    assert cursor.run("SELECT COUNT(*) FROM budgets") == [(1,)]


def test_onlookers_are_nobody(cursor: SqliteCursor) -> None:
    presence.beat(cursor, "worker", 8, Figures({}, {}))
    for person, here in ((-1, False), (3, True)):
        presence.record(cursor, "worker", 8, [Note("table", person, 1, 0.0)], ["table"])
        assert presence.is_anybody_here(cursor, "table", "worker", 8) is here
    assert not presence.is_anybody_here(cursor, "other", "worker", 8)
