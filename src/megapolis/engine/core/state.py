"""Positions: the contract that every position of every game fulfils.

A game is a sequence of small actions, each made by a seat (0, 1, ...) or by `CHANCE`. A draw, a roll or a deal is an
action of `CHANCE`, never hidden inside a player's action. A state holds what is left in a deck, not its order, so
nothing secret exists before it is drawn. Several seats may be awaited at once; between two chance or reveal points the
actions of different seats commute. `phase()` counts those points.

A game implements the abstract methods; the others follow from them. `play` does not check the action: search and
random playouts call it. `apply` checks first and is for everybody else.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import contains, lowest_bit
from megapolis.engine.core.record import Fixed, Record
from megapolis.engine.core.rng import Rng
from megapolis.engine.errors import IllegalMove, Reason
from megapolis.engine.i18n import seat_word
from megapolis.engine.score import Change, ScoreLine, changes
from megapolis.engine.setup import Setup

CHANCE: Final = -1
"""The actor of draws, rolls and deals."""

AT_REVEAL: Final = -2
"""The `visible_action` of an action that the viewer learns of at the next reveal, when `phase` changes."""

HIDDEN: Final = -3
"""The `visible_action` of an action that the viewer never learns of."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record, ABC):
    """A position of a game: who is awaited, what they may do, and what it is worth."""

    setup: Fixed[Setup]
    seats: Fixed[i64]

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.players

    # ------------------------------------------------------------------ what a game implements

    @abstractmethod
    def awaited(self) -> i64:
        """Who is awaited: one bit per seat, or `CHANCE` (-1), or 0 when the game is over."""

    @abstractmethod
    def legal_actions(self, seat: i64) -> vec[i64]:
        """Every legal action of a seat, sorted; never empty for an actor, empty for others.

        For `CHANCE`: all possible outcomes.
        """

    @abstractmethod
    def play(self, seat: i64, action: i64) -> None:
        """Play an action that is known to be legal; `apply` checks it first."""

    @abstractmethod
    def explain_refusal(self, seat: i64, action: i64) -> Reason:
        """The rule that forbids an illegal action of a seat that may act now."""

    @abstractmethod
    def clone(self) -> State:
        """A cheap, independent copy."""

    @abstractmethod
    def determinize(self, seat: i64, rng: Rng) -> State:
        """A clone in which everything that this seat cannot know is redealt, consistent with all it has seen.

        The result depends only on what the seat knows and on the generator: two positions that the seat cannot tell
        apart give the same result for the same generator.
        """

    def add_legal(self, seat: i64, out: ActionList) -> None:
        """Add every legal action of a seat to `out`, in order. Games that find them as sets override this."""
        for action in self.legal_actions(seat):
            out.add(action)

    def rewind_others(self, seat: i64, rng: Rng) -> State:
        """Like `determinize`, but seats that acted unseen this round have not acted yet."""
        return self.determinize(seat, rng)

    def isolate(self, seat: i64, rng: Rng) -> State:
        """Like `rewind_others`, but only this seat is awaited: others do nothing in this round.

        A seat uses this position to judge its own actions before it knows what the others did.
        """
        return self.determinize(seat, rng)

    @abstractmethod
    def points(self, seat: i64) -> i64:
        """The points of a seat if the game ended here."""

    @abstractmethod
    def breakdown(self, seat: i64) -> list[ScoreLine]:
        """The points of a seat line by line; they add up to `points(seat)`."""

    @abstractmethod
    def outcome(self, scores: list[int]) -> list[float]:
        """The outcome for each seat in [-1, 1] if the game ended here with these points: see `returns`."""

    @abstractmethod
    def ending(self) -> str:
        """How the game ended: one of the game's `endings`, or "" while it goes on."""

    def rebuild(self) -> None:
        """Compute the derived fields of this position and of its records from their other fields."""

    def weight(self, action: i64) -> i64:
        """The relative probability of a chance outcome."""
        return 1

    def deck(self) -> str:
        """What chance draws from now: the name of a deck with its shuffle count, such as "cards:2".

        Under one such name, outcomes of weight 1 are dealt like cards: their order depends on the seed alone.
        """
        return ""

    def volunteers(self) -> i64:
        """The seats that may act although nobody waits for them, one bit each."""
        return 0

    def phase(self) -> i64:
        """The number of chance and reveal points so far; when it changes, `AT_REVEAL` actions become visible."""
        return 0

    def visible_action(self, seat: i64, actor: i64, action: i64) -> i64:
        """An action that `actor` is about to play, as `seat` (-1: an onlooker) may know it.

        If it is public, the action itself; if part of it is secret, another action that says less (a hidden draw is
        "drew a card"); otherwise `AT_REVEAL` or `HIDDEN`.
        """
        return action

    def visible_score(self, viewer: i64, seat: i64) -> list[ScoreLine]:
        """The score lines of `seat` as `viewer` (-1: an onlooker) may know them now.

        By default this is `breakdown`; a game that hides something gives the score that the viewer can work out.
        """
        return self.breakdown(seat)

    # ------------------------------------------------------------------ what follows from that

    def is_over(self) -> bool:
        """Whether the game is over: nobody is awaited."""
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
        """Whether this seat may act now, awaited or as a volunteer."""
        awaited = self.awaited()
        if seat < 0 or awaited == CHANCE:
            return seat == CHANCE and awaited == CHANCE
        return ((awaited | self.volunteers()) >> seat & 1) == 1

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Whether `apply` would accept this action."""
        if seat >= self.seats or not self.can_act(seat):
            return False
        return contains(self.legal_actions(seat), action)

    def why_not(self, seat: i64, action: i64) -> Reason | None:
        """The rule that forbids this action, or None if it is legal. Reveals nothing that the seat cannot know."""
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
        """Play an action, or raise `IllegalMove` with the reason and leave the state unchanged."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalMove(reason)
        self.play(seat, action)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """Every outcome with its weight if chance is awaited; otherwise an empty list."""
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
        """Play pending chance until a seat is awaited or the game is over. Return the new `awaited`."""
        awaited = self.awaited()
        while awaited == CHANCE:
            self.play(CHANCE, self.sample(rng))
            awaited = self.awaited()
        return awaited

    def preview(self, seat: i64, action: i64) -> list[Change]:
        """The score lines of this seat that an action would change, before any chance that follows."""
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
        """The outcome for each seat in [-1, 1] if the game ended here; search and learning maximise it."""
        return self.outcome(self.scores())

    def status(self) -> str:
        """How far the game has come, in a few words for programmers, such as "round 1 turn 5"."""
        return ""

    def to_text(self) -> str:
        """The whole position as text that `megapolis.parse` reads back: see `engine/notation.py`."""
        from megapolis.engine.notation import to_text  # that module imports this one

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
        """16 hexadecimal digits that are the same for equal positions in every process and version of Python."""
        numbers = ",".join([str(number) for number in self.key()])
        return blake2b(f"{self.setup.digest}|{numbers}".encode(), digest_size=8).hexdigest()


def actor_of(awaited: i64) -> i64:
    """The first of the awaited seats, or `CHANCE`. Somebody must be awaited."""
    if awaited == CHANCE:
        return CHANCE
    return lowest_bit(awaited)


def playout(state: State, rng: Rng) -> int:
    """Play uniformly random actions to the end, with chance by its weights. Return the number of actions."""
    count: i64 = 0
    actions = ActionList()
    while True:
        awaited = state.awaited()
        if awaited == 0:
            return int(count)
        if awaited == CHANCE:
            state.play(CHANCE, state.sample(rng))
        else:
            seat = actor_of(awaited)
            actions.clear()
            state.add_legal(seat, actions)
            state.play(seat, actions.draw(rng))
        count += 1
