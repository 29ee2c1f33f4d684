"""Megalopolis (2-6 players): buy building permits at auction, raise skyscrapers, collect rents, end up the richest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.engine.game import Earlier, Game, Show
from megapolis.games.megalopolis.bots.heuristics import MegalopolisHeuristics
from megapolis.games.megalopolis.bots.look import MegalopolisLook
from megapolis.games.megalopolis.bots.observe import MegalopolisObserver
from megapolis.games.megalopolis.rules.actions import BIDS, RAISES, SPACE
from megapolis.games.megalopolis.rules.box import FACES, PLAYERS, THROWS, Box
from megapolis.games.megalopolis.rules.options import OPTIONS, SEATS
from megapolis.games.megalopolis.rules.orders import ORDERS
from megapolis.games.megalopolis.rules.stages import STAGES
from megapolis.games.megalopolis.rules.state import new_state
from megapolis.games.megalopolis.show import coach, question, scoresheet, svg, terminal, view, words


def labels(box: Box) -> Mapping[str, Sequence[str]]:
    """Names for the values of action fields and of fields of a position."""
    return {
        "permit": box.permit_names,
        "quarter": box.quarter_names,
        "zone": box.zone_names,
        "card": box.card_names,
        "steps": [str(steps) for steps in BIDS],
        "by": [str(steps) for steps in range(1, RAISES + 1)],
        "sum": [str(amount) for amount in box.sums],
        "note": [str(note) for note in box.notes],
        "seat": FACES,
        **dict.fromkeys(("first", "second", "third", "tens", "units", "face"), FACES),
        "player": PLAYERS,
        "stage": STAGES,
        "throw": THROWS,
    }


GAME = Game(
    id="megalopolis",
    rules=2,
    earlier={1: Earlier(box="box-1.toml")},
    seats=SEATS,
    options=OPTIONS,
    actions=SPACE,
    box=Box,
    new_state=new_state,
    labels=labels,
    heuristics=MegalopolisHeuristics(),
    observer=MegalopolisObserver(),
    reader=MegalopolisLook(),
    show=Show(
        coach=coach.COACH,
        moment=words.moment,
        view=view.view,
        describe=words.describe,
        prompt=words.prompt,
        question=question.question,
        sale=question.SALE,
        svg=svg.svg,
        poster=svg.poster,
        terminal=terminal.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
    ),
    endings=("last_lap", "last_standing"),
    orders=ORDERS,
    counters=("clock", "rolls", "turn", "dice"),
    # One step ahead plays well already, as `hard`: levels between it and `expert` would not be told apart.
    levels={
        "easy": {"iterations": 12, "slips": 0.5},
        "medium": {"iterations": 12, "slips": 0.2},
        "hard": {"iterations": 12},
    },
)
