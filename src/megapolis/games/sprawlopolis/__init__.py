"""Sprawlopolis (1-4 players): lay cards of four blocks into one city that pleases three demanding conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from megapolis.engine.game import Game, Show
from megapolis.engine.options import Conflict, Option, Options, OptionValue
from megapolis.engine.setup import Setup
from megapolis.games.sprawlopolis.bots.heuristics import SprawlopolisHeuristics
from megapolis.games.sprawlopolis.bots.observe import SprawlopolisObserver
from megapolis.games.sprawlopolis.rules.actions import BEACHES, CARDS, SPACE, WORKS, WRECKTAR, ZONES
from megapolis.games.sprawlopolis.rules.box import DUEL_CARDS, Box
from megapolis.games.sprawlopolis.rules.scoring import LEVELS
from megapolis.games.sprawlopolis.rules.state import ENDINGS, new_state
from megapolis.games.sprawlopolis.show import scoresheet, svg, view

OPTIONS = [
    Option(name="level", kind="choice", default="normal", choices=LEVELS),
    Option(
        name="conditions", kind="pick", default=(), choices=tuple(str(number) for number in range(1, 19)), low=2, high=3
    ),
    Option(name="construction", kind="flag", default=False),
    Option(name="landmarks", kind="flag", default=False),
    Option(name="wrecktar", kind="flag", default=False),
    Option(name="beaches", kind="flag", default=False),
    Option(name="roadworks", kind="choice", default="off", choices=("off", "normal", "hard")),
    Option(name="solo_roadworks", kind="number", default=1, low=1, high=4),
    Option(name="interstate", kind="choice", default="off", choices=("off", "duel", "together")),
    Option(name="duel_rules", kind="choice", default="random", choices=("random", *DUEL_CARDS)),
    Option(name="allow_full_cover", kind="flag", default=False, ruling=True),
    Option(name="exceed_target", kind="flag", default=False, ruling=True),
]

Chosen = Mapping[str, OptionValue]


def _is_duel(options: Chosen) -> bool:
    return options["interstate"] == "duel"


def _wrong_count(options: Chosen) -> bool:
    picked = options["conditions"]
    return isinstance(picked, tuple) and len(picked) not in (0, 2 if _is_duel(options) else 3)


def _mixed(options: Chosen) -> bool:
    others = ("construction", "landmarks", "wrecktar", "beaches")
    return options["interstate"] != "off" and (any(options[name] for name in others) or options["roadworks"] != "off")


CONFLICTS = [
    Conflict("conflict-interstate-alone", lambda o, _players: _mixed(o)),
    Conflict("conflict-duel-players", lambda o, players: _is_duel(o) and players != 2),
    Conflict("conflict-together-players", lambda o, players: o["interstate"] == "together" and players > 2),
    Conflict("conflict-conditions", lambda o, _players: _wrong_count(o)),
    Conflict("conflict-duel-level", lambda o, _players: _is_duel(o) and o["level"] != "normal"),
    Conflict("conflict-duel-rules", lambda o, _players: o["duel_rules"] != "random" and not _is_duel(o)),
    Conflict(
        "conflict-solo-roadworks",
        lambda o, players: o["solo_roadworks"] != 1 and (players > 1 or o["roadworks"] == "off"),
    ),
    Conflict("conflict-exceed-target", lambda o, _players: bool(o["exceed_target"]) and o["interstate"] != "together"),
]


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
    }


def is_cooperative(setup: Setup) -> bool:
    """Everybody builds one city, but in a duel."""
    return setup.options["interstate"] != "duel"


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
