"""Welcome To, second edition (1-10 players): number the houses of three streets, all from the same three pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text as Drawing

from megapolis.engine.core.state import State
from megapolis.engine.errors import Value
from megapolis.engine.game import Game, Scored
from megapolis.engine.i18n import Text
from megapolis.engine.options import Conflict, Option, Options, OptionValue
from megapolis.engine.setup import Data, Setup
from megapolis.games.welcome_to.bots.heuristics import WelcomeToInsight
from megapolis.games.welcome_to.bots.observe import WelcomeToObserver
from megapolis.games.welcome_to.rules.actions import GAP_NAMES, LETTERS, PLOT_NAMES, SHIFTS, SIDES, SIZE_NAMES, SPACE
from megapolis.games.welcome_to.rules.box import COMPETITORS, SIDE_IDS, Box
from megapolis.games.welcome_to.rules.state import ENDINGS, WelcomeTo, first
from megapolis.games.welcome_to.show import scoresheet, svg, view

SEATS = range(1, 11)
# The plans of the box by stack, for picking by hand: seven standard ones, then the advanced ones.
PLAN_IDS = {
    "A": tuple(f"A{number}" for number in range(1, 14)),
    "B": tuple(f"B{number}" for number in range(1, 13)),
    "C": tuple(f"C{number}" for number in range(1, 14)),
}
ROUNDABOUT_PLANS = ("A12", "A13")

OPTIONS = [
    Option(name="board", kind="choice", default="classic", choices=SIDE_IDS),
    Option(name="roundabouts", kind="flag", default=False),
    Option(name="advanced_plans", kind="flag", default=False),
    Option(name="competitor", kind="choice", default="sam", choices=COMPETITORS),
    *(
        Option(name=f"plan_{letter.lower()}", kind="pick", default=(), choices=PLAN_IDS[letter], low=1, high=1)
        for letter in LETTERS
    ),
    Option(name="roundabouts_per_round", kind="number", default=1, low=1, high=2, ruling=True),
]


def _roundabout_plan(options: Mapping[str, OptionValue], _players: int) -> bool:
    picked = options["plan_a"]
    return isinstance(picked, tuple) and any(plan in ROUNDABOUT_PLANS for plan in picked) and not options["roundabouts"]


class WelcomeToGame(Game):
    """The door to the rules in this folder."""

    id: ClassVar[str] = "welcome_to"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = SEATS
    networks: ClassVar[tuple[str, ...]] = ("score", "win")
    # A tree of so many small steps needs ten times the iterations, and stays below one good look ahead: from `hard` on
    # the network plays, there alone and in `expert` with a look at futures.
    levels: ClassVar[Mapping[str, Mapping[str, int | float | bool | str]]] = {
        "easy": {"iterations": 80},
        "medium": {"iterations": 800},
        "hard": {"iterations": 1, "network": True},
    }
    actions = SPACE
    insight = WelcomeToInsight()
    observer = WelcomeToObserver()
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    options = Options(
        "welcome_to",
        SEATS,
        OPTIONS,
        [
            Conflict("conflict-competitor", lambda o, players: o["competitor"] != "sam" and players > 1),
            Conflict("conflict-roundabout-plan", _roundabout_plan),
            Conflict("conflict-per-round", lambda o, _: o["roundabouts_per_round"] != 1 and not o["roundabouts"]),
        ],
    )

    def read_data(self, source: str) -> Data:
        return Box(source)

    def first(self, setup: Setup) -> State:
        return first(setup)

    def view(self, state: State, seat: int | None) -> view.WelcomeToView:
        assert isinstance(state, WelcomeTo)
        return view.view(state, seat)

    def labels(self, data: Data) -> Mapping[str, Sequence[str]]:
        assert isinstance(data, Box)
        return {
            "plot": PLOT_NAMES,
            "gap": GAP_NAMES,
            "size": SIZE_NAMES,
            "by": SHIFTS,
            "copy": SIDES,
            "letter": LETTERS,
            "plan": data.plan_names,
            "card": data.card_names,
        }

    def describe(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, WelcomeTo)
        return view.describe(state, seat, action)

    def asked(self, state: State, seat: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, WelcomeTo)
        return view.asked(state, seat)

    def svg(self, state: State, seat: int | None) -> str:
        assert isinstance(state, WelcomeTo)
        return svg.svg(state, seat)

    def terminal(self, state: State, seat: int | None, text: Text) -> Drawing:
        assert isinstance(state, WelcomeTo)
        return svg.terminal(state, seat, text)

    def remark(self, state: State) -> tuple[str, dict[str, Value]] | None:
        """Solo: who won, the player or the competitor."""
        assert isinstance(state, WelcomeTo)
        if state.seats > 1 or not state.rules.competitor.scores:
            return None
        own, other = int(state.points(0)), state.rival_points()
        margin = (own, int(state.sheets[0].estate_count())), (other, state.rival_estates())
        key = "won" if margin[0] > margin[1] else "lost" if margin[0] < margin[1] else "tied"
        return key, {"name": "@competitor-" + state.rules.competitor.id, "own": own, "other": other}

    def score_sheet(self, sheet: Mapping[str, Any], data: Data) -> list[Scored]:
        assert isinstance(data, Box)
        return scoresheet.score_sheet(self, sheet, data)


GAME = WelcomeToGame()
