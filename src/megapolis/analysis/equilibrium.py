"""Optimal play in games of two opposed seats with hidden information that are small enough: counterfactual regret.

The whole game is laid out once as arrays, so that an iteration takes a few array operations for each depth of the tree.
Exploitability is computed exactly, by the best response to the average strategy.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from megapolis.analysis.exact import chances, position_key
from megapolis.engine.core.observation import row_of
from megapolis.engine.core.state import CHANCE, State, actor_of
from megapolis.engine.optional import require

np = require("numpy", "envs")

__all__ = ["GameTree"]

Array = Any
"""A numpy array."""

SEATS = 2


class GameTree:
    """All that can happen from a position on, and the strategies that counterfactual regret minimization has found.

    What a seat knows is its observation, which holds all that it may remember. Draws that lead to the same position
    count as one.
    """

    def __init__(self, root: State) -> None:
        self.parents: list[int] = []
        self.chances: list[float] = []
        """The probability of each node, as far as chance decides: 1 where a seat chose."""
        self.moves: list[int] = []
        """Which move of which decision led to a node; -1 where chance did."""
        self.deciders: list[int] = []
        """The seat that chose the move that led to a node; -1 where chance did."""
        self.worths: list[float] = []
        """What a node is worth to the first seat if the game ends there; 0 elsewhere."""
        self.levels: list[int] = []
        """Where each depth of the tree begins."""
        self.decisions: dict[tuple[int, bytes], int] = {}
        """The first move of each decision, by its seat and what that seat knows."""
        self.actions: list[int] = []
        """The action of each move."""
        self.decision_of: list[int] = []
        """The number of the decision that each move belongs to."""
        self._lay_out(root)
        self._to_arrays()

    def _lay_out(self, root: State) -> None:
        level = self._settle(root.clone(), 1.0, -1, -1, -1)
        while level:
            self.levels.append(len(self.parents))
            following: list[tuple[State, float, int, int, int]] = []
            for state, chance, parent, move, decider in level:
                node = len(self.parents)
                self.parents.append(parent)
                self.chances.append(chance)
                self.moves.append(move)
                self.deciders.append(decider)
                over = state.awaited() == 0
                self.worths.append(state.returns()[0] if over else 0.0)
                if not over:
                    seat = int(actor_of(state.awaited()))
                    first = self._decision(state, seat)
                    for place, action in enumerate(state.legal_actions(i64(seat))):
                        after = state.clone()
                        after.play(i64(seat), action)
                        following += self._settle(after, 1.0, node, first + place, seat)
            level = following
        self.levels.append(len(self.parents))

    def _settle(
        self, state: State, chance: float, parent: int, move: int, decider: int
    ) -> list[tuple[State, float, int, int, int]]:
        """The positions that chance can lead to, each once."""
        found: dict[bytes, tuple[State, float]] = {position_key(state): (state, chance)}
        while any(each.awaited() == CHANCE for each, _ in found.values()):
            after: dict[bytes, tuple[State, float]] = {}
            for each, likely in found.values():
                outcomes = chances(each) if each.awaited() == CHANCE else [(1.0, -1)]
                for probability, outcome in outcomes:
                    new = each
                    if outcome >= 0:
                        new = each.clone()
                        new.play(i64(CHANCE), i64(outcome))
                    key = position_key(new)
                    after[key] = (new, after.get(key, (new, 0.0))[1] + likely * probability)
            found = after
        return [(each, likely, parent, move, decider) for each, likely in found.values()]

    def _decision(self, state: State, seat: int) -> int:
        known = (seat, memoryview(row_of(state.setup.game.observer, state, seat)).tobytes())
        legal = [int(action) for action in state.legal_actions(i64(seat))]
        first = self.decisions.get(known)
        if first is None:
            first = self.decisions[known] = len(self.actions)
            self.actions += legal
            self.decision_of += [len(self.decisions) - 1] * len(legal)
        assert self.actions[first : first + len(legal)] == legal
        return first

    def _to_arrays(self) -> None:
        self._parents = np.array(self.parents)
        self._chances = np.array(self.chances)
        self._moves = np.array(self.moves)
        self._deciders = np.array(self.deciders)
        self._worths = np.array(self.worths)
        self._decision_of = np.array(self.decision_of, dtype=np.int64)
        self._sizes = np.bincount(self._decision_of)
        self._regrets = np.zeros(len(self.actions))
        self._sums = np.zeros(len(self.actions))
        self.iterations = 0
        self._owns = [np.flatnonzero(self._deciders == seat) for seat in range(SEATS)]
        # Where chance follows a move it has several nodes: in averages it counts once for each of its parents.
        self._firsts = []
        for own in self._owns:
            pairs = self._parents[own] * len(self.actions) + self._moves[own]
            self._firsts.append(own[np.unique(pairs, return_index=True)[1]])

    def improve(self, iterations: int) -> None:
        """Run so many iterations of CFR+: regrets stay above 0, later strategies count for more."""
        for _ in range(iterations):
            self.iterations += 1
            for seat in range(SEATS):
                strategy = self._normalize(self._regrets)
                reaches = self._reaches(strategy)
                worths = self._backward(strategy)
                own, firsts = self._owns[seat], self._firsts[seat]
                parents, moves = self._parents[own], self._moves[own]
                sign = 1.0 if seat == 0 else -1.0
                # What the move brings, weighted by how likely chance and the other seat lead to it.
                gains = sign * worths[own] * reaches[1 - seat][parents] * self._chances[own]
                by_move = np.bincount(moves, gains, len(self.actions))
                by_decision = np.bincount(self._decision_of, strategy * by_move)
                touched = np.zeros(len(self.actions), bool)
                touched[moves] = True
                regrets = self._regrets + by_move - by_decision[self._decision_of]
                self._regrets = np.where(touched, np.maximum(regrets, 0.0), self._regrets)
                weights = reaches[seat][self._parents[firsts]] * self._own_chances[self._parents[firsts]]
                played = np.bincount(self._moves[firsts], weights, len(self.actions))
                self._sums += np.where(touched, self.iterations * strategy * played, 0.0)

    def average_strategy(self) -> Array:
        """How likely each move of each decision is, on average over all iterations: this converges to optimal play."""
        return self._normalize(self._sums)

    def value(self, strategy: Array | None = None) -> float:
        """What the first seat can expect if both play a strategy, by default the average one."""
        chosen = self.average_strategy() if strategy is None else strategy
        worths = self._backward(chosen)
        first = slice(self.levels[0], self.levels[1])
        return float((worths[first] * self._chances[first]).sum())

    def exploitability(self, strategy: Array | None = None) -> float:
        """What a perfect opponent wins against a strategy, on average over both seats: 0 if it is optimal."""
        chosen = self.average_strategy() if strategy is None else strategy
        return (self.best_response(0, chosen) + self.best_response(1, chosen)) / SEATS

    def best_response(self, seat: int, strategy: Array) -> float:
        """What a seat can expect that knows the other's strategy and plays best against it."""
        sign = 1.0 if seat == 0 else -1.0
        others = self._reaches(strategy)[1 - seat]
        children: list[list[int]] = [[] for _ in self.parents]
        for node, parent in enumerate(self.parents):
            if parent >= 0:
                children[parent].append(node)
        at: dict[int, list[int]] = {}
        for node in range(len(self.parents)):
            if children[node] and self.deciders[children[node][0]] == seat:
                at.setdefault(self.decision_of[self.moves[children[node][0]]], []).append(node)
        best: dict[int, int] = {}
        worths: dict[int, float] = {}

        def worth(node: int) -> float:
            if node not in worths:
                below = children[node]
                if not below:
                    worths[node] = sign * self.worths[node]
                elif self.deciders[below[0]] == seat:
                    move = choose(self.decision_of[self.moves[below[0]]])
                    worths[node] = sum(self.chances[each] * worth(each) for each in below if self.moves[each] == move)
                else:
                    worths[node] = sum(
                        self.chances[each] * float(strategy[self.moves[each]]) * worth(each) for each in below
                    )
            return worths[node]

        def choose(decision: int) -> int:
            if decision not in best:
                totals: dict[int, float] = {}
                for node in at[decision]:
                    for each in children[node]:
                        likely = float(others[node]) * self.chances[each]
                        totals[self.moves[each]] = totals.get(self.moves[each], 0.0) + likely * worth(each)
                best[decision] = max(totals, key=lambda move: totals[move])
            return best[decision]

        first = range(self.levels[0], self.levels[1])
        return sum(self.chances[node] * worth(node) for node in first)

    def _normalize(self, weights: Array) -> Array:
        totals = np.bincount(self._decision_of, weights)
        even = 1.0 / self._sizes[self._decision_of]
        spread = totals[self._decision_of]
        return np.where(spread > 0.0, weights / np.where(spread > 0.0, spread, 1.0), even)

    def _reaches(self, strategy: Array) -> tuple[Array, Array]:
        """How likely each node is, as far as chance and one seat decide; for the first and the second seat.

        `_own_chances` undoes the part of chance, for strategies are averaged by what their own seat does alone.
        """
        reaches = [np.ones(len(self.parents)) for _ in range(SEATS)]
        own = np.ones(len(self.parents))
        for begin, end in zip(self.levels[:-1], self.levels[1:], strict=True):
            part = slice(begin, end)
            parents = self._parents[part]
            inner = parents >= 0
            chance = self._chances[part]
            own[part] = np.where(inner, own[parents], 1.0) / chance
            played = np.where(self._moves[part] >= 0, strategy[self._moves[part]], 1.0)
            for seat in range(SEATS):
                factor = np.where(self._deciders[part] == seat, played, 1.0) * chance
                reaches[seat][part] = np.where(inner, reaches[seat][parents], 1.0) * factor
        self._own_chances = own
        return reaches[0], reaches[1]

    def _backward(self, strategy: Array) -> Array:
        """What each node is worth to the first seat if both play a strategy."""
        worths = self._worths.copy()
        for begin, end in reversed(list(zip(self.levels[1:-1], self.levels[2:], strict=True))):
            part = slice(begin, end)
            played = np.where(self._moves[part] >= 0, strategy[self._moves[part]], 1.0)
            amounts = worths[part] * self._chances[part] * played
            np.add.at(worths, self._parents[part], amounts)
        return worths
