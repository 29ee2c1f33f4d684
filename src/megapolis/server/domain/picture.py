"""The types of what one viewer sees of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from megapolis.server.domain.events import Clock, Origin
from megapolis.server.domain.people import Talk


class Words(msgspec.Struct, frozen=True):
    """A message key with its arguments, for the client to translate; `text` is the sentence, if asked for."""

    key: str
    args: dict[str, str | int | float] = {}
    text: str = ""


class Move(msgspec.Struct, frozen=True):
    """A legal action: by name, and in words."""

    action: dict[str, str | int]
    words: Words


class Line(msgspec.Struct, frozen=True):
    """A line of the log as this viewer may know it. Actor -1 is chance."""

    actor: int
    action: dict[str, str | int]
    words: Words
    at: float = 0
    """When this viewer learned of it."""
    round: int = 0
    turn: int = 0
    """When in the game it was played; 0 before the first, and where the game does not count them."""
    points: list[int] | None = None
    """On the first line of a turn: every seat's points when it began, as this viewer could know them."""
    forced: bool = False
    """Whether the table played it for this viewer, who had no choice."""


class TableInfo(msgspec.Struct, frozen=True):
    """What anybody who knows the table's id may know about it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    status: str
    public: bool
    onlookers: bool
    hints: bool
    companion: bool
    own_data: bool
    """Whether it uses custom component data."""
    clock: Clock
    origin: Origin | None
    daily: str
    for_oneself: bool
    """Whether it is a later attempt at a daily deal, which does not count."""
    first_game: bool
    """Whether it began as a first game."""
    host: int | None
    ending: str
    takebacks: int
    rematch: str
    frozen: str
    """A message key that says why nothing can be changed any more; "" for a table that works."""
    unrated: str
    """A message key that says why the game changes no ratings, as things stand; "" for one that does."""


class PersonInfo(msgspec.Struct, frozen=True):
    """A person at the table. An empty name means that they asked to be forgotten."""

    id: int
    name: str
    muted: bool
    here: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """Who plays a seat and whether it is awaited; a bot that is awaited is thinking."""

    person: int | None
    bot: str
    resigned: bool
    awaited: bool
    since: float | None
    """Since when it is awaited; null while it is not."""


class ClockInfo(msgspec.Struct, frozen=True):
    """A seat's clock: seconds left for the game when it last stopped, and when it started to run."""

    left: float
    since: float | None


class ProposalInfo(msgspec.Struct, frozen=True):
    """What is asked of everybody, by whom, and who has agreed."""

    person: int
    what: str
    seat: int
    agreed: list[int]


class Score(msgspec.Struct, frozen=True):
    """A line of a score sheet; `marks` name the pieces that earned it."""

    words: Words
    points: int
    marks: list[str]


class ScoreChange(msgspec.Struct, frozen=True):
    """How a line of one's score sheet would change; `marks` name the pieces that would earn it."""

    words: Words
    before: int
    after: int
    marks: list[str]


class Reason(msgspec.Struct, frozen=True):
    """A score line that an action leads to, typical of many simulated games, and its gain over the alternative."""

    words: Words
    gain: float
    """How many points more this line is worth on average at the end (negative: fewer)."""
    marks: list[str]


class Advised(msgspec.Struct, frozen=True):
    """An action, what it changes now, and what the coach expects of it."""

    action: dict[str, str | int]
    words: Words
    changes: list[ScoreChange]
    points: float
    """The expected result: points, points ahead of the best other, or points above the target."""
    sure: int
    """Percent: how likely it is at least as good as the action it is compared with."""
    why: list[Words]
    """Why it is the best, in sentences; empty for others."""
    marks: list[str]
    """The pieces that these sentences are about: at most six."""
    reasons: list[Reason]
    """The score lines in which it differs most from the action it is compared with."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended. It has no points if the game was broken off."""

    points: list[int]
    winners: list[int]
    remark: Words | None


class OrderInfo(msgspec.Struct, frozen=True):
    """A standing order of one's own: what is ordered (null: nothing yet), and the amounts that can be."""

    amount: int | None
    least: int
    most: int
    step: int


class GuideInfo(msgspec.Struct, frozen=True):
    """The step of a first game that one is at: its sentence is the message `guide-` and its number."""

    step: int
    """From 0."""
    steps: int
    left: bool
    """Another move was played than the step asks for: this is said, and nothing is asked for."""
    free: bool
    """Whether another move is welcome."""
    look: str
    """What to look at or to press, by name; "" where it is something else."""
    choose: Move | None
    """The move to choose and not yet to play."""
    moves: list[Move]
    """The moves to play next: one, or one of these. Empty while others are awaited."""


class You(msgspec.Struct, frozen=True):
    """Who the viewer is: a person with their seats, or an onlooker."""

    person: int | None
    seats: list[int]
    host: bool


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one viewer sees. Events replace whole fields of it and extend its log."""

    table: TableInfo
    people: list[PersonInfo]
    seats: list[SeatInfo]
    you: You
    seat: int | None
    """The seat whose view this is; null for an onlooker."""
    hand_over: int | None
    """For several seats on one device: pass it to the player of this seat, who then sends `look`."""
    view: Any
    """The position as this seat may see it: the game's own type."""
    svg: str
    asked: Words | None
    decision: str
    moves: list[Move]
    chance: list[Move]
    """Companion tables: what this seat may enter as dealt by the physical box, and what others may hold instead."""
    order: OrderInfo | None
    """What this seat may tell the table beforehand and has told it; null where there is nothing to order."""
    guide: GuideInfo | None
    """For the learner of a first game: what to do now."""
    can_undo: bool
    sheets: list[list[Score]]
    """The score sheet of every seat as this viewer may know it."""
    clock: list[ClockInfo]
    proposal: ProposalInfo | None
    talk: list[Talk]
    result: Result | None
    log: list[Line]


# ---------------------------------------------------------------------- viewers


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: a person (None: an onlooker), as which seat, and in which form they want it."""

    person: int | None = None
    seat: int | None = None
    words: str = ""
    draw: bool = False
