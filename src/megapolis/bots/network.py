"""The bot that judges positions by a network which learned from games against itself: see docs/training.md.

A game's `learned.onnx` answers, from the observation of a seat, what a position is worth beyond what the game's own
insight knows of it; onnxruntime runs it. Alone, the network plays at once. With a budget it looks further: the most
promising ways to go on are tried under the same dealt futures, each judged two rounds later, played by the network, and
the worse half of them is dropped again and again. It plays for points, whatever the aim: what others do in a round is
unseen and changes little of one's own sheet.
"""

from __future__ import annotations

import time
from functools import cache
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.bots.settings import Settings
from megapolis.engine.ahead import Ahead
from megapolis.engine.bot import Bot, Perspective
from megapolis.engine.game import Game
from megapolis.engine.rng import Rng
from megapolis.engine.state import State

FILE: Final = "learned.onnx"
CANDIDATES: Final = 8
"""Of all ways to go on, how many are tried under dealt futures."""
DEPTH: Final = 2
"""How many rounds of a dealt future the network plays before it judges."""
FEWER: Final = 2
"""In a dealt future only the more promising half of the plans for a turn is judged: that is twice as fast."""
AT_ONCE: Final = 128
"""How many futures the network judges in one call."""


class Network:
    """A game's network and how it is asked."""

    def __init__(self, game: Game) -> None:
        import onnxruntime

        settings = onnxruntime.SessionOptions()
        # A decision is a handful of small products: threads would cost more than they bring.
        settings.intra_op_num_threads = 1
        settings.inter_op_num_threads = 1
        model = (resources.files(f"megapolis.games.{game.id}") / FILE).read_bytes()
        self.session = onnxruntime.InferenceSession(model, settings, providers=["CPUExecutionProvider"])
        self.observer = game.observer
        self.insight = game.insight
        [rows] = self.session.get_inputs()
        self.width: int = rows.shape[1]
        self.rows = vec[i16]()

    def ahead(self, share: int = 1) -> Ahead:
        """A look ahead whose rows this network reads, over all plans of a turn that it judges or a share of them."""
        return Ahead(self.observer, self.insight, self.width, self.insight.judged() // share, self.rows)

    def judge(self, ahead: Ahead) -> Any:
        """The points that each position of a look ahead promises its seat at the end, as an array."""
        import numpy as np

        count = int(ahead.write())
        self.rows = ahead.rows
        rows = np.asarray(memoryview(ahead.rows))[: count * self.width].reshape(count, self.width)
        [values] = self.session.run(None, {"rows": rows})
        return np.asarray(memoryview(ahead.known)) + np.where(np.asarray(memoryview(ahead.over)), 0.0, values)


@cache
def network_of(game: Game) -> Network:
    """A game's network, loaded once."""
    return Network(game)


def best_places(values: Any, starts: Any) -> Any:
    """For every look of a look ahead the place of its highest value, the first of equals; all three are arrays."""
    import numpy as np

    counts = np.diff(starts)
    highest = np.repeat(np.maximum.reduceat(values, starts[:-1]), counts)
    places = np.flatnonzero(values == highest)
    looks = np.repeat(np.arange(len(counts)), counts)[places]
    return places[np.searchsorted(looks, np.arange(len(counts)))]


class NetworkBot(Bot):
    """Goes where the network promises most, the first of equals."""

    def __init__(self, seed: i64, game: Game, settings: Settings) -> None:
        super().__init__(seed)
        # Not loaded yet: a server makes a bot to check its name, in a process where no bot will ever think.
        self.game = game
        self.settings = settings
        # The turn that was decided on: what is left of it, and the position in which it goes on.
        self.path = vec[i64]()
        self.expected: list[int] = []

    def choose(self, position: Perspective) -> i64:
        actions = position.legal_actions()
        state = position.alone(self.rng)
        if len(self.path) == 0 or state.facts() != self.expected:
            self.path = actions if len(actions) == 1 else self.decide(state, position.seat)
        chosen = self.path[0]
        self.path = self.path[1:]
        if len(self.path) > 0:
            state.play(position.seat, chosen)
            self.expected = state.facts()
        return chosen

    def decide(self, state: State, seat: i64) -> vec[i64]:
        """The best way to go on: an action, or the rest of a turn."""
        network = network_of(self.game)
        ahead = network.ahead()
        ahead.look(state, seat)
        values = network.judge(ahead)
        order = sorted(range(len(values)), key=lambda at: -values[at])
        if self.settings.iterations > 1 or self.settings.milliseconds:
            return ahead.paths[self.best_of(network, ahead, order[:CANDIDATES], seat)]
        return ahead.paths[order[0]]

    def best_of(self, network: Network, ahead: Ahead, places: list[int], seat: i64) -> int:
        """Of some positions the one that makes most, in the mean over the same futures."""
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
                for place, total in zip(places, self.trial(network, ahead, places, futures, seat), strict=True):
                    sums[place] += total
            places = sorted(places, key=lambda place: -sums[place])[: (len(places) + 1) // 2]
        return places[0]

    def trial(self, network: Network, ahead: Ahead, places: list[int], futures: list[int], seat: i64) -> list[float]:
        """For each of some positions the sum of what it makes in each of some futures."""
        import numpy as np

        states = [ahead.states[place] for place in places for _ in futures]
        rngs = [Rng(future) for _ in places for future in futures]
        made = np.zeros(len(states))
        playing = list(range(len(states)))
        for _round in range(DEPTH):
            further = network.ahead(FEWER)
            going = []
            for at in playing:
                state = states[at].clone()
                if state.settle(rngs[at]) == 0:
                    made[at] = float(state.points(seat))
                else:
                    further.look(state.alone(seat, self.rng), seat)
                    going.append(at)
            playing = going
            if not playing:
                break
            values = network.judge(further)
            best = best_places(values, np.asarray(memoryview(further.starts)))
            made[playing] = values[best]
            for at, place in zip(playing, best, strict=True):
                states[at] = further.states[place]
        return [float(total) for total in made.reshape(len(places), len(futures)).sum(axis=1)]
