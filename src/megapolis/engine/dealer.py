"""Deals cards and rolls dice by a seed, outside the state and without a state of its own.

A card's place in a deck is a hash of the seed, the deck's name (with its shuffle count) and the card. So the same
seed gives the same decks to everyone who plays it, whatever they choose, and no order exists before a card is drawn.
"""

from __future__ import annotations

import secrets
from hashlib import blake2b
from itertools import accumulate

from megapolis.engine.core.state import CHANCE, State


def new_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(16)


def _accumulate(outcomes: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    return [action for action, _ in outcomes], list(accumulate(weight for _, weight in outcomes))


class Dealer:
    """Settles chance by a seed: a string or an integer of any length.

    >>> Dealer("rain").number("cards:0", 3) == Dealer("rain").number("cards:0", 3)
    True
    """

    def __init__(self, seed: str | int) -> None:
        self.seed = seed
        # A string and an integer that look alike are different seeds; blake2b keys hold at most 64 bytes.
        self._key = blake2b(f"{type(seed).__name__}:{seed}".encode()).digest()

    def number(self, deck: str, item: int) -> int:
        """The 64-bit number of an item of a deck."""
        said = blake2b(f"{deck}|{item}".encode(), key=self._key, digest_size=8).digest()
        return int.from_bytes(said, "big")

    def choose(self, state: State) -> int:
        """The outcome of the pending chance of `state`."""
        outcomes = state.chance_outcomes()
        deck = state.deck()
        if all(weight == 1 for _, weight in outcomes):
            return min(outcomes, key=lambda outcome: self.number(deck, outcome[0]))[0]
        at = self.number(deck, -1) % sum(weight for _, weight in outcomes)
        return next(action for action, reached in zip(*_accumulate(outcomes), strict=True) if at < reached)

    def settle(self, state: State) -> list[int]:
        """Play pending chance until a seat is awaited or the game is over; the actions made."""
        made = []
        while state.awaited() == CHANCE:
            action = self.choose(state)
            state.play(CHANCE, action)
            made.append(action)
        return made
