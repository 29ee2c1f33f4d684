"""What a search can be told, and the levels: named settings that a person can choose from."""

from __future__ import annotations

from typing import ClassVar, Final

AIMS: Final = ("win", "score")


class Settings:
    """The parameters of a search. Each is explained in docs/bots.md."""

    NAMES: ClassVar[tuple[str, ...]] = (
        "iterations",
        "milliseconds",
        "aim",
        "exploration",
        "ordered",
        "width",
        "widening",
        "cut",
        "chance",
        "others",
        "workers",
    )

    def __init__(
        self,
        iterations: int = 0,
        milliseconds: int = 0,
        aim: str = "win",
        exploration: float = 1.0,
        ordered: bool = True,
        width: int = 4,
        widening: float = 0.0,
        cut: bool = True,
        chance: bool = True,
        others: bool = True,
        workers: int = 1,
    ) -> None:
        # The budget of a decision: so many visits of the root, so many milliseconds, or whichever ends first.
        self.iterations = iterations if iterations or milliseconds else 1000
        self.milliseconds = milliseconds
        # What is maximised: the outcome of the game, or the own points.
        self.aim = aim
        # How far the search strays from what looks best, in standard deviations of the outcome.
        self.exploration = exploration
        # Whether actions are tried in the order of the game's own judgement; otherwise in random order.
        self.ordered = ordered
        # A decision with n visits looks at its first `width` + `widening` * sqrt(n) actions; 0: at all.
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


LEVELS: Final[dict[str, dict[str, int | float | bool | str]]] = {
    "easy": {"iterations": 20},
    "medium": {"iterations": 120},
    "hard": {"iterations": 1000},
    "expert": {"milliseconds": 2000},
}
