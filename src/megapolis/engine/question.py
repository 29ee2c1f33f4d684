"""The question of a chance step at a real table: what to look at, whose it is, and what the answer may be.

People at a real table answer it from the cards and dice in front of them. A question is for one viewer: what others
hide counts as still possible, so that nobody learns from it what lies in another hand.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from megapolis.engine.core.state import CHANCE, State

if TYPE_CHECKING:
    from megapolis.engine.game import Said

Face = TypeVar("Face", bound=Hashable)
S = TypeVar("S", bound=State)

CARDS = "cards"
"""Answers are pieces that lie before one, in groups."""
NUMBERS = "numbers"
"""A group is chosen first (a number), then one of its answers (what is printed beside it)."""
DICE = "dice"
"""Faces of dice: `dice` of them, and `ordered` says whether it matters which is which."""
SALE = "sale"
"""Who got what was auctioned by voice, and for how much."""


@dataclass(frozen=True)
class Answer:
    """One thing that people may see on the table: an outcome, or several that look the same."""

    action: int
    """The outcome, or the first in the box of those that look the same; -1 where the box has none."""
    left: int
    """How many of them there may still be, as far as the viewer knows."""
    copies: Sequence[int] = ()
    """Those of them that are possible."""
    why: Said | None = None
    """Why there are none left: the end of a message key `gone-...`."""


@dataclass(frozen=True)
class Group:
    """Answers that people sort together; `name` is the end of a message key `pile-...`."""

    name: Said | None
    answers: Sequence[Answer]


@dataclass(frozen=True)
class Question:
    """What people at the table are asked about a chance step."""

    name: Said
    """The end of the message keys `box-...` and `box-...-how`, the question and what to look at."""
    groups: Sequence[Group]
    seat: int = CHANCE
    """Whose pieces it is about; -1: everybody's."""
    kind: str = CARDS
    count: int = 1
    """How many answers may be given at once, such as all cards of a hand."""
    dice: int = 0
    ordered: bool = field(default=False)

    def resolve(self, action: int) -> int:
        """The possible outcome that looks like this one; the action itself where there is none."""
        for group in self.groups:
            for answer in group.answers:
                if answer.action == action and answer.copies:
                    return answer.copies[0]
        return action

    def possible(self) -> list[int]:
        """What may lie there, as far as whoever is asked knows."""
        answers = [answer for group in self.groups for answer in group.answers]
        return [answer.action for answer in answers if answer.left and answer.action >= 0]


@dataclass(frozen=True, kw_only=True, eq=False)
class Sale(Generic[S]):
    """Auctions by voice, told in one sentence when they are over: sold to whom, for how much."""

    lot: Callable[[S], int]
    """What is under the hammer, by a number that never comes again; -1: nothing."""
    name: Callable[[S], Said]
    """The end of the message keys `box-...` and `box-...-how`, the question and what to listen to."""
    amounts: Callable[[S, int], range]
    """What a seat may have paid, as things stand; empty for those who cannot get it any more."""
    answer: Callable[[S, int, int, int], int]
    """What an awaited seat must have done if it went to a seat (-1: nobody) for an amount; -1: it cannot have."""


def answers_for(
    faces: Mapping[Face, Sequence[int]],
    possible: Collection[int],
    why: Callable[[Face], Said | None],
    unseen: Mapping[Face, int] | None = None,
) -> list[Answer]:
    """One answer for each face: `faces` has all outcomes of the box that show it, `unseen` what others may hold."""
    out = []
    for face, actions in faces.items():
        copies = [action for action in actions if action in possible]
        left = len(copies) + (unseen or {}).get(face, 0)
        out.append(Answer(actions[0] if actions else -1, left, copies, None if left else why(face)))
    return out


def faces_of(actions: Sequence[int], face: Callable[[int], Face]) -> dict[Face, list[int]]:
    """Outcomes by what they show, in the order of the faces' first outcomes."""
    out: dict[Face, list[int]] = {}
    for action in actions:
        out.setdefault(face(action), []).append(action)
    return out


def ask_outcomes(state: State, _viewer: int) -> Question:
    """The default of `Show.question`: every outcome is an answer of its own."""
    outcomes = [Answer(action, 1, (action,)) for action, _ in state.chance_outcomes()]
    return Question(("outcome", {}), [Group(None, outcomes)])


def dice_answers(outcomes: Sequence[int]) -> list[Group]:
    """Dice have no pieces: the answers are their faces, and every throw is possible."""
    return [Group(None, [Answer(action, 1, (action,)) for action in outcomes])]
