"""The work of a review, cut into tasks that any process can do."""

from __future__ import annotations

from math import sqrt

import msgspec

from megapolis.analysis.futures import Way, standing
from megapolis.analysis.values import Weighing
from megapolis.analysis.verdicts import MOVES_AGAIN, Verdict, judge
from megapolis.bots import LEARNED, make_bot
from megapolis.engine.core.bitset import contains
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.dealer import Dealer
from megapolis.engine.match import Match


class Glance(msgspec.Struct, frozen=True):
    """What the quick pass thinks of a decision."""

    index: int
    seat: int
    value: float
    error: float
    cost: float
    best: list[int]
    """The moves that looked best."""


def turn_at(match: Match, state: State, index: int) -> Way:
    """What the seat of a decision, in this position, did from it to the end of its turn."""
    seat, action = match.log[index]
    way = [action]
    after = state.isolate(seat, Rng(1))
    after.play(seat, action)
    for actor, later in match.log[index + 1 :]:
        if int(after.awaited()) <= 0 or not after.awaited() >> seat & 1:
            break
        if actor == seat:
            if not contains(after.legal_actions(seat), later):
                break
            after.play(seat, later)
            way.append(later)
    return tuple(way)


class LookAt(msgspec.Struct, frozen=True):
    """Look at some decisions quickly: at those of the seat for what they cost, at others' for the curve alone."""

    seat: int
    indices: list[int]
    seed: int
    futures: int

    def run(self, match: Match) -> list[Glance]:
        """What the quick pass thinks of them."""
        out = []
        state, at = match.state_at(self.indices[0]), self.indices[0]
        for index in self.indices:
            for actor, action in match.log[at:index]:
                state.play(actor, action)
            at = index
            out.append(self._look(state, index, match.log[index].actor, turn_at(match, state, index)))
        return out

    def _look(self, state: State, index: int, actor: int, turn: Way) -> Glance:
        action = turn[0]
        weighing = Weighing(state, actor, self.seed)
        if actor == self.seat:
            weighing.consider(weighing.rank()[:MOVES_AGAIN])
        weighing.consider([action])
        weighing.try_all(self.futures)
        played = weighing.credit(turn)
        values = [ending.value for ending in played.endings]
        mean = sum(values) / len(values)
        spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
        best = [move.action for move in weighing.moves() if move.same_as is None][:MOVES_AGAIN]
        return Glance(index, actor, mean, sqrt(spread / len(values)), weighing.gap(played)[0], best)


class LookAgain(msgspec.Struct, frozen=True):
    """Weigh a decision against some moves in fresh futures."""

    index: int
    among: list[int]
    seed: int
    futures: int
    instead: int | None = None
    """The move to be weighed; None: the one that was played."""

    def run(self, match: Match) -> Verdict:
        """What it cost, or would have cost."""
        seat, played = match.log[self.index]
        action = played if self.instead is None else self.instead
        state = match.state_at(self.index)
        return judge(
            state,
            seat,
            action,
            index=self.index,
            seed=self.seed,
            futures=self.futures,
            among=self.among,
            turn=turn_at(match, state, self.index) if action == played else (),
        )


class PlayOn(msgspec.Struct, frozen=True):
    """Play a game on from a decision with another move, or with the same, by a bot for everybody."""

    index: int
    action: int
    seed: str | int | None
    """The seed of the deal, so that cards are the same; None: they are dealt anew."""

    def run(self, match: Match) -> list[float]:
        """The result of the seat that decided, as it stands after each of its turns and at the end, on the scale."""
        game = match.setup.game
        state = match.state_at(self.index)
        seat = match.log[self.index].actor
        dealer, rng = None if self.seed is None else Dealer(self.seed), Rng(self.index)
        bots = [make_bot(LEARNED if game.networks else "greedy", 1, game) for _ in range(match.setup.players)]
        state.play(seat, self.action)
        course = [self._standing(state, seat)]
        was_own = True
        while not state.is_over():
            actor = state.actors()[0]
            if actor == CHANCE:
                state.play(CHANCE, state.sample(rng) if dealer is None else dealer.choose(state))
            else:
                state.play(actor, bots[actor].choose(Perspective(state, actor)))
            if was_own and actor != seat:
                course.append(self._standing(state, seat))
            was_own = actor == seat
        return [*course, self._standing(state, seat)]

    def _standing(self, state: State, seat: int) -> float:
        return standing(state.setup.game.show.coach, state, seat, state.scores())


Task = LookAt | LookAgain | PlayOn
