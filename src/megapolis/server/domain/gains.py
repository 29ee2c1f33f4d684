"""What each move gains at best. A turn of several steps is followed to its last step."""

from __future__ import annotations

from megapolis.engine.core.state import CHANCE, State

MAX_POSITIONS = 400
"""How many positions one request may look at, so that it never delays a table."""


def weigh(state: State, seat: int) -> list[int | None]:
    """The gain of every legal move with the best further steps of the same turn; None if that takes too long."""
    before = int(state.points(seat))
    left = [MAX_POSITIONS]
    out: list[int | None] = []
    for action in state.legal_actions(seat):
        best = _best(state, seat, int(action), left)
        out.append(None if best is None else best - before)
    return out


def worth(state: State, seat: int, action: int) -> int | None:
    """The gain of one move with the best further steps of the same turn; None if that takes too long."""
    best = _best(state, seat, action, [MAX_POSITIONS])
    return None if best is None else best - int(state.points(seat))


def _best(state: State, seat: int, action: int, left: list[int]) -> int | None:
    """The points after this action and the seat's best steps that follow it at once."""
    if left[0] <= 0:
        return None
    left[0] -= 1
    after = state.clone()
    after.play(seat, action)
    if after.phase() != state.phase() or after.awaited() in (0, CHANCE) or seat not in after.actors():
        # The last step may reveal what others did meanwhile; its preview uses only what this seat can know.
        return int(state.points(seat)) + sum(change.after - change.before for change in state.preview(seat, action))
    following = [_best(after, seat, int(each), left) for each in after.legal_actions(seat)]
    reached = [each for each in following if each is not None]
    return max(reached) if len(reached) == len(following) else None
