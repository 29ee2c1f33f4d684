"""What a page asks before and besides a table: which options go together, and what a paper of a real game is worth."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from megapolis.catalog import find_game
from megapolis.engine.errors import BadData, BadFile, BadOption, MegapolisError, Reason
from megapolis.engine.game import Game, Scored
from megapolis.engine.options import OptionValue
from megapolis.server.errors import Problem, problem
from megapolis.server.http.endpoint import Call, Endpoint
from megapolis.server.http.messages import Components


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Players and options as somebody is about to choose them."""

    players: Annotated[int, Meta(ge=1, le=64)]
    options: dict[str, Any] = {}
    components: Components = ""


class Checked(msgspec.Struct, frozen=True):
    """Whether the choice can be played, and which other single choices it rules out, with the reason."""

    problem: Problem | None
    barred: dict[str, dict[str, Problem]]
    """By option and choice ("on" and "off" of a flag)."""


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on a real table, in the form that docs/scoring describes."""

    sheet: dict[str, Any]
    components: Components = ""


class Judged(msgspec.Struct, frozen=True):
    """The score sheets of what lies on a real table, or why it cannot lie so. A paper half drawn is no mistake."""

    problem: Problem | None
    scored: list[Scored]


def _game(call: Call) -> Game:
    return find_game(str(call.request.path_params["game"]))


async def check(call: Call) -> Checked:
    """Whether options go together, and what else they would not go with."""
    game, wish = _game(call), call.body
    try:
        values = game.options.read(wish.players, wish.options)
        game.data_from(wish.components)
    except (BadData, BadOption) as error:
        values = _read_each(game, wish)
        return Checked(problem(error), barred(game, wish.players, values))
    return Checked(None, barred(game, wish.players, values))


def _read_each(game: Game, wish: Wish) -> dict[str, OptionValue]:
    """Values that are proper one by one, though not together; others at their default."""
    out: dict[str, OptionValue] = {}
    for name, option in game.options.options.items():
        try:
            out[name] = option.read(wish.options.get(name, option.default), game.id)
        except BadOption:
            out[name] = option.default
    return out


def barred(game: Game, players: int, values: dict[str, OptionValue]) -> dict[str, dict[str, Problem]]:
    """Every single change of a flag or choice that would bring a conflict, with that conflict."""
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
    """The score sheets of papers from a real table."""
    game = _game(call)
    try:
        return Judged(None, game.show.score_scoresheet(game, call.body.sheet, game.data_from(call.body.components)))
    except (BadData, BadFile) as error:
        return Judged(problem(error), [])


async def template(call: Call) -> Response:
    """The box's own component data, to be changed to what lies in one's own box."""
    return Response(_game(call).default_data().source, media_type="text/plain")


ENDPOINTS = [
    Endpoint("GET", "/api/games/{game}/template", template, "A game's component data (TOML).", media="text/plain"),
    Endpoint("POST", "/api/games/{game}/check", check, "Whether options go together.", Wish, Checked),
    Endpoint("POST", "/api/games/{game}/score", score, "Scores papers of a real game.", Paper, Judged),
]
