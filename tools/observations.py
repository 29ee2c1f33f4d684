"""Prints docs/observations.md from the declared slices (`make observations`). A test compares."""

from __future__ import annotations

from megapolis.catalog import find_game, game_ids
from megapolis.engine.core.observation import Slice
from megapolis.engine.game import Game

HEAD = """# Observations

Made from the declarations in `src/megapolis/games/*/bots/observe.py` by `make observations`; do not edit.

An observation is a position as one seat may know it, as a row of whole numbers (`int16`) for programs that learn: two
positions that the seat cannot tell apart give the same row, and the rows are the same compiled and interpreted. The
layout of a game does not depend on its options. First come the slices of the table; then, for every seat, the slices
of a seat: the viewer's own first, the others in the order of the table. So the row of a smaller table is the beginning
of the row of a larger one, and whoever sits where, a program sees itself at the same place.

Every number lies between its slice's *low* and *high* and is 0 where it does not apply; divided by *high* it lies
within [-1, 1]. A shape such as 4 × 60 is laid out row by row. Where one of several things is named (a stage, a card, a
seat) there is a 1 at its place.

```python
>>> from megapolis.engine.match import Match
>>> from megapolis.engine.core.observation import row_of
>>> from megapolis.catalog import find_game
>>> game = find_game("next_station")
>>> match = Match(game.setup(players=2), seed="documentation")
>>> row = row_of(game.observer, match.state, 0)
>>> len(row) == game.observer.length(2)
True
>>> symbol = next(each for each in game.observer.slices(2) if each.name == "symbol")
>>> sum(row[symbol.offset : symbol.offset + symbol.size])
1

```

To fill a buffer again and again, without a new one each time, call `game.observer.observe(state, seat, buffer, at)`;
`numpy.asarray(memoryview(buffer))` is the same memory. Thousands of games at once: `megapolis.envs.batch`.
"""


def table(slices: list[Slice]) -> list[str]:
    """Slices as a table."""
    lines = ["| slice | from | shape | low | high | meaning |", "|---|--:|---|--:|--:|---|"]
    for each in slices:
        shape = " × ".join(str(length) for length in each.shape)
        lines.append(f"| `{each.name}` | {each.offset} | {shape} | {each.low} | {each.high} | {each.about} |")
    return lines


def chapter(game: Game) -> list[str]:
    """The slices of one game."""
    observer = game.observer
    few, many = game.seats[0], game.seats[-1]
    seats = f"{observer.length(few)} numbers at a table of {few}, {observer.length(many)} at one of {many}."
    return [
        f"## {game.id}",
        "",
        f"{observer.table_size} numbers for the table and {observer.seat_size} for each seat: {seats}",
        "",
        *table(observer.table.slices),
        "",
        f"For seat *k*, counted from the viewer's own, from {observer.table_size} + {observer.seat_size} *k* on:",
        "",
        *table(observer.seat.slices),
        "",
    ]


def page() -> str:
    """The whole page."""
    lines = [HEAD]
    for name in game_ids():
        lines += chapter(find_game(name))
    return "\n".join(lines)


if __name__ == "__main__":
    print(page(), end="")
