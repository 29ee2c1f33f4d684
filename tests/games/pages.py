"""The tables of a game's rules page, to be compared with its component data."""

import re

from megapolis.engine.game import Game


def tables(game: Game, language: str) -> list[list[list[str]]]:
    """Every table of the rules in a language, as rows of cells without their heads."""
    found: list[list[list[str]]] = []
    for block in re.findall(r"(?:^\|.*\n)+", game.rules_text(language), re.M):
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in block.splitlines()]
        found.append(rows[2:])
    return found


def figures(cell: str) -> list[int]:
    """The whole numbers of a cell."""
    return [int(figure) for figure in re.findall(r"\d+", cell)]
