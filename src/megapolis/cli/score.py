"""Scoring papers from a real table."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from megapolis.cli.play import score_table
from megapolis.engine.box import read_facts
from megapolis.engine.errors import BadData, BadFile
from megapolis.engine.game import Game, Scored
from megapolis.engine.i18n import Text


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or `BadFile` that says what is wrong."""
    try:
        return read_facts(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile("error-file", path=str(path), detail=str(error)) from None
    except BadData as error:
        raise BadFile("error-toml", path=str(path), detail=str(error.reason.args["detail"])) from None


def run(game: Game, arguments: argparse.Namespace, console: Console) -> int:
    """Prints the breakdown of every paper in the file."""
    data = game.default_data() if arguments.data is None else game.load_data(arguments.data)
    papers = game.show.score_scoresheet(game, read_toml(arguments.file), data)
    if arguments.svg is not None:
        arguments.svg.write_text(papers[0].svg, encoding="utf-8")
    text = Text(arguments.lang, game.id)
    if arguments.json:
        print(as_json(papers, game, text))
        return 0
    for paper in papers:
        console.print(score_table(game, text, text("cli-paper", name=paper.name), paper.lines))
        if paper.remark:
            console.print(text(paper.remark), style="bold")
    return 0


def as_json(papers: list[Scored], game: Game, text: Text) -> str:
    """The breakdown for programs: every line with its points, its words and what earned it."""
    content = [
        {
            "name": paper.name,
            "points": paper.points,
            "remark": text(paper.remark) if paper.remark else None,
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
