"""What `megapolis score` prints: sheets, places, ties, pictures."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from megapolis.cli.main import main
from megapolis.cli.score import picture, verdict
from megapolis.engine.game import Scored, rank_papers
from megapolis.engine.i18n import Text


def papers(*points: tuple[str, int, int]) -> list[Scored]:
    return rank_papers([Scored(name, value, [], tie=tie) for name, value, tie in points])


def test_the_winner_the_ranking_and_the_tie_break() -> None:
    text = Text("en", "megalopolis")
    assert verdict(papers(("Ada", 900_000, 3), ("Ben", 1_200_000, 1)), text) == [
        "Ben wins.",
        "1. Ben: 1,200,000",
        "2. Ada: 900,000",
    ]
    assert verdict(papers(("Ada", 900_000, 3), ("Ben", 900_000, 1)), text)[-1] == "Equal money: more permits."
    assert verdict(papers(("Ada", 5, 1), ("Ben", 5, 1)), text)[0] == "Ada, Ben share the victory."
    assert verdict([Scored("alone", 5, [])], text) == []


DUEL = """
conditions = [3, 18]
duel = "standard"
strip = ["IS-1", "IS-2", "IS-3"]
[[card]]
card = 1
row = 2
column = 0
[[card]]
card = 2
row = -2
column = 0
"""


@pytest.mark.parametrize(("language", "words"), [("uk", "північне місто"), ("ru", "северный город")])
def test_sides_have_words(language: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "city.toml"
    path.write_text(DUEL, encoding="utf-8")
    assert main(["score", "--lang", language, "sprawlopolis", str(path)]) == 0
    said = capsys.readouterr().out
    assert words in said
    assert "north" not in said
    assert main(["score", "sprawlopolis", str(path), "--json", "--lang", language]) == 0
    assert {row["place"] for row in json.loads(capsys.readouterr().out)} == {1, 2}


def test_a_picture_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "city.toml"
    path.write_text(DUEL, encoding="utf-8")
    assert main(["score", "sprawlopolis", str(path), "--svg", str(tmp_path / "city.svg")]) == 0
    assert (tmp_path / "city.svg").read_text(encoding="utf-8").startswith("<svg")
    assert main(["score", "sprawlopolis", str(path), "--svg", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"megapolis: Cannot write {tmp_path}: it is a folder\n"


def test_a_misspelt_word_of_a_paper(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "city.toml"
    path.write_text(DUEL.replace("column", "colum"), encoding="utf-8")
    assert main(["score", "sprawlopolis", str(path)]) == 2
    assert capsys.readouterr().err == "megapolis: Line 8: “colum” means nothing here. Did you mean “column”?\n"


def test_the_picture_shows_every_board_once(tmp_path: Path) -> None:
    path = tmp_path / "papers.toml"
    path.write_text('[[player]]\ngreen = ["d2-a2"]\n[[player]]\npink = ["h3-g3"]\n', encoding="utf-8")
    assert main(["score", "next_station", str(path), "--svg", str(tmp_path / "papers.svg")]) == 0
    root = ElementTree.fromstring((tmp_path / "papers.svg").read_text(encoding="utf-8"))
    boards = [each for each in root if each.tag.endswith("svg")]
    (first, second), (_, _, width, height) = boards, [float(each) for each in root.attrib["viewBox"].split()]
    assert float(second.attrib["y"]) == float(first.attrib["height"]) == height / 2
    assert float(first.attrib["width"]) == width
    shared = [Scored(name, 5, [], "<svg/>") for name in ("south", "north")]
    assert picture(shared) == "<svg/>"
