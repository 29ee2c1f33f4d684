"""Plots of an event, as PNG or SVG depending on the file name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from megapolis.arena import ratings
from megapolis.arena.play import Result
from megapolis.engine.errors import BadOption
from megapolis.engine.i18n import Text
from megapolis.engine.optional import require

if TYPE_CHECKING:
    from matplotlib.figure import Figure

KINDS = (".png", ".svg")


def check_path(path: Path) -> None:
    """Refuse a file name that is neither PNG nor SVG."""
    if path.suffix not in KINDS:
        raise BadOption("error-option-value", option="plot", value=path.name, possible=", ".join(KINDS))


def _figure() -> Figure:
    # A Figure and not pyplot, which would look for a display and keep global state.
    figure: Figure = require("matplotlib.figure", "arena").Figure(figsize=(8, 4.5), layout="constrained")
    return figure


def scores(results: Sequence[Result], bots: Sequence[str], path: Path, text: Text, *, contest: bool) -> None:
    """Draw a histogram of each bot's points."""
    check_path(path)
    figure = _figure()
    axes = figure.add_subplot()
    points = {
        bot: [
            score
            for result in results
            for seat, (name, score) in enumerate(zip(result.bots, result.scores, strict=True))
            if name == bot and (contest or seat == 0)
        ]
        for bot in bots
    }
    bins = min(40, max(5, len(results) // 5))
    axes.hist(list(points.values()), bins=bins, histtype="stepfilled", alpha=0.5, label=list(points))
    axes.set_xlabel(text("arena-plot-score"))
    axes.set_ylabel(text("arena-plot-games"))
    axes.legend()
    figure.savefig(path)


def rating_over_games(results: Sequence[Result], bots: Sequence[str], path: Path, text: Text, *, contest: bool) -> None:
    """Draw the ratings after each game, with their 95 % bands."""
    check_path(path)
    steps = ratings.history(results, bots, contest=contest)
    figure = _figure()
    axes = figure.add_subplot()
    games = range(len(steps))
    for at, bot in enumerate(bots):
        values = [step[at].value for step in steps]
        axes.plot(games, values, label=bot)
        low = [step[at].value - step[at].half for step in steps]
        high = [step[at].value + step[at].half for step in steps]
        axes.fill_between(games, low, high, alpha=0.15)
    axes.set_xlabel(text("arena-plot-played"))
    axes.set_ylabel(text("arena-plot-rating"))
    axes.legend()
    figure.savefig(path)
