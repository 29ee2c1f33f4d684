"""The bodies of HTTP requests and responses, apart from messages."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from megapolis.analysis.training import Training
from megapolis.server.domain.commands import Components, Name, Token
from megapolis.server.domain.events import Clock
from megapolis.server.domain.picture import Advised, Line, Words
from megapolis.server.domain.results import Rating
from megapolis.server.http.listing import MyTable

PositionText = Annotated[str, Meta(max_length=10_000)]


class CreateTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. `bots` are the levels of the last seats; `seats` is how many its creator takes on one device."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    players: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=0, le=64)] = 1
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = []
    public: bool = False
    onlookers: bool = True
    hints: bool = True
    several_seats: bool = False
    """Whether guests may hold several seats on one device, as the host may."""
    companion: bool = False
    clock: Clock = Clock()
    guest: Token = ""
    components: Components = ""
    start: PositionText = ""
    """The text of a position to begin at; game, players and options must be those that it names."""


class BringGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game that was begun or played elsewhere, as the text of a replay file."""

    game: str
    name: Name
    guest: Token = ""


class JoinTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Joins a table by its invitation (public tables need none) and takes the first free seat, if there is one."""

    name: Name
    invite: Token = ""
    sit: bool = True
    guest: Token = ""


class Welcome(msgspec.Struct, frozen=True):
    """The table, the token that identifies its holder there, and the link that invites others."""

    table: str
    token: str
    person: int
    link: str


class Invitation(msgspec.Struct, frozen=True):
    """How others join a table: by link, or by a code to type; the code is "" once the game is over."""

    table: str
    invite: str
    link: str
    code: str


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables with the tokens that one holds."""

    tables: Annotated[dict[Annotated[str, Meta(max_length=40)], Token], Meta(max_length=200)]


class OpenTable(msgspec.Struct, frozen=True):
    """A public table with free seats."""

    table: str
    game: str
    options: dict[str, Any]
    people: list[str]
    open_seats: int
    players: int


class Continue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Continues a finished game from one of its turns, at a new table."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    name: Name
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = []
    """The bot that plays each seat; "" for oneself, who also plays the seats that are not listed."""
    same_deals: bool = False
    """Whether chance brings what it would have brought then; a table whose cards were entered has no such thing."""


class Turn(msgspec.Struct, frozen=True):
    """A position of a finished game: the action that led to it, and the points at that time."""

    at: int
    of: int
    line: Line | None
    view: Any
    """The position as an onlooker sees it: the game's own type."""
    svg: str
    points: list[int]
    link: str
    text: str
    """The position as text, which `megapolis.parse` and a new table read."""


class Position(msgspec.Struct, frozen=True):
    """The text of a position, with no more than the viewer may know."""

    text: str


class ReadPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The text of a position, and the component data it was written with, if not those of the game."""

    text: PositionText
    components: Components = ""


class PositionInfo(msgspec.Struct, frozen=True):
    """What a position's text says: its set-up, the text as this version writes it, a drawing, whether it is over."""

    game: str
    players: int
    options: dict[str, Any]
    text: str
    svg: str
    over: bool


class Decision(msgspec.Struct, frozen=True):
    """A turn of a finished game at which a seat had a choice."""

    at: int
    actor: int


class Course(msgspec.Struct, frozen=True):
    """The points of every seat after each action of a finished game, and where people or bots had a choice."""

    points: list[list[int]]
    decisions: list[Decision]
    scale: str
    """What reviews count: "points", points "ahead" of the best other, or points "above" the target."""


class Review(msgspec.Struct, frozen=True):
    """What a search thinks of a decision of a finished game, using only what the seat could know then."""

    at: int
    actor: int
    cost: float
    """How much worse it probably is than the better action, in the unit of the course; 0: none is clearly better."""
    played: Advised
    better: Advised | None


class RoundInfo(msgspec.Struct, frozen=True):
    """A round of a finished game, or a lap of the seat: after how many actions it begins, and what it brought each."""

    round: int
    at: int
    brought: list[int]


class CurvePoint(msgspec.Struct, frozen=True):
    """What a seat could expect after a decision, and the error of that."""

    at: int
    actor: int
    round: int
    turn: int
    value: float
    error: float


class Turning(msgspec.Struct, frozen=True):
    """A decision that cost most: what was played, what would have been better, and how both would have gone on."""

    at: int
    round: int
    turn: int
    cost: float
    error: float
    played: Advised
    better: Advised
    against: Words
    """What speaks against what was played."""
    as_good: list[dict[str, str | int]]
    """The moves that cannot be told from the better one, itself among them."""
    better_course: list[float]
    """How the result stands after each further turn when a bot plays on with the same cards, up to the end."""
    played_course: list[float]


class SeatReview(msgspec.Struct, frozen=True):
    """What a review of a seat says."""

    scale: str
    """What values are: "points", points "ahead" of the best other, or points "above" the target."""
    laps: bool
    """Whether rounds are laps of the seat."""
    decisions: int
    result: float
    needed: float | None
    """What was needed to win, where something was."""
    cost: float
    """What the turning points cost together."""
    rounds: list[RoundInfo]
    curve: list[CurvePoint]
    turning_points: list[Turning]
    """At most three, the costliest first."""


class ReviewState(msgspec.Struct, frozen=True):
    """How far the review of a seat is: which part of the work is done, and what it says when all of it is."""

    seat: int
    wanted: bool
    part: float
    said: SeatReview | None


Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Password


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new password for whoever has the recovery code of an account."""

    name: Name
    code: Annotated[str, Meta(max_length=100)]
    password: Password


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password; every other session ends."""

    old: Annotated[str, Meta(max_length=200)]
    password: Password


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's password, for what nobody else should do at an open page."""

    password: Annotated[str, Meta(max_length=200)]


class Session(msgspec.Struct, frozen=True):
    """A session, sent as the header `X-Account`."""

    account: str
    name: str
    session: str
    recovery: str = ""
    """The code that replaces a lost password, told once: when the account is made or recovered."""


class NewCode(msgspec.Struct, frozen=True):
    """A recovery code; the one before is void."""

    recovery: str


class OpenSession(msgspec.Struct, frozen=True):
    """A device on which one is signed in."""

    id: str
    made: float
    seen: float
    """When it was last used, to the day."""
    device: str
    current: bool


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of an account."""

    table: str
    game: str
    seat: int
    points: int
    won: bool
    players: int
    at: float


class Account(msgspec.Struct, frozen=True):
    """An account: its tables, results, ratings and puzzles."""

    account: str
    name: str
    tables: list[MyTable]
    """Tables that wait or are being played, joined on any device; `return` gives this device a token there."""
    games: list[PlayedGame]
    ratings: list[Rating]
    recoverable: bool
    """Whether it has a recovery code; accounts of 0.1 have none until one is asked for."""
    training: Training


class Daily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plays today's deal. Only the first attempt of an account or guest counts."""

    name: Name
    guest: Token = ""


class BeginFirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begins the first game of a box: everything else about the table is the script's."""

    name: Name
    guest: Token = ""


class Privacy(msgspec.Struct, frozen=True):
    """For how long this server keeps what, and who runs it; 0 days: without a limit."""

    contact: str
    lobby_hours: float
    game_days: float
    archive_after_days: int
    archive_keep_days: int
    session_days: float
