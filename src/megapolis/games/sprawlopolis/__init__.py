"""Sprawlopolis (1-4 players): lay cards of four blocks into one city that pleases three demanding conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.engine.game import Game, Show
from megapolis.engine.options import Options
from megapolis.games.sprawlopolis.bots.heuristics import SprawlopolisHeuristics
from megapolis.games.sprawlopolis.bots.observe import SprawlopolisObserver
from megapolis.games.sprawlopolis.rules.actions import BEACHES, CARDS, SPACE, WORKS, WRECKTAR, ZONES
from megapolis.games.sprawlopolis.rules.box import Box
from megapolis.games.sprawlopolis.rules.city import PLACES
from megapolis.games.sprawlopolis.rules.options import CONFLICTS, OPTIONS, is_cooperative
from megapolis.games.sprawlopolis.rules.stages import PURPOSES, STAGES, STEPS
from megapolis.games.sprawlopolis.rules.state import ENDINGS, new_state
from megapolis.games.sprawlopolis.show import scoresheet, svg, view

SEATS = [str(seat) for seat in range(4)]


def labels(box: Box) -> Mapping[str, Sequence[str]]:
    """Names for the values of action fields and of fields of a position."""
    return {
        "card": box.names[: int(CARDS)],
        "number": box.names[: int(ZONES)],
        "works": box.names[int(WORKS) : int(CARDS)],
        "zone": box.names[int(ZONES) : int(WRECKTAR)],
        "beach": box.names[int(BEACHES) : int(WORKS)],
        "motorway": box.motorway_names,
        "side": view.LANDMARK_SIDES,
        "end": view.ENDS,
        "face": box.names,
        "strip": [name + way for name in box.motorway_names for way in ("", "-turned")],
        "place": PLACES,
        "seat": SEATS,
        "step": STEPS,
        "stage": STAGES,
        "purpose": PURPOSES,
    }


GAME = Game(
    id="sprawlopolis",
    rules=1,
    seats=range(1, 5),
    options=Options("sprawlopolis", range(1, 5), OPTIONS, CONFLICTS),
    actions=SPACE,
    box=Box,
    new_state=new_state,
    labels=labels,
    heuristics=SprawlopolisHeuristics(),
    observer=SprawlopolisObserver(),
    show=Show(
        view=view.view,
        describe=view.describe,
        prompt=view.prompt,
        svg=svg.svg,
        terminal=svg.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
        remark=view.remark,
    ),
    endings=ENDINGS,
    # A few trials of each turn make most of the difference: with the budgets of other games the upper levels are alike.
    levels={
        "easy": {"iterations": 4},
        "medium": {"iterations": 24},
        "hard": {"iterations": 80},
    },
    is_cooperative=is_cooperative,
)
