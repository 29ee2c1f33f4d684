"""Solo: the deck with approval cards, the competitor's pile and points."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.welcome_to.builders import BOX, Table, act, card, sheet
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, playout
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.box import ACTIONS
from megapolis.games.welcome_to.rules.play import approve_for_rival
from megapolis.games.welcome_to.rules.solo import TOPS, UNSEEN, SoloDeck, rival_estates
from megapolis.games.welcome_to.rules.state import WelcomeTo

HAND = ("8 fence", "6 pool", "3 temp")


def against(competitor: str, *cards: str, **options: Any) -> Table:
    """A solo game in which the competitor has these cards."""
    table = Table(1, competitor=competitor, **options).deal(*HAND)
    table.solo.pile = vec[i64]([card(*name.split("-")) for name in cards])
    return table


def rival(table: Table) -> dict[str, int]:
    """The competitor's points by kind."""
    out: dict[str, int] = {}
    for line in table.state.rival_breakdown():
        out[line.key] = out.get(line.key, 0) + line.points
    return out


# ---------------------------------------------------------------------- the turn


def test_number_and_action_come_from_two_cards_and_the_third_is_given_away() -> None:
    table = Table(1).deal(*HAND)
    assert table.names("choose") == ["0 1", "0 2", "1 0", "1 2", "2 0", "2 1"]
    table.choose(1, action=0).write("t5").play("fence", gap="t4|5").done()
    assert table.sheet().number_at(4) == 6
    assert [BOX.card_names[at] for at in table.solo.pile] == ["3-temp"]
    discard = table.solo.discard
    assert {at for at in range(60) if discard[0] >> at & 1} == {card(8, "fence"), card(6, "pool")}


def test_a_temp_agency_shifts_the_number_of_another_card() -> None:
    table = Table(1).deal(*HAND).choose(0, action=2)
    assert table.names("shift") == ["-2", "-1", "0", "+1", "+2"]


def test_after_a_refusal_a_card_of_choice_is_given() -> None:
    stuck = sheet(
        top="0 1 2 3 4 5 6 7 8 9", centre="0 . . . . . . . . . 1", bottom="0 . . . . . . . . . . 1", refusals=0
    )
    table = Table(1).deal("8 fence", "6 pool", "9 park").give(0, stuck).play("refuse")
    assert table.names("give") == ["0", "1", "2"]
    assert table.names("done") == []
    table.play("give", slot=1).done()
    assert [BOX.card_names[at] for at in table.solo.pile] == ["6-pool"]
    assert table.sheet().refusals == 1


def test_the_sheet_is_no_secret_of_a_solo_player() -> None:
    table = Table(1).deal(*HAND)
    assert table.state.visible_action(-1, 0, act("choose", number=0, action=1)) == act("choose", number=0, action=1)


# ---------------------------------------------------------------------- the deck


def test_the_first_approval_card_lies_among_the_lowest_21() -> None:
    table = Table(1)
    state = table.state
    for _ in range(43):
        assert [action for action in state.legal_actions(CHANCE) if action >= act("draw_approval", slot=0)] == []
        state.decks.draw(state.legal_actions(CHANCE)[0])
        table.solo.hand = 0
    assert len(state.legal_actions(CHANCE)) == 21
    assert state.legal_actions(CHANCE)[-1] == act("draw_approval", slot=0)
    assert state.deck() == "solo:0-21"


def low_deck(competitor: str) -> Table:
    """A solo game whose deck has only two cards left, and the first approval card."""
    table = Table(1, competitor=competitor)
    deck = table.solo
    deck.left = vec[i64]([0b11, 0])
    deck.discard = vec[i64]([0b11111100, 0])
    return table


def test_an_approval_card_counts_at_once_and_is_replaced() -> None:
    table = low_deck("sam")
    table.match.play(CHANCE, act("draw_approval", slot=0))
    assert table.state.deck() == "approvals:0"
    assert len(table.state.legal_actions(CHANCE)) == 3
    table.match.play(CHANCE, act("turn_approval", letter="C"))
    assert table.state.turned == 4
    assert list(table.solo.plan_points) == [-1, -1, 11]
    assert table.solo.hand == 0
    assert table.state.round == 0


def test_the_own_discard_becomes_the_deck_with_two_approval_cards_the_first_time() -> None:
    table = low_deck("sam")
    for name in ("draw_approval", "turn_approval"):
        table.match.play(CHANCE, act(name, slot=0) if name == "draw_approval" else act(name, letter="A"))
    assert table.state.turned == 0
    for _ in range(2):
        table.match.play(CHANCE, table.state.legal_actions(CHANCE)[0])
    assert table.solo.run == 1
    outcomes = table.state.legal_actions(CHANCE)
    assert len(outcomes) == 6 + 2
    assert list(outcomes[-2:]) == [act("draw_approval", slot=1), act("draw_approval", slot=2)]
    table.match.play(CHANCE, act("draw_approval", slot=2))
    assert list(table.state.legal_actions(CHANCE)) == [act("turn_approval", letter=letter) for letter in "BC"]
    samples = {table.state.sample(Rng(seed)) for seed in range(50)}
    assert samples == set(table.state.legal_actions(CHANCE))


def test_irenes_approvals_of_the_rulebook() -> None:
    # Plan A is worth 8 at first; plan C, approved by the player before, is down to 6.
    table = Table(1, competitor="irene", plan_a=("A2",))
    state = table.state
    state.turned = 4
    for letter in "BAC":
        approve_for_rival(state, "ABC".index(letter))
    assert list(table.solo.plan_points) == [8, -1, 6]
    assert state.turned == 5
    assert rival(table)["plan"] == 14


def test_the_competitor_never_ends_the_game() -> None:
    table = against("flora")
    for letter in range(3):
        approve_for_rival(table.state, letter)
    table.choose(0, action=1).write("t5").done()
    assert not table.state.is_over()


def test_a_plan_the_competitor_approved_is_worth_less() -> None:
    table = against("flora").give(0, sheet(bottom="1 2 3 4 | 5 6 7 8 | . . . ."))
    approve_for_rival(table.state, 0)
    table.choose(0, action=1).write("t5").play("approve", letter="A")
    assert table.points("plan") == 3


# ---------------------------------------------------------------------- the competitor's points


def test_sams_parks_of_the_rulebook() -> None:
    table = against("sam", "8-park", "7-park", "9-park", "10-park", "6-park")
    assert rival(table)["rival-park"] == 5


def test_sams_temps_of_the_rulebook() -> None:
    table = against("sam", "3-temp", "4-temp", "6-temp", "8-temp").give(0, sheet(temps=4))
    assert table.points("temp") == 7
    assert rival(table)["rival-temp"] + rival(table)["rival-rank"] == 11


def test_sams_estate_of_the_rulebook() -> None:
    table = against("sam", "1-fence", "8-park", "6-pool", "4-estate", "3-bis", "2-fence")
    assert rival(table)["rival-estate"] == 10
    assert table.state.rival_estates() == 1


def test_temps_without_cards_bring_the_competitor_nothing() -> None:
    table = against("victor", "8-park").give(0, sheet(temps=1))
    assert rival(table)["rival-rank"] == 0
    assert table.points("temp") == 7
    table = against("victor", "3-temp", "4-temp").give(0, sheet(temps=1))
    assert (rival(table)["rival-temp"], rival(table)["rival-rank"], table.points("temp")) == (4, 7, 4)


def test_five_largest_estates_by_houses_then_points() -> None:
    cards = ["8-park", "7-park", "1-fence", "9-park", "2-fence", "4-estate", "5-fence", "6-fence", "6-park", "7-fence"]
    cards += ["10-park", "8-fence", "12-park", "9-fence", "10-bis"]
    table = against("irene", *cards)
    found = rival_estates(table.solo, table.state.rules.competitor)
    assert [(estate.houses, estate.value) for estate in found] == [
        (2, 1),
        (2, 1),
        (1, 2),
        (1, 1),
        (1, 1),
        (1, 1),
        (1, 1),
    ]
    assert rival(table)["rival-estate"] == 2 + 2 + 2 + 1 + 1
    assert rival(table)["rival-fence"] == 3 * 7
    assert table.state.rival_estates() == 7


def test_level_0_scores_nothing_and_gives_temp_points_by_its_card() -> None:
    table = against("closed", "8-park", "3-temp").give(0, sheet(temps=3))
    assert table.state.rival_breakdown() == []
    assert table.state.rival_points() == 0
    assert table.points("temp") == 4
    assert table.state.returns()[0] < 0
    assert GAME.show.remark(table.state) is None


def test_games_for_two_have_no_competitor() -> None:
    table = Table(2)
    assert table.state.rival_breakdown() == []
    assert table.state.rival_estates() == 0
    approve_for_rival(table.state, 0)
    assert table.state.turned == 0
    assert GAME.show.remark(table.state) is None


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        # Sam has one estate of one house: 1 point for the card, 1 for the estate.
        ({"top": "1 2 3 | . . . . . . ."}, "won"),
        ({}, "lost"),
        ({"top": "1 | 2 | . . . . . . . ."}, "won"),
        ({"top": "1 2 | . . . . . . . ."}, "tied"),
        ({"parks": [1, 0, 0]}, "lost"),
    ],
)
def test_a_tie_goes_to_more_complete_estates(marks: dict[str, Any], said: str) -> None:
    table = against("sam", "8-park").give(0, sheet(**marks))
    assert table.state.rival_points() == 2
    remark = GAME.show.remark(table.state)
    assert remark is not None
    assert remark[0] == said
    sign = {"won": 1, "lost": -1, "tied": 0}[said]
    value = table.state.returns()[0]
    assert (value > 0) - (value < 0) == sign


def test_the_sheets_of_a_random_solo_game_add_up() -> None:
    for seed in range(20):
        state = GAME.new_state(GAME.setup(1, {"competitor": "coral", "advanced_plans": True}))
        playout(state, Rng(seed))
        assert isinstance(state, WelcomeTo)
        deck = state.decks
        assert isinstance(deck, SoloDeck)
        in_play = [deck.left, deck.discard]
        cards = sum(bin(words[0]).count("1") + bin(words[1]).count("1") for words in in_play) + len(deck.pile)
        assert cards == 63
        assert len(deck.pile) == state.round


# ---------------------------------------------------------------------- the top of the deck


def drawn(rules: int, *draws: str) -> WelcomeTo:
    """A solo game with picked plans, in which these cards were drawn."""
    options = {"plan_a": ("A1",), "plan_b": ("B1",), "plan_c": ("C1",)}
    state = GAME.new_state(GAME.setup(1, options, rules=rules))
    assert isinstance(state, WelcomeTo)
    for name in draws:
        state.apply(CHANCE, act("draw", card=card(*name.split())))
    return state


def shows(top: str) -> int:
    return act("show", top=TOPS.index(top))


def test_the_next_cards_action_is_seen_once_the_hand_is_full() -> None:
    state = drawn(2, *HAND)
    assert state.awaited() == CHANCE
    left = {action: int(state.weight(action)) for action in state.legal_actions(CHANCE)}
    # 14 fences, estates and parks and 7 of each other action, less the hand; no approval card lies so high.
    assert left == {shows(top): count for top, count in zip(ACTIONS, (13, 14, 14, 6, 6, 7), strict=True)}
    state.apply(CHANCE, shows("pool"))
    assert state.awaited() == 1
    assert GAME.show.view(state, 0).top == "pool"


def test_the_next_card_is_one_that_shows_it() -> None:
    state = drawn(2, *HAND)
    state.apply(CHANCE, shows("pool"))
    for action in (act("choose", number=0, action=1), act("write", plot=4), act("done")):
        state.apply(0, action)
    assert state.awaited() == CHANCE
    names = [BOX.card_names[action - act("draw", card=0)] for action in state.legal_actions(CHANCE)]
    assert names
    assert all("-pool" in name for name in names)
    state.apply(CHANCE, int(state.legal_actions(CHANCE)[0]))
    assert len(state.legal_actions(CHANCE)) == 59, "what lies below it nobody has seen"


def test_an_approval_card_is_known_by_its_back() -> None:
    state = drawn(2)
    deck = state.decks
    assert isinstance(deck, SoloDeck)
    for _ in range(42):
        deck.draw(state.legal_actions(CHANCE)[0])
        deck.hand = 0
        deck.top = UNSEEN
    deck.hand = 2
    state.play(CHANCE, int(state.legal_actions(CHANCE)[0]))
    assert state.weight(shows("approval")) == 1
    state.apply(CHANCE, shows("approval"))
    deck.hand = 0
    state.waiting = 0
    assert list(state.legal_actions(CHANCE)) == [act("draw_approval", slot=0)]
    assert state.sample(Rng(1)) == act("draw_approval", slot=0)
    state.apply(CHANCE, act("draw_approval", slot=0))
    assert deck.top == UNSEEN


def test_an_empty_deck_shows_nothing() -> None:
    state = drawn(2)
    deck = state.decks
    assert isinstance(deck, SoloDeck)
    deck.left, deck.slots, deck.hand = vec[i64]([1, 0]), 0, 2
    state.play(CHANCE, act("draw", card=0))
    assert state.awaited() == 1
    assert GAME.show.view(state, 0).top == ""


def test_in_the_first_version_the_deck_lay_closed() -> None:
    state = drawn(1, *HAND)
    assert state.awaited() == 1
    assert b'"top"' not in msgspec.json.encode(GAME.show.view(state, 0))


def test_what_is_on_top_is_drawn_by_its_share() -> None:
    state = drawn(2, *HAND)
    rng = Rng(5)
    found = Counter(int(state.sample(rng)) for _ in range(6000))
    for top, count in zip(ACTIONS, (13, 14, 14, 6, 6, 7), strict=True):
        assert abs(found[shows(top)] / 6000 - count / 60) < 0.03
