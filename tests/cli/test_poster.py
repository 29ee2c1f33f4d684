"""`megapolis poster`: a finished game as a file to print."""

from pathlib import Path

import pytest

from megapolis.cli import main

REPLAYS = Path(__file__).parent.parent / "replays"


def test_a_finished_game_becomes_a_file_beside_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "game.json"
    kept.write_bytes((REPLAYS / "next_station" / "four-modules.json").read_bytes())
    assert main(["poster", str(kept), "--names", "Ann, Ben"]) == 0
    assert "game.svg" in capsys.readouterr().out.replace("\n", "")
    drawn = (tmp_path / "game.svg").read_text(encoding="utf-8")
    assert "City: Ann" in drawn
    other = tmp_path / "ben.svg"
    assert main(["poster", str(kept), "--seat", "2", "--names", "Ann, Ben", "--out", str(other), "--lang", "uk"]) == 0
    assert "Місто: Ben" in other.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (["--seat", "5"], "1-4"),
        (["--seat", "0"], "1"),
        (["--out", "/nowhere/at/all.svg"], "/nowhere/at/all.svg"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(
    wish: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["poster", str(REPLAYS / "next_station" / "four-modules.json"), *wish])
    except SystemExit as leaving:
        status = int(str(leaving.code))
    assert status == 2
    assert why in capsys.readouterr().err


def test_a_game_that_is_not_over_has_no_poster(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from megapolis import deal
    from megapolis.engine import replay

    kept = tmp_path / "begun.json"
    replay.save(deal("next_station", players=2, seed="rain"), kept)
    assert main(["poster", str(kept)]) == 2
    assert "is not over yet" in capsys.readouterr().err
