"""The bot that judges positions by a network which learned from games against itself: see docs/training.md.

A game's networks (`Game.networks`) answer, from the observation of a seat, what a position is worth beyond what the
game's own heuristics knows of it: one in points; where others can be overtaken or cut short, one in points ahead of the
best of them, for those who aim to win (`megapolis.bots.runtime` runs them). Alone, a network plays at once. With a
budget it looks further: the most promising ways to go on are tried under the same dealt futures, each judged two rounds
later, played by the network, and the worse half of them is dropped again and again. Where the lead counts, others do
meanwhile what looks best to the heuristics.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from math import fsum, tanh
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.bots.core.settings import SearchSettings
from megapolis.bots.runtime import open_network
from megapolis.engine.core.afterstates import Afterstates
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.heuristics import margin, play_turn
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.engine.game import Game

CANDIDATES: Final = 8
"""Of all ways to go on, how many are tried under dealt futures."""
DEPTH: Final = 2
"""How many rounds of a dealt future the network plays before it judges."""
UNSURE: Final = 20.0
"""In points: with such a lead two rounds from now a win is likely, but not sure."""
AT_ONCE: Final = 128
"""How many futures the network judges in one call."""


class Network:
    """A game's network and how it is asked."""

    def __init__(self, game: Game, aim: str) -> None:
        model = (resources.files(f"megapolis.games.{game.id}") / "bots" / f"{aim}.onnx").read_bytes()
        self.runtime = open_network(model)
        self.observer = game.observer
        self.heuristics = game.heuristics
        # Whether it judges how far a seat is ahead, instead of its points.
        self.leads = aim == "win"
        self.width = self.runtime.width
        self.rows = vec[i16]()

    def ahead(self) -> Afterstates:
        """A look ahead whose rows this network reads."""
        return Afterstates(
            self.observer, self.heuristics, self.width, self.heuristics.network_limit(), self.leads, self.rows
        )

    def judge(self, ahead: Afterstates) -> list[float]:
        """The points, or the lead, that each position of a look ahead promises its seat at the end."""
        count = int(ahead.write())
        self.rows = ahead.rows
        [values] = self.runtime.run(ahead.rows, count)
        # How far ahead a seat is when it ends the game, its own last turn does not say: others have theirs.
        return [
            known if over and not self.leads else known + value
            for known, over, value in zip(ahead.baselines, ahead.over, values, strict=True)
        ]

    def final_value(self, state: State, seat: i64) -> float:
        """What a game that is over brought: points, or a win (1), a draw or a defeat (-1)."""
        if not self.leads:
            return self.heuristics.baseline(state, seat)
        ahead = margin(self.heuristics, state, seat)
        return float(ahead > 0) - float(ahead < 0)

    def expected_value(self, value: float) -> float:
        """The value of a position of a game that goes on, in the same unit."""
        return tanh(value / UNSURE) if self.leads else value


@cache
def network_of(game: Game, aim: str) -> Network:
    """A game's network for an aim, loaded once."""
    return Network(game, aim)


def best_places(values: Sequence[float], starts: Iterable[int]) -> list[int]:
    """For every look of a look ahead the place of its highest value, the first of equals."""
    return [max(range(start, end), key=values.__getitem__) for start, end in pairwise(starts)]


def play_all(state: State, seat: i64, actions: vec[i64]) -> None:
    """Play a seat's actions, one after another."""
    for action in actions:
        state.play(seat, action)


class ValueNetBot(Bot):
    """Goes where the network promises most, the first of equals."""

    def __init__(self, seed: i64, game: Game, settings: SearchSettings) -> None:
        super().__init__(seed)
        # Not loaded yet: a server makes a bot to check its name, in a process where no bot will ever think.
        self.game = game
        self.settings = settings
        # The turn that was decided on: what is left of it, and the position in which it goes on.
        self.path = vec[i64]()
        self.expected: list[int] = []

    def choose(self, position: Perspective) -> i64:
        actions = position.legal_actions()
        state = position.rewind_others(self.rng)
        alone = state.isolate(position.seat, self.rng)
        if len(self.path) == 0 or alone.key() != self.expected:
            self.path = actions if len(actions) == 1 else self.decide(state, position.seat)
        chosen = self.path[0]
        self.path = self.path[1:]
        if len(self.path) > 0:
            alone.play(position.seat, chosen)
            self.expected = alone.key()
        return chosen

    def decide(self, state: State, seat: i64) -> vec[i64]:
        """The best way to go on: an action, or the rest of a turn."""
        aim = self.settings.aim if state.seats > 1 and self.settings.aim in self.game.networks else "score"
        network = network_of(self.game, aim)
        ahead = network.ahead()
        ahead.look(state.isolate(seat, self.rng), seat)
        values = network.judge(ahead)
        order = sorted(range(len(values)), key=lambda at: -values[at])
        if self.settings.iterations > 1 or self.settings.milliseconds:
            state = self.play_others(network, state, seat)
            ways = [ahead.paths[place] for place in order[:CANDIDATES]]
            reached = [state.clone() for _ in ways]
            for there, way in zip(reached, ways, strict=True):
                play_all(there, seat, way)
            return ways[self.race(network, reached, seat)]
        return ahead.paths[order[0]]

    def play_others(self, network: Network, state: State, seat: i64) -> State:
        """A position with nobody but the seat awaited: where its lead counts, others did what looks best to them."""
        if not network.leads:
            return state.isolate(seat, self.rng)
        for other in range(state.seats):
            if other != seat and state.awaited() >> other & 1:
                play_turn(network.heuristics, state, other, network.heuristics.candidates(state, other, 1)[0].actions)
        return state

    def race(self, network: Network, reached: list[State], seat: i64) -> int:
        """Of some positions the one that makes most, in the mean over the same futures."""
        places = list(range(len(reached)))
        halvings = (len(places) - 1).bit_length()
        budget = self.settings.iterations // max(1, halvings)
        began = time.monotonic()
        sums = dict.fromkeys(places, 0.0)
        for halving in range(halvings):
            # Each time the same share of the budget: the fewer are left to compare, the more for each.
            until = began + self.settings.milliseconds / 1000 * (halving + 1) / halvings
            left = budget // len(places)
            while (left or not budget) and (time.monotonic() < until or not self.settings.milliseconds):
                count = max(1, AT_ONCE // len(places))
                if budget:
                    count = min(count, left)
                    left -= count
                futures = [int(self.rng.next()) for _ in range(count)]
                totals = self.rollout(network, [reached[place] for place in places], futures, seat)
                for place, total in zip(places, totals, strict=True):
                    sums[place] += total
            places = sorted(places, key=lambda place: -sums[place])[: (len(places) + 1) // 2]
        return places[0]

    def rollout(self, network: Network, reached: list[State], futures: list[int], seat: i64) -> list[float]:
        """For each of some positions the sum of what it makes in each of some futures."""
        states = [state.clone() for state in reached for _ in futures]
        rngs = [Rng(future) for _ in reached for future in futures]
        made = [0.0] * len(states)
        playing = list(range(len(states)))
        for _round in range(DEPTH):
            further = network.ahead()
            going = []
            for at in playing:
                if states[at].settle(rngs[at]) == 0:
                    made[at] = network.final_value(states[at], seat)
                else:
                    states[at] = self.play_others(network, states[at], seat)
                    further.look(states[at].isolate(seat, self.rng), seat)
                    going.append(at)
            playing = going
            if not playing:
                break
            values = network.judge(further)
            for at, place in zip(playing, best_places(values, further.starts), strict=True):
                made[at] = network.expected_value(values[place])
                play_all(states[at], seat, further.paths[place])
        count = len(futures)
        return [fsum(made[at : at + count]) for at in range(0, len(made), count)]
