"""A match: one playing of a game, by the log of its actions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy
from typing import NamedTuple, Protocol, overload

from rich.console import Console

from megapolis.engine.actions import Move
from megapolis.engine.core.state import AT_REVEAL, CHANCE, HIDDEN, State
from megapolis.engine.dealer import Dealer
from megapolis.engine.errors import IllegalMove, NoUndo, Value
from megapolis.engine.i18n import Text
from megapolis.engine.setup import Setup


class LogEntry(NamedTuple):
    """One action of the log."""

    actor: int
    action: int


class Opening(Protocol):
    """What is dealt and answered by a script at the beginning of a match: see `first_game.py`."""

    def answer(self, state: State, actor: int, log: Sequence[tuple[int, int]]) -> int | None: ...


class LogLine(NamedTuple):
    """A log entry as one viewer may know it, as `Show.describe` described it when it was played."""

    actor: int
    action: int
    key: str
    args: dict[str, Value]
    round: int = 0
    turn: int = 0
    """When it was played, as `Show.moment` counts."""
    points: list[int] | None = None
    """On the first line of a turn: every seat's points as the viewer could know them when the turn began."""


class LogView:
    """The log as one viewer (None: an onlooker) may know it, extended while the match is played."""

    def __init__(self, viewer: int | None) -> None:
        self.eye = -1 if viewer is None else viewer
        self.lines: list[LogLine] = []
        self.places: list[int] = []
        """The index in the log of each line's action."""
        self.told: list[int] = []
        """The index in the log of the action with which the viewer learned of each line."""
        self._unrevealed: list[tuple[int, LogLine]] = []
        self._moment: tuple[int, int] | None = None
        self._opening: list[int] | None = None
        """The points at the beginning of this turn, as long as no line tells them."""

    def continuation(self) -> LogView:
        """A view without lines that goes on from here."""
        other = copy(self)
        other.lines, other.places, other.told, other._unrevealed = [], [], [], self._unrevealed[:]
        return other

    def before(self, state: State, actor: int, action: int) -> tuple[bool, LogLine] | None:
        """Whether an action about to be played stays hidden until the next reveal, and its line; None for no line."""
        show = state.setup.game.show
        moment = show.moment(state)
        if moment != self._moment:
            self._moment, self._opening = moment, self._visible_points(state)
        known = int(state.visible_action(self.eye, actor, action))
        if known == HIDDEN:
            return None
        shown = action if known == AT_REVEAL else known
        line = LogLine(actor, shown, *show.describe(state, actor, shown), *moment, self._opening)
        self._opening = None
        return known == AT_REVEAL, line

    def _visible_points(self, state: State) -> list[int]:
        seats = range(int(state.seats))
        return [sum(line.points for line in state.visible_score(self.eye, seat)) for seat in seats]

    def after(self, pending: tuple[bool, LogLine] | None, place: int, revealed: bool) -> None:
        """Add the result of `before` once the action is played; a reveal adds the lines that were held back."""
        if pending is not None and pending[0]:
            self._unrevealed.append((place, pending[1]))
        elif pending is not None:
            self._add(place, pending[1], place)
        if revealed:
            for earlier, line in self._unrevealed:
                self._add(earlier, line, place)
            self._unrevealed = []

    def _add(self, place: int, line: LogLine, told: int) -> None:
        self.lines.append(line)
        self.places.append(place)
        self.told.append(told)

    def replay(self, state: State, log: list[LogEntry], first: int = 0) -> None:
        """Play a log, or what comes in it from its entry `first` on, on `state` and add its lines."""
        for place, (actor, action) in enumerate(log, first):
            pending = self.before(state, actor, action)
            phase = state.phase()
            state.play(actor, action)
            self.after(pending, place, state.phase() != phase)


class Match:
    """One playing of a game, by its log. Without a seed, chance is entered by hand, as with the physical box."""

    def __init__(
        self,
        setup: Setup,
        seed: str | int | None = None,
        start: State | None = None,
        opening: Opening | None = None,
    ) -> None:
        self.setup = setup
        self.opening = opening
        self.start = start
        """The position where the log begins, if it is not the one before the deal."""
        self.seed = seed
        self.dealer = None if seed is None else Dealer(seed)
        self.log: list[LogEntry] = []
        self.takebacks = 0
        self.state = self.state_at(0)
        self._settle()

    def _settle(self, views: Collection[LogView] = ()) -> None:
        while self.dealer is not None and self.state.awaited() == CHANCE:
            scripted = None if self.opening is None else self.opening.answer(self.state, CHANCE, self.log)
            self._apply(CHANCE, self.dealer.choose(self.state) if scripted is None else scripted, views)

    def _apply(self, actor: int, action: int, views: Collection[LogView]) -> None:
        reason = self.state.why_not(actor, action)
        if reason is not None:
            # Found before views describe it: words exist only for what is legal.
            raise IllegalMove(reason)
        pending = [view.before(self.state, actor, action) for view in views]
        phase = self.state.phase()
        self.state.play(actor, action)
        self.log.append(LogEntry(actor, action))
        for view, line in zip(views, pending, strict=True):
            view.after(line, len(self.log) - 1, self.state.phase() != phase)

    @overload
    def play(self, move: str | Move | int, *, seat: int | None = None) -> None: ...

    @overload
    def play(self, move: int, action: int, views: Collection[LogView] = ()) -> None: ...

    def play(
        self,
        move: str | Move | int,
        action: int | None = None,
        views: Collection[LogView] = (),
        *,
        seat: int | None = None,
    ) -> None:
        """Play a move (`IllegalMove` if the rules forbid it), deal what follows, and extend `views`.

        A move is a text such as "draw h3-e6", one of `moves()`, or the integer of an action. `seat` may be left out
        if only one seat is awaited. `play(seat, action)` does the same with two integers.
        """
        if action is not None:
            assert isinstance(move, int)
            seat, move = move, action
        if seat is None:
            actors = self.state.actors()
            if len(actors) != 1:
                raise IllegalMove("error-which-seat" if actors else "error-game-over")
            seat = actors[0]
        if isinstance(move, str):
            game = self.setup.game
            move = game.actions.read(move, game.labels(self.setup.data))
        self._apply(seat, int(move), views)
        self._settle(views)

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of a seat (by default the first that is awaited)."""
        game = self.setup.game
        labels = game.labels(self.setup.data)
        if seat is None:
            seat = next(iter(self.state.actors()), CHANCE)
        actions = [int(action) for action in self.state.legal_actions(seat)]
        return [Move(action, game.actions.text(action, labels)) for action in actions]

    def show(self, seat: int | None = None, language: str = "en") -> None:
        """Print the board as a seat (None: an onlooker) may see it."""
        Console().print(self.setup.game.show.terminal(self.state, seat, Text(language, self.setup.game.id)))

    def copy(self) -> Match:
        """An independent copy."""
        other = copy(self)
        other.log = self.log[:]
        other.state = self.state.clone()
        return other

    def resume(self, seed: str | int | None, takebacks: int) -> None:
        """Give the match a dealer again, after its log was replayed without one."""
        self.seed = seed
        self.dealer = None if seed is None else Dealer(seed)
        self.takebacks = takebacks
        self._settle()

    def state_at(self, count: int) -> State:
        """The position after the first `count` actions of the log."""
        state = self.setup.game.new_state(self.setup) if self.start is None else self.start.clone()
        for actor, action in self.log[:count]:
            state.play(actor, action)
        return state

    def undo(self, seat: int, *, fair: bool = True) -> None:
        """Take back this seat's last action, or raise `NoUndo`.

        If `fair`, this is possible only while nothing has been revealed or dealt since and everybody who is awaited
        stays so: nobody learns anything, and nobody must act again. Otherwise (when playing alone, or if everybody
        agrees) all later actions are taken back, too, and the takeback is counted.
        """
        last = max((at for at, entry in enumerate(self.log) if entry.actor == seat), default=-1)
        if last < 0:
            raise NoUndo("error-nothing-to-undo")
        later = self.log[last + 1 :]
        without = self._without(seat, last)
        if without is not None:
            self.log = self.log[:last] + later
            self.state = without
        elif fair:
            raise NoUndo("error-undo-revealed")
        else:
            self.log = self.log[:last]
            self.takebacks += 1
            self.state = self.state_at(last)

    def _without(self, seat: int, last: int) -> State | None:
        """The position without a seat's last action but with all later actions of others; None if that is unfair."""
        state = self.state_at(last)
        if state.phase() != self.state.phase() or self.state.awaited() == CHANCE:
            return None
        for actor, action in self.log[last + 1 :]:
            if actor == CHANCE or not state.is_legal(actor, action):
                return None
            state.play(actor, action)
        # Others who are awaited now must stay so. If more seats become awaited (a volunteer steps back), that is fair.
        kept = all(actor == seat or actor in state.actors() for actor in self.state.actors())
        return state if kept else None

    def log_lines(self, viewer: int | None) -> list[LogLine]:
        """The lines of the log as a seat (None: an onlooker) may know it now."""
        return self.view_log(viewer).lines

    def view_log(self, viewer: int | None) -> LogView:
        """The whole log as a seat (None: an onlooker) may know it now, as a view that can be extended."""
        view = LogView(viewer)
        view.replay(self.state_at(0), self.log)
        return view
