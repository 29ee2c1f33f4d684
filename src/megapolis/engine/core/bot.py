"""The interface of bots, and the perspective from which a bot sees a position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.heuristics import Heuristics
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State


@final
class Perspective:
    """A position as one seat may know it. A bot receives nothing else."""

    def __init__(self, state: State, seat: i64) -> None:
        self._state = state
        self.seat = seat

    def legal_actions(self) -> vec[i64]:
        """The legal actions of this seat, sorted."""
        return self._state.legal_actions(self.seat)

    def draw(self, rng: Rng) -> i64:
        """One of the legal actions at random; all are equally likely."""
        actions = ActionList()
        self._state.add_legal(self.seat, actions)
        return actions.draw(rng)

    def view(self) -> object:
        """The view of this seat, typed and ready for JSON."""
        return self._state.setup.game.show.view(self._state, int(self.seat))

    def determinize(self, rng: Rng) -> State:
        """A full position in which everything that this seat cannot know is redealt."""
        return self._state.determinize(self.seat, rng)

    def rewind_others(self, rng: Rng) -> State:
        """Like `determinize`, but seats that acted unseen this round have not acted yet."""
        return self._state.rewind_others(self.seat, rng)

    def heuristics(self) -> Heuristics:
        """The game's heuristics: what it knows about good play."""
        heuristics: Heuristics = self._state.setup.game.heuristics
        return heuristics


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player. One bot object plays one seat of one match, with its own generator."""

    def __init__(self, seed: i64) -> None:
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, position: Perspective) -> i64:
        """Choose one of the position's legal actions."""
