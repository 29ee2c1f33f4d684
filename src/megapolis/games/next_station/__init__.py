"""Next Station: London (1-4 players): draw four underground lines, one a round, on cards that everybody shares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.engine.game import Game, Show
from megapolis.engine.setup import Setup
from megapolis.games.next_station.bots.heuristics import NextStationHeuristics
from megapolis.games.next_station.bots.observe import NextStationObserver
from megapolis.games.next_station.rules.actions import SPACE
from megapolis.games.next_station.rules.box import PENCILS, POWERS, SWITCH, SYMBOLS, Box
from megapolis.games.next_station.rules.options import LAY_PENCILS, OPTIONS, SEATS
from megapolis.games.next_station.rules.sheet import STAGES
from megapolis.games.next_station.rules.state import new_state
from megapolis.games.next_station.show import coach, question, scoresheet, svg, terminal, view, words


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


def longest(setup: Setup) -> int:
    """A decision on every card that is not a switch, one more with either power that asks twice, and the pencils."""
    state = new_state(setup)
    box = state.rules.box
    cards = sum(symbol != SWITCH for symbol in box.card_symbol)
    powers = cards + 1 if setup.options["powers"] else 0
    pencils = PENCILS - 1 if LAY_PENCILS in state.rules.steps else 0
    return setup.players * (int(box.rounds) * cards + powers) + pencils


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
        coach=coach.COACH,
        moment=coach.count,
        view=view.view,
        describe=words.describe,
        prompt=words.prompt,
        question=question.question,
        remark=words.remark,
        svg=svg.svg,
        poster=svg.poster,
        terminal=terminal.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
    ),
    has_victory=has_victory,
    longest=longest,
    endings=("four_lines",),
    networks=("score",),
)
