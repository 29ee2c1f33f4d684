"""Answers to client messages, and all messages from the server together.

docs/protocol.md and the published JSON schema are made from these types and from those of `domain`.
"""

from __future__ import annotations

import msgspec

from megapolis.server.domain.companion import BotMoves, BoxQuestion, SeatChange
from megapolis.server.domain.diff import Presence, ServerMessage, Snapshot, Update
from megapolis.server.domain.picture import Advised, Line, ScoreChange, Words
from megapolis.server.domain.sharing import Pointed, Trial
from megapolis.server.errors import Problem


class Ack(ServerMessage, frozen=True, tag="ack"):
    """The message with this id is carried out and stored. `table` is the new table of a rematch."""

    id: str
    table: str = ""


class Failed(ServerMessage, frozen=True, tag="error"):
    """The message with this id ("": it could not be read) is refused; nothing has changed."""

    id: str
    error: Problem


class HintGiven(ServerMessage, frozen=True, tag="hint"):
    """What the coach advises and its alternatives, best first; moves that it cannot tell apart, where they are even."""

    id: str
    level: str
    """How sure it is: "clearly", "rather", "even" or "silent"."""
    scale: str
    """What the expected result is: "points", points "ahead" of the best other, or points "above" the target."""
    advice: list[Advised]
    futures: int
    """How many dealt futures the best moves were tried in."""
    moves: list[Weighed]
    """The different moves that were tried, best first, on the same scale."""


class Weighed(msgspec.Struct, frozen=True):
    """A move, what it is expected to come to, and the error of its difference to the best."""

    action: dict[str, str | int]
    words: Words
    value: float
    error: float


class WhyNotGiven(ServerMessage, frozen=True, tag="why-not"):
    """What speaks against a move: a sentence, by how much it is behind, and the score lines that differ."""

    id: str
    action: dict[str, str | int]
    move: Words
    said: Words
    """With the move as `$move`."""
    reason: Words | None
    """What speaks against the move itself, if something was counted: then it is said instead."""
    gap: float
    error: float
    as_good: bool
    """Whether it cannot be told from the best."""
    lines: list[LineCompared]


class LineCompared(msgspec.Struct, frozen=True):
    """A score line as it is expected with the best move, and with another."""

    words: Words
    best: float
    other: float


class PreviewGiven(ServerMessage, frozen=True, tag="preview"):
    """The score lines that the action would change now."""

    id: str
    changes: list[ScoreChange]


class WeighGiven(ServerMessage, frozen=True, tag="weighed"):
    """The gain in points of every legal move, in the order of the picture; null if that would take too long."""

    id: str
    gains: list[int | None]


class QuestionGiven(ServerMessage, frozen=True, tag="question"):
    """What people are asked about the physical box, or about a line of the log."""

    id: str
    question: BoxQuestion


class Considered(ServerMessage, frozen=True, tag="considered"):
    """What a correction would change, the first lines that would become impossible, and how many would."""

    id: str
    changes: list[SeatChange]
    impossible: list[Line]
    count: int


class UnseenGiven(ServerMessage, frozen=True, tag="unseen"):
    """The moves of bots that no person sees."""

    id: str
    bots: list[BotMoves]


Server = (
    Snapshot
    | Update
    | Presence
    | Trial
    | Pointed
    | Ack
    | Failed
    | HintGiven
    | PreviewGiven
    | WeighGiven
    | WhyNotGiven
    | QuestionGiven
    | Considered
    | UnseenGiven
)
