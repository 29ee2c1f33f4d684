"""Refusals of the server: a message key for people, a stable code and an HTTP status for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from megapolis.engine.errors import MegapolisError, Reason
from megapolis.engine.i18n import LANGUAGES


class Refused(MegapolisError):
    """The server refuses this. Nothing has changed."""

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
    """The path exists, but not with this method."""

    code = "malformed"
    status = 405


class Malformed(Refused):
    """The message does not follow the protocol."""

    code = "malformed"
    status = 400


class TooMuch(Refused):
    """A limit of rate, size or number is reached."""

    code = "too-much"
    status = 429


class TooLarge(TooMuch):
    """A message or body is longer than the protocol allows."""

    code = "too-large"
    status = 413


class TooSlow(TooMuch):
    """A request has not come to its end in time."""

    status = 408


class Unavailable(Refused):
    """The server cannot do this now, most often because the database does not answer; nothing was acknowledged."""

    code = "unavailable"
    status = 503


class Fault(Refused):
    """The server failed at this one message or request. The fault is in its log and its metrics."""

    code = "internal"
    status = 500


class BadSetting(MegapolisError):
    """A setting is not valid."""


class Problem(msgspec.Struct, frozen=True):
    """An error on the wire: its code, and the message key with its arguments for the client to translate."""

    code: str
    key: str
    args: dict[str, str | int] = {}
    game: str = ""
    text: str = ""
    """The sentence, if a language was named."""


def problem(error: MegapolisError, language: str = "", names: Sequence[str] = ()) -> Problem:
    """A refusal of the engine or the server, ready to be sent; seats are called by `names`."""
    reason: Reason = error.reason
    text = error.say(language, names) if language in LANGUAGES else ""
    return Problem(code_of(error), reason.key, reason.args, reason.game, text)


def code_of(error: MegapolisError) -> str:
    """The code of a refusal."""
    return error.code if isinstance(error, Refused) else "illegal"


def status_of(error: MegapolisError) -> int:
    """The HTTP status of a refusal; 422 for what rules or options forbid."""
    return error.status if isinstance(error, Refused) else 422
