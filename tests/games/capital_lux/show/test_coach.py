"""What the coach counts in Capital Lux."""

from collections.abc import Sequence

import pytest

from games.capital_lux.builders import BOX, Scene, act, face
from megapolis import deal
from megapolis.conformance.thinking import random_decisions
from megapolis.engine.coach import Fact
from megapolis.engine.core.rng import Rng
from megapolis.games.capital_lux import GAME
from megapolis.games.capital_lux.rules.box import COLOURS
from megapolis.games.capital_lux.rules.districts import FACE, colour_of
from megapolis.games.capital_lux.rules.stages import DRAFT
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.show.coach import facts, settles_soon

QUIET = "scout oracle merchant scholar"


def facts_of(state: CapitalLux, *way: int, seat: int = 0) -> dict[str, Fact]:
    after = state.clone()
    for action in way:
        after.play(seat, action)
    return {fact.key: fact for fact in facts(state, after, seat, way)}


def home(card: str) -> int:
    return act("home", card=card)


def capital(card: str) -> int:
    return act("capital", card=card)


def test_a_limit_that_saves_and_one_that_is_kept() -> None:
    scene = Scene(QUIET, "green-3", ("green-5", ""), ("green-4 green-2 blue-2", "blue-3"))
    found = facts_of(scene.state, capital("green-4"))
    assert found["saved"].args == {"district": "@district-green", "from": 3, "to": 7, "held": 5}
    scene = Scene(QUIET, "green-6", ("green-3", ""), ("green-2 green-5 blue-2", "blue-3"))
    found = facts_of(scene.state, home("green-2"))
    assert found["within"].args == {"district": "@district-green", "held": 5, "limit": 6}
    assert found["within"].amount == 2.0
    found = facts_of(scene.state, home("green-5"))
    assert found["over"].args == {"district": "@district-green", "over": 2, "held": 8}
    assert found["over"].amount == -8.0


def test_a_round_may_end_soon_once_a_hand_is_nearly_empty() -> None:
    full, few = "green-4 green-2 blue-2", "green-4 green-2"
    assert not settles_soon(Scene(QUIET, "green-3", ("", ""), (full, full)).state)
    assert settles_soon(Scene(QUIET, "green-3", ("", ""), (full, few)).state)
    drafting = deal("capital_lux", players=2, seed=1).state
    assert isinstance(drafting, CapitalLux)
    assert drafting.stage == DRAFT
    assert not settles_soon(drafting)


def test_what_it_does_to_a_rival() -> None:
    scene = Scene(QUIET, "green-3", ("", "green-5"), ("green-4 blue-2 blue-4", "blue-3"))
    found = facts_of(scene.state, capital("green-4"))
    assert found["help"].args == {"district": "@district-green", "player": "@seat-2", "limit": 7, "held": 5}
    assert found["help"].amount == -5.0


def lowered(own: str, theirs: str) -> dict[str, Fact]:
    """A cleric takes the lowest card of another district out of the capital."""
    scene = Scene("agent cleric merchant scholar", "green-2 green-4", (own, theirs), ("pink-4 blue-2 blue-4", "blue-3"))
    before = scene.state
    step = before.clone()
    step.play(0, capital("pink-4"))
    choice = next(
        int(action)
        for action in step.legal_actions(0)
        if GAME.actions.to_fields(int(action), GAME.labels(BOX))
        == {"do": "move", "district": "green", "card": "green-2"}
    )
    return facts_of(before, capital("pink-4"), choice)


def test_a_limit_that_falls() -> None:
    found = lowered("", "green-6")
    assert found["sink"].args == {"district": "@district-green", "player": "@seat-2", "limit": 4, "held": 6}
    assert found["sink"].amount == 6.0
    assert "sunk" not in found
    before, after = (
        Scene(QUIET, capital, ("green-5", ""), ("blue-2", "blue-3")).state for capital in ("green-6", "green-3")
    )
    [sunk] = [fact for fact in facts(before, after, 0, ()) if fact.key == "sunk"]
    assert sunk.args == {"district": "@district-green", "from": 6, "to": 3, "held": 5}
    assert sunk.amount == -5.0


def test_the_lead_in_a_colour_takes_the_bonus() -> None:
    scene = Scene(QUIET, "green-6 green-3", ("green-2", "green-3"), ("green-4 blue-2 blue-4", "blue-3"))
    found = facts_of(scene.state, home("green-4"))
    assert found["lead"].args == {"district": "@district-green", "held": 6, "bonus": 6}
    ahead = Scene(QUIET, "green-6 green-3", ("green-4", "green-3"), ("green-2 blue-2 blue-4", "blue-3"))
    assert "lead" not in facts_of(ahead.state, home("green-2"))


def test_the_last_card() -> None:
    scene = Scene(QUIET, "green-6", ("", ""), ("green-2", "blue-3 blue-4"))
    assert "last-card" in facts_of(scene.state, home("green-2"))
    two = Scene(QUIET, "green-6", ("", ""), ("green-2 blue-2", "blue-3 blue-4"))
    assert "last-card" not in facts_of(two.state, home("green-2"))


def test_in_the_last_turns_everybody_knows_that_they_are_the_last() -> None:
    scene = Scene(QUIET, "green-6", ("", ""), ("green-2", "blue-3 blue-4"))
    scene.state.last_turns = 1
    assert "last-card" not in facts_of(scene.state, home("green-2"))


def test_a_hand_that_is_empty_in_the_midst_of_an_effect_fills_again() -> None:
    """The Reformer: what is put down is given for what one takes then."""
    scene = Scene("scout cleric merchant reformer", hands=["green-2 blue-4", "blue-2 blue-3"])
    for card in ("pink-2", "pink-5", "yellow-3"):
        scene.take_from_deck(card)
        scene.state.reform_field = scene.state.reform_field.plus(face(card))
    before = scene.state.clone()
    scene.to_capital("green-2")
    after = scene.state
    after.play(0, act("reform", card="blue-4"))
    assert after.players[0].hand.size == 0
    assert "last-card" not in {fact.key for fact in facts(before, after, 0, (capital("green-2"),))}


def test_in_a_draft_room_for_a_card_is_counted() -> None:
    """By the cards of the capital: at the beginning homes are empty."""
    told = 0
    for seed in range(4):
        state = deal("capital_lux", 2, seed=seed).state
        assert isinstance(state, CapitalLux)
        assert state.stage == DRAFT
        for action in state.legal_actions(0):
            colour, value = GAME.actions.text(int(action), GAME.labels(state.setup.data)).split()[1].rsplit("-", 1)
            room = held_by_hand(state, list(state.capital), COLOURS.index(colour))
            found = facts_of(state, int(action))
            assert ("room" in found) == (int(value) <= room)
            if found:
                assert found["room"].args == {"place": f"@district-{colour}", "room": room}
                told += 1
    assert told


def test_a_rebel_has_no_district_to_have_room_in() -> None:
    state = deal("capital_lux", 2, seed=0).state
    assert isinstance(state, CapitalLux)
    assert facts(state, state, 0, (act("keep", card="rebel-3"),)) == []


def held_by_hand(state: CapitalLux, cards: Sequence[int], colour: int) -> int:
    """The sum of a district, card by card."""
    return sum(int(state.box.value[card & FACE]) for card in cards if colour_of(card) == colour)


@pytest.mark.parametrize("players", [2, 4])
def test_every_fact_can_be_recounted(players: int) -> None:
    """Sums of districts card by card, before and after."""
    checked = 0
    for match, seat, _ in random_decisions(GAME.setup(players), 14, seed=2):
        before = match.state.isolate(seat, Rng(1))
        assert isinstance(before, CapitalLux)
        for action in (int(each) for each in before.legal_actions(seat)):
            after = before.clone()
            after.play(seat, action)
            for fact in facts(before, after, seat, (action,)):
                if "district" not in fact.args:
                    continue
                colour = COLOURS.index(str(fact.args["district"]).removeprefix("@district-"))
                limit = held_by_hand(after, list(after.capital), colour)
                own = held_by_hand(after, list(after.players[seat].home), colour)
                if fact.key == "within":
                    assert (fact.args["held"], fact.args["limit"]) == (own, limit)
                    assert own <= limit
                elif fact.key == "over":
                    assert fact.args["over"] == own - limit > 0
                elif fact.key in ("sink", "help"):
                    other = int(str(fact.args["player"]).removeprefix("@seat-")) - 1
                    theirs = held_by_hand(before, list(before.players[other].home), colour)
                    assert fact.args["held"] == theirs
                    assert (theirs > limit) == (fact.key == "sink")
                elif fact.key == "lead":
                    assert all(
                        held_by_hand(after, list(after.players[other].home), colour) < own
                        for other in range(players)
                        if other != seat
                    )
                checked += 1
    assert checked > 5
