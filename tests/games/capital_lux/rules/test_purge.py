"""The end of a round: hands go home, homes are purged."""

from games.capital_lux.builders import (
    BOX,
    Scene,
)


def test_rulebook_cards_left_in_hands_go_home() -> None:
    scene = Scene(capital="blue-6 pink-6", hands=["", "blue-3 pink-2"]).end_round()
    assert scene.home_of(1) == ["blue-3@blue", "pink-2@pink"]
    assert scene.hand_of(1) == []


def test_rulebook_purge_seven_over_six() -> None:
    scene = Scene(capital="pink-6 blue-4", homes=["pink-4 pink-3 blue-4"]).end_round()
    assert scene.sums(0) == [4, 0, 0, 0]
    assert sorted(BOX.faces[card] for card in scene.state.discards)[-2:] == ["pink-3", "pink-4"]


def test_equal_to_the_limit_is_fine() -> None:
    assert Scene(capital="pink-6", homes=["pink-4 pink-2"]).end_round().sums(0) == [0, 6, 0, 0]
