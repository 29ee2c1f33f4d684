"""Who has won, in the words of the rulebooks: some games played alone know ratings or points, but no victory."""

from __future__ import annotations

from collections.abc import Sequence

from megapolis.engine.core.state import State


def winners(state: State, seats: Sequence[int] | None = None) -> list[int]:
    """Those of the seats (default: all) that have won, tie-breaks counted; several share the victory.

    Alone and together they win or lose against the game; a tie with an automated opponent is a shared victory. Empty
    where the game knows no victory.
    """
    seats = range(state.setup.players) if seats is None else seats
    setup = state.setup
    returns = state.returns()
    if not setup.game.has_victory(setup):
        return []
    if setup.players == 1 or setup.game.is_cooperative(setup):
        return list(seats) if returns[0] >= 0 else []
    best = max((returns[seat] for seat in seats), default=0.0)
    return [seat for seat in seats if returns[seat] == best]


def standings(state: State) -> list[tuple[int, int]]:
    """Every seat with its place before it, the best first; tie-breaks count, and equal seats share a place."""
    returns = state.returns()
    ranked = sorted(range(state.setup.players), key=lambda seat: (-returns[seat], seat))
    return [(1 + sum(each > returns[seat] for each in returns), seat) for seat in ranked]
