"""The declaration of a game: data, set-up, defaults."""

from pathlib import Path

import pytest

from megapolis import deal, find_game, game_ids
from megapolis.engine.errors import BadData, UnknownGame
from megapolis.engine.game import no_remark
from megapolis.games.next_station import GAME


def test_the_catalog_has_the_games() -> None:
    assert "next_station" in game_ids()
    assert find_game("next_station") is GAME
    with pytest.raises(UnknownGame, match="next_station"):
        find_game("chess")


def test_a_users_data_file_is_read_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text(GAME.default_data().source.replace("thames = 2", "thames = 5"), encoding="utf-8")
    match = deal("next_station", data=path)
    assert match.setup.data.digest != GAME.default_data().digest
    with pytest.raises(BadData):
        deal("next_station", data=tmp_path / "nothing.toml")
    path.write_bytes(b"\xff\xff")
    with pytest.raises(BadData):
        GAME.load_data(path)


def test_the_text_of_a_data_file_is_read_once() -> None:
    assert GAME.data_from("") is GAME.default_data()
    own = GAME.default_data().source + "\n# mine"
    assert GAME.data_from(own) is GAME.data_from(own)
    assert GAME.data_from(own).source == own


def test_a_set_up_has_defaults() -> None:
    setup = GAME.setup()
    assert setup.players == 1
    assert not GAME.is_cooperative(setup)
    assert setup.data is GAME.default_data()


def test_most_games_have_no_closing_remark() -> None:
    assert no_remark(GAME.new_state(GAME.setup())) is None


def test_rules_exist_in_three_languages() -> None:
    titles = {GAME.rules_text(language).splitlines()[0] for language in ("en", "uk", "ru")}
    assert len(titles) == 3
