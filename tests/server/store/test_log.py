"""Statements about logs and jobs, on SQLite in memory."""

import pytest

from megapolis.server.domain import events
from megapolis.server.store import accounts, jobs, log
from megapolis.server.store.log import Conflict, Repeated, Summary
from megapolis.server.store.sqlite import SqliteCursor
from server.builders import a_spec

SPEC = a_spec()
LOBBY = Summary("lobby", False, "", False, None)
JOINED = events.Joined(0, "first", "key", "account")


@pytest.fixture
def cursor(cursor: SqliteCursor) -> SqliteCursor:
    """A database with one table in it."""
    log.create(cursor, SPEC, [JOINED])
    return cursor


def append(cursor: SqliteCursor, place: int, message: str, summary: Summary = LOBBY) -> None:
    log.append(cursor, SPEC, place, [events.Said(0, message)], 5.0, message, summary)


def test_a_table_is_loaded_as_it_was_stored(cursor: SqliteCursor) -> None:
    append(cursor, 1, "m", Summary("playing", False, "{}", False, None))
    assert log.load(cursor, SPEC.id) == (SPEC, "{}", [(JOINED, SPEC.created), (events.Said(0, "m"), 5.0)])
    assert log.since(cursor, SPEC.id, 1) == [(events.Said(0, "m"), 5.0)]
    assert log.load(cursor, "nothing") is None


def test_a_place_is_taken_once_and_a_message_done_once(cursor: SqliteCursor) -> None:
    append(cursor, 1, "m")
    with pytest.raises(Conflict):
        append(cursor, 1, "other")
    with pytest.raises(Repeated):
        append(cursor, 2, "m")
    assert len(log.since(cursor, SPEC.id, 0)) == 2


def test_a_table_is_created_once(cursor: SqliteCursor) -> None:
    log.create(cursor, SPEC, [events.Joined(0, "other", "k")])
    assert log.since(cursor, SPEC.id, 0) == [(JOINED, SPEC.created)]


def test_a_view_is_kept_until_there_is_a_newer_one(cursor: SqliteCursor) -> None:
    append(cursor, 1, "a", Summary("playing", False, "first", False, None))
    append(cursor, 2, "b", Summary("playing", False, "", False, None))
    found = log.load(cursor, SPEC.id)
    assert found is not None
    assert found[1] == "first"


def test_who_is_erased_leaves_no_name_no_key_and_no_words(cursor: SqliteCursor) -> None:
    append(cursor, 1, "words")
    assert accounts.tables_of(cursor, "account", 9) == [(SPEC.id, "lobby")]
    log.erase_person(cursor, SPEC.id, 0)
    stored = [event for event, _ in log.since(cursor, SPEC.id, 0)]
    assert stored == [events.Joined(0, "", ""), events.Said(0)]
    assert accounts.tables_of(cursor, "account", 9) == []


def test_a_code_ends_with_the_game(cursor: SqliteCursor) -> None:
    code = log.code_of(cursor, SPEC.id)
    assert log.code_of(cursor, SPEC.id) == code
    assert log.table_of(cursor, code) == SPEC.id
    append(cursor, 1, "end", Summary("over", False, "", False, None))
    assert log.table_of(cursor, code) == ""


def test_a_job_is_claimed_once_until_its_lease_ends(cursor: SqliteCursor) -> None:
    append(cursor, 1, "m", Summary("playing", False, "", True, None))
    assert jobs.claim(cursor, jobs.BOT, 60, 9) == [(SPEC.id, 5.0)]
    assert jobs.claim(cursor, jobs.BOT, 60, 9) == []
    jobs.settle(cursor, SPEC.id, jobs.BOT, 5.0, more=True)
    assert jobs.claim(cursor, jobs.BOT, -1, 9) == [(SPEC.id, 5.0)]
    assert jobs.claim(cursor, jobs.BOT, 60, 9) == [(SPEC.id, 5.0)], "the lease has run out"
    jobs.free_leases(cursor)
    jobs.settle(cursor, SPEC.id, jobs.BOT, 5.0, more=False)
    assert jobs.claim(cursor, jobs.BOT, 60, 9) == []


def test_what_became_due_while_a_job_ran_is_not_lost(cursor: SqliteCursor) -> None:
    append(cursor, 1, "a", Summary("playing", False, "", True, None))
    jobs.claim(cursor, jobs.BOT, 60, 9)
    jobs.schedule(cursor, SPEC.id, jobs.BOT, 7.0)
    assert jobs.claim(cursor, jobs.BOT, 60, 9) == [], "whoever holds the lease looks again"
    jobs.settle(cursor, SPEC.id, jobs.BOT, 5.0, more=False)
    assert jobs.claim(cursor, jobs.BOT, 60, 9) == [(SPEC.id, 7.0)]
    jobs.schedule(cursor, SPEC.id, jobs.CLOCK, 8.0)
    jobs.schedule(cursor, SPEC.id, jobs.CLOCK, None)
    assert jobs.claim(cursor, jobs.CLOCK, 60, 9) == []
