"""A game being played: its position, the list of actions that led to it, and who deals."""

from __future__ import annotations

from typing import NamedTuple

from megapolis.engine.dealer import Dealer
from megapolis.engine.errors import NoUndo, Value
from megapolis.engine.setup import Setup
from megapolis.engine.state import CHANCE, HIDDEN, LATER, State


class Entry(NamedTuple):
    """One action of the log."""

    actor: int
    action: int


class Said(NamedTuple):
    """A log entry as one viewer may know it: what `Game.describe` said about it at the time."""

    actor: int
    action: int
    key: str
    args: dict[str, Value]


class Match:
    """Plays a game by its log. With no seed, chance is entered by hand, as at a table with the real box."""

    def __init__(self, setup: Setup, seed: str | int | None = None) -> None:
        self.setup = setup
        self.seed = seed
        self.dealer = None if seed is None else Dealer(seed)
        self.log: list[Entry] = []
        self.takebacks = 0
        self.state = setup.game.first(setup)
        self._settle()

    def _settle(self) -> None:
        if self.dealer is not None:
            self.log += [Entry(CHANCE, action) for action in self.dealer.settle(self.state)]

    def play(self, actor: int, action: int) -> None:
        """Applies an action (`IllegalMove` if the rules forbid it) and deals what follows."""
        self.state.apply(actor, action)
        self.log.append(Entry(actor, action))
        self._settle()

    def resume(self, seed: str | int | None, takebacks: int) -> None:
        """Hands a match that was replayed by hand back to its dealer."""
        self.seed = seed
        self.dealer = None if seed is None else Dealer(seed)
        self.takebacks = takebacks
        self._settle()

    def replayed(self, count: int) -> State:
        """The position after the first `count` actions of the log."""
        state = self.setup.game.first(self.setup)
        for actor, action in self.log[:count]:
            state.play(actor, action)
        return state

    def undo(self, seat: int, *, fair: bool = True) -> None:
        """Takes this seat's last action back, or raises `NoUndo`.

        Fair: only while nothing was revealed or dealt since, so nobody learns anything and nobody must act again.
        Otherwise (alone, or with everybody's consent) everything since is taken back too, and counted.
        """
        last = max((at for at, entry in enumerate(self.log) if entry.actor == seat), default=-1)
        if last < 0:
            raise NoUndo("error-nothing-to-undo")
        before = self.replayed(last)
        same_phase = before.phase() == self.state.phase()
        if same_phase and all(entry.actor not in (seat, CHANCE) for entry in self.log[last + 1 :]):
            # Actions of different seats commute within a phase, so others keep what they have done since.
            later = self.log[last + 1 :]
            self.log = self.log[:last] + later
            for actor, action in later:
                before.play(actor, action)
        elif fair:
            raise NoUndo("error-undo-revealed")
        else:
            self.log = self.log[:last]
            self.takebacks += 1
        self.state = before

    def seen(self, viewer: int | None) -> list[Said]:
        """The log as a seat (None: an onlooker) may know it now."""
        game = self.setup.game
        state = game.first(self.setup)
        out: list[Said] = []
        later: list[Said] = []
        eye = -1 if viewer is None else viewer
        for actor, action in self.log:
            known = state.seen(eye, actor, action)
            if known != HIDDEN:
                shown = action if known == LATER else known
                said = Said(actor, shown, *game.describe(state, actor, shown))
                (later if known == LATER else out).append(said)
            phase = state.phase()
            state.play(actor, action)
            if state.phase() != phase:
                out += later
                later = []
        return out
