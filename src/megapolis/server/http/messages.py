"""Every message of the wire, typed. docs/protocol.md and the published JSON schema are made from these."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from megapolis.server.domain.events import Clock, Origin
from megapolis.server.domain.table import Talk
from megapolis.server.errors import Problem

NAME = Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$")
Name = Annotated[str, NAME]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(max_length=100)]
Named = dict[str, Annotated[str, Meta(max_length=100)] | int]
"""An action by name: its verb under "do", and its fields."""
Components = Annotated[str, Meta(max_length=40_000)]
"""One's own component data in place of the box's: the text of the file that `megapolis template` prints."""

# ---------------------------------------------------------------------- from the client


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """What every client message is: one thing to do. `id` comes back in the answer; a repeated id is done once."""

    id: Id


class Hello(Message, frozen=True, tag="hello"):
    """Opens a connection: who one is (no token: an onlooker), and how to be told.

    `words` asks for sentences in that language beside the message keys; `draw` for the position as SVG.
    """

    token: Token = ""
    words: str = ""
    draw: bool = False


class Sync(Message, frozen=True, tag="sync"):
    """Asks for a fresh snapshot, after a gap in the versions."""


class Look(Message, frozen=True, tag="look"):
    """Several seats at one device: only the person of this seat looks at the screen now."""

    seat: SeatNumber


class Act(Message, frozen=True, tag="act"):
    """Plays an action. `decision` is the one that the picture named: refused when it has changed meanwhile."""

    seat: Annotated[int, Meta(ge=-1, le=63)]
    """-1: says what the real box dealt, at a companion table."""
    decision: Annotated[str, Meta(max_length=32)]
    action: Named


class Undo(Message, frozen=True, tag="undo"):
    """Takes back this seat's own last step, while that is fair. Alone at the table: any step, and it is counted."""

    seat: SeatNumber


class Ask(Message, frozen=True, tag="ask"):
    """Asks everybody to agree: to a `takeback` of one's seat, or to `abandon` the game."""

    what: str
    seat: SeatNumber = 0


class Answer(Message, frozen=True, tag="answer"):
    """Agrees to what was asked, or does not."""

    yes: bool


class Say(Message, frozen=True, tag="say"):
    """Talk: free text, or the name of a preset phrase."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""


class Sit(Message, frozen=True, tag="sit"):
    """Takes an open seat; during play, takes one's own seat back from the bot in one's place."""

    seat: SeatNumber


class Stand(Message, frozen=True, tag="stand"):
    """Gives a seat free again, before the start."""

    seat: SeatNumber


class SeatBot(Message, frozen=True, tag="seat-bot"):
    """Host: a bot of this level plays the seat; during play, in the place of the person who is absent."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class Start(Message, frozen=True, tag="start"):
    """Host: begins the game, when every seat is taken."""


class Resign(Message, frozen=True, tag="resign"):
    """Gives a seat up."""

    seat: SeatNumber


class Leave(Message, frozen=True, tag="leave"):
    """Leaves the table for good; a bot plays on in one's seats."""


class Remove(Message, frozen=True, tag="remove"):
    """Host: removes a person."""

    person: int


class Mute(Message, frozen=True, tag="mute"):
    """Host: silences a person, or lets them speak again."""

    person: int
    on: bool


class Close(Message, frozen=True, tag="close"):
    """Host: closes the table."""


class Rematch(Message, frozen=True, tag="rematch"):
    """The same people at a new table, which the answer names; everybody's token works there too."""


class Hint(Message, frozen=True, tag="hint"):
    """Asks what a bot would play for this seat, where the table allows hints."""

    seat: SeatNumber


class Preview(Message, frozen=True, tag="preview"):
    """Asks which score lines an action would change now."""

    seat: SeatNumber
    action: Named


class Weigh(Message, frozen=True, tag="weigh"):
    """Asks what every legal move of a seat would bring at best, its own further steps of the same turn included."""

    seat: SeatNumber


class Correct(Message, frozen=True, tag="correct"):
    """Companion: replaces what line `line` of one's log says; everything later must still be possible."""

    line: Annotated[int, Meta(ge=0, le=100_000)]
    action: Named


ClientMessage = (
    Hello
    | Sync
    | Look
    | Act
    | Undo
    | Ask
    | Answer
    | Say
    | Sit
    | Stand
    | SeatBot
    | Start
    | Resign
    | Leave
    | Remove
    | Mute
    | Close
    | Rematch
    | Hint
    | Preview
    | Weigh
    | Correct
)

# ---------------------------------------------------------------------- the picture


class Words(msgspec.Struct, frozen=True):
    """A message key with its arguments, for the client to say; `text` is the sentence, where words were asked for."""

    key: str
    args: dict[str, str | int] = {}
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


class TableInfo(msgspec.Struct, frozen=True):
    """What is known of a table from outside."""

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
    """Whether it is played with somebody's own component data."""
    clock: Clock
    origin: Origin | None
    daily: str
    host: int | None
    ending: str
    takebacks: int
    rematch: str
    frozen: str
    """A message key that says why the table can only be looked at; "" for a table that works."""


class PersonInfo(msgspec.Struct, frozen=True):
    """A person at the table. An empty name: they asked to be forgotten."""

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


class ClockInfo(msgspec.Struct, frozen=True):
    """A seat's time: seconds left of its game when its clock last stopped, and since when it runs."""

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
    """A score line that an action leads to: a typical one of many games played on, its gain over the alternative."""

    words: Words
    gain: float
    """Points that this line brings more, on average at the end (fewer: negative)."""
    marks: list[str]


class Advised(msgspec.Struct, frozen=True):
    """An action, what it changes now, and what a search expects of it in the end."""

    action: dict[str, str | int]
    words: Words
    changes: list[ScoreChange]
    points: float
    percent: int | None
    """Expected victories; null where one plays alone for points."""
    sure: int
    """Percent: how likely it is at least as good as the action it is compared with."""
    reasons: list[Reason]


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Without points: it was broken off."""

    points: list[int]
    winners: list[int]
    remark: Words | None


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
    """As which seat one looks; null for an onlooker."""
    hand_over: int | None
    """Several seats at one device: give it to this seat's person, who then sends `look`. Nothing else is shown."""
    view: Any
    """The position as this seat may see it: the game's own type."""
    svg: str
    asked: Words | None
    decision: str
    moves: list[Move]
    chance: list[Move]
    """Companion: what this seat may say that the real box dealt."""
    can_undo: bool
    sheets: list[list[Score]]
    """The score sheet of every seat as this viewer may know it."""
    clock: list[ClockInfo]
    proposal: ProposalInfo | None
    talk: list[Talk]
    result: Result | None
    log: list[Line]


# ---------------------------------------------------------------------- from the server


class ServerMessage(msgspec.Struct, frozen=True, tag_field="is"):
    """What every server message is."""


class Snapshot(ServerMessage, frozen=True, tag="snapshot"):
    """The whole picture, and its version. What comes next has the next number."""

    version: int
    picture: Picture


class Update(ServerMessage, frozen=True, tag="event"):
    """What changed: fields of the picture to replace, and lines of the log to add after the first `keep`."""

    version: int
    changes: dict[str, Any]
    keep: int
    log: list[Line]


class Ack(ServerMessage, frozen=True, tag="ack"):
    """The message with this id is done and will not be forgotten. `table` is the new table of a rematch."""

    id: str
    table: str = ""


class Failed(ServerMessage, frozen=True, tag="error"):
    """The message with this id ("": one that could not be read) is refused; nothing has changed."""

    id: str
    error: Problem


class Away(msgspec.Struct, frozen=True):
    """Somebody who is not connected, and since when; null: they have not come yet."""

    person: int
    since: float | None


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Who of the people at the table is connected now, on any device; comes after the snapshot and when it changes.

    It has no version. A connection that breaks for a few seconds is not told. `onlookers` counts their connections.
    """

    here: list[int]
    away: list[Away]
    onlookers: int


class HintGiven(ServerMessage, frozen=True, tag="hint"):
    """What the bot would play and what else it thought of, the best first, each with its reasons."""

    id: str
    advice: list[Advised]


class PreviewGiven(ServerMessage, frozen=True, tag="preview"):
    """Which score lines the action would change now."""

    id: str
    changes: list[ScoreChange]


class WeighGiven(ServerMessage, frozen=True, tag="weighed"):
    """The gain in points of every legal move, in the order of the picture; null where it would take too long."""

    id: str
    gains: list[int | None]


Server = Snapshot | Update | Presence | Ack | Failed | HintGiven | PreviewGiven | WeighGiven
