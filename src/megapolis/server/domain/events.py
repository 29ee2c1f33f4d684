"""The events of a table's log. A table is its `TableSpec` and the fold of these; nothing else is stored about it."""

from __future__ import annotations

from typing import Any

import msgspec

Pair = tuple[int, int]
"""A log entry of the engine: the actor and its action."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time limits in seconds, 0 for none: for all decisions of a seat together, and for each of its turns.

    `then` says what happens when time is up: `bot` (a bot takes over the seat) or `resign`.
    """

    game: float = 0
    move: float = 0
    then: str = "bot"


class Origin(msgspec.Struct, frozen=True):
    """The finished table that a hypothetical one continues, and after how many actions."""

    table: str
    at: int


class TableSpec(msgspec.Struct, frozen=True, kw_only=True):
    """Everything fixed when a table is created; the host may change some of it until the game begins."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    data: str
    """The digest of the component data."""
    components: str = ""
    """Custom component data as the text of the file; "" for the box's own."""
    seed: str
    """Decides every deal; secret until the game is over."""
    created: float = 0
    invite: str
    public: bool = False
    onlookers: bool = True
    hints: bool = True
    several_seats: bool = False
    """Whether guests may hold several seats, as the host may."""
    companion: bool = False
    """People enter by hand what the physical box dealt."""
    stand_in: str = "greedy"
    clock: Clock = Clock()
    origin: Origin | None = None
    start: str = ""
    """The text of the position that the game begins at, if it was given as one. It may name hidden cards."""
    prefix: list[Pair] = []
    """The actions of a game that was begun elsewhere, after which this one goes on."""
    daily: str = ""
    """The date of a daily deal."""
    for_oneself: bool = False
    """Whether it is a later attempt at a daily deal, which does not count."""
    first_game: bool = False
    """Whether the opening is dealt and answered by the script of the game's first game."""


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """One entry of a table's log. Tags are stored: a class may be renamed, its tag may not."""


class Joined(Event, frozen=True, tag="joined"):
    """A person joined the table. `key` is the hash of their token; the token itself is never stored."""

    person: int
    name: str
    key: str
    account: str = ""
    guest: str = ""


class Keyed(Event, frozen=True, tag="keyed"):
    """A person returned on another device; `key` is the hash of that device's token."""

    person: int
    key: str


class Renamed(Event, frozen=True, tag="renamed"):
    """A person's name changed; it becomes empty when they ask to be forgotten."""

    person: int
    name: str


class Left(Event, frozen=True, tag="left"):
    """A person left the table, or the host removed them."""

    person: int
    removed: bool = False


class Sat(Event, frozen=True, tag="sat"):
    """A person took a seat. One person may hold several and pass one device around."""

    seat: int
    person: int


class Stood(Event, frozen=True, tag="stood"):
    """A seat became free."""

    seat: int


class BotSat(Event, frozen=True, tag="botsat"):
    """A bot plays this seat; if a person holds it, only until they return."""

    seat: int
    level: str


class Arranged(Event, frozen=True, tag="arranged"):
    """The host changed the set-up before the game began. Seats beyond the number of players are gone."""

    players: int
    options: dict[str, Any]
    hints: bool
    clock: Clock


class Started(Event, frozen=True, tag="started"):
    """The game began. `entries` are the actions copied from the origin, if any, and then the first deal."""

    entries: list[Pair] = []


class Acted(Event, frozen=True, tag="acted", omit_defaults=True):
    """An action of a seat, or of chance at a companion table, with the chance actions that followed it."""

    seat: int
    action: int
    entries: list[Pair] = []
    forced: bool = False
    """Whether the table played it for a person who had no choice."""


class Undone(Event, frozen=True, tag="undone"):
    """A seat took back its own last step, which was fair."""

    seat: int


class TakenBack(Event, frozen=True, tag="takenback"):
    """Everything since a seat's last step was taken back, with everybody's consent."""

    seat: int


class Ordered(Event, frozen=True, tag="ordered"):
    """A seat said what it wants to be done for it while `subject` is in question; `amount` -1 withdraws that."""

    seat: int
    subject: int
    amount: int


class Guided(Event, frozen=True, tag="guided"):
    """The learner of a first game has seen so many of its steps."""

    steps: int


class Hinted(Event, frozen=True, tag="hinted"):
    """A person asked for a hint in a game that was rated until then."""

    person: int


class Corrected(Event, frozen=True, tag="corrected", omit_defaults=True):
    """An entry of a companion table's log was replaced; all later entries still hold, but for the last `dropped`."""

    place: int
    action: int
    dropped: int = 0
    how: str = ""
    """`out`: the entry was taken out (`action` is what it said). `in`: one was put in before it, of the same actor."""


class Restored(Event, frozen=True, tag="restored"):
    """The last correction was taken back, with all that it had dropped; what was entered since is put aside."""


class Asked(Event, frozen=True, tag="asked"):
    """A person asked everybody to agree to a takeback of their seat or to abandoning the game."""

    person: int
    what: str
    seat: int = -1


class Answered(Event, frozen=True, tag="answered"):
    """A person agreed or declined."""

    person: int
    yes: bool


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat resigned, or lost on time."""

    seat: int
    timeout: bool = False


class TimedOut(Event, frozen=True, tag="timedout"):
    """A seat ran out of time and a bot took over."""

    seat: int


class Abandoned(Event, frozen=True, tag="abandoned"):
    """The game ended without a result."""


class Closed(Event, frozen=True, tag="closed"):
    """The host closed the table, or it expired."""

    expired: bool = False


class Said(Event, frozen=True, tag="said", omit_defaults=True):
    """A person wrote in the chat: a preset phrase, a reaction (a small drawing) or free text."""

    person: int
    text: str = ""
    phrase: str = ""
    reaction: str = ""


class Muted(Event, frozen=True, tag="muted"):
    """The host muted or unmuted a person."""

    person: int
    on: bool


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people continue at another table."""

    table: str


AnyEvent = (
    Joined
    | Keyed
    | Renamed
    | Left
    | Sat
    | Stood
    | BotSat
    | Arranged
    | Started
    | Acted
    | Undone
    | TakenBack
    | Ordered
    | Guided
    | Hinted
    | Corrected
    | Restored
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
    """Encode an event for storage."""
    return msgspec.json.encode(event).decode()


def parse(body: str) -> Event:
    """Decode a stored event."""
    event: Event = _DECODER.decode(body)
    return event
