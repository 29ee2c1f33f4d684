"""Names of accounts: what is not seen is taken out, and no name looks like another's."""

from __future__ import annotations

import unicodedata

ALIKE = str.maketrans(
    "авекмнорстухіїјѕԁԛԝүһґαβεικνορτυχ01|",
    "abekmhopctyxiijsdqwyhrabeikvoptuxoll",
)
"""Letters and signs that look like a Latin letter, after folding: Cyrillic, Greek, digits."""
HIDDEN = ("C", "Z")
"""Kinds of characters that show nothing, or turn the reading direction: controls, formats, separators."""


def clean_name(name: str) -> str:
    """A name as it is kept: in composed letters, blanks as single spaces, without what shows nothing."""
    composed = unicodedata.normalize("NFKC", name)
    seen = "".join(" " if each.isspace() else each for each in composed)
    shown = "".join(each for each in seen if each == " " or not unicodedata.category(each).startswith(HIDDEN))
    return " ".join(shown.split())


def fold_name(name: str) -> str:
    """What names that differ in case alone have in common: by this one signs in."""
    return clean_name(name).casefold()


def skeleton(name: str) -> str:
    """What names that look alike have in common: without marks and blanks, look-alikes as Latin letters."""
    apart = unicodedata.normalize("NFD", fold_name(name).translate(ALIKE))
    letters = "".join(each for each in apart if unicodedata.category(each) != "Mn" and each != " ")
    return letters.translate(ALIKE).replace("rn", "m").replace("vv", "w")
