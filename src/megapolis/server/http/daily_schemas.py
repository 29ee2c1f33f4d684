"""Bodies and answers of the deal of the day, and of the page about oneself."""

from __future__ import annotations

import msgspec

from megapolis.server.domain.daily import Bar, Standing, Streak
from megapolis.server.domain.picture import Score


class DailyResult(msgspec.Struct, frozen=True):
    """An entry of a day's list."""

    name: str
    points: int
    table: str
    guest: bool = False
    """Whether somebody without an account played it; guests come after accounts."""


class BotResult(msgspec.Struct, frozen=True):
    """What a bot has made of a day's deal."""

    bot: str
    points: int


class DailyGame(msgspec.Struct, frozen=True):
    """Somebody's game of a day's deal: what it brought, and for what. `table` is "" while it cannot be looked at."""

    points: int
    sheet: list[Score]
    table: str


class DailyToday(msgspec.Struct, frozen=True):
    """A day's deal of a game. Results of any kind are for somebody who has finished it, or for all after the day.

    Who that is says the account of `X-Account` or the device of `X-Guest`.
    """

    game: str
    date: str
    until: float
    """When the day ends."""
    players: int
    bots: list[str]
    count: int
    """How many people have finished it."""
    results: list[DailyResult] = []
    bot_results: list[BotResult] = []
    bars: list[Bar] = []
    middle: int = 0
    """The median of all results."""
    mine: DailyGame | None = None
    standing: Standing | None = None
    expert: DailyGame | None = None


class DailyTicket(msgspec.Struct, frozen=True):
    """Somebody's deal of a game today: `sealed`, `begun`, `played`, or `left`."""

    game: str
    players: int
    bots: list[str]
    count: int
    state: str
    table: str = ""
    points: int = 0
    standing: Standing | None = None


class DailyBoard(msgspec.Struct, frozen=True):
    """Today's deals, and on which days somebody has played them."""

    date: str
    until: float
    tickets: list[DailyTicket]
    streak: Streak
    days: dict[str, int]
    """By day: how many deals were finished."""


class MyResult(msgspec.Struct, frozen=True):
    """A finished game. `daily`: the date of a daily deal."""

    table: str
    points: int
    won: bool
    players: int
    at: float
    daily: str


class BotMean(msgspec.Struct, frozen=True):
    """What bots of a level got on average for the daily deals that somebody played, too."""

    bot: str
    points: float
    deals: int


class MyGame(msgspec.Struct, frozen=True):
    """How somebody has done in a game, the first result first."""

    game: str
    best: int
    won: int
    results: list[MyResult]
    means: list[BotMean]


class LevelWins(msgspec.Struct, frozen=True):
    """How many games against bots of a level were won, of how many."""

    bot: str
    won: int
    games: int


class MyHabit(msgspec.Struct, frozen=True):
    """A kind of mistake that came again and again: in so many of the last reviewed games, and what it cost each time.

    `theme` names the puzzles of the game that train it ("": all of them), `puzzles` how many those are.
    """

    game: str
    kind: str
    games: int
    of: int
    cost: float
    theme: str
    puzzles: int


class Me(msgspec.Struct, frozen=True):
    """What is known of somebody's games: of an account, or of a guest by their device."""

    name: str
    games: list[MyGame]
    levels: list[LevelWins]
    habits: list[MyHabit]
    reviewed: int
    """How many reviews the habits were looked for in."""
    streak: Streak
    days: dict[str, int]
    day: str
