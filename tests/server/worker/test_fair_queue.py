"""Thinking time is shared by person and by table; nobody's long queue delays another's request."""

from megapolis.server.worker.fair_queue import HINT, MOVE, REVIEW, FairQueue, Waiting


def request(owner: str, table: str = "", kind: int = MOVE, name: str = "", *, spent: bool = False) -> Waiting[str]:
    return Waiting(owner, table or owner, kind, name or owner, spent=spent)


def order(queue: FairQueue[str], seconds: float = 1.0) -> list[str]:
    """The requests as they are served one after the other, each taking so long."""
    served = []
    while (taken := queue.take(lambda _: True)) is not None:
        served.append(taken.work)
        queue.settle(taken, seconds)
    return served


def test_a_long_queue_of_one_delays_another_by_nothing() -> None:
    queue: FairQueue[str] = FairQueue()
    for at in range(30):
        queue.add(request("flood", f"table {at % 3}"))
    running = queue.take(lambda _: True)
    assert running is not None
    queue.add(request("other"))
    queue.settle(running, 5.0)
    assert order(queue)[0] == "other"


def test_equal_shares_however_much_each_asks_for() -> None:
    queue: FairQueue[str] = FairQueue()
    for _ in range(20):
        queue.add(request("one"))
    for _ in range(5):
        queue.add(request("two"))
    first = order(queue)[:10]
    assert first.count("one") == first.count("two") == 5


def test_slow_requests_count_for_more_than_quick_ones() -> None:
    queue: FairQueue[str] = FairQueue()
    for owner in ("slow", "quick"):
        for _ in range(12):
            queue.add(request(owner))
    served = []
    for _ in range(10):
        taken = queue.take(lambda _: True)
        assert taken is not None
        served.append(taken.work)
        queue.settle(taken, 4.0 if taken.owner == "slow" else 1.0)
    assert (served.count("slow"), served.count("quick")) == (2, 8)


def test_moves_come_before_hints_and_hints_before_reviews() -> None:
    queue: FairQueue[str] = FairQueue()
    for kind, name in ((REVIEW, "review"), (HINT, "hint"), (MOVE, "move")):
        queue.add(request("one", kind=kind, name=name))
    assert order(queue) == ["move", "hint", "review"]
    for kind, owner in ((REVIEW, "reviewer"), (HINT, "asker"), (MOVE, "player")):
        queue.add(request(owner, kind=kind))
    assert order(queue) == ["player", "asker", "reviewer"]


def test_tables_of_one_person_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for at in range(8):
        queue.add(request("one", "large" if at < 7 else "small", name="large" if at < 7 else "small"))
    assert "small" in order(queue)[:2]


def test_who_has_spent_the_budget_waits_for_everybody_else() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.add(request("spent", spent=True))
    for _ in range(3):
        queue.add(request("other"))
    assert order(queue, 100.0) == ["other", "other", "other", "spent"]
    # That does not put back those who come later.
    queue.add(request("other"))
    queue.add(request("new"))
    assert order(queue) == ["new", "other"]


def test_a_request_can_be_taken_out_and_refused_by_a_slot() -> None:
    queue: FairQueue[str] = FairQueue()
    one, two = request("one"), request("two")
    queue.add(one)
    queue.add(two)
    assert (len(queue), queue.count(MOVE), queue.count(HINT)) == (2, 2, 0)
    assert queue.remove(one)
    assert not queue.remove(one)
    assert queue.take(lambda waiting: waiting.owner == "one") is None
    assert queue.take(lambda waiting: waiting.owner == "two") is two
