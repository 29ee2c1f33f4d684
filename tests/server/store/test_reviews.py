"""Reviews in the database: wanted once, made once, made anew by another version of the coach."""

from megapolis.server.store import jobs, reviews
from megapolis.server.store.sqlite import SqliteCursor


def test_a_review_is_wanted_made_and_found(cursor: SqliteCursor) -> None:
    assert reviews.find(cursor, "t", 0, 1) is None
    assert reviews.want(cursor, "t", 0, 1, ["me", "address:1"]) == (0.0, "")
    [(table, due)] = jobs.claim(cursor, jobs.REVIEW, 60, 5)
    assert table == "t"
    # Wanted again, it is neither scheduled nor charged again.
    assert reviews.want(cursor, "t", 0, 1, ["another"]) == (0.0, "")
    assert reviews.list_wanted(cursor, "t", 1) == [(0, ["me", "address:1"])]
    reviews.note_progress(cursor, "t", 0, 0.5)
    assert reviews.find(cursor, "t", 0, 1) == (0.5, "")
    # A second seat, wanted meanwhile, keeps the job when the first is done.
    reviews.want(cursor, "t", 1, 1, ["me"])
    reviews.keep(cursor, "t", 0, 1, "said")
    assert reviews.find(cursor, "t", 0, 1) == (1.0, "said")
    assert reviews.list_wanted(cursor, "t", 1) == [(1, ["me"])]
    jobs.settle(cursor, "t", jobs.REVIEW, due, more=False)
    assert [table for table, _ in jobs.claim(cursor, jobs.REVIEW, 60, 5)] == ["t"]
    reviews.note_progress(cursor, "t", 0, 0.2)
    assert reviews.find(cursor, "t", 0, 1) == (1.0, "said")
    reviews.give_up(cursor, "t", 1)
    reviews.give_up(cursor, "t", 0)
    assert reviews.list_wanted(cursor, "t", 1) == []
    assert reviews.find(cursor, "t", 0, 1) == (1.0, "said")
    # By another version of the coach it is made anew.
    assert reviews.find(cursor, "t", 0, 2) is None
    assert reviews.want(cursor, "t", 0, 2, ["me"]) == (0.0, "")
    assert reviews.list_wanted(cursor, "t", 1) == []
