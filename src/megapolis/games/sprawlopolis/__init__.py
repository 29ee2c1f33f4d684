"""Sprawlopolis (1-4 players): lay cards of four blocks into one city that pleases three demanding conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.text import Text as Drawing

from megapolis.engine.core.state import State
from megapolis.engine.errors import Value
from megapolis.engine.game import Game, Scored
from megapolis.engine.i18n import Text
from megapolis.engine.options import Conflict, Option, Options, OptionValue
from megapolis.engine.setup import Data, Setup
from megapolis.games.sprawlopolis.bots.heuristics import SprawlopolisInsight
from megapolis.games.sprawlopolis.bots.observe import SprawlopolisObserver
from megapolis.games.sprawlopolis.rules.actions import BEACHES, CARDS, SPACE, WORKS, WRECKTAR, ZONES
from megapolis.games.sprawlopolis.rules.box import DUEL_CARDS, Cards
from megapolis.games.sprawlopolis.rules.scoring import LEVELS
from megapolis.games.sprawlopolis.rules.state import ENDINGS, Sprawlopolis, first
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


class SprawlopolisGame(Game):
    """The door to the rules in this folder."""

    id: ClassVar[str] = "sprawlopolis"
    rules: ClassVar[int] = 1
    seats: ClassVar[range] = range(1, 5)
    # A few trials of each turn make most of the difference: with the budgets of other games the upper levels are alike.
    levels: ClassVar[Mapping[str, Mapping[str, int | float | bool | str]]] = {
        "easy": {"iterations": 4},
        "medium": {"iterations": 24},
        "hard": {"iterations": 80},
    }
    actions = SPACE
    insight = SprawlopolisInsight()
    observer = SprawlopolisObserver()
    endings: ClassVar[tuple[str, ...]] = ENDINGS
    options = Options("sprawlopolis", range(1, 5), OPTIONS, CONFLICTS)

    def read_data(self, source: str) -> Data:
        return Cards(source)

    def first(self, setup: Setup) -> State:
        return first(setup)

    def is_cooperative(self, setup: Setup) -> bool:
        return setup.options["interstate"] != "duel"

    def view(self, state: State, seat: int | None) -> view.SprawlopolisView:
        assert isinstance(state, Sprawlopolis)
        return view.view(state, seat)

    def labels(self, data: Data) -> Mapping[str, Sequence[str]]:
        assert isinstance(data, Cards)
        return {
            "card": data.names[: int(CARDS)],
            "number": data.names[: int(ZONES)],
            "works": data.names[int(WORKS) : int(CARDS)],
            "zone": data.names[int(ZONES) : int(WRECKTAR)],
            "beach": data.names[int(BEACHES) : int(WORKS)],
            "motorway": data.motorway_names,
            "side": view.LANDMARK_SIDES,
            "end": view.ENDS,
        }

    def describe(self, state: State, seat: int, action: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, Sprawlopolis)
        return view.describe(state, seat, action)

    def asked(self, state: State, seat: int) -> tuple[str, dict[str, Value]]:
        assert isinstance(state, Sprawlopolis)
        return view.asked(state, seat)

    def svg(self, state: State, seat: int | None) -> str:
        assert isinstance(state, Sprawlopolis)
        return svg.svg(state, seat)

    def terminal(self, state: State, seat: int | None, text: Text) -> Drawing:
        assert isinstance(state, Sprawlopolis)
        return svg.terminal(state, seat, text)

    def remark(self, state: State) -> tuple[str, dict[str, Value]] | None:
        assert isinstance(state, Sprawlopolis)
        return view.remark(state)

    def score_sheet(self, sheet: Mapping[str, Any], data: Data) -> list[Scored]:
        assert isinstance(data, Cards)
        return scoresheet.score_sheet(self, sheet, data)


GAME = SprawlopolisGame()
