"""Who is at a table and what they say there: people, seats, talk, proposals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from megapolis.server.domain.table import Table

TALK = 100
"""How many lines of chat a table shows."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who has joined the table."""

    id: int
    name: str
    keys: list[str]
    """Token hashes, one per device."""
    account: str = ""
    guest: str = ""
    muted: bool = False
    here: bool = True
    removed: bool = False
    """Whether the host removed them: then they do not come back."""

    def is_same(self, account: str, guest: str) -> bool:
        """Whether somebody with this account, or on this device, is the same person."""
        return bool((account and account == self.account) or (guest and guest == self.guest))


def identity(person: Person | None) -> str:
    """What a person is known by beyond this table: an account or a device; "" for neither."""
    if person is None:
        return ""
    return f"account:{person.account}" if person.account else f"guest:{person.guest}" if person.guest else ""


class Seat(msgspec.Struct, frozen=True):
    """Who plays a seat: nobody yet, a person, a bot, or a bot standing in for a person."""

    person: int | None = None
    bot: str = ""
    resigned: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody plays it."""
        return self.person is None and not self.bot


class Talk(msgspec.Struct, frozen=True):
    """A line of chat: what a person wrote, or a notice about the table (a message key)."""

    at: float
    person: int | None = None
    text: str = ""
    key: str = ""
    args: dict[str, str | int] = {}


def key_of(phrase: str, reaction: str) -> str:
    """The message key of what was said, if it was no text: a preset phrase or a reaction."""
    return f"table-phrase-{phrase}" if phrase else f"table-reaction-{reaction}" if reaction else ""


class Proposal(msgspec.Struct, frozen=True):
    """What a person asks everybody to agree to, and who has agreed."""

    person: int
    what: str
    seat: int
    agreed: list[int]


def has_nobody_left(table: Table) -> bool:
    """Whether resignations end a game: no person plays on, or only one seat of those that play against each other."""
    playing = [each for each in table.seats if not each.resigned]
    together = table.spec.players == 1 or table.game.is_cooperative(table.setup)
    nobody = all(each.person is None or each.bot for each in playing)
    return nobody or (len(playing) == 1 and not together)


def owner_of(table: Table) -> str:
    """For whom the bots of a table think: its host, by account or device if they have one."""
    host = table.people.get(-1 if table.host is None else table.host)
    return identity(host) or f"table:{table.spec.id}"
