"""Dealt futures: how a game may go on after each of some ways to continue, with the same luck for all of them.

`follow` is where all values of hints and reviews come from. Where a game has a network, the network plays a few rounds
and judges what they led to; elsewhere the rollout policy plays, to the end or to the horizon of the game's heuristics.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.bots.master import network_file
from megapolis.bots.value_net import Network, best_places, network_of, play_all
from megapolis.engine.coach import ABOVE, AHEAD, Coach
from megapolis.engine.core.bitset import contains
from megapolis.engine.core.heuristics import play_turn
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State, actor_of

APART = 1 << 60
"""Added to a future's number for the generator of decisions, so that they do not change its luck."""

ENDLESS = 1 << 16
"""More rounds than any game has."""

Way = tuple[int, ...]
"""Actions of one seat: a move and, where it is known, the rest of the turn."""


class Ending(NamedTuple):
    """Where a future led."""

    state: State
    value: float
    """On the scale of the game's coach."""
    outcome: float
    """What it means for winning, from -1 to 1."""


def standing(coach: Coach[State], state: State, seat: int, points: Sequence[float]) -> float:
    """Points of all seats on the scale of the coach."""
    scale = coach.scale(state.setup)
    own = float(points[seat])
    if scale == AHEAD and len(points) > 1:
        return own - max(float(other) for at, other in enumerate(points) if at != seat)
    if scale == ABOVE and coach.target is not None:
        return own - coach.target(state)
    return own


class Futures:
    """The futures of one decision, by number."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.game = state.setup.game
        self.coach: Coach[State] = self.game.show.coach
        self.heuristics = self.game.heuristics
        self.before = state.isolate(seat, Rng(1))
        """The position as the seat knows it, nobody else being awaited: always the same one."""

    def follow(self, ways: Sequence[Way], numbers: Sequence[int]) -> list[list[Ending]]:
        """For each way, where each of these futures leads."""
        return [[self._follow(way, number) for number in numbers] for way in ways]

    def _follow(self, way: Way, number: int) -> Ending:
        luck, rng = Rng(number), Rng(number + APART)
        heuristics, seat = self.heuristics, self.seat
        state = self.state.determinize(seat, luck)
        for action in way:
            # In another deal of what is hidden the rest of a turn may be another.
            if not contains(state.legal_actions(seat), action):
                break
            state.play(seat, action)
        depth = int(heuristics.horizon_depth())
        while awaited := int(state.awaited()):
            if awaited == CHANCE:
                if depth <= 0 and heuristics.horizon_reached(state):
                    break
                state.play(CHANCE, state.sample(luck))
            else:
                heuristics.rollout_turn(state, actor_of(awaited), rng)
                depth -= 1
        return self._ending(state)

    def _ending(self, state: State) -> Ending:
        if state.is_over() or self.coach.expect is None:
            value = standing(self.coach, state, self.seat, state.scores())
            return Ending(state, value, state.returns()[self.seat])
        value = standing(self.coach, state, self.seat, self.coach.expect(state))
        return Ending(state, value, self.heuristics.horizon_value(state)[self.seat])

    def play_out(self) -> bool:
        """Play every game to its end from now on, where a network judges it before; whether one does."""
        return False

    def search(self, _one: Way, _other: Way) -> float | None:
        """By how much a way is ahead of another by a search that sees more than futures do; None: there is none."""
        return None

    def end_of(self, way: Way) -> State:
        """The position that a way leads to, before anything is dealt."""
        after = self.before.clone()
        for action in way:
            after.play(self.seat, action)
        return after

    def glance(self, ways: Sequence[Way]) -> list[float]:
        """How good ways look before any future is tried, to choose what to try first."""
        return [float(self.heuristics.value(self.end_of(way), self.seat)) for way in ways]


class NetworkFutures(Futures):
    """The futures of a game that has a network."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        leads = self.coach.scale(state.setup) == AHEAD and "win" in self.game.networks
        self.network: Network = network_of(self.game, "win" if leads else "score")

    def play_out(self) -> bool:
        self.coach = replace(self.coach, depth=ENDLESS)
        return True

    def glance(self, ways: Sequence[Way]) -> list[float]:
        ahead = self.network.ahead()
        for way in ways:
            ahead.reach(self.before.clone(), self.seat, vec[i64](list(way)))
        return self.network.judge(ahead)

    def _await_alone(self, state: State, rng: Rng) -> State:
        """A position that awaits nobody but the seat: where the lead counts, others do what looks best to them."""
        if not self.network.leads:
            return state.isolate(self.seat, rng)
        for other in range(int(state.seats)):
            if other != self.seat and state.awaited() >> other & 1:
                play_turn(self.heuristics, state, other, self.heuristics.candidates(state, other, 1)[0].actions)
        return state

    def follow(self, ways: Sequence[Way], numbers: Sequence[int]) -> list[list[Ending]]:
        """All of them side by side: the network judges many positions at once."""
        rng = Rng(1)
        start = self._await_alone(self.state.rewind_others(self.seat, rng), rng)
        states: list[State] = []
        for way in ways:
            reached = start.clone()
            if self.heuristics.network_limit():
                play_turn(self.heuristics, reached, self.seat, vec[i64](list(way)))
            else:
                play_all(reached, self.seat, vec[i64](list(way)))
            states += [reached.clone() for _ in numbers]
        lucks = [Rng(number) for _ in ways for number in numbers]
        values = [0.0] * len(states)
        playing = list(range(len(states)))
        for _round in range(self.coach.depth):
            ahead = self.network.ahead()
            going = []
            for at in playing:
                if states[at].settle(lucks[at]):
                    states[at] = self._await_alone(states[at], rng)
                    ahead.look(states[at].isolate(self.seat, rng), self.seat)
                    going.append(at)
            playing = going
            if not playing:
                break
            judged = self.network.judge(ahead)
            for at, place in zip(playing, best_places(judged, ahead.starts), strict=True):
                values[at] = judged[place]
                play_all(states[at], self.seat, ahead.paths[place])
        still = set(playing)
        endings = [self._judge(state, values[at], at in still) for at, state in enumerate(states)]
        count = len(numbers)
        return [endings[at : at + count] for at in range(0, len(endings), count)]

    def _judge(self, state: State, value: float, going: bool) -> Ending:
        if not going:
            value = standing(self.coach, state, self.seat, state.scores())
        # A lead is worth what it makes likely; where points alone count, they are all there is to win.
        outcome = float(value > 0) - float(value < 0) if not going else self.network.expected_value(value)
        return Ending(state, value, outcome if self.network.leads else value)


def futures_of(state: State, seat: int) -> Futures:
    """The futures of a seat's decision, by the strongest player that the game has."""
    game = state.setup.game
    if game.networks:
        return NetworkFutures(state, seat)
    if network_file(game) is None or game.heuristics.network_limit():
        # Where a network compares whole turns, not single actions, the game's own policy plays on.
        return Futures(state, seat)
    # Imported here: it builds on this module, and most games do without it.
    from megapolis.analysis.policy_futures import PolicyFutures

    return PolicyFutures(state, seat)
