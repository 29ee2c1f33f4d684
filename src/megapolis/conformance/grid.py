"""Which options to try together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from megapolis.engine.core.rng import Rng
from megapolis.engine.game import Game
from megapolis.engine.options import Option, OptionValue

Values = dict[str, OptionValue]


def values_to_try(option: Option) -> list[OptionValue]:
    """The values of an option that a grid tries: all of a few, the ends and the default of a range."""
    if option.kind == "flag":
        return [False, True]
    if option.kind == "choice":
        return list(option.choices)
    if option.kind == "number":
        return sorted({option.low, int(str(option.default)), option.high})
    # Picked by hand: none (at random), the first ones and the last ones.
    return list(dict.fromkeys([(), option.choices[: option.low], option.choices[-option.high :]]))


def seat_counts(game: Game) -> list[int]:
    """The seat counts that a grid tries: all of a few, else the fewest, two, four and the most."""
    if len(game.seats) <= 6:
        return list(game.seats)
    return [players for players in game.seats if players in (game.seats[0], 2, 4, game.seats[-1])]


def full_grid(game: Game) -> Iterator[tuple[int, Values]]:
    """Every possible combination at every seat count."""
    names = list(game.options.options)
    for players in seat_counts(game):
        for values in product(*(values_to_try(game.options.options[name]) for name in names)):
            chosen = dict(zip(names, values, strict=True))
            if game.options.conflict(players, chosen) is None:
                yield players, chosen


Together = tuple[tuple[str, OptionValue], ...]
"""Values of two options; of one, where a game has no other."""


def together(row: Values) -> set[Together]:
    """The values that occur together in a row."""
    return set(combinations(row.items(), min(2, len(row))))


def pairwise_grid(game: Game) -> Iterator[tuple[int, Values]]:
    """A small set of combinations in which every possible pair of values occurs, at every seat count."""
    options = list(game.options.options.values())
    for players in seat_counts(game):
        yield players, {option.name: option.default for option in options}
        missing: set[Together] = set()
        for some in combinations(options, min(2, len(options))):
            for values in product(*(values_to_try(option) for option in some)):
                missing.add(tuple(zip((option.name for option in some), values, strict=True)))
        rng = Rng(players)
        while missing:
            chosen = _best_row(game, options, players, missing, rng)
            if chosen is None:
                break
            missing -= together(chosen)
            yield players, chosen


def _best_row(game: Game, options: list[Option], players: int, missing: set[Together], rng: Rng) -> Values | None:
    """Of many random possible rows the one that covers most of what is missing; None if none covers anything."""
    best: Values | None = None
    most = 0
    for _ in range(200):
        row: Values = {}
        for option in options:
            values = values_to_try(option)
            row[option.name] = values[rng.below(len(values))]
        covered = len(missing & together(row))
        if covered > most and game.options.conflict(players, row) is None:
            best, most = row, covered
    return best
