"""Next Station: London (1-4 players): draw four underground lines, one a round, on cards that everybody shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.engine.game import Game, Said, Show
from megapolis.engine.options import Conflict, Option, Options
from megapolis.games.next_station.bots.heuristics import NextStationHeuristics
from megapolis.games.next_station.bots.observe import NextStationObserver
from megapolis.games.next_station.rules.actions import SPACE
from megapolis.games.next_station.rules.box import POWERS, SYMBOLS, Board
from megapolis.games.next_station.rules.sheet import STAGES
from megapolis.games.next_station.rules.state import NextStation, new_state
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


def labels(box: Board) -> Mapping[str, Sequence[str]]:
    """Names for the values of action fields and of fields of a position."""
    return {
        "section": box.section_names,
        "station": box.names,
        "card": box.card_names,
        "pencil": box.pencil_names,
        "objective": box.objective_names,
        "power": POWERS,
        "stage": STAGES,
        "symbol": SYMBOLS,
    }


def remark(state: NextStation) -> Said | None:
    """Solo: the rating."""
    return (str(state.rating()), {}) if state.seats == 1 else None


GAME = Game(
    id="next_station",
    rules=1,
    seats=range(1, 5),
    options=Options(
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
    ),
    actions=SPACE,
    box=Board,
    new_state=new_state,
    labels=labels,
    heuristics=NextStationHeuristics(),
    observer=NextStationObserver(),
    show=Show(
        view=view.view,
        describe=view.describe,
        prompt=view.prompt,
        svg=svg.svg,
        terminal=svg.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
        remark=remark,
    ),
    endings=("four_lines",),
    networks=("score",),
)
