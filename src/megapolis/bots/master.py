"""The bot that thinks with the one search: a network's judgement where the game has one, its own rollouts elsewhere."""

from __future__ import annotations

import os
from importlib import resources
from importlib.resources.abc import Traversable
from math import exp
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.bots.core.evaluator import Evaluator, RolloutEvaluator
from megapolis.bots.core.search import Edge, Search, improved_logits
from megapolis.bots.core.settings import SearchSettings
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.game import Game
from megapolis.engine.setup import Setup

VARIABLE: Final = "MEGAPOLIS_NETWORK"
"""`MEGAPOLIS_NETWORK_NEXT_STATION` and so on: a file to think with, such as a network that is still learning."""


class MasterBot(Bot):
    """Plays the turn that its search finds best, thought through once."""

    def __init__(self, seed: i64, game: Game, settings: SearchSettings) -> None:
        super().__init__(seed)
        self.game = game
        self.settings = settings
        # The turn that was decided on: what is left of it, and what the seat sees when it goes on.
        self.path = vec[i64]()
        self.expected: Any = None

    def choose(self, position: Perspective) -> i64:
        actions = position.legal_actions()
        if len(self.path) == 0 or position.view() != self.expected:
            self.path = actions if len(actions) == 1 else self.pick(self.think(position)).path
        chosen = self.path[0]
        self.path = self.path[1:]
        if len(self.path) > 0:
            after = position.determinize(self.rng)
            after.play(position.seat, chosen)
            self.expected = Perspective(after, position.seat).view()
        return chosen

    def pick(self, search: Search) -> Edge:
        """The turn to play: the best, or at a temperature any, the likelier the better it looks."""
        temperature = self.settings.temperature
        if temperature == 0.0:
            return search.best()
        edges = search.root.edges
        logits = improved_logits(edges, search.root.place)
        highest = max(logits)
        left = self.rng.random() * sum(exp((logit - highest) / temperature) for logit in logits)
        for edge, logit in zip(edges, logits, strict=True):
            left -= exp((logit - highest) / temperature)
            if left < 0.0:
                return edge
        return search.best()

    def think(self, position: Perspective) -> Search:
        """Search a position."""
        evaluator = self.evaluator(position.determinize(self.rng).setup)
        settings = self.settings
        search = Search(
            position, evaluator, self.rng, i64(settings.iterations), i64(settings.milliseconds), noisy=False
        )
        search.run()
        return search

    def evaluator(self, setup: Setup) -> Evaluator:
        """Who evaluates positions at a table."""
        # Loaded when a bot thinks first: a server makes bots to check their names.
        from megapolis.bots.network import evaluator_of, value_evaluator_of

        contest = setup.players > 1 and not self.game.is_cooperative(setup)
        # Alone and together a network was taught to maximise points.
        aim = self.settings.aim if contest else "score"
        if network_file(self.game) is not None and self.game.is_judged(setup):
            return evaluator_of(self.game, aim)
        if aim not in self.game.networks:
            aim = "score"
        if aim in self.game.networks:
            return value_evaluator_of(self.game, aim)
        return RolloutEvaluator(self.game.heuristics, self.settings.aim == "score")


def network_file(game: Game) -> Traversable | None:
    """The file of a game's network with policy and values, if it has one; or of one that is still learning."""
    learning = os.environ.get(f"{VARIABLE}_{game.id.upper()}")
    if learning:
        return Path(learning)
    own = resources.files(f"megapolis.games.{game.id}") / "bots" / "network.onnx"
    return own if own.is_file() else None
