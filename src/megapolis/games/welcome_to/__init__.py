"""Welcome To, second edition (1-10 players): number the houses of three streets, all from the same three pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.engine.game import Earlier, Game, Show
from megapolis.engine.setup import Setup
from megapolis.games.welcome_to.bots.heuristics import WelcomeToHeuristics
from megapolis.games.welcome_to.bots.observe import WelcomeToObserver
from megapolis.games.welcome_to.rules.actions import GAP_NAMES, LETTERS, PLOT_NAMES, SHIFTS, SIDES, SIZE_NAMES, SPACE
from megapolis.games.welcome_to.rules.box import COMPETITORS, Box, Competitor
from megapolis.games.welcome_to.rules.options import OPTIONS, SEATS
from megapolis.games.welcome_to.rules.play import ENDINGS
from megapolis.games.welcome_to.rules.sheet import STAGES
from megapolis.games.welcome_to.rules.solo import TOPS
from megapolis.games.welcome_to.rules.state import new_state
from megapolis.games.welcome_to.show import coach, question, scoresheet, svg, terminal, view, words


def labels(box: Box) -> Mapping[str, Sequence[str]]:
    """Names for the values of action fields and of fields of a position."""
    return {
        "plot": PLOT_NAMES,
        "gap": GAP_NAMES,
        "size": SIZE_NAMES,
        "by": SHIFTS,
        "copy": SIDES,
        "letter": LETTERS,
        "plan": box.plan_names,
        "card": box.card_names,
        "stage": STAGES,
        "top": TOPS,
    }


def has_victory(setup: Setup) -> bool:
    """A competitor that scores nothing cannot be beaten."""
    competitors: list[Competitor] = setup.data.competitors  # type: ignore[attr-defined]
    return setup.players > 1 or competitors[COMPETITORS.index(str(setup.options["competitor"]))].scores


def longest(setup: Setup) -> int:
    """For each house four decisions, and one where its estate pays; three for a refusal, one for a plan."""
    side = new_state(setup).side
    houses = sum(int(length) for length in side.lengths)
    return setup.players * (5 * houses + 3 * int(side.refusal_cells) + len(LETTERS))


GAME = Game(
    id="welcome_to",
    rules=2,
    earlier={1: Earlier()},
    seats=SEATS,
    options=OPTIONS,
    actions=SPACE,
    box=Box,
    new_state=new_state,
    labels=labels,
    heuristics=WelcomeToHeuristics(),
    observer=WelcomeToObserver(),
    show=Show(
        coach=coach.COACH,
        moment=words.moment,
        view=view.view,
        describe=words.describe,
        prompt=words.prompt,
        question=question.question,
        svg=svg.svg,
        terminal=terminal.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
        remark=words.remark,
    ),
    has_victory=has_victory,
    longest=longest,
    endings=ENDINGS,
    forced=("choose", "shift", "write", "pay"),
    networks=("score", "win"),
    # A tree of so many small steps needs ten times the iterations, and stays below one good look ahead: from `hard` on
    # the network plays, there alone and in `expert` with a look at futures.
    levels={
        "easy": {"iterations": 80},
        "medium": {"iterations": 800},
        "hard": {"iterations": 1, "network": True},
    },
)
