"""Megalopolis (2-6 players): buy building permits at auction, raise skyscrapers, collect rents, end up the richest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.engine.game import Game, Show
from megapolis.engine.options import Option, Options
from megapolis.games.megalopolis.bots.heuristics import MegalopolisHeuristics
from megapolis.games.megalopolis.bots.observe import MegalopolisObserver
from megapolis.games.megalopolis.rules.actions import RAISES, SPACE
from megapolis.games.megalopolis.rules.box import Board
from megapolis.games.megalopolis.rules.scoring import FINAL_VALUES
from megapolis.games.megalopolis.rules.state import new_state
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


def labels(box: Board) -> Mapping[str, Sequence[str]]:
    """Names for the values of action fields and of fields of a position."""
    return {
        "permit": box.permit_names,
        "quarter": box.quarter_names,
        "zone": box.zone_names,
        "card": box.card_names,
        "steps": [str(steps) for steps in RAISES],
        "sum": [str(amount) for amount in box.sums],
        "seat": FACES,
        **dict.fromkeys(("first", "second", "third", "tens", "units", "face"), FACES),
    }


GAME = Game(
    id="megalopolis",
    rules=1,
    seats=range(2, 7),
    options=Options("megalopolis", range(2, 7), OPTIONS),
    actions=SPACE,
    box=Board,
    new_state=new_state,
    labels=labels,
    heuristics=MegalopolisHeuristics(),
    observer=MegalopolisObserver(),
    show=Show(
        view=view.view,
        describe=view.describe,
        prompt=view.prompt,
        svg=svg.svg,
        terminal=svg.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
    ),
    endings=("last_lap", "last_standing"),
    # The game's own judgement plays well by itself, as `hard`. Steps between it and `expert` would not be told apart:
    # among those who think, thinking more wins little.
    levels={
        "easy": {"iterations": 12, "slips": 0.5},
        "medium": {"iterations": 12, "slips": 0.2},
        "hard": {"iterations": 12},
    },
)
