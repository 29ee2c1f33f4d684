"""Actions and questions in words."""

import pytest

from games.capital_lux.builders import Scene, act, dealt, face, position
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.games.capital_lux import GAME


@pytest.mark.parametrize(
    ("action", "english"),
    [
        (act("home", card="blue-4"), "Player 1 plays blue 4 home."),
        (act("capital", card="rebel-3"), "Player 1 plays rebel 3 to the capital, into the yellow district."),
        (act("flag", district="yellow"), "Player 1 leaves the flag on the yellow district."),
        (act("flag", district="pink"), "Player 1 moves the flag to the pink district."),
        (act("spend", coins=0), "Player 1 spends nothing and loses the cards of the district."),
        (act("spend", coins=1), "Player 1 spends 1 coin and keeps the cards of the district."),
        (act("cover", district="green", value="4"), "Player 1 puts a coin on card 4 in the green district."),
        (act("first_player", player=1), "Player 2 has the emperor marker and begins."),
        (act("turn_up", recruiter="recruiter-pink-4#1"), "Turned up: recruiter 4 (pink)."),
        (act("draw_agent", agent="-3#1"), "Player 1 draws agent tile −3."),
        (act("draw_oracle", oracle="4#1"), "Oracle tile turned up: 4."),
        (act("deal_synergy", synergy="guard"), "Synergy in play: Guard."),
        (act("collect", colour="rebel"), "Player 1 takes from the reform field: rebels."),
        (
            act("keep", card="dualist-blue-pink-2"),
            "Player 1 keeps dualist 2 (blue at home, pink in the capital).",
        ),
    ],
)
def test_the_log_in_words(action: int, english: str) -> None:
    scene = Scene("scout cleric merchant reformer", hands=["blue-4 rebel-3"])
    scene.state.flag = 2
    said = GAME.show.describe(scene.state, 0, action)
    assert GAME.say(Text("en", "capital_lux"), "log", said) == english
    assert len({GAME.say(Text(language, "capital_lux"), "log", said) for language in LANGUAGES}) == 3


@pytest.mark.parametrize(
    ("stage", "action", "key"),
    [
        (4, act("draw", citizen="blue-2#1"), "deal"),
        (4, act("drew"), "dealt"),
        (2, act("draw", citizen="blue-2#1"), "open"),
        (1, act("draw", citizen="blue-2#1"), "fill"),
        (7, act("draw", citizen="blue-2#1"), "draw"),
        (7, act("drew"), "drew"),
    ],
)
def test_a_drawn_citizen_has_the_words_of_its_place(stage: int, action: int, key: str) -> None:
    scene = Scene()
    scene.state.stage = stage
    scene.state.hand_size = 6
    scene.state.cards_dealt = 7
    found, args = GAME.show.describe(scene.state, CHANCE, action)
    assert found == key
    assert args["seat"] == ("@seat-2" if stage == 4 else "@seat-1")


def asked(scene: Scene) -> str:
    """The question to the awaited seat, in English; other languages have it too."""
    question = GAME.show.prompt(scene.state, scene.state.actors()[0])
    assert len({GAME.say(Text(language, "capital_lux"), "ask", question) for language in LANGUAGES}) == 3
    return GAME.say(Text("en", "capital_lux"), "ask", question)


def test_the_oracle_asks_for_a_district() -> None:
    scene = Scene("oracle", "blue-2 rebel-2@blue", hands=["pink-5 blue-3", "pink-2"])
    scene.state.oracles = 0b1100000
    scene.to_capital("pink-5").chance("draw_oracle", oracle="0#1")
    assert asked(scene) == "Which of the lowest cards of the blue district is discarded?"


def test_the_reformer_asks_twice() -> None:
    scene = Scene("reformer", hands=["green-5 blue-3", "pink-2"])
    scene.state.reform_field = scene.state.reform_field.plus(face("pink-2"))
    assert asked(scene.to_capital("green-5")) == "Which card do you put on the reform field?"
    assert asked(scene.play("reform", card="blue-3")) == "Cards of which colour do you take?"


def test_the_merchant_asks_for_the_excess() -> None:
    scene = Scene(capital="pink-4", homes=["pink-6"])
    scene.state.players[0].coins = 2
    scene.end_round()
    assert asked(scene) == "You are over the limit of the pink district. Spend 2 coins to keep your cards?"


def test_the_guard_asks_for_a_card_and_about_a_won_coin() -> None:
    scene = Scene("guard", "green-5", ["green-4", "green-4"], ["yellow-2 blue-2", "blue-2"])
    assert asked(scene.to_capital("yellow-2")) == "Which card of your home do you put the coin on?"
    scene = Scene("guard", "green-5", ["green-4", "green-4"]).end_round()
    assert asked(scene) == "You won a coin. Put it on a card of your home, or in your score pile?"


def test_agent_draft_and_turn_ask_too() -> None:
    scene = Scene(hands=["blue-2 blue-3", "pink-2"])
    assert asked(scene) == "Play a card: home or to the capital."
    scene.to_capital("blue-2").chance("draw_agent", agent="-3#1")
    assert asked(scene) == "Your agent tile is −3. On which synergy card do you put it?"
    state = position(dealt())
    assert GAME.show.prompt(state, 0) == ("keep", {"count": 2})
