"""Limits fill with time, and are one for all workers."""

import pytest

from megapolis.server.errors import TooMuch
from megapolis.server.http import limits
from megapolis.server.http.limits import Limit, Limits
from megapolis.server.settings import Settings


def test_a_limit_fills_with_time() -> None:
    limit = Limit(2.0, 3.0)
    for _ in range(3):
        limit.take("a", 100.0)
    with pytest.raises(TooMuch):
        limit.take("a", 100.1)
    limit.take("b", 100.1)
    limit.take("a", 100.6)


def test_what_others_gave_is_gone_here_too_but_never_more_than_a_burst() -> None:
    limit = Limit(1.0, 4.0)
    limit.take_elsewhere("a", 100.0, 10.0)
    with pytest.raises(TooMuch):
        limit.take("a", 14.9)
    limit.take("a", 15.1)


def pass_on(from_: Limits, name: str, to: Limits, all_told: dict[tuple[str, str], float]) -> None:
    """Tell what a worker has to tell, as the database would."""
    all_told.update({(name, what): amount for what, amount in from_.totals_to_share().items()})
    to.hear(dict(all_told))


def test_workers_share_what_was_taken_and_who_is_connected() -> None:
    settings = Settings(tables_per_address=10, connections_per_address=10)
    here, there, told = Limits(settings), Limits(settings), {("there", "new_tables x"): 900.0}
    here.hear(dict(told))
    here.new_tables.take("x")
    for _ in range(9):
        there.new_tables.take("a")
        there.connect("a")
    pass_on(there, "there", here, told)
    here.new_tables.take("a")
    here.connect("a")
    for full in (here.new_tables.take, here.connect):
        with pytest.raises(TooMuch):
            full("a")
    for _ in range(5):
        there.disconnect("a")
    pass_on(there, "there", here, told)
    for _ in range(5):
        here.connect("a")
    with pytest.raises(TooMuch):
        here.connect("a")
    assert here.totals_to_share() == {"new_tables x": 1.0, "new_tables a": 1.0, "connections a": 6}
    assert here.totals_to_share() == {}, "only what has changed"


def test_what_is_remembered_is_bounded_also_where_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 5)
    limit = Limit(1.0, 100.0)
    for at in range(50):
        limit.take(f"address {at}", 1.0)
    assert all(len(each) <= 5 for each in vars(limit).values() if isinstance(each, dict))
    for _ in range(5):
        limit.take("address 49", 1.0)
    assert limit.totals() == {"address 49": 6.0}, "the last ones are remembered"
