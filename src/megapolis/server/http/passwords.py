"""Passwords of accounts, hashed by argon2. Where it cannot run, as in a browser, there are no accounts."""

from __future__ import annotations

import secrets
from base64 import b64encode
from functools import cache
from typing import TYPE_CHECKING

from megapolis.server.errors import NotAllowed, Refused
from megapolis.server.worker.threads import run_in_thread

if TYPE_CHECKING:
    from argon2 import PasswordHasher


@cache
def hasher() -> PasswordHasher:
    """Argon2 with its usual costs; refused where it is not installed."""
    try:
        from argon2 import PasswordHasher
    except ImportError:
        raise Refused("table-no-accounts") from None
    return PasswordHasher()


@cache
def unmatched_hash() -> str:
    """A hash that takes as long to verify as any other, and that no password is known to have.

    Verified for unknown names, so that the time of an answer does not tell whether a name exists.
    """
    costs = hasher()
    salt, digest = (b64encode(secrets.token_bytes(size)).rstrip(b"=").decode() for size in (16, costs.hash_len))
    return f"$argon2id$v=19$m={costs.memory_cost},t={costs.time_cost},p={costs.parallelism}${salt}${digest}"


async def hash_password(password: str) -> str:
    """What is stored of a password."""
    return await run_in_thread(hasher().hash, password)


async def verify(hashed: str, password: str) -> None:
    """Refuse a password that is not the stored one."""
    from argon2.exceptions import VerifyMismatchError

    try:
        await run_in_thread(hasher().verify, hashed, password)
    except VerifyMismatchError:
        raise NotAllowed("table-wrong-password") from None
