"""What a search can be told, and the levels: named settings that a person can choose from."""

from __future__ import annotations

from typing import ClassVar, Final, final

AIMS: Final = ("win", "score")


@final
class SearchSettings:
    """The parameters of a search. docs/arena.md says how they were chosen."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "iterations",
        "milliseconds",
        "aim",
        "exploration",
        "width",
        "widening",
        "cut",
        "chance",
        "others",
        "workers",
        "network",
        "slips",
        "temperature",
    )

    def __init__(
        self,
        iterations: int = 0,
        milliseconds: int = 0,
        aim: str = "win",
        exploration: float = 1.4,
        width: int = 16,
        widening: float = 1.0,
        cut: bool = True,
        chance: bool = True,
        others: bool = True,
        workers: int = 1,
        network: bool = False,
        slips: float = 0.0,
        temperature: float = 0.0,
    ) -> None:
        # The budget of a decision: so many iterations, so many milliseconds, or whichever ends first.
        self.iterations = iterations if iterations or milliseconds else 1000
        self.milliseconds = milliseconds
        # What is maximised: the outcome of the game, or the own points.
        self.aim = aim
        # How far the search strays from what looks best, in standard deviations of the outcome.
        self.exploration = exploration
        # A decision with n visits looks at its first `width` + `widening` * sqrt(n) actions, the most promising first.
        self.width = width
        self.widening = widening
        # Whether playing out stops where the game's own judgement can be trusted.
        self.cut = cut
        # Whether the tree branches on what chance brings; otherwise an action is judged over all of it at once.
        self.chance = chance
        # Whether open decisions of others are searched too; otherwise the quick policy plays them.
        self.others = others
        # Processes that search side by side, each with the whole budget.
        self.workers = workers
        # Whether a game's network judges positions, where it has one; otherwise, and elsewhere, a tree is searched.
        self.network = network
        # The share of decisions, of those that are searched, taken without a thought: any legal action.
        self.slips = slips
        # How freely a turn is chosen among those that look good, in logits of the policy after the search; 0: the best.
        self.temperature = temperature


LEVELS: Final[dict[str, dict[str, int | float | bool | str]]] = {
    "easy": {"iterations": 12},
    "medium": {"iterations": 80},
    "hard": {"iterations": 800},
    "expert": {"milliseconds": 2000, "network": True},
}
