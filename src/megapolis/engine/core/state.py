"""A position, and what every position of every game promises.

The contract in prose. A game is a sequence of small actions, each made by a seat (0, 1, ...) or by `CHANCE`. A draw,
a roll, a deal is an action of `CHANCE`, never hidden inside a player's action: a state holds what is left in a deck,
not an order, so nothing secret exists before it is drawn. Several seats may be awaited at once; between two chance or
reveal points the actions of different seats commute. `phase()` counts those points.

A game implements the abstract methods; the rest follows from them. `play` trusts its caller and is what search and
random playouts call; `apply` is `play` behind a check, for everybody else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from megapolis.engine.core.bitset import contains
from megapolis.engine.core.record import Fixed, Record
from megapolis.engine.core.rng import Rng
from megapolis.engine.errors import IllegalMove, Reason
from megapolis.engine.i18n import seat_word
from megapolis.engine.score import Change, ScoreLine, changes
from megapolis.engine.setup import Setup

CHANCE: Final = -1
"""The seat of draws, rolls and deals."""

AT_REVEAL: Final = -2
"""What `visible_action` answers for an action that its viewer learns of at the next reveal (when `phase` moves on)."""

HIDDEN: Final = -3
"""What `visible_action` answers for an action whose viewer never learns that it took place."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record, ABC):
    """A position of a game: whose decision it is, what they may do, what it is worth."""

    setup: Fixed[Setup]
    seats: Fixed[i64]

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.players

    # ------------------------------------------------------------------ what a game says

    @abstractmethod
    def awaited(self) -> i64:
        """Who is awaited: a bit per seat, `CHANCE` (-1) for chance, 0 when the game is over."""

    @abstractmethod
    def legal_actions(self, seat: i64) -> vec[i64]:
        """Every legal action of that seat, sorted; never empty for an actor, empty for others.

        For `CHANCE`: everything that can happen now.
        """

    @abstractmethod
    def play(self, seat: i64, action: i64) -> None:
        """Plays an action that is known to be legal. Unchecked: see `apply`."""

    @abstractmethod
    def explain_refusal(self, seat: i64, action: i64) -> Reason:
        """Which rule forbids this action of a seat that may act now. Asked only for illegal ones."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, cheap."""

    @abstractmethod
    def determinize(self, seat: i64, rng: Rng) -> State:
        """A clone in which all that this seat cannot know is dealt anew, consistent with all it has seen.

        It depends only on what the seat knows and on the generator: two positions that the seat cannot tell apart
        give the same imagined position for the same generator.
        """

    def rewind_others(self, seat: i64, rng: Rng) -> State:
        """The same, with others who act meanwhile, unseen, yet to do so: they stand as they stood before."""
        return self.determinize(seat, rng)

    def isolate(self, seat: i64, rng: Rng) -> State:
        """The same, with only this seat awaited: others who act meanwhile, unseen, leave things as they stand.

        What a seat judges its own doings by, before it knows what the others did.
        """
        return self.determinize(seat, rng)

    @abstractmethod
    def points(self, seat: i64) -> i64:
        """The points of a seat now, as if the game ended here."""

    @abstractmethod
    def breakdown(self, seat: i64) -> list[ScoreLine]:
        """The same points line by line; they add up to `points(seat)`."""

    @abstractmethod
    def outcome(self, scores: list[int]) -> list[float]:
        """The outcome for each seat in [-1, 1] if the game ended here with these points: see `returns`."""

    @abstractmethod
    def ending(self) -> str:
        """How the game ended: one of the game's `endings`; "" while it goes on."""

    def rebuild(self) -> None:
        """Make every derived field anew from the others: of this position and of the records it holds."""

    def weight(self, action: i64) -> i64:
        """How likely a chance outcome is, relative to the others."""
        return 1

    def deck(self) -> str:
        """What chance draws from now: a name with its shuffle count, such as "cards:2".

        Within one name outcomes of weight 1 are dealt like cards: the dealer fixes their order by the seed alone.
        """
        return ""

    def volunteers(self) -> i64:
        """Seats with an optional action outside their turn, a bit each; nobody waits for them."""
        return 0

    def phase(self) -> i64:
        """Counts the chance and reveal points so far; what was `AT_REVEAL` is visible when it has moved on."""
        return 0

    def visible_action(self, seat: i64, actor: i64, action: i64) -> i64:
        """The action that `actor` makes in this position as `seat` may know it (-1: an onlooker).

        The action itself where it is public; another action of the same verb family where part of it is secret
        (a hidden draw is "drew a card"); `AT_REVEAL` or `HIDDEN`. Asked before the action is played.
        """
        return action

    def visible_score(self, viewer: i64, seat: i64) -> list[ScoreLine]:
        """The score lines of `seat` as `viewer` (-1: an onlooker) may know them now.

        Where all that scores is public this is `breakdown`; a game that hides some of it answers what is known.
        """
        return self.breakdown(seat)

    # ------------------------------------------------------------------ what follows

    def is_over(self) -> bool:
        """Whether nobody is awaited any more."""
        return self.awaited() == 0

    def actors(self) -> list[int]:
        """The seats that are awaited now, or `[CHANCE]`; empty when the game is over."""
        mask = self.awaited()
        if mask == CHANCE:
            return [CHANCE]
        return [seat for seat in range(int(self.seats)) if mask >> i64(seat) & 1]

    def may_act(self) -> list[int]:
        """The seats that may act although nobody waits for them."""
        mask = self.volunteers()
        return [seat for seat in range(int(self.seats)) if mask >> i64(seat) & 1]

    def can_act(self, seat: i64) -> bool:
        """Whether an action of this seat can be taken now, awaited or voluntary."""
        awaited = self.awaited()
        if seat < 0 or awaited == CHANCE:
            return seat == CHANCE and awaited == CHANCE
        return ((awaited | self.volunteers()) >> seat & 1) == 1

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Whether `apply` would accept this."""
        if seat >= self.seats or not self.can_act(seat):
            return False
        return contains(self.legal_actions(seat), action)

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        """Which rule forbids this action, or None if it is legal. Says nothing that the seat cannot know."""
        if self.is_legal(seat, action):
            return None
        if self.awaited() == 0:
            return Reason("error-game-over")
        if seat < CHANCE or seat >= self.seats:
            return Reason("error-no-such-seat", {"seat": int(seat) + 1, "seats": int(self.seats)})
        if not self.can_act(seat):
            if seat == CHANCE:
                return Reason("error-chance-not-awaited")
            return Reason("error-not-your-turn", {"seat": seat_word(int(seat))})
        if action < 0 or action >= i64(self.setup.game.actions.count):
            return Reason("error-no-such-action", {"action": str(int(action))})
        return self.explain_refusal(seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        """Plays an action, or raises `IllegalMove` with a reason and leaves the state untouched."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalMove(reason)
        self.play(seat, action)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """When chance is the actor: every outcome with its weight; otherwise nothing."""
        if self.awaited() != CHANCE:
            return []
        return [(int(action), int(self.weight(action))) for action in self.legal_actions(CHANCE)]

    def sample(self, rng: Rng) -> i64:
        """An outcome of the pending chance, drawn by weight."""
        actions = self.legal_actions(CHANCE)
        total: i64 = 0
        for action in actions:
            total += self.weight(action)
        at = rng.below(total)
        i: i64 = 0
        while True:
            at -= self.weight(actions[i])
            if at < 0:
                return actions[i]
            i += 1

    def settle(self, rng: Rng) -> i64:
        """Resolves pending chance until a seat is awaited or the game is over; what `awaited` answers then."""
        awaited = self.awaited()
        while awaited == CHANCE:
            self.play(CHANCE, self.sample(rng))
            awaited = self.awaited()
        return awaited

    def preview(self, seat: i64, action: i64) -> list[Change]:
        """What an action would change in this seat's points, before any chance that follows."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalMove(reason)
        after = self.clone()
        after.play(seat, action)
        return changes(self.breakdown(seat), after.breakdown(seat))

    def scores(self) -> list[int]:
        """The points of every seat now."""
        return [int(self.points(i64(seat))) for seat in range(int(self.seats))]

    def returns(self) -> list[float]:
        """The outcome for each seat in [-1, 1] if the game ended here: what search and learning maximise."""
        return self.outcome(self.scores())

    def status(self) -> str:
        """How far the game is, in a word or two for programmers, such as "round 1 turn 5"."""
        return ""

    def to_text(self) -> str:
        """The whole position as text that `megapolis.parse` reads back: see `engine/notation.py`."""
        from megapolis.engine.notation import to_text  # it reads the set-up's game, which imports this module

        return str(to_text(self))

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        actors = self.actors()
        words = [type(self).__name__, self.status()]
        head = " ".join([word for word in words if word])
        if not actors:
            who = "over"
        elif actors == [CHANCE]:
            who = "chance to move"
        else:
            seats = " ".join([str(seat) for seat in actors])
            who = f"seat{'s' if len(actors) > 1 else ''} {seats} to move"
        return f"<{head}, {who}, scores {'-'.join([str(score) for score in self.scores()])}>"

    def digest(self) -> str:
        """16 hexadecimal digits, the same for equal positions in every process and version of Python."""
        numbers = ",".join([str(number) for number in self.key()])
        return blake2b(f"{self.setup.digest}|{numbers}".encode(), digest_size=8).hexdigest()


def actor_of(awaited: i64) -> i64:
    """The first of the awaited seats, or `CHANCE`; callers have made sure that somebody is awaited."""
    if awaited == CHANCE:
        return CHANCE
    seat: i64 = 0
    while not awaited >> seat & 1:
        seat += 1
    return seat


def playout(state: State, rng: Rng) -> int:
    """Plays uniformly at random to the end, chance by its weights; the number of actions made."""
    count = 0
    while True:
        awaited = state.awaited()
        if awaited == 0:
            return count
        if awaited == CHANCE:
            state.play(CHANCE, state.sample(rng))
        else:
            seat = actor_of(awaited)
            actions = state.legal_actions(seat)
            state.play(seat, actions[rng.below(i64(len(actions)))])
        count += 1
