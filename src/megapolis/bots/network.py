"""A game's network as an evaluator of many positions at once. See docs/training.md."""

from __future__ import annotations

from functools import cache
from importlib import resources

from librt.vecs import vec
from mypy_extensions import i16

from megapolis.bots.core.evaluator import Evaluator, Leaves
from megapolis.bots.master import network_file
from megapolis.bots.networks.judgement import fill, fill_from_values
from megapolis.bots.runtime import open_network
from megapolis.engine.core.simultaneous import Simultaneous
from megapolis.engine.game import Game


class NetworkEvaluator(Evaluator):
    """Evaluates positions by what the game's heuristics know of them and what its network says they overlook."""

    def __init__(self, game: Game, aim: str, model: bytes) -> None:
        super().__init__(game.heuristics, aim == "score")
        self.runtime = open_network(model)
        self.observer = game.reader or game.observer
        self.rows = vec[i16]()
        self.isolates = aim == "score" and isinstance(game.new_state(game.setup()), Simultaneous)
        self.width = game.heuristics.branch_limit()
        self.root_width = game.heuristics.network_limit()

    def evaluate(self, leaves: Leaves) -> None:
        self.rows = leaves.write(self.observer, self.runtime.width, self.rows)
        answers = self.runtime.run(self.rows, int(leaves.count()))
        if self.runtime.has_policy:
            fill(leaves, self.heuristics, *answers)
        else:
            fill_from_values(leaves, self.heuristics, self.score_aim, *answers)


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
