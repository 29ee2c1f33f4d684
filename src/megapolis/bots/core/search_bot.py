"""The bot that searches, with as many processes as it may use, and remembers its last tree."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.bots.core.fork import Helper, add_rows, can_fork
from megapolis.bots.core.reuse import Finder
from megapolis.bots.core.settings import Settings
from megapolis.bots.core.tree import Node
from megapolis.bots.core.tree_search import Search
from megapolis.bots.core.turn_race import PlanSearch
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State


def new_search(settings: Settings, position: Perspective, rng: Rng, root: Node | None) -> Search:
    """The search that suits the game: of whole turns where its heuristics makes plans, else of actions."""
    if position.heuristics().makes_plans():
        return PlanSearch(settings, position, rng, root)
    return Search(settings, position, rng, root)


class SearchBot(Bot):
    """Plays what the search visits most."""

    def __init__(self, seed: i64, settings: Settings) -> None:
        super().__init__(seed)
        self.settings = settings
        # The decision before: its search, the position as the seat knew it, what was chosen.
        self.last: Search | None = None
        self.known: State | None = None
        self.chosen: i64 = 0

    def choose(self, position: Perspective) -> i64:
        actions = position.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if self.settings.slips > 0.0 and self.rng.random() < self.settings.slips:
            self.last = None
            return actions[self.rng.below(i64(len(actions)))]
        search = self.think(position)
        self.last = search
        self.known = position.determinize(self.rng)
        self.chosen = search.best().action
        return self.chosen

    def think(self, position: Perspective) -> Search:
        """Searches and answers the finished search, for those who want more than its choice."""
        search = new_search(self.settings, position, self.rng, self.remembered(position))
        workers = self.settings.workers if can_fork() else 1
        helpers: list[Helper] = []
        for _ in range(workers - 1):
            rng = self.rng.fork()
            helper = Helper()
            if helper.is_copy():
                apart = new_search(self.settings, position, rng, None)
                apart.run()
                helper.tell(apart.root)
            helpers.append(helper)
        search.run()
        for helper in helpers:
            add_rows(search.root, helper.hear())
        return search

    def remembered(self, position: Perspective) -> Node | None:
        """The part of the last tree that this position is in."""
        last = self.last
        known = self.known
        if last is None or known is None or last.seat != position.seat:
            return None
        node = last.root.known(position.seat, self.chosen)
        if node is None or node.visits == 0:
            return None
        known.play(position.seat, self.chosen)
        self.known = None
        return Finder(position, chance_branches=self.settings.chance).find(known, node)
