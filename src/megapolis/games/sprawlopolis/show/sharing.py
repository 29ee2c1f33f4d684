"""What partners in one city may show each other: where a card that lies open might go, never a card of a hand."""

from __future__ import annotations

from megapolis.engine.sharing import Sharing
from megapolis.games.sprawlopolis.rules.city import NONE
from megapolis.games.sprawlopolis.rules.stages import PLACING, TURNING
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis


def pointing(state: Sprawlopolis) -> Sprawlopolis | None:
    """The position in which the open card still has no place; None in a duel, and while no card is open."""
    if state.rules.duel or state.seats == 1 or state.card < 0 or state.stage not in (PLACING, TURNING):
        return None
    before = state.clone()
    before.place, before.stage = NONE, PLACING
    return before


SHARING = Sharing(pointing=pointing)
