"""What programs call things, and people should never read: `27:28`, `nw23`, `R:EW C`, `sea_market`, `@card-3`.

Squares of the Next Station map (G2) are no code, as the frame of the map shows them, and neither are the letters and
numbers that are printed on cards.
"""

import re

CODE = re.compile(
    r"\w_\w"  # names of fields and messages
    r"|(?<![\d:])\d+:\d(?!\d)|\d{3,}:\d|@\w|[{}]"  # pairs of numbers (but not times), references, unfilled forms
    r"|\b[a-zа-яіїєґ]+\d+"  # labels
    r"|\b[A-Z]:[A-Z]"
)
SEAT = re.compile(r"\b(?:Player|Seat|Action|Гравець|Місце|Дія|Игрок|Место|Действие) \d")
PRINTED = re.compile(r"\b[A-J]\d\b|\bAAA\b")
"""What the components themselves say in Latin letters: squares of the map, a company's name."""
LATIN = re.compile("[A-Za-z]{2,}")


def codes_in(said: str) -> list[str]:
    """What looks like a code in any language."""
    return [found.group() for found in CODE.finditer(said)]


def strangers_in(said: str, language: str) -> list[str]:
    """What looks like a code in a sentence of one language, in which everybody has a name."""
    foreign = LATIN.findall(PRINTED.sub("", said)) if language != "en" else []
    return [*codes_in(said), *SEAT.findall(said), *foreign]
