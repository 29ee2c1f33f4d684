"""A game's network as an evaluator: onnxruntime in one thread, many positions at once. See docs/training.md."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from megapolis.bots.core.evaluator import Evaluator, Leaves
from megapolis.bots.master import network_file
from megapolis.engine.core.heuristics import Heuristics
from megapolis.engine.core.simultaneous import Simultaneous
from megapolis.engine.game import Game

UNSURE: Final = 20.0
"""In points: with such a lead a win is likely, but not sure."""
LEAD: Final = 0.8
"""The share of an outcome that is read off the points expected of each seat: they build on what heuristics know."""
LOGIT: Final = 1.0
"""In points: by so much a position is better whose logit is higher by one, where a network has no policy."""


class NetworkEvaluator(Evaluator):
    """Evaluates positions by what the game's heuristics know of them and what its network says they overlook."""

    def __init__(self, game: Game, aim: str, model: bytes) -> None:
        super().__init__(game.heuristics, aim == "score")
        import onnxruntime

        settings = onnxruntime.SessionOptions()
        # A decision is a handful of small products: threads would cost more than they bring.
        settings.intra_op_num_threads = 1
        settings.inter_op_num_threads = 1
        self.session = onnxruntime.InferenceSession(model, settings, providers=["CPUExecutionProvider"])
        self.observer = game.observer
        self.row_width: int = self.session.get_inputs()[0].shape[1]
        self.has_policy = len(self.session.get_outputs()) > 1
        self.rows = vec[i16]()
        self.isolates = aim == "score" and isinstance(game.new_state(game.setup()), Simultaneous)
        self.width = game.heuristics.network_limit()
        self.root_width = self.width

    def evaluate(self, leaves: Leaves) -> None:
        count = int(leaves.count())
        self.rows = leaves.write(self.observer, self.row_width, self.rows)
        rows = np.asarray(memoryview(self.rows))[: count * self.row_width].reshape(count, self.row_width)
        answers = self.session.run(None, {"rows": rows})
        if self.has_policy:
            fill(leaves, self.heuristics, *answers)
        else:
            self.fill_from_value(leaves, answers[0])

    def fill_from_value(self, leaves: Leaves, found: Any) -> None:
        """Write what a network means that answers one number: points, or those of the lead."""
        count, players = int(leaves.count()), int(leaves.players)
        baselines = np.asarray(memoryview(leaves.baselines(self.heuristics))).reshape(count, players)
        seats = np.asarray(memoryview(leaves.seats))
        values, every = np.zeros((count, 2, players)), np.arange(count)
        if self.score_aim:
            found = baselines[every, seats] + np.where(are_over(leaves), 0.0, found)
            values[every, 1, seats] = found
        else:
            others = np.where(np.arange(players) == seats[:, None], -np.inf, baselines).max(axis=1)
            found = baselines[every, seats] - others + found
            values[every, 0, seats] = np.tanh(found / UNSURE)
        leaves.values, leaves.logits = vec[float](values.ravel()), vec[float](found / LOGIT)


def are_over(leaves: Leaves) -> NDArray[np.bool_]:
    """Which of the positions end the game."""
    return np.array([state.awaited() == 0 for state in leaves.states])


def fill(leaves: Leaves, heuristics: Heuristics, policy: Any, points: Any, wins: Any) -> None:
    """Write a network's answers: its seats are counted from the one that the position is seen by."""
    count, players = int(leaves.count()), int(leaves.players)
    known = min(players, points.shape[1])
    seats = (np.asarray(memoryview(leaves.seats))[:, None] + np.arange(known)) % players
    values, every = np.zeros((count, 2, players)), np.arange(count)[:, None]
    values[every, 0, seats] = 2.0 * wins[:, :known] - 1.0
    values[:, 1] = np.asarray(memoryview(leaves.baselines(heuristics))).reshape(count, players)
    values[every, 1, seats] += np.where(are_over(leaves)[:, None], 0.0, points[:, :known])
    if 1 < players == known:
        made = values[:, 1]
        leads = np.tanh((made[:, :, None] - made[:, None, :]) / UNSURE).sum(axis=2) / (players - 1)
        values[:, 0] += LEAD * (leads - values[:, 0])
    leaves.values, leaves.logits = vec[float](values.ravel()), vec[float](np.asarray(policy, np.float64))


@cache
def evaluator_of(game: Game, aim: str) -> NetworkEvaluator:
    """A game's network, loaded once for an aim; callers have made sure that there is one."""
    file = network_file(game)
    assert file is not None
    return NetworkEvaluator(game, aim, file.read_bytes())


@cache
def value_evaluator_of(game: Game, aim: str) -> NetworkEvaluator:
    """The same with an older network, which has a file for each aim and answers one number."""
    model = resources.files(f"megapolis.games.{game.id}") / "bots" / f"{aim}.onnx"
    return NetworkEvaluator(game, aim, model.read_bytes())
