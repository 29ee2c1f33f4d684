"""Points: the rulebook's example, the breakdown, ties."""

from games.capital_lux.builders import Scene, face
from megapolis.engine.score import ScoreLine


def rulebook() -> Scene:
    """42 points at home, 20 of bonus cards, and two coins, which the printed sum needs."""
    home = "blue-6 blue-6 pink-6 pink-6 yellow-6 yellow-6 green-6"
    scene = Scene(homes=[home])
    player = scene.state.players[0]
    player.bonus = type(player.bonus)([face("blue-6"), face("pink-6"), face("green-5"), face("green-3")])
    player.coins = 2
    return scene


def test_rulebook_total_of_66() -> None:
    scene = rulebook()
    assert scene.state.points(0) == 42 + 20 + 4 == 66
    lines = {(line.key, line.args.get("which")): line for line in scene.state.breakdown(0)}
    assert lines["home", "@colour-blue"].points == 12
    assert lines["home", "@colour-blue"].marks == ["blue-6", "blue-6"]
    assert lines["bonus", None] == ScoreLine("bonus", 20, {"count": 4}, ["blue-6", "pink-6", "green-5", "green-3"])
    assert lines["coins", None].points == 4
    assert sum(line.points for line in lines.values()) == 66


def test_fewest_coins_win_a_tie() -> None:
    scene = Scene(homes=["blue-6", "blue-4"])
    scene.state.players[1].coins = 1
    assert scene.state.scores() == [6, 6]
    assert scene.state.tie_breaks() == [0, -1]
    first, second = scene.state.returns()
    assert first > 0.5 > -0.5 > second


def test_equal_coins_share_the_victory() -> None:
    scene = Scene(homes=["blue-6", "pink-6"])
    assert scene.state.returns() == [0.0, 0.0]


def test_nothing_scores_nothing() -> None:
    assert Scene().state.scores() == [0, 0]
