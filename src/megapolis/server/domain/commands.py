"""Commands: everything that can be asked of a table.

Client messages come over the wire as they are declared here. The other commands are given by the server itself, for an
HTTP request, a bot or a clock. `decide` answers each with a transition or a refusal.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from megapolis.server.domain.events import Clock, Pair

NAME = Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$")
Name = Annotated[str, NAME]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Token = Annotated[str, Meta(max_length=100)]
Named = dict[str, Annotated[str, Meta(max_length=100)] | int]
"""An action by name: its verb under "do", and its fields."""
Components = Annotated[str, Meta(max_length=40_000)]
"""Custom component data that replaces the box's own: a file as `megapolis template` prints it."""

# ---------------------------------------------------------------------- from clients


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """One request of a client. The answer repeats `id`; a message that arrives twice is carried out once."""

    id: Id


class Hello(Message, frozen=True, tag="hello"):
    """Opens a connection: who is there (no token: an onlooker) and in which form to send the table.

    `words` asks for sentences in that language beside the message keys; `draw` asks for the position as SVG.
    """

    token: Token = ""
    words: str = ""
    draw: bool = False


class Sync(Message, frozen=True, tag="sync"):
    """Asks for a new snapshot, after a gap in the versions."""


class Look(Message, frozen=True, tag="look"):
    """For several seats on one device: the player of this seat is now the one looking at the screen."""

    seat: SeatNumber


class Act(Message, frozen=True, tag="act"):
    """Plays an action. `decision` repeats the one in the picture; if it has changed since, the action is refused."""

    seat: Annotated[int, Meta(ge=-1, le=63)]
    """-1 at a companion table: the action is what the physical box dealt."""
    decision: Annotated[str, Meta(max_length=32)]
    action: Named


class Undo(Message, frozen=True, tag="undo"):
    """Takes back the seat's own last step while that is fair. Alone at the table any step can be, and it is counted."""

    seat: SeatNumber


class Order(Message, frozen=True, tag="order"):
    """Tells the table what to do for one's seat without asking, such as to bid up to an amount; null withdraws it."""

    seat: SeatNumber
    amount: Annotated[int, Meta(ge=0, le=1_000_000_000)] | None


class Ask(Message, frozen=True, tag="ask"):
    """Asks everybody to agree to a `takeback` of one's seat or to `abandon` the game."""

    what: str
    seat: SeatNumber = 0


class Answer(Message, frozen=True, tag="answer"):
    """Agrees to the open proposal, or declines it."""

    yes: bool


class Say(Message, frozen=True, tag="say"):
    """Writes in the chat: free text, or the name of a preset phrase or of a reaction, which is drawn."""

    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=20)] = ""
    reaction: Annotated[str, Meta(max_length=20)] = ""


class Sit(Message, frozen=True, tag="sit"):
    """Takes a free seat; during the game, takes one's own seat back from the bot that stands in."""

    seat: SeatNumber


class Stand(Message, frozen=True, tag="stand"):
    """Frees a seat before the game starts."""

    seat: SeatNumber


class SeatBot(Message, frozen=True, tag="seat-bot"):
    """Host only: a bot of this level plays the seat; during the game it stands in for an absent person."""

    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)]


class SetUp(Message, frozen=True, tag="set-up"):
    """Host only: changes the set-up before the game starts. Seats that nobody holds come and go with `players`."""

    players: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, Any] = {}
    hints: bool = True
    clock: Clock = Clock()


class Start(Message, frozen=True, tag="start"):
    """Host only: starts the game once every seat is taken."""


class Resign(Message, frozen=True, tag="resign"):
    """Resigns a seat."""

    seat: SeatNumber


class Leave(Message, frozen=True, tag="leave"):
    """Leaves the table for good; a bot plays on in one's seats."""


class Remove(Message, frozen=True, tag="remove"):
    """Host only: removes a person."""

    person: int


class Report(Message, frozen=True, tag="report"):
    """Reports a person: what was said at the table is kept for whoever runs the server."""

    person: int


class Mute(Message, frozen=True, tag="mute"):
    """Host only: mutes or unmutes a person."""

    person: int
    on: bool


class Close(Message, frozen=True, tag="close"):
    """Host only: closes the table."""


class Rematch(Message, frozen=True, tag="rematch"):
    """Opens a new table for the same people; the answer names it, and everybody's token works there too."""


class Hint(Message, frozen=True, tag="hint"):
    """Asks what a bot would play for this seat, if the table allows hints.

    `more` looks longer at what was asked before; `against` asks why a move is not the best.
    """

    seat: SeatNumber
    more: bool = False
    against: Named | None = None


class Guide(Message, frozen=True, tag="guide"):
    """Moves through the steps of a first game: `next` after one without a move, `back`, or `end` for no more of them.

    `step` repeats the one in the picture. To go back takes the moves of a step back.
    """

    to: str
    step: Annotated[int, Meta(ge=0, le=100)]


class Preview(Message, frozen=True, tag="preview"):
    """Asks which score lines an action would change now."""

    seat: SeatNumber
    action: Named


class Weigh(Message, frozen=True, tag="weigh"):
    """Asks what each legal move of a seat gains at best, counting the seat's further steps of the same turn."""

    seat: SeatNumber


class Try(Message, frozen=True, tag="try"):
    """Shows partners what this seat tries with something that lies open; null: nothing any more. It is never logged."""

    seat: SeatNumber
    action: Named | None


class Point(Message, frozen=True, tag="point"):
    """Answers what a partner tries: `yes`, `no`, or `here`, with the action to try instead. It is never logged."""

    seat: SeatNumber
    answer: Literal["yes", "no", "here"]
    action: Named | None = None


LogLine = Annotated[int, Meta(ge=0, le=100_000)]
AnySeat = Annotated[int, Meta(ge=-1, le=63)]


class Question(Message, frozen=True, tag="question"):
    """Companion tables only: asks what to look at on the table, and what may be entered.

    With a `line` of the log of one's `seat` it asks what that line may say instead.
    """

    line: Annotated[int, Meta(ge=-1, le=100_000)] = -1
    seat: AnySeat = -1
    eye: AnySeat = -1
    """The other seat of this device, or the bot, for whom they say that they look at its pieces: see `cover`."""


class Unseen(Message, frozen=True, tag="unseen"):
    """Companion tables only: asks for the moves of bots that no person sees, since somebody makes them with its pieces.

    It is answered how many there are; as the `eye` of a bot one is told which, from number `since` on.
    """

    eye: AnySeat = -1
    since: Annotated[int, Meta(ge=0, le=100_000)] = 0


class Enter(Message, frozen=True, tag="enter"):
    """Companion tables only: enters what the physical box dealt, such as a whole hand. `at` repeats the question's."""

    at: LogLine
    actions: Annotated[list[Named], Meta(min_length=1, max_length=20)]


class Sold(Message, frozen=True, tag="sold"):
    """Companion tables only: tells how an auction by voice ended. `at` repeats the question's."""

    at: LogLine
    seat: AnySeat
    """Who got it; -1: nobody."""
    amount: Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Consider(Message, frozen=True, tag="consider"):
    """Companion tables only: asks what a correction would change, and what it would make impossible."""

    line: LogLine
    action: Named | None
    seat: AnySeat = -1
    before: bool = False
    eye: AnySeat = -1


class Correct(Message, frozen=True, tag="correct"):
    """Companion tables only: replaces line `line` of one's own log; everything after it must stay possible.

    Without an `action` the line is taken out; with `before` it stays, and the action is put in before it. With `drop`,
    later entries from the first impossible one on are taken back.
    """

    line: LogLine
    action: Named | None
    seat: AnySeat = -1
    before: bool = False
    drop: bool = False
    eye: AnySeat = -1


class Restore(Message, frozen=True, tag="restore"):
    """Companion tables only: takes the last correction back, then the one before; after the first the newest log."""


ClientMessage = (
    Hello
    | Sync
    | Look
    | Act
    | Undo
    | Order
    | Ask
    | Answer
    | Say
    | Sit
    | Stand
    | SeatBot
    | SetUp
    | Start
    | Resign
    | Leave
    | Remove
    | Report
    | Mute
    | Close
    | Rematch
    | Hint
    | Guide
    | Preview
    | Weigh
    | Try
    | Point
    | Question
    | Unseen
    | Enter
    | Sold
    | Consider
    | Correct
    | Restore
)


# ---------------------------------------------------------------------- from the server itself


class Command(msgspec.Struct, frozen=True):
    """What `decide` decides about."""


class FromPerson(Command, frozen=True):
    """A client message and the person who sent it (None: an onlooker)."""

    person: int | None
    message: Message
    absent: list[int] = []
    """The people who have been gone for so long that others may act for them, where the message asks for that."""


class Join(Command, frozen=True):
    """Somebody joins by invitation. `key` and `guest` are hashes of their tokens."""

    name: str
    key: str
    invite: str = ""
    account: str = ""
    guest: str = ""
    sit: bool = True


class Return(Command, frozen=True):
    """The person of an account continues on another device; `key` is the hash of that device's token."""

    account: str
    key: str


class Forget(Command, frozen=True):
    """Removes a person's name and words from the table; a bot takes their seats."""

    person: int


class StartFrom(Command, frozen=True):
    """Starts a game without asking its host: a daily deal, or a continuation after `entries`."""

    entries: list[Pair]


class MoveBot(Command, frozen=True):
    """A bot has chosen an action for this decision of its seat."""

    seat: int
    decision: str
    action: int


class TimeOut(Command, frozen=True):
    """A seat's time may be up."""


class Expire(Command, frozen=True):
    """Nobody has used the table for too long."""


class LinkRematch(Command, frozen=True):
    """The same people continue at this table, unless they already do so elsewhere."""

    table: str
