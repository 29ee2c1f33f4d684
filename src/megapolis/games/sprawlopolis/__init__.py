"""Sprawlopolis (1-4 players): lay cards of four blocks into one city that pleases three demanding conditions."""

from __future__ import annotations

from megapolis.engine.core.bitset import popcount
from megapolis.engine.game import Earlier, Game, Show
from megapolis.engine.options import Options
from megapolis.engine.setup import Setup
from megapolis.games.sprawlopolis.bots.heuristics import SprawlopolisHeuristics
from megapolis.games.sprawlopolis.bots.look import SprawlopolisLook
from megapolis.games.sprawlopolis.bots.observe import SprawlopolisObserver
from megapolis.games.sprawlopolis.rules.actions import SPACE
from megapolis.games.sprawlopolis.rules.box import Box
from megapolis.games.sprawlopolis.rules.options import CONFLICTS, OPTIONS, is_cooperative
from megapolis.games.sprawlopolis.rules.state import ENDINGS, new_state
from megapolis.games.sprawlopolis.show import coach, question, scoresheet, sharing, svg, terminal, view, words


def longest(setup: Setup) -> int:
    """Three decisions for every card; with road works also when to draw, and whether to lay another at the end."""
    state = new_state(setup)
    rules = state.rules
    works = int(rules.works)
    cards = int(popcount(state.cards) + popcount(rules.extra)) + works
    strips = 2 * int(rules.strips) if rules.duel else 0
    return 3 * cards + strips + (cards + setup.players * (works + 1) if works else 0)


def hides_hands(setup: Setup) -> bool:
    """Several players keep their cards to themselves."""
    return setup.players > 1


def is_judged(setup: Setup) -> bool:
    """Two cities for all and road works were hardly learned, and own cards say what the network cannot know."""
    options = setup.options
    is_own = setup.data.digest != GAME.default_data(setup.rules).digest
    return options["interstate"] != "together" and options["roadworks"] == "off" and not is_own


GAME = Game(
    id="sprawlopolis",
    rules=2,
    earlier={1: Earlier(box="box-1.toml")},
    seats=range(1, 5),
    options=Options("sprawlopolis", range(1, 5), OPTIONS, CONFLICTS),
    actions=SPACE,
    box=Box,
    new_state=new_state,
    labels=words.labels,
    heuristics=SprawlopolisHeuristics(),
    observer=SprawlopolisObserver(),
    reader=SprawlopolisLook(),
    show=Show(
        coach=coach.COACH,
        moment=words.moment,
        view=view.view,
        describe=words.describe,
        prompt=words.prompt,
        question=question.question,
        svg=svg.svg,
        poster=svg.poster,
        terminal=terminal.terminal,
        score_scoresheet=scoresheet.score_scoresheet,
        remark=words.remark,
        sharing=sharing.SHARING,
    ),
    longest=longest,
    is_judged=is_judged,
    endings=ENDINGS,
    forced=("pick",),
    # The network's policy after a look at where each turn leads; `hard` looks a little further.
    levels={
        "easy": {"iterations": 1, "network": True, "temperature": 2.5},
        "medium": {"iterations": 1, "network": True},
        "hard": {"iterations": 100, "network": True},
    },
    is_cooperative=is_cooperative,
    hides_hands=hides_hands,
)
