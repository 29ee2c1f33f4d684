"""Bodies of HTTP requests and of their answers, typed, beside the messages of `protocol`."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from megapolis.server.domain.events import Clock
from megapolis.server.http.messages import Advised, Components, Line, Name, Token


class CreateTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. `bots` are levels for the last seats; `seats` is how many its maker takes (several: one device)."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    players: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=0, le=64)] = 1
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = []
    public: bool = False
    onlookers: bool = True
    hints: bool = True
    companion: bool = False
    clock: Clock = Clock()
    guest: Token = ""
    components: Components = ""


class JoinTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Comes to a table by its invitation; public tables need none. Takes the first open seat, if there is one."""

    name: Name
    invite: Token = ""
    sit: bool = True
    guest: Token = ""


class Welcome(msgspec.Struct, frozen=True):
    """The table one has come to, the token that makes one who one is there, and the link to invite others by."""

    table: str
    token: str
    person: int
    link: str


class Invitation(msgspec.Struct, frozen=True):
    """How others come to a table: by the link, or by the code where they type it; "" once the game is over."""

    table: str
    invite: str
    link: str
    code: str


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables one knows a token of."""

    tables: Annotated[dict[Annotated[str, Meta(max_length=40)], Token], Meta(max_length=200)]


class MyTable(msgspec.Struct, frozen=True):
    """A table of one's own, and whether it is one's turn there."""

    table: str
    game: str
    status: str
    your_turn: bool
    people: list[str]


class OpenTable(msgspec.Struct, frozen=True):
    """A public table that waits for people."""

    table: str
    game: str
    options: dict[str, Any]
    people: list[str]
    open_seats: int
    players: int


class Continue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goes on from a turn of a finished game, as a new table where one plays every person's seat."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    name: Name
    bots: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=64)] = []


class Turn(msgspec.Struct, frozen=True):
    """One position of a finished game: what led there, and what it was worth."""

    at: int
    of: int
    line: Line | None
    view: Any
    """The position as an onlooker sees it: the game's own type."""
    svg: str
    points: list[int]
    link: str


class Decision(msgspec.Struct, frozen=True):
    """Who had a choice at a turn of a finished game."""

    at: int
    actor: int


class Course(msgspec.Struct, frozen=True):
    """How a finished game went: the points of every seat after each action, and where people or bots had a choice."""

    points: list[list[int]]
    decisions: list[Decision]
    unit: str
    """What a bot's review reckons in: "points" alone and together, else "percent" of victories."""


class Review(msgspec.Struct, frozen=True):
    """What a search thinks of a decision of a finished game, by what its seat could know then."""

    at: int
    actor: int
    cost: float
    """How much worse it is expected to be than the better action, in the course's unit; 0: nothing clearly better."""
    played: Advised
    better: Advised | None


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Session(msgspec.Struct, frozen=True):
    """Who one is: sent as the header `X-Account`."""

    account: str
    name: str
    session: str


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
    """An account: its tables, its results, its rating per game."""

    account: str
    name: str
    tables: list[MyTable]
    """Tables that wait or are being played, on whatever device one sat down; `return` brings one there."""
    games: list[PlayedGame]
    ratings: dict[str, float]


class Daily(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plays today's deal. The first attempt of an account or guest counts."""

    name: Name
    guest: Token = ""


class DailyResult(msgspec.Struct, frozen=True):
    """A place in today's list."""

    name: str
    points: int
    table: str


class DailyToday(msgspec.Struct, frozen=True):
    """Today's deal of a game and its results so far."""

    game: str
    date: str
    players: int
    bots: list[str]
    results: list[DailyResult]
