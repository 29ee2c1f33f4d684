"""What bots are called at a table: buildings, the taller the stronger."""

from __future__ import annotations

from collections.abc import Iterable

from megapolis.bots.core.settings import LEVELS
from megapolis.engine.i18n import Text


def bot_word(bot: str) -> str:
    """A bot as an argument of a message: the building of its level."""
    level = bot.partition(":")[0]
    return f"@bot-{level if level in LEVELS else 'other'}"


def seat_names(text: Text, sitters: Iterable[tuple[str, str]]) -> list[str]:
    """The names of seats, given each one's person and bot ("" for none); a second bot of a level gets a number.

    >>> seat_names(Text("en"), [("Ann", ""), ("", "hard"), ("", "hard"), ("", "")])
    ['Ann', 'Tower', 'Tower 2', '']
    """
    names: list[str] = []
    met: dict[str, int] = {}
    for person, bot in sitters:
        if person or not bot:
            names.append(person)
            continue
        word = text(bot_word(bot)[1:])
        met[word] = met.get(word, 0) + 1
        names.append(word if met[word] == 1 else text("bot-again", bot=word, number=met[word]))
    return names
