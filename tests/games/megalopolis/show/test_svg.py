"""The table as a picture."""

from games.megalopolis.builders import MILLION, Table
from megapolis.games.megalopolis import GAME


def test_the_picture_has_figures_owners_and_roofs() -> None:
    table = Table(held={0: ["chekhovskaya"], 1: ["north_bridge"]}, city={"nw11": 2}, cash={2: MILLION})
    picture = GAME.show.svg(table.state, 0)
    assert picture.count("<circle") == 3
    assert picture.count('Z" fill') == 1
    assert picture.count('width="18"') == 2
