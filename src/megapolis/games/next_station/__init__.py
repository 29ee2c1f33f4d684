"""Next Station: London (1-4 players): draw four underground lines, one a round, on cards that everybody shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.engine.game import Game, Show
from megapolis.engine.setup import Setup
from megapolis.games.next_station.bots.heuristics import NextStationHeuristics
from megapolis.games.next_station.bots.observe import NextStationObserver
from megapolis.games.next_station.rules.actions import SPACE
from megapolis.games.next_station.rules.box import POWERS, SYMBOLS, Box
from megapolis.games.next_station.rules.options import OPTIONS, SEATS
from megapolis.games.next_station.rules.sheet import STAGES
from megapolis.games.next_station.rules.state import new_state
from megapolis.games.next_station.show import scoresheet, svg, terminal, view, words


def labels(box: Box) -> Mapping[str, Sequence[str]]:
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


def has_victory(setup: Setup) -> bool:
    """Alone one is rated; only against others one wins."""
    return setup.players > 1


GAME = Game(
    id="next_station",
    rules=1,
    seats=SEATS,
    options=OPTIONS,
    actions=SPACE,
    box=Box,
    new_state=new_state,
    labels=labels,
    heuristics=NextStationHeuristics(),
    observer=NextStationObserver(),
    show=Show(
        view=view.view,
        describe=words.describe,
        prompt=words.prompt,
        remark=words.remark,
        svg=svg.svg,
        terminal=terminal.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
    ),
    has_victory=has_victory,
    endings=("four_lines",),
    networks=("score",),
)
