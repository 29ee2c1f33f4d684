"""What partners may show each other of a move before it is made, as people do who bend over the same table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from megapolis.engine.core.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, kw_only=True, eq=False)
class Sharing(Generic[S]):
    """What a cooperative game lets partners show. It must tell nothing that lies hidden in a hand."""

    pointing: Callable[[S], S | None]
    """The position whose legal actions partners may point at, for whoever is to act with something that lies open.

    None: nothing lies open. As long as something does, everything that its seat can do is about it and may be shown.
    """
