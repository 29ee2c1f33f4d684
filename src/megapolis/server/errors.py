"""Refusals of the table: a message key for the reader's language, a stable code and an HTTP status for programs."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from megapolis.engine.errors import MegapolisError, Reason
from megapolis.engine.i18n import LANGUAGES


class Refused(MegapolisError):
    """The table does not do this. Nothing has changed."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 409


class Stale(Refused):
    """The seat's own decision has changed since the message was written."""

    code = "stale"


class NotAllowed(Refused):
    """The sender may not do this."""

    code = "not-allowed"
    status = 403


class Unknown(Refused):
    """There is no such table, person, seat or page."""

    code = "unknown"
    status = 404


class WrongMethod(Refused):
    """An address that does something else."""

    code = "malformed"
    status = 405


class Malformed(Refused):
    """The message is not one of the protocol."""

    code = "malformed"
    status = 400


class TooMuch(Refused):
    """A limit is reached: rate, size or number."""

    code = "too-much"
    status = 429


class TooLarge(TooMuch):
    """A message or a body is longer than anything of the protocol."""

    code = "too-large"
    status = 413


class Unavailable(Refused):
    """The database cannot be reached now; nothing was acknowledged."""

    code = "unavailable"
    status = 503


class Fault(Refused):
    """The server failed at this one message or request. The fault is in its log and its metrics."""

    code = "internal"
    status = 500


class BadSetting(MegapolisError):
    """A setting of the server is not usable."""


class Problem(msgspec.Struct, frozen=True):
    """An error as it travels: what kind it is, and the message with its arguments for the client to say."""

    code: str
    key: str
    args: dict[str, str | int] = {}
    game: str = ""
    text: str = ""
    """The sentence, where a language was named."""


def problem(error: MegapolisError, language: str = "") -> Problem:
    """Any refusal of the engine or of the table, ready to be sent."""
    reason: Reason = error.reason
    text = error.say(language) if language in LANGUAGES else ""
    return Problem(code_of(error), reason.key, reason.args, reason.game, text)


def code_of(error: MegapolisError) -> str:
    """What kind of refusal it is."""
    return error.code if isinstance(error, Refused) else "illegal"


def status_of(error: MegapolisError) -> int:
    """The HTTP status of a refusal; what the rules or options forbid is the sender's to change."""
    return error.status if isinstance(error, Refused) else 422
