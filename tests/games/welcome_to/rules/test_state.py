"""The flow of play: rounds, turns, actions, plans, decks, ends, and what seats may know."""

from typing import Any

import msgspec
import pytest

from games.welcome_to.builders import BOX, CLASSIC, FULL_TOP, STUCK, Table, act, sheet
from megapolis.engine.core.bitset import popcount, to_list
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import AT_REVEAL, CHANCE
from megapolis.engine.dealer import Dealer
from megapolis.engine.errors import BadOption, NoUndo
from megapolis.engine.match import Match
from megapolis.games.welcome_to import GAME
from megapolis.games.welcome_to.rules.actions import PLOT_NAMES
from megapolis.games.welcome_to.rules.decks import ThreeDecks
from megapolis.games.welcome_to.rules.play import find_ending
from megapolis.games.welcome_to.rules.state import WelcomeTo

PAIRS = ("8 fence", "5 pool", "11 temp")


# ---------------------------------------------------------------------- choosing and writing


def test_everybody_may_choose_the_same_pair() -> None:
    table = Table(3).deal(*PAIRS)
    for seat in range(3):
        assert table.names("choose", seat) == ["0 0", "1 1", "2 2"]
        table.choose(0, seat).write("t5", seat)
    assert table.state.actors() == [0, 1, 2]
    table.done(2, 0)
    assert table.state.actors() == [1]
    table.done(1)
    assert table.state.actors() == [CHANCE]


def test_a_number_must_be_written_before_anything_else() -> None:
    table = Table().deal(*PAIRS).choose(0)
    assert {table.match.setup.game.actions.named(action)["do"] for action in table.state.legal_actions(0)} == {"write"}
    assert len(table.names("write")) == 33


def test_temp_shift_of_the_rulebook() -> None:
    table = Table().deal("8 temp", "5 pool", "11 fence").choose(0)
    assert table.names("shift") == ["-2", "-1", "0", "+1", "+2"]
    writable = []
    for by in table.names("shift"):
        branch = table.state.clone()
        branch.play(0, act("shift", by=by))
        branch.play(0, act("write", plot="t5"))
        writable.append(branch.sheets[0].number_at(4))
    assert writable == [6, 7, 8, 9, 10]


@pytest.mark.parametrize(
    ("printed", "shifts"),
    [
        ("1 temp", ["-1", "0", "+1", "+2"]),
        ("2 temp", ["-2", "-1", "0", "+1", "+2"]),
        ("15 temp", ["-2", "-1", "0", "+1", "+2"]),
    ],
)
def test_shifted_numbers_stay_between_0_and_17(printed: str, shifts: list[str]) -> None:
    assert Table().deal(printed, "5 pool", "5 pool").choose(0).names("shift") == shifts


def test_a_temp_box_is_crossed_even_without_a_shift_but_not_without_the_action() -> None:
    table = Table().deal(*PAIRS).choose(2).play("shift", by="0").write("t5")
    assert table.sheet().temps == 1
    assert table.sheet().number_at(4) == 11
    other = Table().deal(*PAIRS).choose(2).write("t5")
    assert other.sheet().temps == 0
    assert other.names("done") == [""]


def test_a_temp_agency_still_shifts_when_all_boxes_are_crossed() -> None:
    table = Table().deal(*PAIRS).give(0, sheet(temps=11)).choose(2).play("shift", by="+2").write("t5")
    assert table.sheet().temps == 11
    assert table.sheet().number_at(4) == 13


# ---------------------------------------------------------------------- refusals


def test_a_refusal_only_when_no_printed_number_fits() -> None:
    table = Table().deal(*PAIRS)
    assert table.names("refuse") == []
    table.give(0, sheet(**STUCK)).deal("1 fence", "1 pool", "1 park")
    assert table.names("choose") == []
    assert table.names("refuse") == [""]
    table.play("refuse")
    assert table.sheet().refusals == 1
    assert table.names("fence") == []
    assert table.names("done") == [""]


def test_a_shift_may_avoid_a_refusal_but_need_not() -> None:
    stuck = sheet(top=FULL_TOP, centre="4 . . . . . . . . . 6", bottom="4 . . . . . . . . . . 6")
    table = Table().deal("7 temp", "7 fence", "4 pool").give(0, stuck)
    assert table.names("choose") == ["0 0"]
    assert table.names("refuse") == [""]
    table.choose(0)
    assert table.names("write") == []
    assert table.names("shift") == ["-2"]
    table.play("shift", by="-2")
    assert "c5" in table.names("write")


def test_refusals_cost_0_0_3_5_and_the_third_ends_the_game() -> None:
    for crossed, cost in enumerate((0, 0, -3, -5)):
        table = Table(2).deal(*PAIRS).give(0, sheet(refusals=crossed))
        assert table.points("refusal") == cost
    table = Table(2).deal("1 fence", "1 pool", "1 park").give(0, sheet(refusals=2, **STUCK))
    table.play("refuse").done(0)
    assert not table.state.is_over()
    table.choose(0, 1).write("t1", 1).done(1)
    assert table.state.ending() == "all_refusals"


def test_plans_can_be_approved_after_a_refusal() -> None:
    made = sheet(refusals=0, top="0 1 2 3 | 4 5 6 7 | 8 9", centre=STUCK["centre"], bottom=STUCK["bottom"])
    table = Table().deal("1 fence", "1 pool", "1 park").give(0, made).play("refuse")
    assert table.names("approve") == ["A"]


# ---------------------------------------------------------------------- actions


def test_actions_are_optional() -> None:
    table = Table().deal(*PAIRS).choose(0).write("t5").done()
    assert table.sheet().fences == CLASSIC.closed


def test_a_fence_goes_anywhere_but_not_where_one_is() -> None:
    table = Table().deal(*PAIRS).give(0, sheet(top=". . . | . . . . . . .")).choose(0).write("t5")
    gaps = table.names("fence")
    assert len(gaps) == 9 + 10 + 11 - 1
    assert "t3|4" not in gaps
    table.play("fence", gap="b11|12")
    assert table.sheet().fences >> 42 & 1
    assert table.names("fence") == []


def test_no_fence_through_an_estate_that_has_paid() -> None:
    made = sheet(bottom="1 2 3 4 | 5 6 7 8 | . . . .", top="1 2 | . . . . . . . .")
    table = Table().deal(*PAIRS).give(0, made).choose(0).write("t10").play("approve", letter="A").done(0)
    table.choose(0, 1).write("t5", 1).done(1).deal(*PAIRS).choose(0).write("c5")
    gaps = table.names("fence")
    assert not {"b1|2", "b2|3", "b3|4", "b5|6", "b7|8"} & set(gaps)
    assert {"t1|2", "b9|10"} <= set(gaps)


def test_a_fence_may_part_a_number_from_its_bis() -> None:
    table = Table().deal(*PAIRS).give(0, sheet(top="1 1b . . . . . . . .")).choose(0).write("t5")
    table.play("fence", gap="t1|2")
    assert table.sheet().estates(1) == 1


def test_estate_values_rise_column_by_column_until_full() -> None:
    table = Table().deal("8 estate", "5 pool", "2 bis").give(0, sheet(columns=[1, 0, 0, 0, 0, 0])).choose(0).write("t5")
    assert table.names("estate") == ["2", "3", "4", "5", "6"]
    table.play("estate", size="2")
    assert table.sheet().column_marks(2) == 1


def test_a_park_belongs_to_the_street_of_the_house() -> None:
    table = Table().deal("8 park", "5 pool", "2 bis").choose(0).write("c5").play("park")
    assert [table.sheet().park_marks(street) for street in range(3)] == [0, 1, 0]
    full = Table().deal("8 park", "5 pool", "2 bis").give(0, sheet(parks=[3, 0, 0])).choose(0).write("t5")
    assert full.names("park") == []


def test_a_pool_needs_a_place_for_it_and_this_turns_house() -> None:
    table = Table().deal("8 pool", "5 pool", "2 bis").choose(0).write("t3").play("pool")
    assert to_list(table.sheet().pools) == [2]
    assert table.points("pool") == 3
    assert Table().deal("8 pool", "5 pool", "2 bis").choose(0).write("t4").names("pool") == []
    assert Table().deal("8 park", "5 pool", "2 bis").choose(0).write("t3").names("pool") == []


def test_a_bis_copies_any_neighbour_even_over_a_fence() -> None:
    made = sheet(top="3 | . . . . . . . . .")
    table = Table().deal("8 bis", "5 pool", "2 park").give(0, made).choose(0).write("c5")
    assert table.names("bis") == ["t2 left", "c4 right", "c6 left"]
    table.play("bis", plot="t2", copy="left")
    assert table.sheet().number_at(1) == 3
    assert to_list(table.sheet().bis) == [1]
    assert table.points("bis") == -1


def test_nine_bis_are_all() -> None:
    nine = sheet(top="1 1b 1b 1b 1b 1b . . . .", centre="1 1b 1b 1b 1b . . . . . .")
    table = Table().deal("8 bis", "5 pool", "2 park").give(0, nine).choose(0).write("b5")
    assert table.names("bis") == []
    assert table.points("bis") == -28


# ---------------------------------------------------------------------- roundabouts


def test_no_roundabouts_without_the_expert_variant() -> None:
    assert Table().deal(*PAIRS).names("roundabout") == []


def test_one_roundabout_a_round_before_the_choice_or_after_the_house() -> None:
    table = Table(roundabouts=True).deal(*PAIRS)
    assert len(table.names("roundabout")) == 33
    table.play("roundabout", plot="t5")
    assert table.names("roundabout") == []
    table.choose(0)
    assert "t5" not in table.names("write")
    later = Table(roundabouts=True).deal(*PAIRS).choose(0)
    assert later.names("roundabout") == []
    later.write("t5").play("roundabout", plot="t6")
    assert later.names("roundabout") == []
    assert later.names("fence") != []


def test_two_a_round_by_the_other_ruling_and_two_a_game() -> None:
    table = Table(roundabouts=True, roundabouts_per_round=2).deal(*PAIRS)
    table.play("roundabout", plot="t5").play("roundabout", plot="t7")
    assert table.points("roundabout") == -8
    assert table.names("roundabout") == []
    table.choose(0).write("c1").done(0).choose(0, 1).write("t1", 1).done(1).deal(*PAIRS)
    assert table.names("roundabout", 0) == []
    assert len(table.names("roundabout", 1)) == 32


def test_a_roundabout_may_make_a_refusal_undue_and_follows_one() -> None:
    table = Table(roundabouts=True).deal("1 fence", "1 pool", "1 park").give(0, sheet(**STUCK))
    assert table.names("refuse") == [""]
    tried = table.state.clone()
    tried.play(0, act("roundabout", plot="c5"))
    assert [action for action in tried.legal_actions(0) if action == act("refuse")] == []
    table.play("refuse")
    assert "c5" in table.names("roundabout")


# ---------------------------------------------------------------------- plans


def ready() -> Any:
    return sheet(bottom="1 2 3 4 | 5 6 7 8 | . . . .")


def test_all_who_approve_in_the_same_round_get_the_high_value() -> None:
    table = Table(3).deal(*PAIRS)
    for seat in range(3):
        table.give(seat, ready())
    for seat in (0, 1):
        table.choose(0, seat).write("t5", seat).play("approve", seat, letter="A").done(seat)
    table.choose(0, 2).write("t5", 2).done(2)
    assert [table.points("plan", seat) for seat in range(3)] == [6, 6, 0]
    assert table.state.turned == 1
    table.deal(*PAIRS).choose(0, 2).write("c5", 2).play("approve", 2, letter="A")
    assert table.points("plan", 2) == 3


def test_several_plans_in_a_round_and_the_third_ends_the_game() -> None:
    made = sheet(
        bottom="1 2 3 4 | 5 6 7 8 | . . . .", centre="1 2 | 3 4 5 6 7 | . . . .", top="1 2 | 3 4 5 | 6 7 8 9 | ."
    )
    table = Table(2).deal(*PAIRS).give(0, made).choose(2).write("b10")
    for letter in "ABC":
        table.play("approve", letter=letter)
        for _ in range(9):
            if table.names("pay"):
                table.play("pay", plot=table.names("pay")[0])
    assert table.points("plan") == 6 + 7 + 11
    table.done(0).choose(0, 1).write("t1", 1).done(1)
    assert table.state.ending() == "three_plans"
    assert table.state.awaited() == 0


def test_an_approved_plan_ends_the_action() -> None:
    table = Table(2).deal(*PAIRS).give(0, ready()).choose(0).write("t5")
    assert table.names("fence") != []
    table.play("approve", letter="A")
    assert table.names("fence") == []
    assert table.names("approve") == []


def test_a_plan_may_wait() -> None:
    table = Table(2).deal(*PAIRS).give(0, ready()).choose(0).write("t5").done(0).choose(0, 1).write("t5", 1).done(1)
    table.deal(*PAIRS).choose(0).write("c5").play("approve", letter="A")
    assert table.points("plan") == 6


# ---------------------------------------------------------------------- ends


def test_all_houses_end_the_game_and_roundabouts_are_no_houses() -> None:
    made = sheet(top=FULL_TOP, centre="0 1 2 3 4 o 1 2 3 4 5", bottom="0 1 2 3 4 5 . 9 10 11 12 13")
    table = Table(2, roundabouts=True).deal(*PAIRS).give(0, made).choose(0).write("b7").done(0)
    table.choose(0, 1).write("t5", 1).done(1)
    assert table.state.ending() == "all_houses"
    assert list(table.state.legal_actions(CHANCE)) == []


def test_three_plans_name_the_end_before_all_houses_and_refusals() -> None:
    table = Table(3).deal(*PAIRS)
    table.give(0, sheet(refusals=3))
    assert find_ending(table.state) == 3
    table.give(1, sheet(top=FULL_TOP, centre="0 1 2 3 4 5 6 7 8 9 10", bottom="0 1 2 3 4 5 6 7 8 9 10 11"))
    assert find_ending(table.state) == 2
    made = sheet()
    made.approved = 7
    table.give(2, made)
    assert find_ending(table.state) == 1


# ---------------------------------------------------------------------- decks


def drawn(state: WelcomeTo) -> list[list[int]]:
    """Plays two runs through the decks with nobody doing anything; the cards on top, round by round."""
    tops: list[list[int]] = []
    dealer = Dealer("decks")
    while len(tops) < 62:
        dealer.settle(state)
        tops.append([int(card) for card in state.decks.numbers])
        state.waiting = 0
        state.decks.end_round(0)
    return tops


def test_each_deck_keeps_its_cards_and_is_shuffled_in_round_21_and_every_20_after() -> None:
    tops = drawn(Table(2).state)
    columns = list(zip(*tops, strict=True))
    # The very first top is turned in round 1: it is not in the list, which starts with the second.
    for column in columns:
        first, second, third = column[:20], column[20:40], column[40:60]
        assert len(set(first)) == len(set(second)) == len(set(third)) == 20
        own = set(first) | set(second)
        assert len(own) == 21
        assert set(third) <= own
        # The card turned when the deck ran out stays out of the next deck.
        assert first[-1] not in second
        assert second[-1] not in third
    assert len({card for column in columns for card in column}) == 63


def test_the_action_of_a_round_is_the_number_card_of_the_round_before() -> None:
    table = Table(2)
    dealer = Dealer(7)
    dealer.settle(table.state)
    tops = list(table.state.decks.numbers)
    for seat in (0, 1):
        table.match.play(seat, table.state.legal_actions(seat)[0])
        table.match.play(seat, table.state.legal_actions(seat)[-1])
        table.done(seat)
    dealer.settle(table.state)
    assert list(table.state.decks.actions) == tops


def test_deck_names_tell_shuffles_apart() -> None:
    state = Table(2, plan_a=(), plan_b=(), plan_c=()).state
    names = []
    for _ in range(3):
        names.append(state.deck())
        state.play(CHANCE, state.legal_actions(CHANCE)[0])
    assert names == ["plans-A:0", "plans-B:0", "plans-C:0"]
    assert state.deck() == "cards:0"
    decks = state.decks
    assert isinstance(decks, ThreeDecks)
    decks.drawn, decks.run = 1, 2
    assert state.deck() == "deck-2:2"


def test_sampling_finds_high_cards_too() -> None:
    state = Table(2).state
    seen = {state.sample(Rng(seed)) for seed in range(2000)}
    assert seen == set(state.legal_actions(CHANCE))


@pytest.mark.parametrize(
    ("options", "stacks"),
    [
        ({}, (7, 7, 7)),
        ({"advanced_plans": True}, (11, 12, 13)),
        ({"advanced_plans": True, "roundabouts": True}, (13, 12, 13)),
    ],
)
def test_stacks_hold_what_the_options_let_in(options: dict[str, Any], stacks: tuple[int, ...]) -> None:
    state = GAME.new_state(GAME.setup(2, options))
    sizes = []
    for _ in range(3):
        sizes.append(len(state.chance_outcomes()))
        state.play(CHANCE, state.sample(Rng(1)))
    assert tuple(sizes) == stacks


# ---------------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (2, {"competitor": "irene"}, "conflict-competitor"),
        (2, {"plan_a": ("A12",)}, "conflict-roundabout-plan"),
        (1, {"plan_a": "A13"}, "conflict-roundabout-plan"),
        (2, {"roundabouts_per_round": 2}, "conflict-per-round"),
        (11, {}, "error-players"),
        (2, {"plan_b": ("A1",)}, "error-option-value"),
        (2, {"plan_b": ("B1", "B2")}, "error-option-value"),
    ],
)
def test_options_that_do_not_go_together(players: int, options: dict[str, Any], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.setup(players, options)
    assert caught.value.reason.key == key


@pytest.mark.parametrize("players", range(1, 11))
def test_one_to_ten_can_play(players: int) -> None:
    match = Match(GAME.setup(players), "ten")
    assert match.state.actors() == list(range(players))


# ---------------------------------------------------------------------- what seats know


def test_others_see_a_sheet_as_it_stood_when_the_round_began_and_who_is_done() -> None:
    table = Table(2).deal(*PAIRS)
    before = msgspec.json.encode(GAME.show.view(table.state, 1))
    table.choose(0).write("t5").play("fence", gap="t4|5")
    assert msgspec.json.encode(GAME.show.view(table.state, 1)) == before
    table.done(0)
    shown = GAME.show.view(table.state, 1)
    assert shown.sheets[0].done
    assert shown.sheets[0].streets[0] == [None] * 10
    assert GAME.show.view(table.state, 0).sheets[0].streets[0][4] == 8
    table.choose(1, 1).write("c1", 1).done(1)
    shown = GAME.show.view(table.state, 1)
    assert shown.sheets[0].streets[0][4] == 8
    assert shown.sheets[0].fences == ["t4|5"]


def test_steps_of_others_are_known_when_the_round_is_over() -> None:
    table = Table(2).deal(*PAIRS)
    assert table.state.visible_action(1, 0, act("choose", number=0, action=0)) == AT_REVEAL
    assert table.state.visible_action(0, 0, act("choose", number=0, action=0)) == act("choose", number=0, action=0)
    dealt = len(table.match.seen(1))
    table.choose(0).write("t5").done(0)
    assert len(table.match.seen(1)) == dealt
    table.choose(1, 1).write("c1", 1).done(1)
    assert len(table.match.seen(1)) == dealt + 6


def test_points_for_temps_tell_nothing_of_the_running_round() -> None:
    table = Table(2).deal(*PAIRS).give(1, sheet(temps=1))
    assert table.state.points(1) == 7
    table.choose(2).play("shift", by="0").write("t5")
    assert (table.state.points(0), table.state.points(1)) == (7, 7)
    table.choose(0, 1).write("t5", 1).done(1)
    assert table.state.preview(0, act("done")) == []
    table.done(0)
    assert (table.state.points(0), table.state.points(1)) == (7, 7)


def test_a_shown_score_is_that_of_the_shown_sheet() -> None:
    table = Table(2).deal("8 park", "5 pool", "11 temp").choose(0).write("t5").play("park").done(0)
    assert sum(line.points for line in table.state.visible_score(1, 0)) == 0
    assert sum(line.points for line in table.state.visible_score(-1, 0)) == 0
    assert sum(line.points for line in table.state.visible_score(0, 0)) == 2
    table.choose(0, 1).write("t5", 1).done(1)
    assert sum(line.points for line in table.state.visible_score(1, 0)) == 2


def test_imagining_resets_unfinished_turns_and_replays_finished_ones() -> None:
    table = Table(3).deal(*PAIRS)
    table.choose(0, 1).write("t5", 1)
    table.choose(0, 2).write("t5", 2).done(2)
    imagined = table.state.determinize(0, Rng(3))
    assert isinstance(imagined, WelcomeTo)
    assert imagined.sheets[1].filled == 0
    assert popcount(imagined.sheets[2].filled) in (1, 2)
    assert imagined.actors() == [0, 1]


def test_steps_can_be_taken_back_until_the_seat_is_done() -> None:
    table = Table(2).deal(*PAIRS).choose(0).write("t5").play("fence", gap="t4|5")
    table.match.undo(0)
    assert table.names("fence") != []
    table.match.undo(0)
    assert len(table.names("write")) == 33
    table.match.undo(0)
    assert len(table.names("choose")) == 3


def test_what_is_revealed_is_not_taken_back() -> None:
    match = Match(GAME.setup(2), "undo")
    for seat in (0, 1):
        for pick in (0, 0, -1):
            match.play(seat, match.state.legal_actions(seat)[pick])
    with pytest.raises(NoUndo):
        match.undo(0)


def test_clones_do_not_share_what_changes() -> None:
    table = Table(2).deal(*PAIRS).choose(0)
    copy = table.state.clone()
    digest = copy.digest()
    table.write("t5")
    assert copy.digest() == digest
    copy.play(0, act("write", plot="t1"))
    assert table.sheet().number_at(4) == 8
    assert table.sheet().number_at(0) == -1


def test_a_seeded_game_is_the_same_for_everybody_whatever_they_do() -> None:
    numbers = []
    for pick in (0, -1):
        match = Match(GAME.setup(2), "same")
        for seat in (0, 1):
            match.play(seat, match.state.legal_actions(seat)[0])
            match.play(seat, match.state.legal_actions(seat)[pick])
            match.play(seat, match.state.legal_actions(seat)[-1])
        assert isinstance(match.state, WelcomeTo)
        numbers.append([BOX.card_names[card] for card in match.state.decks.numbers])
    assert numbers[0] == numbers[1]


def test_plot_names() -> None:
    assert (PLOT_NAMES[0], PLOT_NAMES[16], PLOT_NAMES[43]) == ("t1", "c1", "b12")
