"""Next Station: London (1-4 players): draw four underground lines, one a round, on cards that everybody shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text as Drawing

from megapolis.engine.core.state import State
from megapolis.engine.errors import Value
from megapolis.engine.game import Game, Scored
from megapolis.engine.i18n import Text
from megapolis.engine.options import Conflict, Option, Options
from megapolis.engine.setup import Data, Setup
from megapolis.games.next_station.bots.heuristics import NextStationInsight
from megapolis.games.next_station.bots.observe import NextStationObserver
from megapolis.games.next_station.rules.actions import SPACE
from megapolis.games.next_station.rules.box import POWERS, SYMBOLS, Board
from megapolis.games.next_station.rules.sheet import STAGES
from megapolis.games.next_station.rules.state import NextStation, first
from megapolis.games.next_station.show import scoresheet, svg, view

OPTIONS = [
    Option(name="objectives", kind="flag", default=False),
    Option(name="powers", kind="flag", default=False),
    Option(name="random_pencils", kind="flag", default=False),
    Option(name="empty_line_counts", kind="flag", default=True, ruling=True),
    Option(
        name="double_joker_central",
        kind="choice",
        default="named_symbol",
        choices=("named_symbol", "no_second"),
        ruling=True,
    ),
    Option(name="double_switch_scope", kind="choice", default="first", choices=("first", "both"), ruling=True),
    Option(name="solo_lowest_band_top", kind="choice", default="90", choices=("90", "89"), ruling=True),
    Option(name="solo_order_after_powers", kind="flag", default=False, ruling=True),
]


class NextStationGame(Game):
    """The door to the rules in this folder."""

    id: ClassVar[str] = "next_station"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 5)
    networks: ClassVar[tuple[str, ...]] = ("score",)
    actions = SPACE
    insight = NextStationInsight()
    observer = NextStationObserver()
    endings: ClassVar[tuple[str, ...]] = ("four_lines",)
    options = Options(
        "next_station",
        range(1, 5),
        OPTIONS,
        [
            Conflict("conflict-random-pencils", lambda o, players: bool(o["random_pencils"]) and players > 1),
            Conflict(
                "conflict-order-after-powers",
                lambda o, players: (
                    bool(o["solo_order_after_powers"]) and (players > 1 or not o["powers"] or bool(o["random_pencils"]))
                ),
            ),
        ],
    )

    def read_data(self, source: str) -> Data:
        return Board(source)

    def first(self, setup: Setup) -> State:
        return first(setup)

    def view(self, state: State, seat: int | None) -> view.NextStationView:
        assert isinstance(state, NextStation)
        return view.view(state, seat)

    def labels(self, data: Data) -> Mapping[str, Sequence[str]]:
        assert isinstance(data, Board)
        return {
            "section": data.section_names,
            "station": data.names,
            "card": data.card_names,
            "pencil": data.pencil_names,
            "objective": data.objective_names,
            "power": POWERS,
            "stage": STAGES,
            "symbol": SYMBOLS,
        }

    def describe(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, NextStation)
        return view.describe(state, seat, action)

    def asked(self, state: State, seat: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, NextStation)
        return view.asked(state, seat)

    def svg(self, state: State, seat: int | None) -> str:
        assert isinstance(state, NextStation)
        return svg.svg(state, seat)

    def terminal(self, state: State, seat: int | None, text: Text) -> Drawing:
        assert isinstance(state, NextStation)
        return svg.terminal(state, seat, text)

    def remark(self, state: State) -> tuple[str, dict[str, Value]] | None:
        assert isinstance(state, NextStation)
        return (str(state.rating()), {}) if state.seats == 1 else None

    def score_sheet(self, sheet: Mapping[str, Any], data: Data) -> list[Scored]:
        assert isinstance(data, Board)
        return scoresheet.score_sheet(self, sheet, data)


GAME = NextStationGame()
