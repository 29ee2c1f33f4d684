"""The bots, by name. The same ones play every game; a game's `insight` tells them what it knows."""

from __future__ import annotations

from collections.abc import Callable

from megapolis.bots.greedy import GreedyBot
from megapolis.bots.uniform import RandomBot
from megapolis.engine.bot import Bot
from megapolis.engine.errors import MegapolisError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


class UnknownBot(MegapolisError):
    """No bot of that name."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name, with a seed of its own.

    >>> make_bot("greedy", 1).__class__.__name__
    'GreedyBot'
    """
    if name not in BOTS:
        raise UnknownBot("error-unknown-bot", name=name, bots=", ".join(BOTS))
    return BOTS[name](seed)
