"""What the page asks apart from tables: which options can be combined, and what a physical game is worth."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from megapolis.catalog import find_game
from megapolis.engine.errors import BadData, BadFile, BadOption, MegapolisError, Reason
from megapolis.engine.game import Game, Scored
from megapolis.engine.options import OptionValue
from megapolis.server.domain.commands import Components
from megapolis.server.errors import Problem, problem
from megapolis.server.http.endpoint import Call, Endpoint


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players and options that somebody is about to choose."""

    players: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, Any] = {}
    components: Components = ""


class Checked(msgspec.Struct, frozen=True):
    """Whether the choice can be played, and which other single choices it rules out, with reasons."""

    problem: Problem | None
    barred: dict[str, dict[str, Problem]]
    """By option and choice ("on" and "off" for a flag)."""


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Score sheets of a physical game, in the form that docs/scoring describes."""

    sheet: dict[str, Any]
    components: Components = ""


class Judged(msgspec.Struct, frozen=True):
    """The scores of a physical game, or why it is not possible. A sheet that is not finished is no mistake."""

    problem: Problem | None
    scored: list[Scored]


def _game(call: Call) -> Game:
    return find_game(str(call.request.path_params["game"]))


async def check(call: Call) -> Checked:
    """Check whether options can be combined, and what else they rule out."""
    game, wish = _game(call), call.body
    try:
        values = game.options.read(wish.players, wish.options)
        game.data_from(wish.components)
    except (BadData, BadOption) as error:
        values = _read_each(game, wish)
        return Checked(problem(error), find_conflicts(game, wish.players, values))
    return Checked(None, find_conflicts(game, wish.players, values))


def _read_each(game: Game, wish: Wish) -> dict[str, OptionValue]:
    """Values that are valid one by one though not together; others at their default."""
    out: dict[str, OptionValue] = {}
    for name, option in game.options.options.items():
        try:
            out[name] = option.read(wish.options.get(name, option.default), game.id)
        except BadOption:
            out[name] = option.default
    return out


def find_conflicts(game: Game, players: int, values: dict[str, OptionValue]) -> dict[str, dict[str, Problem]]:
    """Every single change of a flag or choice that would cause a conflict, with that conflict."""
    standing = game.options.conflict(players, values)
    out: dict[str, dict[str, Problem]] = {}
    for name, option in game.options.options.items():
        choices: dict[str, OptionValue] = {}
        if option.kind == "flag":
            choices = {"on": True, "off": False}
        elif option.kind == "choice":
            choices = {choice: choice for choice in option.choices}
        for word, value in choices.items():
            reason = game.options.conflict(players, values | {name: value})
            if reason is not None and value != values[name] and not _same(reason, standing):
                out.setdefault(name, {})[word] = problem(MegapolisError(reason))
    return out


def _same(reason: Reason, standing: Reason | None) -> bool:
    return standing is not None and reason.key == standing.key


async def score(call: Call) -> Judged:
    """Score the sheets of a physical game."""
    game = _game(call)
    try:
        return Judged(None, game.show.score_scoresheet(game, call.body.sheet, game.data_from(call.body.components)))
    except (BadData, BadFile) as error:
        return Judged(problem(error), [])


async def template(call: Call) -> Response:
    """Send the component data of a game, to be adapted to one's own box."""
    return Response(_game(call).default_data().source, media_type="text/plain")


ENDPOINTS = [
    Endpoint("GET", "/api/games/{game}/template", template, "A game's component data (TOML).", media="text/plain"),
    Endpoint("POST", "/api/games/{game}/check", check, "Whether options can be combined.", Wish, Checked),
    Endpoint("POST", "/api/games/{game}/score", score, "Scores the sheets of a physical game.", Paper, Judged),
]
