"""Positions as text: writing, reading back, and refusing."""

import pytest

import megapolis
from megapolis.engine.errors import BadPosition
from megapolis.engine.notation import from_text, to_text
from megapolis.games.next_station import GAME


def test_defaults_are_left_out() -> None:
    assert to_text(GAME.new_state(GAME.setup(2))) == "next_station/1 players=2; 0:; 1:"


def test_a_position_of_the_first_turn_is_written() -> None:
    match = megapolis.deal("next_station", players=2, objectives=True, seed="a rainy day")
    match.play("draw h3-e6", seat=1)
    text = str(match.state)
    assert text.startswith("next_station/1 players=2 objectives; ")
    assert "; 1: pencil=pink drawn={h3-e6}" in text
    # The other seat has not drawn, so its sheet is the same as at the start of the turn.
    assert "before=[= (pencil=pink)]" in text
    assert megapolis.parse(text) == match.state


def test_options_and_the_users_own_data_are_named() -> None:
    source = GAME.default_data().source.replace("thames = 2", "thames = 3")
    data = GAME.box(source)
    setup = GAME.setup(1, {"powers": True, "empty_line_counts": False, "double_switch_scope": "both"}, data)
    text = to_text(GAME.new_state(setup))
    head = "next_station/1 players=1 powers empty_line_counts=off double_switch_scope=both"
    assert text == f"{head} data={data.digest}; 0:"
    assert from_text(GAME, text, data) == GAME.new_state(setup)
    with pytest.raises(BadPosition) as caught:
        from_text(GAME, text)
    assert caught.value.reason.key == "error-position-data"


def test_values_without_a_label_are_numbers_and_false_is_off() -> None:
    state = from_text(GAME, "next_station/1 players=2; objectives={thames_6 7} branch=off")
    assert getattr(state, "objectives") >> 7 == 1  # noqa: B009
    assert "objectives={thames_6 7}" in str(state)
    assert "branch" not in str(state)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "error-position-game"),
        ("next_station/0 players=2", "error-position-game"),
        ("sprawlopolis/1 players=2", "error-position-game"),
        ("next_station/1 players=9", "error-position"),
        ("next_station/1 players=two", "error-position"),
        ("next_station/1 players=2 rain", "error-position"),
        ("next_station/1 players=2; weather=5", "error-position-field"),
        ("next_station/1 players=2; turn=x", "error-position"),
        ("next_station/1 players=2; pencils=[blue", "error-position"),
        ("next_station/1 players=2; pencils=blue", "error-position"),
        ("next_station/1 players=2; pencils=[red]", "error-position-name"),
        ("next_station/1 players=2; 0: pencil=red", "error-position-name"),
        ("next_station/1 players=2; 7: pencil=blue", "error-position"),
        ("next_station/1 players=2; 0: tracks=[(pencil=blue]", "error-position-field"),
        ("next_station/1 players=2; 0: tracks=[(drawn={a0-b0})]", "error-position"),
        ("next_station/1 players=2; round=99999999999999999999999", "error-position"),
    ],
)
def test_a_text_that_is_not_a_position_is_refused_in_every_language(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        from_text(GAME, text)
    assert caught.value.reason.key == key
    assert len({caught.value.say(language) for language in ("en", "uk", "ru")}) == 3


def test_a_damaged_text_is_refused_or_read_as_another_position() -> None:
    match = megapolis.deal("next_station", players=2, powers=True, seed=3)
    while not match.state.is_over():
        match.play(match.moves()[-1], seat=match.state.actors()[0])
    text = str(match.state)
    refused = 0
    for at in range(0, len(text), 3):
        try:
            position = from_text(GAME, text[:at] + text[at + 1 :])
        except BadPosition:
            refused += 1
        else:
            assert from_text(GAME, str(position)) == position
    assert refused > len(text) // 10
