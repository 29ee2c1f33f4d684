"""Tables with a real box: questions in words, whole hands, bots, and corrections tried before they are made."""

from typing import Any

import pytest

from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove, MegapolisError
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.sprawlopolis.rules.actions import DEAL, START
from megapolis.games.sprawlopolis.rules.state import Sprawlopolis
from megapolis.server.domain import commands, events
from megapolis.server.domain.companion import (
    MAX_IMPOSSIBLE,
    BoxQuestion,
    ask_about_line,
    ask_box,
    consider,
    enter_all,
    find_place,
    possible_corrections,
    unseen_moves,
)
from megapolis.server.domain.decide import Draft, decide
from megapolis.server.domain.snapshot import enterable, entering_seat, find_hand_over, outcomes_for
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import Translator
from megapolis.server.errors import NotAllowed, Refused, Stale
from server.builders import NOW, a_table, message, tell

COMPANION = {"companion": True}


def ask(table: Table, person: int = 0) -> BoxQuestion:
    return ask_box(table, Translator(table, "en"), person)


def answer(table: Table, question: BoxQuestion, count: int = 0) -> list[dict[str, Any]]:
    """The first pieces that are possible, as many as are asked for."""
    outcomes = {
        str(table.game.actions.to_fields(action, table.labels)): action for action, _ in table.state.chance_outcomes()
    }
    out: list[dict[str, Any]] = []
    for group in question.groups:
        for each in group.answers:
            if each.action is not None and each.left:
                out += [each.action] * (each.left if str(each.action) in outcomes else 0)
    return out[: count or question.count]


def enter(table: Table, person: int = 0, count: int = 0) -> Table:
    """The table after the pending question was answered."""
    question = ask(table, person)
    given = answer(table, question, count)
    return tell(table, message(commands.Enter, at=question.at, actions=given), person)


def who_enters(table: Table) -> int:
    return next(person for person in table.players() if entering_seat(table, table.seats_of(person)) is not None)


def play_on(table: Table, steps: int, seed: int = 0) -> Table:
    """The table after some steps: questions are answered, seats play random moves."""
    rng = Rng(seed)
    for _step in range(steps):
        if table.chance_pending():
            table = enter(table, who_enters(table))
        elif table.awaited():
            table = table.draft()
            seat = table.awaited()[0]
            actions = table.state.legal_actions(seat)
            table.play_action(seat, int(actions[rng.below(len(actions))]), NOW)
    return table


def wander(table: Table, rng: Rng) -> Table:
    """The table after one more step at random, of chance or of a seat."""
    after = table.draft()
    actor = CHANCE if after.chance_pending() else after.awaited()[0]
    actions = after.state.legal_actions(actor)
    after.play_action(actor, int(actions[rng.below(len(actions))]), NOW)
    return after


def test_a_whole_hand_is_entered_at_once() -> None:
    table = a_table("capital_lux", first=0, second=1, spec=COMPANION)
    while ask(table, who_enters(table)).asked.key != "box-hand":
        table = enter(table, who_enters(table))
    question = ask(table)
    assert (question.seat, question.count, question.private) == (0, 6, True)
    assert question.asked.text == "first: which cards were dealt?"
    assert question.how is not None
    assert question.how.text
    assert [group.name.text for group in question.groups if group.name] == ["blue", "pink", "yellow", "green"]
    after = enter(table)
    assert ask(after, 1).seat == 1
    assert len(after.match.log) == len(table.match.log) + 6 if after.match and table.match else False
    with pytest.raises(NotAllowed):
        ask(after, 0)


def test_the_same_card_twice_is_two_copies() -> None:
    table = a_table("capital_lux", first=0, second=1, spec=COMPANION)
    while ask(table, who_enters(table)).asked.key != "box-hand":
        table = enter(table, who_enters(table))
    question = ask(table)
    two = question.groups[0].answers[1].action
    after = tell(table, message(commands.Enter, at=question.at, actions=[two, two]))
    assert after.match is not None
    first, second = after.match.log[-2:]
    assert first.action != second.action
    faces = [after.game.show.describe(table.state, CHANCE, each.action) for each in (first, second)]
    assert faces[0] == faces[1]


def test_what_was_entered_meanwhile_is_not_entered_twice() -> None:
    table = a_table("next_station", first=0, second=1, spec=COMPANION)
    question = ask(table)
    given = message(commands.Enter, at=question.at, actions=answer(table, question))
    after = tell(table, given, 1)
    with pytest.raises(Stale):
        tell(after, given, 0)
    with pytest.raises(NotAllowed):
        tell(a_table("next_station", first=0), given)


def test_what_can_only_come_one_way_is_not_asked() -> None:
    table = play_on(a_table("capital_lux", first=0, second=1, spec=COMPANION), 60)
    assert table.match is not None
    assert any(line.key == "pass_left" for line in table.match.log_lines(0))
    # The last two cards of the deck are dealt: the second can only be the one that is left.
    last = a_table("capital_lux", first=0, second=1, spec=COMPANION)
    while ask(last, who_enters(last)).asked.key != "box-hand":
        last = enter(last, who_enters(last))
    last = enter(last)
    state = last.state
    assert isinstance(state, CapitalLux)
    state.citizens_0, state.citizens_1, state.citizens_left = 3, 0, 2
    state.cards_dealt = 2 * state.hand_size - 2
    given = answer(last, ask(last, 1))
    assert len(given) == 2
    draft = Draft(last, NOW)
    enter_all(draft, 1, ask(last, 1).at, [given[0], {"do": "draw", "citizen": "blue-2#2"}])
    assert len(draft.events) == 1
    assert draft.after.awaited() == [0, 1]


def test_a_bots_hand_is_entered_by_whoever_is_at_the_table() -> None:
    table = a_table("capital_lux", first=0, greedy=1, spec=COMPANION)
    for_bot = 0
    while table.chance_pending():
        question = ask(table)
        if question.seat == 1 and question.private:
            for_bot += 1
            assert not enterable(table.state, 0)
            assert find_hand_over(table, [0], 0) is None
        table = enter(table)
    assert for_bot == 1
    assert table.bots_awaited() == [1]
    # With a second person the bot's cards may be entered by either, and nobody's own by the other.
    three = a_table("capital_lux", first=0, second=1, greedy=2, spec=COMPANION)
    while three.chance_pending():
        able = [person for person in (0, 1) if entering_seat(three, three.seats_of(person)) is not None]
        question = ask(three, able[0])
        assert len(able) == (1 if question.private and question.seat != 2 else 2)
        three = enter(three, able[-1])
    assert entering_seat(three, []) is None


def test_a_line_of_a_seat_is_corrected_and_the_correction_taken_back() -> None:
    table = play_on(a_table("next_station", first=0, second=1, spec=COMPANION), 14)
    assert table.match is not None
    log = table.match.log[:]
    place = next(at for at, entry in enumerate(log) if entry.actor == 0)
    line = table.match.view_log(0).places.index(place)
    question = ask_about_line(table, Translator(table, "en"), 0, line, 0)
    assert (question.kind, question.seat) == ("moves", 0)
    assert question.old is not None
    other = next(each.action for each in question.groups[0].answers if each.action != question.old.action)
    assert other is not None
    changes, impossible, count = consider(table, Translator(table, "en"), 0, line, other, 0)
    assert len(impossible) == min(count, MAX_IMPOSSIBLE)
    corrected = tell(table, message(commands.Correct, line=line, action=other, drop=True))
    assert corrected.match is not None
    assert len(corrected.match.log) < len(log) if count else len(corrected.match.log) == len(log)
    assert changes or count
    back = tell(corrected, message(commands.Restore))
    assert back.match is not None
    assert back.match.log == log
    with pytest.raises(Refused):
        tell(table, message(commands.Restore))


def test_a_correction_that_changes_nothing_later() -> None:
    table = play_on(a_table("next_station", first=0, second=1, spec=COMPANION), 4)
    assert table.match is not None
    line = len(table.match.log_lines(0)) - 1
    question = ask_about_line(table, Translator(table, "en"), 0, line, 0)
    assert question.old is not None
    assert (question.kind, question.old.action["do"]) == ("cards", "flip")
    other = [each.action for group in question.groups for each in group.answers][3]
    assert other is not None
    assert consider(table, Translator(table, "en"), 0, line, other, 0) == ([], [], 0)
    after = tell(table, message(commands.Correct, line=line, action=other, seat=0))
    assert after.match is not None
    assert len(after.match.log) == len(table.match.log)


def test_what_can_only_come_one_way_is_not_asked_after_a_correction_either() -> None:
    table = a_table("megalopolis", first=0, second=1, options={"final_value": "height_zone"}, spec=COMPANION)
    table = play_on(table, 7)
    assert table.match is not None
    zones = [entry.action for entry in table.match.log]
    assert len(zones) == 8, "the last zone is not asked"
    last = table.game.actions.to_fields(zones[7], table.labels)
    after = tell(table, message(commands.Correct, line=6, action=last, drop=True))
    assert after.match is not None
    assert [entry.action for entry in after.match.log] == [*zones[:6], zones[7], zones[6]]
    assert ask(after).asked.key == "box-permits"


def test_a_correction_that_makes_later_entries_impossible_names_them() -> None:
    table = play_on(a_table("next_station", first=0, options={"random_pencils": True}, spec=COMPANION), 30)
    assert table.match is not None
    # The second card of the round in place of the first: then it cannot come second.
    flips = [at for at, entry in enumerate(table.match.log) if entry.actor == CHANCE][3:5]
    second = table.game.actions.to_fields(table.match.log[flips[1]].action, table.labels)
    line = table.match.view_log(0).places.index(flips[0])
    _changes, impossible, count = consider(table, Translator(table, "en"), 0, line, second, 0)
    assert count == len(table.match.log) - flips[1] if table.match.log[flips[0] + 1].actor == CHANCE else count > 0
    assert impossible
    assert all(each.words.text for each in impossible)
    with pytest.raises(IllegalMove):
        tell(table, message(commands.Correct, line=line, action=second))
    dropped = tell(table, message(commands.Correct, line=line, action=second, drop=True))
    assert dropped.match is not None
    assert dropped.match.log[: flips[0]] == table.match.log[: flips[0]]
    assert dropped.match.log[flips[0]] == (CHANCE, table.match.log[flips[1]].action)
    assert len(dropped.match.log) < len(table.match.log)
    # Nothing is lost, also where people went on: what was dropped comes back, and so does what was entered since.
    on = play_on(dropped, 1)
    back = tell(on, message(commands.Restore))
    again = tell(back, message(commands.Restore))
    assert on.match is not None
    assert back.match is not None
    assert again.match is not None
    assert back.match.log == table.match.log
    assert again.match.log == on.match.log


def test_several_corrections_are_taken_back_one_after_the_other() -> None:
    table = play_on(a_table("next_station", first=0, spec=COMPANION, options={"random_pencils": True}), 8)
    logs = []
    for line in (2, 1, 0):
        assert table.match is not None
        logs.append([*table.match.log])
        table = tell(table, message(commands.Correct, line=line, action=None, drop=True))
    assert table.match is not None
    newest = [*table.match.log]
    for expected in (*reversed(logs), newest, logs[2]):
        table = tell(table, message(commands.Restore))
        assert table.match is not None
        assert table.match.log == expected


def test_a_line_that_did_not_happen_is_taken_out() -> None:
    table = play_on(a_table("welcome_to", first=0, spec=COMPANION, options={"competitor": "irene"}), 40)
    assert table.match is not None
    log, places = table.match.log, table.match.view_log(0).places
    last = len(places) - 1
    out = {"line": last, "action": None}
    assert consider(table, Translator(table, "en"), 0, last, None, 0)[2] == 0
    after = tell(table, message(commands.Correct, **out))
    assert after.match is not None
    assert after.match.log == [*log[: places[last]], *log[places[last] + 1 :]]
    # What needs the line becomes impossible with it, and is named before.
    first = next(at for at, place in enumerate(places) if log[place].actor == CHANCE)
    _changes, impossible, count = consider(table, Translator(table, "en"), 0, first, None, 0)
    assert count == len(impossible) + max(0, count - MAX_IMPOSSIBLE)
    with pytest.raises(MegapolisError):
        tell(table, message(commands.Correct, line=first, action=None))
    dropped = tell(table, message(commands.Correct, line=first, action=None, drop=True))
    assert dropped.match is not None
    assert len(dropped.match.log) == len(log) - 1 - count
    back = tell(dropped, message(commands.Restore))
    assert back.match is not None
    assert back.match.log == log


def test_a_line_that_was_forgotten_is_put_in() -> None:
    table = play_on(a_table("megalopolis", first=0, second=1, spec=COMPANION), 5)
    assert table.match is not None
    log = table.match.log[:]
    forgotten = table.game.actions.to_fields(log[2].action, table.labels)
    without = tell(table, message(commands.Correct, line=2, action=None))
    assert without.match is not None
    assert without.match.log == [*log[:2], *log[3:]]
    # The line that stands there now comes after the one that was forgotten.
    assert consider(without, Translator(without, "en"), 0, 2, forgotten, 0, True) == ([], [], 0)
    again = tell(without, message(commands.Correct, line=2, action=forgotten, before=True))
    assert again.match is not None
    assert again.match.log == log
    first = table.game.actions.to_fields(log[0].action, table.labels)
    with pytest.raises(IllegalMove):
        tell(again, message(commands.Correct, line=2, action=first, before=True, drop=True))


def test_a_line_about_the_box_is_asked_again_as_it_was() -> None:
    table = play_on(a_table("sprawlopolis", first=0, second=1, spec=COMPANION), 12)
    assert table.match is not None
    lines = [at for at, line in enumerate(table.match.log_lines(0)) if line.actor == CHANCE]
    for line in lines:
        place = table.match.view_log(0).places[line]
        try:
            question = ask_about_line(table, Translator(table, "en"), 0, line, 0)
        except NotAllowed:
            assert table.match.log[place].action != table.match.log_lines(0)[line].action, (
                "only what another seat was dealt"
            )
            continue
        assert question.old is not None
        assert question.at == place
    with pytest.raises(NotAllowed):
        find_place(a_table("sprawlopolis", first=0), 0, 0)
    with pytest.raises(NotAllowed):
        find_place(a_table("sprawlopolis", first=0, started=False, spec=COMPANION), 0, 0)


def test_a_bots_hidden_line_is_corrected_by_whoever_entered_it() -> None:
    table = a_table("sprawlopolis", first=0, greedy=1, spec=COMPANION)
    while table.chance_pending():
        table = enter(table)
    assert table.match is not None
    hidden = [at for at, line in enumerate(table.match.log_lines(0)) if line.key == "dealt"]
    assert hidden
    found = find_place(table, 0, hidden[0], 0)
    assert (found.seat, found.eye, found.cover) == (0, -1, 1)
    covered = ask_about_line(table, Translator(table, "en"), 0, hidden[0], 0)
    assert covered.private
    assert not covered.groups[0].answers
    asked = ask_about_line(table, Translator(table, "en"), 0, hidden[0], 0, 1)
    assert asked.private
    assert asked.groups[0].answers
    was, other = table.match.log[found.place], int(table.match.state_at(found.place).legal_actions(CHANCE)[-1])
    named = table.game.actions.to_fields(other, table.labels)
    with pytest.raises(NotAllowed):
        tell(table, message(commands.Correct, line=hidden[0], action=named, drop=True))
    after = tell(table, message(commands.Correct, line=hidden[0], action=named, drop=True, eye=1))
    assert after.match is not None
    assert after.match.log[found.place] == (CHANCE, other) != was


def test_a_move_of_a_hidden_hand_is_corrected_on_its_own_phone() -> None:
    table = a_table("sprawlopolis", first=0, second=1, third=2, spec=COMPANION)
    table = play_on(table, 12)
    assert table.match is not None
    lines = table.match.log_lines(0)
    line = next(at for at, each in enumerate(lines) if each.actor == 1)
    question = ask_about_line(table, Translator(table, "en"), 0, line, 0)
    assert question.closed
    assert not question.groups[0].answers
    assert question.old is not None
    assert question.old.words == question.asked
    taken_out = tell(table, message(commands.Correct, line=line, action=None, drop=True))
    assert taken_out.match is not None
    assert len(taken_out.match.log) < len(table.match.log)


def test_what_everybody_may_look_at_tells_nothing_of_a_hand() -> None:
    table = a_table("sprawlopolis", first_1=0, first_2=1, spec=COMPANION)
    while not ask(table).private:
        table = enter(table)
    while ask(table).private:
        table = enter(table)
    asked = [ask_box(table, Translator(table, "en"), 0, seat) for seat in (0, 1)]
    assert asked[0].groups == asked[1].groups
    assert isinstance(table.state, Sprawlopolis)
    own = {str(table.game.actions.to_fields(int(START) + card, table.labels)) for card in to_list(table.state.hands[1])}
    offered = {str(each.action): each.left for group in asked[1].groups for each in group.answers}
    assert all(offered[card] for card in own), "they may be the first card of the city, as far as everybody knows"
    # The last line of the log of the seat that was dealt a card names it.
    assert [each.last for each in asked] == [True, False]


def test_where_no_hand_is_hidden_all_that_may_come_is_offered() -> None:
    table = a_table("next_station", first=0, second=1, spec=COMPANION)
    assert outcomes_for(table, 0) == outcomes_for(table, 1) == enterable(table.state, 0) != []


def test_moves_of_bots_that_nobody_sees_are_told_to_whoever_makes_them() -> None:
    table = a_table("capital_lux", first=0, greedy=1, spec=COMPANION)
    while table.chance_pending():
        table = enter(table)
    translator = Translator(table, "en")
    assert [(each.seat, each.count) for each in unseen_moves(table, translator, 0, -1, 0)] == [(1, 0)]
    for _ in range(2):
        action = int(table.state.legal_actions(1)[0])
        table = decide(table, commands.MoveBot(1, table.decision(1), action), NOW).after
    for eye in (-1, 0):
        assert [(each.count, each.lines) for each in unseen_moves(table, translator, 0, eye, 0)] == [(2, [])]
    whole = unseen_moves(table, translator, 0, 1, 0)[0]
    assert [line.words.key for line in whole.lines] == ["log-keep"] * 2
    assert unseen_moves(table, translator, 0, 1, 1)[0].lines == whole.lines[1:]
    plain = a_table("next_station", first=0, greedy=1, spec=COMPANION)
    assert unseen_moves(plain, Translator(plain, "en"), 0, 1, 0) == []
    watched = table.draft()
    watched.apply(events.Joined(1, "watcher", "key-watcher"), NOW)
    with pytest.raises(NotAllowed):
        unseen_moves(watched, translator, 1, 1, 0)


def test_what_a_line_may_say_instead_tells_nothing_of_other_hands() -> None:
    table = a_table("sprawlopolis", first=0, second=1, spec=COMPANION)
    while table.chance_pending():
        table = enter(table, who_enters(table))
    assert table.match is not None
    lines = table.match.log_lines(0)
    own = next(at for at, line in enumerate(lines) if line.key == "deal")
    other = next(at for at, line in enumerate(lines) if line.key == "dealt")
    # The other hand was dealt later, and what lies in it is offered as well.
    hand = {int(DEAL) + card for card in to_list(table.state.hands[1] | table.state.hands[0])}  # type: ignore[attr-defined]
    assert {*possible_corrections(table, 0, own), lines[own].action} >= hand
    assert possible_corrections(table, 0, other) == []


def test_only_players_take_a_correction_back() -> None:
    table = a_table("next_station", first=0, spec=COMPANION)
    joined = table.draft()
    joined.apply(events.Joined(1, "watcher", "key-watcher"), NOW)
    with pytest.raises(MegapolisError):
        tell(joined, message(commands.Restore), 1)
