"""Hints: the best few actions of a position, the result expected of each, how certain that is, and why."""

from __future__ import annotations

from math import erf, inf, sqrt

import msgspec

from megapolis.bots import LEVELS, UnknownBot, make_bot
from megapolis.bots.core.search_bot import SearchBot
from megapolis.bots.core.tree import Node
from megapolis.bots.core.tree_search import TreeSearch
from megapolis.bots.value_net import ValueNetBot
from megapolis.engine.core.bot import Perspective
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import State
from megapolis.engine.errors import MegapolisError, Value
from megapolis.engine.game import Game
from megapolis.engine.i18n import seat_word
from megapolis.engine.match import Match
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Setup

WORTH_SAYING = 0.5
"""The mean difference in points from which a score line is given as a reason."""

ADVISER = "search:iterations=800"
"""The bot that gives hints and reviews by default: a search that takes a fraction of a second."""


class Expectation(msgspec.Struct, frozen=True):
    """A score line at the end of the game: a typical one, its mean points, and those with the alternative."""

    line: ScoreLine
    points: float
    instead: float


class Advice(msgspec.Struct, frozen=True):
    """One action and its evaluation by the search."""

    action: int
    named: dict[str, Value]
    visits: int
    value: float
    """Its mean value in the unit of the aim: points, or a return from -1 to 1."""
    error: float
    """The standard error of `value`."""
    points: float
    """The expected points at the end of the game."""
    wins: float
    """The expected share of the victory; in a solo game, how often the outcome counts as a success."""
    certainty: float
    """The probability that it is at least as good as the action it is compared with: the best, or the second best."""
    why: list[Expectation]
    """The score lines that are expected to differ from those of the action it is compared with, largest first."""


class Hint(msgspec.Struct, frozen=True):
    """Advice for one decision, the best action first."""

    seat: int
    aim: str
    iterations: int
    advice: list[Advice]


class NoHint(MegapolisError):
    """There is no decision to advise on."""


def with_default_aim(setup: Setup, bot: str) -> str:
    """The bot for a set-up: a level without parameters aims at points in a solo game, else at the outcome."""
    alone = setup.players == 1 and not setup.game.is_cooperative(setup)
    return for_score(bot) if alone and (bot in LEVELS or bot == ADVISER) else bot


def for_score(bot: str) -> str:
    """The same bot, aiming at points."""
    return f"{bot}{',' if ':' in bot else ':'}aim=score"


def make_adviser(spec: str, seed: int, game: Game) -> SearchBot:
    """A bot that can explain its choice, or `UnknownBot`."""
    bot = make_bot(spec, seed, game)
    if isinstance(bot, ValueNetBot) and bot.settings.network:
        # A network says how good an action is, but not why; a search with the same budget says both.
        return SearchBot(seed, bot.settings)
    if not isinstance(bot, SearchBot):
        raise UnknownBot("error-bot-mute", name=spec)
    return bot


def hint(
    match: Match, seat: int | None = None, *, bot: str = "expert", count: int = 3, seed: int = 1, ends: int = 0
) -> Hint:
    """Advise a seat of a running match (by default the first that is awaited).

    `ends` is the number of games simulated to their end for each action, to estimate its points and find reasons
    (0: as many as the search suggests).

    >>> import megapolis
    >>> match = megapolis.deal("next_station", random_pencils=True, seed=1)
    >>> advised = megapolis.hint(match, bot="search:iterations=50,aim=score")
    >>> advised.advice[0].visits >= advised.advice[-1].visits
    True
    """
    state = match.state
    actors = state.actors()
    if seat is None:
        seat = actors[0] if actors else -1
    if seat < 0 or not state.can_act(seat):
        raise NoHint("error-game-over" if not actors else "error-not-your-turn", seat=seat_word(seat))
    search = make_adviser(bot, seed, match.setup.game).think(Perspective(state, seat))
    ranked = sorted(search.choices(), key=lambda node: (-node.visits, -node.mean()))
    return Hint(seat, search.settings.aim, int(search.iterations), advise(search, ranked[:count], state, seed, ends))


def advise(search: TreeSearch, nodes: list[Node], state: State, seed: int, ends: int = 0) -> list[Advice]:
    """Advice on these actions, best first: the best is compared with the second, the others with the best."""
    seat = int(search.seat)
    game = state.setup.game
    labels = game.labels(state.setup.data)
    count = ends or int(search.ends)
    # Use the same deals for every action, so that differences come from the actions.
    endings = [[search.play_principal_line(node, Rng(seed + 1 + number)) for number in range(count)] for node in nodes]
    sheets = [[end.breakdown(seat) for end in group] for group in endings]
    out = []
    for at, node in enumerate(nodes):
        other = 0 if at else min(1, len(nodes) - 1)
        out.append(
            Advice(
                int(node.action),
                game.actions.named(int(node.action), labels),
                int(node.visits),
                node.mean(),
                min(node.error(), 1e9),
                sum(int(end.points(seat)) for end in endings[at]) / count,
                sum(success(end, seat) for end in endings[at]) / count,
                certainty(node, nodes[other]) if other != at else 1.0,
                compare(sheets[at], sheets[other]) if other != at else [],
            )
        )
    return out


def success(end: State, seat: int) -> float:
    """A seat's share of the victory; in a solo or cooperative game, 1 if the return is positive, else 0."""
    returns = end.returns()
    if len(returns) == 1 or end.setup.game.is_cooperative(end.setup):
        return float(returns[seat] > 0)
    best = max(returns)
    return (returns[seat] == best) / sum(value == best for value in returns)


def certainty(node: Node, other: Node) -> float:
    """The probability that the true mean of `node` is at least that of `other`, if both are normally distributed."""
    spread = sqrt(node.error() ** 2 + other.error() ** 2)
    if spread in (0.0, inf):
        return 0.5
    return 0.5 * (1.0 + erf((node.mean() - other.mean()) / spread / sqrt(2.0)))


def _by_line(sheets: list[list[ScoreLine]]) -> dict[tuple[str, Value], list[ScoreLine]]:
    out: dict[tuple[str, Value], list[ScoreLine]] = {}
    for sheet in sheets:
        for line in sheet:
            out.setdefault((line.key, line.args.get("which", "")), []).append(line)
    return out


def compare(sheets: list[list[ScoreLine]], others: list[list[ScoreLine]]) -> list[Expectation]:
    """The lines whose mean points differ enough to be a reason, largest difference first."""
    here, there = _by_line(sheets), _by_line(others)
    out = []
    for identity in dict.fromkeys([*here, *there]):
        lines, instead = here.get(identity, []), there.get(identity, [])
        points = sum(line.points for line in lines) / len(sheets)
        other = sum(line.points for line in instead) / len(others)
        if abs(points - other) >= WORTH_SAYING:
            typical = min(lines or instead, key=lambda line: abs(line.points - points))
            out.append(Expectation(typical, points, other))
    return sorted(out, key=lambda found: -abs(found.points - found.instead))
