"""Capital Lux 2 (2-4 players): draft citizens; send some to the capital, keep the others within its limits."""

from __future__ import annotations

from megapolis.engine.game import Game, Show, always
from megapolis.engine.options import Options
from megapolis.games.capital_lux.bots.heuristics import CapitalLuxHeuristics
from megapolis.games.capital_lux.bots.observe import CapitalLuxObserver
from megapolis.games.capital_lux.rules.actions import SPACE
from megapolis.games.capital_lux.rules.labels import labels
from megapolis.games.capital_lux.rules.options import CONFLICTS, OPTIONS
from megapolis.games.capital_lux.rules.state import new_state
from megapolis.games.capital_lux.rules.synergies.registry import read_box
from megapolis.games.capital_lux.show import coach, question, scoresheet, svg, terminal, view, words

GAME = Game(
    id="capital_lux",
    rules=1,
    seats=range(2, 5),
    options=Options("capital_lux", range(2, 5), OPTIONS, CONFLICTS),
    actions=SPACE,
    box=read_box,
    new_state=new_state,
    labels=labels,
    heuristics=CapitalLuxHeuristics(),
    observer=CapitalLuxObserver(),
    show=Show(
        coach=coach.COACH,
        moment=coach.count,
        view=view.view,
        describe=words.describe,
        prompt=words.prompt,
        question=question.question,
        svg=svg.svg,
        poster=svg.poster,
        terminal=terminal.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
    ),
    endings=("three_rounds",),
    hides_hands=always,
    # Below `expert` the network's policy plays, after a look at where each turn leads: the warmer, the more it errs.
    levels={
        "easy": {"iterations": 1, "network": True, "temperature": 12.0},
        "medium": {"iterations": 1, "network": True, "temperature": 5.0},
        "hard": {"iterations": 1, "network": True, "temperature": 1.0},
    },
)
