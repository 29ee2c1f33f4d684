"""The bots, by name. The same ones play every game; a game's `heuristics` tells them what it knows.

Where a game has a network that learned from games against itself, `learned` plays by that alone, and `expert` looks
further with its help.

`master` thinks with the one search that is to serve every level; it is not offered at tables by this name. So does
`expert` where a game has a network with policy and values (Capital Lux 2).

A bot is named with its parameters: `expert`, `expert:aim=score`, `search:iterations=500,aim=win`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from megapolis.bots.core.greedy import GreedyBot
from megapolis.bots.core.search_bot import SearchBot
from megapolis.bots.core.settings import AIMS, LEVELS, SearchSettings
from megapolis.bots.core.uniform import RandomBot
from megapolis.bots.master import MasterBot, network_file
from megapolis.bots.value_net import ValueNetBot
from megapolis.engine.core.bot import Bot
from megapolis.engine.errors import MegapolisError
from megapolis.engine.game import Game

PLAIN = {"random": RandomBot, "greedy": GreedyBot}
BOTS = (*PLAIN, *LEVELS, "search")
LEARNED = "learned"
MASTER = "master"
MASTER_LEVEL: dict[str, int | float | bool | str] = {"milliseconds": 1000}


class UnknownBot(MegapolisError):
    """No bot of that name, or not with those parameters."""


def bots_of(game: Game) -> tuple[str, ...]:
    """Every bot that can play this game."""
    return (*BOTS, LEARNED) if game.networks else BOTS


def make_bot(spec: str, seed: int, game: Game | None = None) -> Bot:
    """A bot by its name and parameters, with a seed of its own, for a game: its network plays where it has one.

    >>> make_bot("greedy", 1).__class__.__name__
    'GreedyBot'
    >>> make_bot("expert:aim=score,iterations=500", 1).settings.iterations
    500
    """
    name, _, parameters = spec.partition(":")
    plain: dict[str, Callable[[int], Bot]] = dict(PLAIN)
    if game is not None and game.networks:
        plain[LEARNED] = partial(ValueNetBot, game=game, settings=SearchSettings(iterations=1))
    if name in plain:
        if parameters:
            raise UnknownBot("error-bot-plain", name=name)
        return plain[name](seed)
    if name == MASTER:
        if game is None:
            raise UnknownBot("error-unknown-bot", name=name, bots=", ".join(BOTS))
        return MasterBot(seed, game, search_settings(spec, game))
    if game is not None and name not in BOTS:
        raise UnknownBot("error-bot-of-game", game=game.id, title="@title", name=name, bots=", ".join(bots_of(game)))
    settings = search_settings(spec, game)
    if game is not None and game.networks and settings.network:
        return ValueNetBot(seed, game, settings)
    if game is not None and settings.network and network_file(game) is not None:
        return MasterBot(seed, game, settings)
    return SearchBot(seed, settings)


def search_settings(spec: str, game: Game | None = None) -> SearchSettings:
    """The settings of a searching bot: a level as it is in that game, with the given parameters in place of its own."""
    name, _, parameters = spec.partition(":")
    if name not in (*BOTS, MASTER) or name in PLAIN:
        raise UnknownBot("error-unknown-bot", name=name, bots=", ".join(BOTS))
    own_levels = game.levels if game is not None else {}
    given = dict(own_levels.get(name) or LEVELS.get(name) or (MASTER_LEVEL if name == MASTER else {}))
    changed = [part.partition("=") for part in parameters.split(",") if part]
    if any(key in ("iterations", "milliseconds") for key, _, _ in changed):
        # A budget of either kind replaces the level's.
        given.pop("iterations", None)
        given.pop("milliseconds", None)
    for key, _, value in changed:
        given[key] = _read(key, value)
    return SearchSettings(**given)  # type: ignore[arg-type]


def _read(key: str, value: str) -> int | float | bool | str:
    """A parameter's value, of the kind that its default is of."""
    defaults = vars_of(SearchSettings())
    if key not in defaults:
        raise UnknownBot("error-bot-parameter", name=key, known=", ".join(defaults))
    default = defaults[key]
    words: dict[str, bool] = {"on": True, "off": False}
    try:
        if isinstance(default, bool):
            return words[value]
        if isinstance(default, str):
            return AIMS[AIMS.index(value)]
        number = type(default)(value)
        if number < 0:
            raise ValueError
        return number
    except (KeyError, ValueError):
        possible = "on, off" if isinstance(default, bool) else ", ".join(AIMS) if isinstance(default, str) else "0, …"
        raise UnknownBot("error-option-value", option=key, value=value, possible=possible) from None


def vars_of(settings: SearchSettings) -> dict[str, int | float | bool | str]:
    """The parameters of a search by name."""
    return {name: getattr(settings, name) for name in SearchSettings.NAMES}


def check_bot(spec: str, game: Game) -> None:
    """Refuse a bot that does not exist or does not play this game (`UnknownBot`)."""
    make_bot(spec, 0, game)


def split_bots(listed: str) -> list[str]:
    """A list of bots by commas, where a parameter belongs to the bot before it.

    >>> split_bots("greedy,search:iterations=5,aim=score,random")
    ['greedy', 'search:iterations=5,aim=score', 'random']
    """
    out: list[str] = []
    for part in listed.split(","):
        if out and "=" in part and ":" not in part:
            out[-1] += "," + part
        else:
            out.append(part)
    return out


__all__: Sequence[str] = [
    "BOTS",
    "LEVELS",
    "UnknownBot",
    "bots_of",
    "make_bot",
]
