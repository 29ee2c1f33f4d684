"""Points, with the breakdown a person wants to read."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.engine.score import ScoreLine
from megapolis.games.capital_lux.rules.box import COLOURS, Box
from megapolis.games.capital_lux.rules.districts import FACE, NO_COIN, coin_on, colour_of, part
from megapolis.games.capital_lux.rules.player import Player


def bonus_points(box: Box, player: Player) -> i64:
    """The values of the bonus cards."""
    points: i64 = 0
    for face in player.bonus:
        points += box.value[face]
    return points


def coin_count(player: Player) -> i64:
    """All coins of a player: those in the score pile and those on cards."""
    count = player.coins
    for card in player.home:
        if coin_on(card) != NO_COIN:
            count += 1
    return count


def total(box: Box, player: Player) -> i64:
    """All points of a player, as if the game ended now and nothing had to be purged."""
    points: i64 = bonus_points(box, player) + box.coin * coin_count(player)
    for colour in range(i64(4)):
        points += part(player.sums, colour)
    return points


def breakdown(box: Box, player: Player) -> list[ScoreLine]:
    """The score sheet: one line per home district, the bonus cards, the coins."""
    out = []
    for colour, name in enumerate(COLOURS):
        cards = [box.faces[card & FACE] for card in player.home if colour_of(card) == colour]
        args: dict[str, str | int] = {"which": "@colour-" + name, "count": len(cards)}
        out.append(ScoreLine("home", int(part(player.sums, colour)), args, cards))
    cards = [box.faces[face] for face in player.bonus]
    out.append(ScoreLine("bonus", int(bonus_points(box, player)), {"count": len(cards)}, cards))
    coins = int(coin_count(player))
    out.append(ScoreLine("coins", int(box.coin) * coins, {"count": coins, "each": int(box.coin)}))
    return out
