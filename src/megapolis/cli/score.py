"""`megapolis score`: score sheets typed in from a physical game."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from megapolis.cli.numbers import whole
from megapolis.cli.play import score_table
from megapolis.engine.box import read_facts
from megapolis.engine.errors import BadData, BadFile, cannot_write, file_problem
from megapolis.engine.game import Game, Scored
from megapolis.engine.i18n import Text

VIEW_BOX = re.compile(r'viewBox="([^"]+)"')


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or `BadFile` that says what is wrong."""
    try:
        return read_facts(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile("error-file", path=str(path), detail=file_problem(error)) from None
    except BadData as error:
        raise BadFile("error-toml", path=str(path), detail=str(error.reason.args["detail"])) from None


def run(game: Game, arguments: argparse.Namespace, console: Console) -> int:
    """Print the breakdown of every paper in the file."""
    data = game.default_data() if arguments.data is None else game.load_data(arguments.data)
    papers = game.show.score_scoresheet(game, read_toml(arguments.file), data)
    if arguments.svg is not None:
        try:
            arguments.svg.write_text(picture(papers), encoding="utf-8")
        except OSError as error:
            raise cannot_write(arguments.svg, error) from None
    text = Text(arguments.lang, game.id)
    if arguments.json:
        print(as_json(papers, game, text))
        return 0
    for paper in papers:
        console.print(score_table(game, text, text("cli-paper", name=name_of(paper, text)), paper.lines))
        if paper.remark:
            console.print(text(paper.remark, **paper.remark_args), style="bold")
    for line in verdict(papers, text):
        console.print(line, style="bold")
    return 0


def picture(papers: list[Scored]) -> str:
    """Every scored board, one below the other; a board that several papers share is drawn once."""
    drawn = list(dict.fromkeys(paper.svg for paper in papers if paper.svg))
    if len(drawn) == 1:
        return drawn[0]
    out, wide, top = [], 0.0, 0.0
    for each in drawn:
        width, height = [float(number) for number in VIEW_BOX.findall(each)[0].split()[2:]]
        out.append(each.replace("<svg ", f'<svg y="{top:g}" width="{width:g}" height="{height:g}" ', 1))
        wide, top = max(wide, width), top + height
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {top:g}">'
    return head + "".join(out) + "</svg>"


def name_of(paper: Scored, text: Text) -> str:
    """What a paper is called."""
    return text(paper.who) if paper.who else paper.name


def verdict(papers: list[Scored], text: Text) -> list[str]:
    """Who has won, everybody's place, and what decided between equal points; nothing where nobody is ranked."""
    if not any(paper.place for paper in papers):
        return []
    best = [name_of(paper, text) for paper in papers if paper.place == 1]
    out = [text("paper-won", name=best[0]) if len(best) == 1 else text("paper-shared", names=", ".join(best))]
    for paper in sorted(papers, key=lambda paper: paper.place):
        points = whole(paper.points, text)
        out.append(text("paper-place", place=paper.place, name=name_of(paper, text), points=points))
    if len({paper.points for paper in papers}) < len(papers):
        out.append(f"{text('tie-rule')}.")
    return out


def as_json(papers: list[Scored], game: Game, text: Text) -> str:
    """The breakdown for programs: every line with its points, its words and what earned it."""
    content = [
        {
            "name": name_of(paper, text),
            "points": paper.points,
            "place": paper.place or None,
            "remark": text(paper.remark, **paper.remark_args) if paper.remark else None,
            "lines": [
                {
                    "key": line.key,
                    "text": game.say(text, "score", (line.key, line.args)),
                    "points": line.points,
                    "marks": line.marks,
                }
                for line in paper.lines
            ],
        }
        for paper in papers
    ]
    return msgspec.json.format(msgspec.json.encode(content), indent=1).decode()
