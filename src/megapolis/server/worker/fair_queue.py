"""Who thinks next: thinking time is shared evenly among people, and each person's among their tables.

Every owner has a virtual time that grows with the seconds they have used; the one that is furthest behind is next, and
among the requests of one owner moves come before hints and hints before reviews. Somebody who comes anew starts where
the others stand, so a long queue of one person delays another's request by what is running at most.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")

MOVE, HINT, REVIEW = 0, 1, 2
WEIGHTS = (1.0, 2.0, 4.0)
"""How dear a second is, by kind: whoever asks for hints and reviews waits longer for the next."""
EXPECTED = 0.5
"""Seconds that a request counts for until it is known how long it took."""
SPENT = 1e6
"""Seconds by which those are put back who have spent the day's budget: they think when nobody else wants to."""


class Waiting(Generic[T]):
    """A request in the queue: whose it is, for which table, and what is to be done."""

    def __init__(self, owner: str, table: str, kind: int, work: T, *, spent: bool = False) -> None:
        self.owner = owner
        self.table = table
        self.kind = kind
        self.work = work
        self.spent = spent


class Shares:
    """Virtual times. Whoever is not known starts at the time of the one that was served last."""

    def __init__(self) -> None:
        self.now = 0.0
        self._times: dict[str, float] = {}

    def time_of(self, name: str) -> float:
        """How much a name has used, or its start."""
        return max(self.now, self._times.get(name, 0.0))

    def charge(self, name: str, seconds: float) -> None:
        """Add what a name has used, or take back what it was charged too much."""
        self._times[name] = self._times.get(name, self.now) + seconds

    def serve(self, name: str) -> None:
        """Note that a name is served now; those who are behind it have nothing to remember any more."""
        self._times[name] = self.time_of(name)
        self.now = max(self.now, self._times[name])
        self._times = {each: at for each, at in self._times.items() if at > self.now or each == name}


class FairQueue(Generic[T]):
    """Requests that wait, and the shares of their owners and tables."""

    def __init__(self) -> None:
        self._waiting: list[Waiting[T]] = []
        self._owners, self._tables = Shares(), Shares()

    def __len__(self) -> int:
        return len(self._waiting)

    def count(self, kind: int) -> int:
        """How many requests of a kind wait."""
        return sum(each.kind == kind for each in self._waiting)

    def add(self, waiting: Waiting[T]) -> None:
        """Put a request into the queue."""
        self._waiting.append(waiting)

    def remove(self, waiting: Waiting[T]) -> bool:
        """Take a request out of the queue; False if it is not there any more."""
        if waiting not in self._waiting:
            return False
        self._waiting.remove(waiting)
        return True

    def take(self, suits: Callable[[Waiting[T]], bool]) -> Waiting[T] | None:
        """Take the next request that suits; its owner is charged for what it will probably need."""
        chosen = min(self._select(suits), key=self._key, default=None)
        if chosen is None:
            return None
        self._waiting.remove(chosen)
        if not chosen.spent:
            self._owners.serve(chosen.owner)
            self._tables.serve(chosen.table)
        self._charge(chosen, EXPECTED)
        return chosen

    def _select(self, suits: Callable[[Waiting[T]], bool]) -> Iterable[Waiting[T]]:
        return (each for each in self._waiting if suits(each))

    def _key(self, waiting: Waiting[T]) -> tuple[float, int, float]:
        owner = self._owners.time_of(waiting.owner) + (SPENT if waiting.spent else 0.0)
        return owner, waiting.kind, self._tables.time_of(waiting.table)

    def _charge(self, waiting: Waiting[T], seconds: float) -> None:
        self._owners.charge(waiting.owner, seconds * WEIGHTS[waiting.kind])
        self._tables.charge(waiting.table, seconds * WEIGHTS[waiting.kind])

    def settle(self, waiting: Waiting[T], seconds: float) -> None:
        """A request that was taken is done, after so many seconds."""
        self._charge(waiting, seconds - EXPECTED)
