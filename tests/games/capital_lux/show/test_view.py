"""What a seat sees, and how it is said and drawn."""

import pytest

from games.capital_lux.builders import Scene, act, dealt, drafted, face, position, step
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.games.capital_lux import GAME


def test_a_seat_sees_its_own_draft_and_remembers_what_it_passed_on() -> None:
    state = position(dealt(3))
    view = GAME.show.view(state, 0)
    assert view.own is not None
    assert len(view.own.pack) == 6
    assert view.own.kept == view.own.passed_first == []
    assert view.asked == "keep"
    assert not any(player.done for player in view.players)
    for _ in range(2):
        state.play(0, state.legal_actions(0)[0])
    view = GAME.show.view(state, 1)
    assert [player.done for player in view.players] == [True, False, False]
    assert GAME.show.view(state, None).own is None
    view = GAME.show.view(position(drafted(3)), 0)
    assert view.own is not None
    assert [len(view.own.passed_first), len(view.own.passed_last)] == [4, 2]
    assert view.players[1].hand.known == view.own.passed_last
    assert view.players[1].hand.citizens == 6


def test_the_kinds_of_cards_in_other_hands_are_open() -> None:
    scene = Scene("scout cleric merchant dualist", hands=["blue-2", "blue-3 rebel-2 rebel-3 dualist-blue-pink-2"])
    hand = GAME.show.view(scene.state, None).players[1].hand
    assert (hand.citizens, hand.rebels, hand.dualists, hand.known) == (1, 2, 1, [])


def test_an_agent_tile_in_the_hand_is_its_drawers_secret() -> None:
    scene = Scene(hands=["blue-2 blue-3", "pink-2"]).to_capital("blue-2").chance("draw_agent", agent="+4#1")
    own, other = GAME.show.view(scene.state, 0).own, GAME.show.view(scene.state, 1).own
    assert own is not None
    assert other is not None
    assert (own.tile, other.tile) == (4, None)
    assert GAME.show.prompt(scene.state, 0) == ("agent", {"number": "+4"})


@pytest.mark.parametrize(
    ("action", "english"),
    [
        (act("home", card="blue-4"), "Player 1 plays blue 4 home, into the blue district."),
        (act("capital", card="rebel-3"), "Player 1 plays rebel 3 to the capital, into the yellow district."),
        (act("flag", district="yellow"), "Player 1 leaves the flag on the yellow district."),
        (act("flag", district="pink"), "Player 1 moves the flag to the pink district."),
        (act("spend", coins=0), "Player 1 spends nothing and loses the district."),
        (act("spend", coins=1), "Player 1 spends 1 coin and keeps the district."),
        (act("cover", district="green", value="4"), "Player 1 puts a coin on a card of value 4 in the green district."),
        (act("first_player", player=1), "Player 2 has the emperor marker and begins."),
        (act("turn_up", recruiter="recruiter-pink-4#1"), "Turned up: recruiter 4 (pink)."),
        (act("draw_agent", agent="-3#1"), "Player 1 draws agent tile -3."),
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
    scene.state.dealt = 7
    found, args = GAME.show.describe(scene.state, CHANCE, action)
    assert found == key
    assert args["seat"] == (2 if stage == 4 else 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chosen", ["A", "B", "C", "random"])
def test_every_position_draws_itself(language: str, chosen: str) -> None:
    text = Text(language, "capital_lux")
    state = position(dealt(3, set=chosen))
    start = GAME.new_state(GAME.setup(3, {"set": chosen}))
    assert GAME.show.terminal(start, None, text).plain
    rng = Rng(2)
    while not state.is_over():
        step(state, rng)
        if rng.below(9) == 0:
            for viewer in (0, 1, None):
                drawn = GAME.show.terminal(state, viewer, text)
                assert max(len(line) for line in drawn.plain.splitlines()) < 80
                svg = GAME.show.svg(state, viewer)
                assert svg.count("<svg") == svg.count("</svg>") == 1


def test_a_picture_shows_coins_flag_tiles_and_both_colours() -> None:
    scene = Scene("scout oracle guard dualist", "dualist-blue-pink-4@pink", ["green-3"], ["blue-2 rebel-5", ""])
    scene.state.players[0].home[0] |= 1 << 9
    scene.state.oracles = 1
    scene.state.recruit = face("recruiter-green-2")
    drawn = GAME.show.terminal(scene.state, 0, Text("en", "capital_lux")).plain
    for mark in ("⚑", "G3●", "Pd4", "R5", "G+2"):
        assert mark in drawn
    svg = GAME.show.svg(scene.state, 0)
    assert "<polygon" in svg
    assert "⚑" in svg
    assert svg.count("<circle") == 2


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
    scene.state.field = scene.state.field.plus(face("pink-2"))
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
    assert asked(scene) == "Your agent tile is -3. On which synergy card do you put it?"
    state = position(dealt())
    assert GAME.show.prompt(state, 0) == ("keep", {"count": 2})


def test_limits_lie_between_what_unknown_tiles_could_do() -> None:
    scene = Scene(capital="blue-5 pink-2", hands=["blue-2", ""])
    # Tiles -3, -1, +1, +2, +4: seat 0 put +4 on blue, seat 1 put two others on blue and one on pink.
    scene.state.planted = type(scene.state.planted)([4, 0 | 1 << 6, 1 | 1 << 6, 2 | 1 << 4 | 1 << 6])
    own, other, looking_on = (GAME.show.view(scene.state, seat) for seat in (0, 1, None))
    assert (own.limits[0], own.least[0], own.most[0]) == (9, 9 - 3 - 1, 9 + 1 + 2)
    assert (own.least[1], own.most[1]) == (0, 2 + 2)
    assert (other.limits[0], other.least[0], other.most[0]) == (5 - 3 - 1, 1 + 2, 1 + 4)
    assert (looking_on.least[0], looking_on.most[0]) == (5 - 3 - 1 + 1, 5 + 1 + 2 + 4)
    assert own.least[2:] == own.limits[2:] == own.most[2:]


def test_a_tile_in_the_hand_is_none_of_those_that_lie_unknown() -> None:
    scene = Scene(capital="pink-6", hands=["blue-2 blue-3", "pink-2"]).to_capital("blue-2")
    scene.state.planted = type(scene.state.planted)([0 | 1 << 4 | 1 << 6])
    scene.chance("draw_agent", agent="+4#1")
    assert GAME.show.view(scene.state, 0).most[1] == 6 + 2
    assert GAME.show.view(scene.state, 1).most[1] == 6 - 3


def test_who_leads_and_what_there_is_to_win() -> None:
    scene = Scene(capital="blue-5 blue-2 pink-3", homes=["blue-4 yellow-2", "blue-4"], hands=["blue-2", ""])
    view = GAME.show.view(scene.state, None)
    assert view.prizes == ["blue-5", "pink-3", None, None]
    assert view.leading == [[0, 1], [], [], []]
