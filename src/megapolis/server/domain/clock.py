"""Thinking time. A seat's clock runs from the moment the seat is awaited until it no longer is.

Hidden steps in between do not touch it, so a clock tells nobody what they may not know.
"""

from __future__ import annotations

from megapolis.engine.core.state import State
from megapolis.server.domain.events import Clock


class Clocks:
    """The clocks of all seats."""

    def __init__(self, limits: Clock, seats: int) -> None:
        self.limits = limits
        self.left = [limits.game] * seats
        """Seconds left for the whole game when the clock last stopped."""
        self.since: list[float | None] = [None] * seats
        """When a seat's running turn began; None while it is not awaited."""
        self._phase = -1

    def __bool__(self) -> bool:
        return self.limits.game > 0 or self.limits.move > 0

    def copy(self) -> Clocks:
        """An independent copy."""
        other = Clocks(self.limits, len(self.left))
        other.left, other.since, other._phase = self.left[:], self.since[:], self._phase
        return other

    def follow(self, state: State | None, at: float) -> None:
        """Start and stop clocks as the position requires (None: stop all)."""
        awaited = [] if state is None else state.actors()
        phase = -1 if state is None else int(state.phase())
        for seat, since in enumerate(self.since):
            running = seat in awaited
            if since is not None and (not running or phase != self._phase):
                self.left[seat] = max(0.0, self.left[seat] - (at - since))
                since = None
            self.since[seat] = at if running and since is None else since
        self._phase = phase

    def due(self, seat: int) -> float | None:
        """When a seat runs out of time; None if its clock is not running."""
        since = self.since[seat]
        if since is None or not self:
            return None
        limits = [self.left[seat]] if self.limits.game else []
        limits += [self.limits.move] if self.limits.move else []
        return since + min(limits)

    def next_due(self, seats: list[int]) -> tuple[float, int] | None:
        """The first of these seats to run out of time, and when."""
        dues = [(due, seat) for seat in seats if (due := self.due(seat)) is not None]
        return min(dues, default=None)
