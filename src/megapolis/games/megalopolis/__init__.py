"""Megalopolis (2-6 players): buy building permits at auction, raise skyscrapers, collect rents, end up the richest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text as Drawing

from megapolis.engine.core.state import State
from megapolis.engine.errors import Value
from megapolis.engine.game import Game, Scored
from megapolis.engine.i18n import Text
from megapolis.engine.options import Option, Options
from megapolis.engine.setup import Data, Setup
from megapolis.games.megalopolis.bots.heuristics import MegalopolisInsight
from megapolis.games.megalopolis.bots.observe import MegalopolisObserver
from megapolis.games.megalopolis.rules.actions import RAISES, SPACE
from megapolis.games.megalopolis.rules.box import Board
from megapolis.games.megalopolis.rules.scoring import FINAL_VALUES
from megapolis.games.megalopolis.rules.state import Megalopolis, first
from megapolis.games.megalopolis.rules.table import COURT_DICE, CROSSINGS
from megapolis.games.megalopolis.show import scoresheet, svg, view

OPTIONS = [
    Option(name="blocks", kind="number", default=80, low=20, high=80),
    Option(name="offers", kind="number", default=3, low=0, high=9),
    Option(name="free_blocks", kind="choice", default="count", choices=("count", "on_top"), ruling=True),
    Option(name="final_value", kind="choice", default="height", choices=FINAL_VALUES, ruling=True),
    Option(name="crossing", kind="choice", default="same_turn", choices=CROSSINGS, ruling=True),
    Option(name="court_dice", kind="choice", default="one", choices=COURT_DICE, ruling=True),
]
FACES = ("1", "2", "3", "4", "5", "6")


class MegalopolisGame(Game):
    """The door to the rules in this folder."""

    id: ClassVar[str] = "megalopolis"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    # The game's own judgement plays well by itself, as `hard`. Steps between it and `expert` would not be told apart:
    # among those who think, thinking more wins little.
    levels: ClassVar[Mapping[str, Mapping[str, int | float | bool | str]]] = {
        "easy": {"iterations": 12, "slips": 0.5},
        "medium": {"iterations": 12, "slips": 0.2},
        "hard": {"iterations": 12},
    }
    actions = SPACE
    insight = MegalopolisInsight()
    observer = MegalopolisObserver()
    endings: ClassVar[tuple[str, ...]] = ("last_lap", "last_standing")
    options = Options("megalopolis", range(2, 7), OPTIONS)

    def read_data(self, source: str) -> Data:
        return Board(source)

    def first(self, setup: Setup) -> State:
        return first(setup)

    def view(self, state: State, seat: int | None) -> view.MegalopolisView:
        assert isinstance(state, Megalopolis)
        return view.view(state, seat)

    def labels(self, data: Data) -> Mapping[str, Sequence[str]]:
        assert isinstance(data, Board)
        return {
            "permit": data.permit_names,
            "quarter": data.quarter_names,
            "zone": data.zone_names,
            "card": data.card_names,
            "steps": [str(steps) for steps in RAISES],
            "sum": [str(amount) for amount in data.sums],
            "seat": FACES,
            **dict.fromkeys(("first", "second", "third", "tens", "units", "face"), FACES),
        }

    def describe(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, Megalopolis)
        return view.describe(state, seat, action)

    def asked(self, state: State, seat: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, Megalopolis)
        return view.asked(state, seat)

    def svg(self, state: State, seat: int | None) -> str:
        assert isinstance(state, Megalopolis)
        return svg.svg(state)

    def terminal(self, state: State, seat: int | None, text: Text) -> Drawing:
        assert isinstance(state, Megalopolis)
        return svg.terminal(state, text)

    def score_sheet(self, sheet: Mapping[str, Any], data: Data) -> list[Scored]:
        assert isinstance(data, Board)
        return scoresheet.score_sheet(self, sheet, data)


GAME = MegalopolisGame()
