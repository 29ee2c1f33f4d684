"""Standing orders: what a seat tells the table beforehand, so that it need not be asked again and again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from megapolis.engine.core.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, kw_only=True, eq=False)
class Orders(Generic[S]):
    """The orders that a game knows. An order is an amount, and stands as long as its subject is in question."""

    subject: Callable[[S, int], int]
    """What an order of a seat would be about now; never the same again once that is settled. -1: there is nothing."""
    amounts: Callable[[S, int], range]
    """The amounts that a seat may order now."""
    answer: Callable[[S, int, int], int]
    """The action that an amount means for a seat that is awaited; -1 where the seat must answer for itself."""
