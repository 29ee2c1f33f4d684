"""The text of a position is readable and reads back."""

from games.capital_lux.builders import BOX, GREEN, Scene, varied
from megapolis.engine.notation import from_text, to_text
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.labels import labels
from megapolis.games.capital_lux.rules.state import CapitalLux


def written(state: CapitalLux) -> str:
    """The text of a position, which describes it in full."""
    text = to_text(state)
    assert from_text(GAME, text, state.setup.data) == state
    return text


def test_cards_in_hands_and_districts() -> None:
    text = written(varied().state)
    assert "capital=[dbp4@pink]" in text
    assert "recruit=rg2" in text
    assert "oracles={0#1}" in text
    assert "0: hand=(ones={b2 r5}) home=[g3/coin]" in text


def test_a_rebel_lies_in_the_district_of_the_flag() -> None:
    scene = Scene("scout", hands=["rebel-3 blue-2", "pink-2"])
    scene.state.flag = GREEN
    text = written(scene.home("rebel-3").state)
    assert "flag=green" in text
    assert "events=[0:-r3]" in text
    assert "home=[r3@green]" in text


def test_agent_tiles_and_the_account() -> None:
    scene = Scene(capital="blue-5", homes=["blue-4"], hands=["blue-2 blue-3", "pink-2"]).to_capital("blue-2")
    scene.chance("draw_agent", agent="+4#1")
    assert "held_tile=+4#1" in written(scene.state)
    scene.play("plant", district="pink")
    assert "placed_tiles=[0:+4#1@pink]" in written(scene.state)
    text = written(scene.end_round().state)
    # Blue: 5 + 2 in the capital, 4 + 3 at home stay and win the 5, which is face 3.
    assert "70007:limit-b 100000007:judged-0b" in text
    assert "40001:settled-b" in text


def test_who_is_awaited() -> None:
    state = GAME.new_state(GAME.setup(3))
    assert "waiting" not in to_text(state)
    assert isinstance(state, CapitalLux)
    state.waiting = 0b101
    assert "waiting=0+2" in written(state)
    state.waiting = 0
    assert "waiting=nobody" in written(state)


def test_every_copy_has_its_own_name() -> None:
    tables = labels(BOX)
    for name in ("face", "citizen_copy", "rebel_copy", "dualist_copy", "recruiter_copy", "laid", "event"):
        assert len(set(tables[name])) == len(tables[name])
    assert tables["citizen_copy"][0] == "b2a"
