"""Finding one's place again in the tree of the decision before.

A bot is not told what happened since; it sees the position. So the events that the old tree knows are replayed on the
position it remembers until one gives exactly the view that the seat has now. What was not searched is not found, and
nothing is ever taken for something else.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.bots.core.tree import Node, equal
from megapolis.engine.core.bitset import contains
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.state import CHANCE, State, actor_of

ATTEMPTS: Final = 128
"""How many events are tried at most: a deal of many cards has more orders than there is time for."""


@final
class Finder:
    """Looks for the node of a position below a node whose position is known."""

    def __init__(self, position: Perspective, *, chance_branches: bool) -> None:
        self.seat = position.seat
        self.actions = position.legal_actions()
        self.view = position.view()
        self.chance_branches = chance_branches
        self.left = ATTEMPTS

    def find(self, state: State, node: Node) -> Node | None:
        """The node, or None. `state` is the position at `node` and may be changed."""
        while True:
            awaited = state.awaited()
            if awaited == 0 or self.left <= 0:
                return None
            if awaited == CHANCE:
                return self.after_event(state, node, CHANCE)
            if not awaited >> self.seat & 1:
                return self.after_event(state, node, actor_of(awaited))
            actions = state.legal_actions(self.seat)
            if len(actions) > 1:
                return node if self.is_now(state, actions) else None
            # A tree of single actions has no node for what is forced, a plan has one for every action.
            forced = node.find_child(self.seat, actions[0])
            if forced is not None:
                node = forced
            state.play(self.seat, actions[0])

    def after_event(self, state: State, node: Node, actor: i64) -> Node | None:
        """Try every event of `actor` that the tree knows."""
        possible = state.legal_actions(actor)
        if actor == CHANCE and not self.chance_branches:
            for event in possible:
                if self.left <= 0:
                    return None
                self.left -= 1
                after = state.clone()
                after.play(CHANCE, event)
                found = self.find(after, node)
                if found is not None:
                    return found
            return None
        for child in node.children:
            if child.actor == actor and contains(possible, child.action):
                self.left -= 1
                after = state.clone()
                after.play(actor, child.action)
                found = self.find(after, child)
                if found is not None:
                    return found
        return None

    def is_now(self, state: State, actions: vec[i64]) -> bool:
        """Whether the seat could not tell this position from the one it is in."""
        if not equal(actions, self.actions):
            return False
        return Perspective(state, self.seat).view() == self.view
