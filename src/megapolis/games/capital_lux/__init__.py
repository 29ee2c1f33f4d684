"""Capital Lux 2 (2-4 players): draft citizens; send some to the capital, keep the others within its limits."""

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
from megapolis.games.capital_lux.bots.heuristics import CapitalLuxInsight
from megapolis.games.capital_lux.bots.observe import CapitalLuxObserver
from megapolis.games.capital_lux.rules.actions import HAND_FACES, SPACE
from megapolis.games.capital_lux.rules.box import COLOURS, FIELD_COLOURS, Box
from megapolis.games.capital_lux.rules.state import CapitalLux, first
from megapolis.games.capital_lux.rules.synergies.registry import NAMES, check_sets, colour_of
from megapolis.games.capital_lux.show import scoresheet, svg, view

OPTIONS = [
    Option(name="set", kind="choice", default="A", choices=("A", "B", "C", "random")),
    # A synergy picked by hand takes the place of the set's of the same colour.
    Option(name="synergies", kind="pick", default=(), choices=NAMES, low=1, high=4),
    Option(
        name="agent_target",
        kind="choice",
        default="any_synergy_card",
        choices=("any_synergy_card", "blue_only"),
        ruling=True,
    ),
    Option(name="limit_floor_zero", kind="flag", default=True, ruling=True),
    Option(name="oracle_spares_played_card", kind="flag", default=False, ruling=True),
    Option(name="tie_coins_when_capital_district_empty", kind="flag", default=False, ruling=True),
    Option(
        name="on_short_citizen_deck",
        kind="choice",
        default="deal_equal_hands",
        choices=("deal_equal_hands", "reshuffle_discards"),
        ruling=True,
    ),
]


def _clash(options: Mapping[str, OptionValue], players: int) -> bool:  # noqa: ARG001  (every conflict is asked so)
    """Whether two of the picked synergies have the same colour."""
    picked = options["synergies"]
    assert isinstance(picked, tuple)
    return len({colour_of(name) for name in picked}) < len(picked)


class CapitalLuxGame(Game):
    """The door to the rules in this folder."""

    id: ClassVar[str] = "capital_lux"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    actions = SPACE
    insight = CapitalLuxInsight()
    observer = CapitalLuxObserver()
    endings: ClassVar[tuple[str, ...]] = ("three_rounds",)
    options = Options("capital_lux", range(2, 5), OPTIONS, [Conflict("conflict-same-colour", _clash)])

    def read_data(self, source: str) -> Data:
        box = Box(source)
        check_sets(box)
        return box

    def first(self, setup: Setup) -> State:
        return first(setup)

    def view(self, state: State, seat: int | None) -> view.CapitalLuxView:
        assert isinstance(state, CapitalLux)
        return view.view(state, seat)

    def labels(self, data: Data) -> Mapping[str, Sequence[str]]:
        assert isinstance(data, Box)
        return {
            "card": data.faces[: int(HAND_FACES)],
            "district": COLOURS,
            "colour": FIELD_COLOURS,
            "value": ("1", "2", "3", "4", "5", "6"),
            "synergy": NAMES,
            "citizen": data.citizen_names,
            "rebel": data.rebel_names,
            "dualist": data.dualist_names,
            "recruiter": data.recruiter_names,
            "agent": data.agent_names,
            "oracle": data.oracle_names,
        }

    def describe(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, CapitalLux)
        return view.describe(state, seat, action)

    def asked(self, state: State, seat: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, CapitalLux)
        return view.asked(state, seat)

    def svg(self, state: State, seat: int | None) -> str:
        assert isinstance(state, CapitalLux)
        return svg.svg(state, seat)

    def terminal(self, state: State, seat: int | None, text: Text) -> Drawing:
        assert isinstance(state, CapitalLux)
        return svg.terminal(state, seat, text)

    def score_sheet(self, sheet: Mapping[str, Any], data: Data) -> list[Scored]:
        assert isinstance(data, Box)
        return scoresheet.score_sheet(self, sheet, data)


GAME = CapitalLuxGame()
