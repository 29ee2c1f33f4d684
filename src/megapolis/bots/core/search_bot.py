"""The bot that searches, in as many processes as it may use, and reuses its last tree."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from megapolis.bots.core.fork import Helper, add_rows, can_fork
from megapolis.bots.core.reuse import Finder
from megapolis.bots.core.settings import SearchSettings
from megapolis.bots.core.tree import Node
from megapolis.bots.core.tree_search import TreeSearch
from megapolis.bots.core.turn_race import TurnRace
from megapolis.engine.core.bot import Bot, Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State


def new_search(settings: SearchSettings, position: Perspective, rng: Rng, root: Node | None) -> TreeSearch:
    """A race of whole turns where the game's heuristics ask for one, else a tree search over actions."""
    if position.heuristics().races_turns():
        return TurnRace(settings, position, rng, root)
    return TreeSearch(settings, position, rng, root)


@final
class SearchBot(Bot):
    """Plays the action that the search visits most."""

    def __init__(self, seed: i64, settings: SearchSettings) -> None:
        super().__init__(seed)
        self.settings = settings
        # The decision before: its search, the position as the seat knew it, what was chosen.
        self.last: TreeSearch | None = None
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

    def think(self, position: Perspective) -> TreeSearch:
        """Run a search and return it, for callers that want more than its choice."""
        search = new_search(self.settings, position, self.rng, self.reuse_tree(position))
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

    def reuse_tree(self, position: Perspective) -> Node | None:
        """The subtree of the last search that this position is in, if any."""
        last = self.last
        known = self.known
        if last is None or known is None or last.seat != position.seat:
            return None
        node = last.root.find_child(position.seat, self.chosen)
        if node is None or node.visits == 0:
            return None
        known.play(position.seat, self.chosen)
        self.known = None
        return Finder(position, chance_branches=self.settings.chance).find(known, node)
