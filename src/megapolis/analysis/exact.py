"""Exact values of positions in games that are small enough: what the best play leads to on average.

`Game.small_data` has such a game of every kind. `Exact` is for those in which nothing is hidden, such as games of one
seat; `megapolis.analysis.equilibrium` is for the others.
"""

from __future__ import annotations

from array import array
from hashlib import blake2b

from mypy_extensions import i64

from megapolis.engine.core.state import CHANCE, State, actor_of

__all__ = ["Exact", "chances", "position_key"]

AIMS = ("score", "win")


def chances(state: State) -> list[tuple[float, int]]:
    """Every outcome of the pending chance, with its probability."""
    outcomes = [int(outcome) for outcome in state.legal_actions(CHANCE)]
    weights = [int(state.weight(i64(outcome))) for outcome in outcomes]
    return [(weight / sum(weights), outcome) for weight, outcome in zip(weights, outcomes, strict=True)]


class Exact:
    """Values of positions by backward induction: every seat chooses what is best for itself.

    With one seat this is expectimax, with two opposed seats minimax; with more, one of several possible solutions.
    Values are remembered, so one `Exact` should be asked about one set-up only.
    """

    def __init__(self, aim: str) -> None:
        """`aim` is what counts: `score` for points, `win` for returns."""
        if aim not in AIMS:
            raise ValueError(f"The aim is one of {', '.join(AIMS)}, not {aim}.")
        self.aim = aim
        self.known: dict[bytes, list[float]] = {}

    def value(self, state: State) -> list[float]:
        """What each seat can expect from a position."""
        return self._value(state.clone())

    def _value(self, state: State) -> list[float]:
        awaited = state.awaited()
        if awaited == 0:
            return [float(points) for points in state.scores()] if self.aim == "score" else state.returns()
        key = position_key(state)
        known = self.known.get(key)
        if known is None:
            known = self._chance_value(state) if awaited == CHANCE else self._best_value(state)
            self.known[key] = known
        return known

    def action_values(self, state: State) -> dict[int, float]:
        """What the seat to act can expect from each of its actions."""
        seat = int(actor_of(state.awaited()))
        return {
            int(action): self._value(_after(state, seat, int(action)))[seat]
            for action in state.legal_actions(i64(seat))
        }

    def _chance_value(self, state: State) -> list[float]:
        total = [0.0] * int(state.seats)
        for probability, outcome in chances(state):
            for seat, worth in enumerate(self._value(_after(state, CHANCE, outcome))):
                total[seat] += probability * worth
        return total

    def _best_value(self, state: State) -> list[float]:
        seat = int(actor_of(state.awaited()))
        values = [self._value(_after(state, seat, int(action))) for action in state.legal_actions(i64(seat))]
        return max(values, key=lambda value: value[seat])


def position_key(state: State) -> bytes:
    """What tells positions apart as far as the future is concerned. Sets the counters of the position to 0."""
    for name in state.setup.game.counters:
        setattr(state, name, 0)
    return blake2b(array("q", state.key()).tobytes(), digest_size=16).digest()


def _after(state: State, seat: int, action: int) -> State:
    after = state.clone()
    after.play(i64(seat), i64(action))
    return after
