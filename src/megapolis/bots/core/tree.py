"""The tree of a search: one node for each sequence of events that a seat can tell apart."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from megapolis.engine.core.bitset import contains

NOBODY: Final = -4
"""The actor of a root: nobody's action led there."""
PATIENCE: Final[i64] = 2000
"""The number of chances up to which bounds alone decide: the levels have fewer in a decision."""
DUE: Final = 8.0
"""What makes the shares of all actions together 23 % of 20,000 visits and 16 % of 100,000."""


@mypyc_attr(acyclic=True)
class Tally:
    """What came of something that was tried."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.total = 0.0
        self.squares = 0.0

    def record(self, value: float) -> None:
        """One more outcome."""
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """What came of it on average."""
        return self.total / float(self.visits) if self.visits else 0.0

    def error(self) -> float:
        """The standard error of the mean; that of a single visit is not known."""
        if self.visits < 2:
            return float("inf")
        count = float(self.visits)
        variance = (self.squares - self.total * self.total / count) / (count - 1.0)
        return sqrt(variance / count) if variance > 0.0 else 0.0

    def better(self, other: Tally) -> bool:
        """Whether it was tried more than `other`, or as much with more success."""
        return self.visits > other.visits or (self.visits == other.visits and self.mean() > other.mean())

    def take(self, other: Tally) -> None:
        """Count what `other` counts."""
        self.visits = other.visits
        self.total = other.total
        self.squares = other.squares


@final
@mypyc_attr(acyclic=True)
class Node(Tally):
    """Where an event led: an action of a seat, or of chance, as the searching seat may know it.

    Its outcomes are those of the seat that acted (of the searching seat after chance), so a parent's actor compares its
    children by their means.
    """

    def __init__(self, actor: i64, action: i64, prior: float) -> None:
        super().__init__()
        self.actor = actor
        self.action = action
        self.prior = prior
        # How often the event was possible when its parent was left: with hidden cards not always.
        self.chances: i64 = 0
        # Decisions have their children sorted by prior, once they are open; chance adds them as they come.
        self.children: list[Node] = []
        # Whose legal actions children were made for last; in another deal of what is hidden others may be legal.
        self.legal = vec[i64]()
        self.decider: i64 = NOBODY

    def child(self, actor: i64, action: i64) -> Node:
        """The node of an event that was not chosen but happened; made when it happens first."""
        for node in self.children:
            if node.action == action and node.actor == actor:
                return node
        made = Node(actor, action, 0.0)
        self.children.append(made)
        return made

    def find_child(self, actor: i64, action: i64) -> Node | None:
        """The node of an event, if it has happened."""
        for node in self.children:
            if node.action == action and node.actor == actor:
                return node
        return None


def equal(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two vecs hold the same numbers in the same order."""
    if len(one) != len(other):
        return False
    for i in range(i64(len(one))):
        if one[i] != other[i]:
            return False
    return True


def due_visits(chances: i64, actions: i64) -> float:
    """How often one of so many actions is to be visited at least when it has had so many chances.

    What lies below an action is still being learned while its outcomes are counted, so its mean may begin much too low,
    and the bound, which grows with a logarithm, would take forever to make up for that. The shares of all actions
    together shrink with the cube root of the visits, so in the end the best action gets nearly all of them.
    """
    return DUE * (exp(log(float(chances)) / 1.5) - exp(log(float(PATIENCE)) / 1.5)) / float(actions)


def find_due(node: Node, seat: i64, actions: vec[i64], width: i64) -> Node | None:
    """A child that was visited less than it is due, of those that are legal and were tried; None if there is none."""
    share: i64 = min(width, i64(len(actions)))
    for child in node.children:
        if child.actor != seat or child.visits == 0 or child.chances <= PATIENCE:
            continue
        if float(child.visits) < due_visits(child.chances, share) and contains(actions, child.action):
            return child
    return None


def select(node: Node, seat: i64, actions: vec[i64], exploration: float, width: i64) -> Node:
    """The child to visit next: an untried one of the first `width`, else the highest upper confidence bound.

    Only children that are legal now count; each of them notes that it had its chance, and the bound of one that is
    rarely legal is judged by its own chances.
    """
    best: Node | None = None
    high = 0.0
    considered: i64 = 0
    # Children of other deals are not legal in this one.
    all_legal = len(node.children) == len(actions) and node.decider == seat and equal(node.legal, actions)
    for child in node.children:
        if child.actor != seat or not (all_legal or contains(actions, child.action)):
            continue
        considered += 1
        if considered > width and best is not None:
            break
        child.chances += 1
        if child.visits == 0:
            return child
        bound = child.total / float(child.visits)
        bound += exploration * sqrt(log(float(child.chances)) / float(child.visits))
        if best is None or bound > high:
            high = bound
            best = child
    assert best is not None
    return best
