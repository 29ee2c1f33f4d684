"""Hints: a level by the lead and its error, words for it, and why not another move."""

import re

import msgspec
import pytest

from analysis.test_values import played
from megapolis import Match, deal, game_ids, hint, why_not
from megapolis.analysis import NoHint, refine_hint
from megapolis.analysis.futures import Ending
from megapolis.analysis.hints import (
    CLEARLY,
    EVEN,
    RATHER,
    SILENT,
    Hint,
    WhyNot,
    advise,
    against,
    begin,
    even_moves,
    level_of,
    outlook,
    turns_round,
)
from megapolis.analysis.reasons import facts_about
from megapolis.analysis.values import Trial, Weighing, weigh
from megapolis.engine.i18n import LANGUAGES
from megapolis.engine.score import ScoreLine

CODES = re.compile(r"\b\d+:\d+\b|\b(nw|ne|sw|se)\d\d\b|\b(NS|EW|NE|NW|SE|SW)\b|@|\{")


class Outcome:
    """A position of which only this is known."""

    def __init__(self, over: bool) -> None:
        self.over = over

    def is_over(self) -> bool:
        return self.over

    def breakdown(self, _seat: int) -> list[ScoreLine]:
        return []


def weighing_with(*rows: list[float], outcomes: list[list[float]] | None = None, over: bool = False) -> Weighing:
    """A weighing of a Welcome To decision, its first moves having these values in each future."""
    match, seat = played("welcome_to", 2, 2)
    weighing = Weighing(match.state, seat)
    weighing.consider(weighing.rank()[: len(rows)])
    assert len(weighing.trials) == len(rows)
    for at, (trial, row) in enumerate(zip(weighing.trials.values(), rows, strict=True)):
        won = row if outcomes is None else outcomes[at]
        trial.endings = [Ending(Outcome(over), value, won[place]) for place, value in enumerate(row)]  # type: ignore[arg-type]
    weighing.tried = max(map(len, rows))
    return weighing


def level(*rows: list[float], outcomes: list[list[float]] | None = None) -> str:
    weighing = weighing_with(*rows, outcomes=outcomes)
    return level_of(weighing, [move for move in weighing.moves() if move.same_as is None])


def test_the_level_follows_from_the_lead_and_its_error() -> None:
    assert level([5.0, 6.0, 5.0, 6.0], [4.0, 5.0, 4.0, 4.5]) == CLEARLY
    assert level([5.0, 6.0, 5.0, 6.0], [4.3, 5.3, 4.5, 5.3]) == RATHER
    assert level([5.0, 6.0, 5.0, 6.0], [4.7, 5.7, 4.6, 5.6]) == EVEN
    assert level([5.0, 6.0, 5.0, 6.0], [5.0, 6.0, 4.9, 6.0]) == SILENT
    assert level([5.0, 6.0]) == SILENT
    # A lead of two that luck alone could explain: the differences are 8, -6, 8 and -2.
    assert level([8.0, 0.0, 8.0, 0.0], [0.0, 6.0, 0.0, 2.0]) == EVEN


def test_moves_whose_order_turned_round_are_even() -> None:
    assert level([0.0, 0.0, 9.0, 9.0], [1.0, 1.0, 5.0, 5.0]) == EVEN


def test_moves_that_winning_orders_the_other_way_are_even() -> None:
    rows = [[9.0, 9.0, 9.0, 9.0], [5.0, 5.0, 5.0, 5.0]]
    assert level(*rows) == CLEARLY
    assert level(*rows, outcomes=[[0.1] * 4, [0.9] * 4]) == EVEN
    # By luck alone: the differences are -1, 0.9, -0.9 and 0.8.
    assert level(*rows, outcomes=[[0.0, 0.9, 0.1, 0.9], [1.0, 0.0, 1.0, 0.1]]) == CLEARLY


def test_equal_moves_are_named_together_three_at_most() -> None:
    weighing = weighing_with([5.0, 5.0], [4.8, 4.8], [4.7, 4.9], [4.9, 4.6], [1.0, 1.0])
    different = [move for move in weighing.moves() if move.same_as is None]
    named = even_moves(weighing, different)
    assert named == [move.action for move in different[:3]]
    far = weighing_with([5.0, 5.0], [1.0, 1.0])
    assert len(even_moves(far, far.moves())) == 2


def test_a_game_that_is_decided() -> None:
    rows = [[3.0] * 32, [2.9] * 32]
    assert outlook(weighing_with(*rows, outcomes=[[1.0] * 32] * 2, over=True)) == "won"
    assert outlook(weighing_with(*rows, outcomes=[[-1.0] * 32] * 2, over=True)) == "lost"
    assert outlook(weighing_with(*rows, outcomes=[[1.0, -1.0] * 16] * 2, over=True)) == ""
    # Not known, or not by enough futures.
    assert outlook(weighing_with(*rows, outcomes=[[1.0] * 32] * 2)) == ""
    assert outlook(weighing_with([3.0] * 8, [2.9] * 8, outcomes=[[1.0] * 8] * 2, over=True)) == ""
    won = advise(weighing_with(*rows, outcomes=[[1.0] * 32] * 2, over=True))
    assert won.level in (EVEN, SILENT)
    assert outlook(Weighing(deal("next_station", 1, seed=1, random_pencils=True).state, 0)) == ""


def test_a_lead_that_nothing_explains_is_told_without_a_reason() -> None:
    said = advise(weighing_with([9.0] * 4, [8.0] * 4))
    bare = msgspec.structs.replace(said, level=RATHER, reasons=[])
    assert "It comes to a little more." in bare.say("en")
    assert "It comes to about 4 more." in msgspec.structs.replace(bare, lead=4.0).say("en")
    # A fact that explains less than a third of the lead is not said, and then it is never clear.
    assert all(reason.points * 3 >= said.lead for reason in said.reasons)
    assert said.reasons or said.level != CLEARLY


@pytest.mark.parametrize("name", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_advised_on_in_words(name: str, language: str) -> None:
    match, seat = played(name, 5)
    said = hint(match, seat, futures=2, seconds=60)
    assert said.best in match.state.legal_actions(seat)
    assert said.say(language)
    assert "{" not in said.say(language)
    assert said.bars in (0, 2, 3)
    for move in said.moves:
        assert said.name(move.action, language)


def test_the_first_answer_says_that_it_was_a_glance() -> None:
    match, seat = played("capital_lux", 12, 2)
    first = next(refine_hint(match, seat))
    assert first.futures == 8
    assert ("only briefly" in first.say("en")) == (first.level in (RATHER, EVEN))


def test_certainty_goes_with_the_figures() -> None:
    match, seat = played("next_station", 6)
    said = hint(match, seat, futures=16)
    assert said.certainty(said.best) >= 0.5
    assert all(said.certainty(move.action) <= 0.5 for move in said.moves[1:])


def test_why_not_another_move() -> None:
    match, seat = played("next_station", 6)
    [*_, weighing] = weigh(match.state, seat, futures=16)
    moves = weighing.moves()
    best = against(weighing, moves[0].action)
    assert (best.key, best.gap, best.lines) == ("coach-as-good", 0.0, [])
    worst = against(weighing, moves[-1].action)
    # The difference is that of the list, also where the move was given up early.
    assert any(len(trial.endings) < weighing.tried for trial in weighing.trials.values())
    for move in moves[1:]:
        said = against(weighing, move.action)
        assert said.gap == pytest.approx(moves[0].value - move.value)
        assert said.error == move.error
    assert worst.say("uk")
    assert isinstance(why_not(match, moves[-1].action, seat, seconds=0.1), WhyNot)


def test_why_not_names_what_counts_against_a_move() -> None:
    """Over a limit of Capital Lux: the fact itself is said."""
    match = deal("capital_lux", 2, seed="limits")
    while True:
        seat = match.state.actors()[0]
        weighing = Weighing(match.state, seat)
        weighing.consider(weighing.compared)
        over = [move for move, trial in weighing.trials.items() if "over" in keys(weighing, trial)]
        fine = [move for move, trial in weighing.trials.items() if not keys(weighing, trial) & AGAINST]
        if over and fine:
            break
        match.play(seat, int(match.state.legal_actions(seat)[0]))
    weighing.trials = {move: weighing.trials[move] for move in (fine[0], over[0])}
    for move, value in ((fine[0], 9.0), (over[0], 2.0)):
        weighing.trials[move].endings = [Ending(Outcome(False), value, value)] * 4  # type: ignore[arg-type]
    weighing.tried = 4
    said = against(weighing, over[0])
    assert said.reason is not None
    assert said.reason.key == "over"
    assert re.search(r"The \w+ district: that is \d+ over the limit, and all \d+ would be lost", said.say("en"))
    assert re.search(r"район: це на \d+ понад максимум", said.say("uk"))


AGAINST = {"over", "sunk", "help", "costs-at-once"}


def keys(weighing: Weighing, trial: Trial) -> set[str]:
    return {fact.key for fact in facts_about(weighing, trial.way)}


def greedy(over: bool) -> WhyNot:
    """A move that brings more at once and less later."""
    match, seat = played("next_station", 6)
    weighing = Weighing(match.state, seat)
    weighing.consider(weighing.compared)
    best, other = sorted(weighing.trials.values(), key=lambda trial: trial.way)[:2]
    for trial, value, line in ((best, 9.0, 8), (other, 2.0, 1)):
        ending = Outcome(over)
        ending.breakdown = lambda _seat, line=line: [ScoreLine("interchange", line)]  # type: ignore[method-assign, misc]
        trial.endings = [Ending(ending, value, value)] * 4  # type: ignore[arg-type]
    weighing.trials = {best.way[0]: best, other.way[0]: other}
    weighing.tried = 4
    return against(weighing, other.way[0])


@pytest.mark.parametrize(("over", "words"), [(True, "in the end"), (False, "after a few turns")])
def test_why_not_take_points_at_once(over: bool, words: str) -> None:
    said = greedy(over)
    assert said.key == ("coach-greedy" if over else "coach-greedy-soon")
    assert words in said.say("en")
    assert "interchanges" in said.say("en")


def test_no_hint_where_there_is_nothing_to_decide() -> None:
    match = deal("next_station", 2, seed="secret")
    match.play(1, int(match.state.legal_actions(1)[-1]))
    with pytest.raises(NoHint, match=r"not awaited|not the turn"):
        hint(match, 1)
    over = finished()
    with pytest.raises(NoHint, match="over"):
        hint(over)


def finished() -> Match:
    match = deal("next_station", 1, seed=3, random_pencils=True)
    while not match.state.is_over():
        match.play(0, int(match.state.legal_actions(0)[-1]))
    return match


def test_sentences_begin_with_a_capital_letter() -> None:
    assert begin("жовтий район") == "Жовтий район"
    assert begin("") == ""


def test_a_hint_is_a_value_that_can_be_sent() -> None:
    match, seat = played("next_station", 6)
    said = hint(match, seat, futures=8)
    assert msgspec.json.decode(msgspec.json.encode(said), type=Hint) == said
    assert not CODES.search(said.reason("en"))


def test_a_second_answer_says_where_it_turns_round() -> None:
    match = deal("next_station", 1, seed=1, random_pencils=True)
    said = hint(match, futures=16)
    sure = msgspec.structs.replace(said, level=CLEARLY)
    turned = msgspec.structs.replace(sure, moves=[*reversed([move for move in sure.moves if move.same_as is None])])
    assert turns_round(sure, turned)
    assert not turns_round(sure, sure)
    # What was called even may be told apart later without a word, and the other way round.
    assert not turns_round(msgspec.structs.replace(said, level=EVEN), turned)
    assert not turns_round(sure, msgspec.structs.replace(turned, level=EVEN))
