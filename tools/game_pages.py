"""Write the tables of options into docs/games/*.md (`make game-pages`). A test checks that they are up to date.

Everything else on these pages is written by hand; what stands between the two marks is made from the declarations in
`games/<id>/rules/options.py` and the game's own words.
"""

from __future__ import annotations

from pathlib import Path

from megapolis.catalog import find_game, game_ids
from megapolis.engine.game import Game
from megapolis.engine.i18n import Text
from megapolis.engine.options import Option

PAGES = Path(__file__).resolve().parent.parent / "docs" / "games"
BEGIN, END = "<!-- made by tools/game_pages.py -->\n", "<!-- end -->\n"


def describe(option: Option, text: Text) -> str:
    """One row: what the option is called in Python, its values with the default in bold, and what it means."""
    values = [("on" if value else "off") for value in (True, False)] if option.kind == "flag" else [option.possible()]
    default = option.default
    if option.kind == "flag":
        default = "on" if default else "off"
    elif option.kind == "choice":
        values = list(option.choices)
    shown = ", ".join(f"**{value}**" if value == default else value for value in values)
    if option.kind == "number":
        shown += f", **{default}**"
    elif option.kind == "pick":
        shown += ", **none**"
    return f"| `{option.name}` | {shown} | {text(f'option-{option.name}-help')} |"


def tables(game: Game) -> str:
    """The options of a game, then its readings of the rules."""
    text = Text("en", game.id)
    lines = []
    for ruling, head in ((False, "option"), (True, "reading of the rules")):
        rows = [describe(each, text) for each in game.options.options.values() if each.ruling == ruling]
        if rows:
            lines += [f"| {head} | values, the usual one in bold | what it means |", "|---|---|---|", *rows, ""]
    return "\n".join(lines).strip() + "\n"


def make_page(game: Game) -> str:
    """The page of a game as it should be."""
    before, _, rest = (PAGES / f"{game.id}.md").read_text(encoding="utf-8").partition(BEGIN)
    return before + BEGIN + tables(game) + END + rest.partition(END)[2]


if __name__ == "__main__":
    for name in game_ids():
        (PAGES / f"{name}.md").write_text(make_page(find_game(name)), encoding="utf-8")
