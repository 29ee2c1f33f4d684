"""Who has won, in the words of the rulebooks: some games played alone know ratings or points, but no victory."""

from __future__ import annotations

from megapolis.engine.core.state import State


def winners(state: State) -> list[int]:
    """The seats that have won, tie-breaks counted; several share the victory.

    Alone and together they win or lose against the game; a tie with an automated opponent is a shared victory. Empty
    where the game knows no victory.
    """
    setup = state.setup
    returns = state.returns()
    if not setup.game.has_victory(setup):
        return []
    if setup.players == 1 or setup.game.is_cooperative(setup):
        return list(range(setup.players)) if returns[0] >= 0 else []
    return [seat for seat, value in enumerate(returns) if value == max(returns)]
