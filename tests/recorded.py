"""Recorded games as people with the real box would enter them: what lies on the table, and what everybody does."""

import re
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from megapolis.engine import replay
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.game import Said
from megapolis.engine.i18n import Text
from megapolis.engine.match import Match
from megapolis.engine.setup import Setup

REPLAYS = Path(__file__).parent / "replays"


class Entry(NamedTuple):
    """One entry of a recorded game: by name, as it is described, and in the words that a page must find for it."""

    action: dict[str, Any]
    said: Said
    words: str


class Sale(NamedTuple):
    """How an auction ended: who got it (-1: nobody) and for how much; its bids, if they are entered one by one."""

    seat: int
    amount: int
    is_told: bool


class Recorded:
    """A recorded game: what chance and each seat did, each in their own order, and how it ended.

    Where all act at once, it does not matter who is entered first. What can only come one way is not asked, and not
    here. Every third auction (`tells_sales` false: each) is entered bid by bid, others by who got it and for how much.
    """

    def __init__(self, match: Match, names: Sequence[str] = (), *, tells_sales: bool = True) -> None:
        self.tells_sales = tells_sales
        self.match = match
        self.setup = match.setup
        self.game = match.setup.game
        self.of: dict[int, deque[Entry]] = {actor: deque() for actor in range(-1, self.setup.players)}
        self.sales: deque[Sale] = deque()
        text = Text("en", self.game.id, list(names)) if names else None
        labels = self.game.labels(self.setup.data)
        selling = self.game.show.sale
        lot = -1
        state = match.state_at(0)
        for at, (actor, action) in enumerate(match.log):
            is_asked = actor != CHANCE or len(state.legal_actions(CHANCE)) > 1
            if selling is not None and selling.lot(state) >= 0:
                if selling.lot(state) != lot:
                    lot = selling.lot(state)
                    self.sales.append(self._sale(state.clone(), at, len(self.sales)))
                is_asked = not self.sales[-1].is_told
            if is_asked:
                said = self.game.show.describe(state, actor, action)
                words = tidy(self.game.say(text, "move", said)) if text else ""
                self.of[actor].append(Entry(self.game.actions.to_fields(action, labels), said, words))
            state.play(actor, action)

    def _sale(self, after: Any, at: int, number: int) -> Sale:
        """How the auction ended that stands open before this entry."""
        seller, permit = int(after.auction.seller), int(after.auction.permit)
        selling = self.game.show.sale
        assert selling is not None
        lot = selling.lot(after)
        bid = 0
        while selling.lot(after) == lot:
            # Whoever has said "more" says the rest of the bid next; the last who speaks tells the price.
            key, args = self.game.show.describe(after, *self.match.log[at])
            bid = int(str(args["price" if key in ("pass", "leave") else "bid"]))
            after.play(*self.match.log[at])
            at += 1
        owner = int(after.owner(permit))
        got = owner if owner != seller else -1
        return Sale(got, bid if got >= 0 else 0, self.tells_sales and number % 3 != 2)

    @property
    def points(self) -> list[int]:
        return [int(each) for each in self.match.state.scores()]


def load(game: str, name: str) -> Match:
    """A golden replay."""
    return replay.load(REPLAYS / game / f"{name}.json")


def play_random(setup: Setup, rng: Rng) -> Match:
    """A game that chance and everybody play at random."""
    match = Match(setup)
    state = match.state
    while not state.is_over():
        if state.awaited() == CHANCE:
            match.play(CHANCE, state.sample(rng))
        else:
            actors = state.actors()
            seat = actors[rng.below(len(actors))]
            actions = state.legal_actions(seat)
            match.play(seat, actions[rng.below(len(actions))])
    return match


def tidy(words: str) -> str:
    """Words as they are compared: a sentence begins with a capital letter on some buttons."""
    return re.sub(r"\s+", " ", words).strip().lower()
