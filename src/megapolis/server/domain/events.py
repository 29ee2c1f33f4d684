"""What the log of a table holds: game actions and what happens around them. Together with the head, the only truth."""

from __future__ import annotations

from typing import Any

import msgspec

Pair = tuple[int, int]
"""A log entry of the engine: the actor and its action."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time limits in seconds, 0 for none: for all of a seat's decisions, and for each turn.

    `then` says what follows when time is up: a bot takes the seat's place, or the seat resigns.
    """

    game: float = 0
    move: float = 0
    then: str = "bot"


class Origin(msgspec.Struct, frozen=True):
    """Where a hypothetical table goes on from: another table, after so many actions."""

    table: str
    at: int


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is from its first moment; it never changes."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    data: str
    """The digest of the component data."""
    components: str = ""
    """Somebody's own component data, as the text of the file; "" for the box's own."""
    seed: str
    """Secret until the game is over."""
    created: float = 0
    invite: str
    public: bool = False
    onlookers: bool = True
    hints: bool = True
    companion: bool = False
    """Chance is entered by hand, from a real box."""
    stand_in: str = "greedy"
    clock: Clock = Clock()
    origin: Origin | None = None
    daily: str = ""
    """The date of a daily deal."""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """One entry of a table's log. Tags are stored: a class may be renamed, its tag may not."""


class Joined(Event, frozen=True, tag="joined"):
    """A person came to the table. `key` is the hash of their token: a token itself is never stored."""

    person: int
    name: str
    key: str
    account: str = ""
    guest: str = ""


class Keyed(Event, frozen=True, tag="keyed"):
    """A person came back on another device; `key` is the hash of the token that it holds."""

    person: int
    key: str


class Renamed(Event, frozen=True, tag="renamed"):
    """A person's name changed; to nothing when they asked to be forgotten."""

    person: int
    name: str


class Left(Event, frozen=True, tag="left"):
    """A person left the table, by themselves or removed by the host."""

    person: int
    removed: bool = False


class Sat(Event, frozen=True, tag="sat"):
    """A seat is a person's (several may be one's: they play at one device)."""

    seat: int
    person: int


class Stood(Event, frozen=True, tag="stood"):
    """A seat is open."""

    seat: int


class BotSat(Event, frozen=True, tag="botsat"):
    """A bot plays this seat. Of a person's seat: in their place, until they come back."""

    seat: int
    level: str


class Started(Event, frozen=True, tag="started"):
    """The game began; `entries` are what was dealt, after what a hypothetical table took over."""

    entries: list[Pair] = []


class Acted(Event, frozen=True, tag="acted"):
    """An action of a seat, or of chance at a companion table, with the chance that followed."""

    seat: int
    action: int
    entries: list[Pair] = []


class Undone(Event, frozen=True, tag="undone"):
    """A seat's own last step is cancelled, which was fair."""

    seat: int


class TakenBack(Event, frozen=True, tag="takenback"):
    """Everything since a seat's last step is cancelled, with everybody's consent."""

    seat: int


class Corrected(Event, frozen=True, tag="corrected"):
    """One entry of a companion table is replaced; what came later still holds."""

    place: int
    action: int


class Asked(Event, frozen=True, tag="asked"):
    """A person asks all others to agree: to a takeback of a seat, or to abandon the game."""

    person: int
    what: str
    seat: int = -1


class Answered(Event, frozen=True, tag="answered"):
    """A person agrees or does not."""

    person: int
    yes: bool


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up, or its time ran out."""

    seat: int
    timeout: bool = False


class TimedOut(Event, frozen=True, tag="timedout"):
    """A seat's time ran out and a bot plays on for it."""

    seat: int


class Abandoned(Event, frozen=True, tag="abandoned"):
    """The game ended without a result."""


class Closed(Event, frozen=True, tag="closed"):
    """The host closed the table, or it expired."""

    expired: bool = False


class Said(Event, frozen=True, tag="said"):
    """A person said something: a preset phrase or free text."""

    person: int
    text: str = ""
    phrase: str = ""


class Muted(Event, frozen=True, tag="muted"):
    """The host silenced a person, or let them speak again."""

    person: int
    on: bool


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


AnyEvent = (
    Joined
    | Keyed
    | Renamed
    | Left
    | Sat
    | Stood
    | BotSat
    | Started
    | Acted
    | Undone
    | TakenBack
    | Corrected
    | Asked
    | Answered
    | Resigned
    | TimedOut
    | Abandoned
    | Closed
    | Said
    | Muted
    | Rematched
)

_DECODER = msgspec.json.Decoder(AnyEvent)


def dump(event: Event) -> str:
    """An event as it is stored."""
    return msgspec.json.encode(event).decode()


def parse(body: str) -> Event:
    """A stored event."""
    event: Event = _DECODER.decode(body)
    return event
