"""Clocks: turns are timed, not steps."""

from megapolis.server.domain.clock import Clocks
from megapolis.server.domain.events import Clock


def test_a_clock_counts_turns_not_steps() -> None:
    clocks = Clocks(Clock(game=100, move=30), 2)
    assert clocks.due(0) is None
    clocks.since = [10.0, None]
    assert clocks.next_due([0, 1]) == (40.0, 0)
    clocks.left[0] = 5.0
    assert clocks.next_due([0, 1]) == (15.0, 0)
    clocks.follow(None, 12.0)
    assert clocks.left[0] == 3.0
    assert clocks.next_due([0, 1]) is None
    assert not Clocks(Clock(), 2)
