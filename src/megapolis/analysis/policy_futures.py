"""Futures of a game whose network expects points and wins of every seat: it plays a few decisions and judges the rest.

All futures of all ways go on side by side, since the network judges many positions at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mypy_extensions import i64

from megapolis.analysis.futures import ENDLESS, Ending, Futures, Way, standing
from megapolis.bots.core.evaluator import Leaves
from megapolis.bots.core.search import Search
from megapolis.bots.network import NetworkEvaluator, evaluator_of
from megapolis.engine.core.bitset import contains
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State, actor_of

LOOKS = 400
"""Evaluations of a search that compares two moves,"""
DEALS = 12
"""and in how many deals of what is hidden they are searched."""


class PolicyFutures(Futures):
    """The futures of one decision, played on by the network."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.evaluator: NetworkEvaluator = evaluator_of(self.game, "win")

    def follow(self, ways: Sequence[Way], numbers: Sequence[int]) -> list[list[Ending]]:
        """For each way, where each of these futures leads: as many decisions on as the coach says."""
        lucks = [Rng(number) for _ in ways for number in numbers]
        states = [self.begin(way, luck) for way, luck in zip([w for w in ways for _ in numbers], lucks, strict=True)]
        for _decision in range(self.coach.depth):
            if not self.play_on(states, lucks):
                break
        settles_soon = self.coach.settles_soon
        if settles_soon is not None and settles_soon(self.state):
            self.play_round_out(states, lucks)
        endings = self.judge(states)
        return [endings[at : at + len(numbers)] for at in range(0, len(endings), len(numbers))]

    def begin(self, way: Way, luck: Rng) -> State:
        """The position after a way, what is hidden being dealt by a future's luck."""
        state = self.state.determinize(self.seat, luck)
        for action in way:
            # In another deal of what is hidden the rest of a turn may be another.
            if not contains(state.legal_actions(self.seat), action):
                break
            state.play(self.seat, action)
        return state

    def play_on(self, states: list[State], lucks: Sequence[Rng]) -> bool:
        """Play a decision of each game that goes on, as the network thinks best for its seat; whether any does."""
        leaves = Leaves(int(self.state.seats))
        starts: list[tuple[int, int, int]] = []
        for at, state in enumerate(states):
            actor = next_decision(state, lucks[at])
            if actor >= 0:
                first = int(leaves.count())
                for action in state.legal_actions(actor):
                    after = state.clone()
                    after.play(actor, action)
                    leaves.add(after, actor, 0, 0.0)
                starts.append((at, actor, first))
        if not starts:
            return False
        self.evaluator.evaluate(leaves)
        values, stride = leaves.values, int(leaves.stride)
        ends = [first for _, _, first in starts[1:]] + [int(leaves.count())]
        for (at, actor, first), end in zip(starts, ends, strict=True):
            states[at] = leaves.states[max(range(first, end), key=lambda place: values[place * stride + actor])]
        return True

    def play_out(self) -> bool:
        self.coach = replace(self.coach, depth=ENDLESS, settles_soon=None)
        return True

    def play_round_out(self, states: list[State], lucks: Sequence[Rng]) -> None:
        """Play each game on that is still in the round of the decision, until none is."""
        begun = self.coach.count(self.state)[0]
        while True:
            going = [
                at for at, state in enumerate(states) if not state.is_over() and self.coach.count(state)[0] == begun
            ]
            if not going:
                return
            some = [states[at] for at in going]
            self.play_on(some, [lucks[at] for at in going])
            for at, state in zip(going, some, strict=True):
                states[at] = state

    def judge(self, states: Sequence[State]) -> list[Ending]:
        """What the seat can expect where each game stands."""
        leaves = Leaves(int(self.state.seats))
        going = [state for state in states if not state.is_over()]
        for state in going:
            leaves.add(state, self.seat, 0, 0.0)
        if going:
            self.evaluator.evaluate(leaves)
        players, stride = int(leaves.players), int(leaves.stride)
        values = leaves.values
        out: list[Ending] = []
        place = 0
        for state in states:
            if state.is_over():
                out.append(self._ending(state))
                continue
            told = [float(value) for value in values[place * stride : (place + 1) * stride]]
            out.append(Ending(state, standing(self.coach, state, self.seat, told[players:]), told[self.seat]))
            place += 1
        return out

    def search(self, one: Way, other: Way) -> float | None:
        """By how much a way is ahead of another by the search of `expert`, which looks into these two alone.

        A search knows one deal of what is hidden: several are asked.
        """
        return sum(self._search(one[0], other[0], Rng(deal)) for deal in range(DEALS)) / DEALS

    def _search(self, one: int, other: int, rng: Rng) -> float:
        players = int(self.state.seats)
        search = Search(Perspective(self.state, self.seat), self.evaluator, rng, i64(LOOKS), i64(0), noisy=False)
        leaves = Leaves(players)
        search.gather(leaves)
        self.evaluator.evaluate(leaves)
        search.absorb(leaves)
        search.alive = [edge for edge in search.root.edges if edge.path[0] in (one, other)]
        # Neither is dropped before the budget is spent.
        search.halvings = 1
        search.run()
        worth = {
            int(edge.path[0]): standing(
                self.coach, self.state, self.seat, [float(each) for each in edge.values[players:]]
            )
            for edge in search.alive
        }
        return worth[one] - worth[other]

    def glance(self, ways: Sequence[Way]) -> list[float]:
        """What the network expects after each way."""
        return [ending.value for ending in self.judge([self.end_of(way) for way in ways])]


def next_decision(state: State, luck: Rng) -> int:
    """Deal and play what is no choice, up to the next decision: whose it is, or -1 at the end."""
    while awaited := int(state.awaited()):
        if awaited == CHANCE:
            state.play(CHANCE, state.sample(luck))
            continue
        actor = int(actor_of(awaited))
        actions = state.legal_actions(actor)
        if len(actions) > 1:
            return actor
        state.play(actor, actions[0])
    return -1
