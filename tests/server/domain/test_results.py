"""Winners, outcomes and ratings."""

import pytest
from msgspec.structs import replace

from megapolis.server.domain import events
from megapolis.server.domain.events import Origin
from megapolis.server.domain.results import (
    LOST,
    Outcome,
    day_of,
    is_sealed,
    new_ratings,
    outcomes,
    rating_class,
    several_accounts,
    why_unrated,
    winners,
)
from megapolis.server.domain.table import Table
from server.builders import NOW, a_spec, a_table, play_out, play_round


def test_the_best_of_those_who_stayed_win() -> None:
    over = play_out(a_table(first=0, second=1, greedy=2))
    returns = over.state.returns()
    assert winners(over) == [seat for seat in range(3) if returns[seat] == max(returns)]
    for seat in winners(over):
        over.apply(events.Resigned(seat), NOW)
        assert seat not in winners(over)


def test_nobody_wins_a_game_that_was_broken_off() -> None:
    table = a_table(first=0, second=1)
    table.apply(events.Abandoned(), NOW)
    assert winners(table) == []
    assert outcomes(table) == []
    assert winners(Table(a_spec())) == []


def test_alone_one_wins_or_not() -> None:
    for game in ("sprawlopolis", "welcome_to"):
        over = play_out(a_table(game, first=0))
        assert winners(over) == ([0] if over.state.returns()[0] >= 0 else [])
        resigned = a_table(game, first=0)
        resigned.apply(events.Resigned(0), NOW)
        assert winners(resigned) == []


def test_where_the_rulebook_knows_no_victory_nobody_wins() -> None:
    assert winners(play_out(a_table("next_station", first=0))) == []


def test_outcomes_are_those_of_people() -> None:
    over = play_out(a_table(first=0, greedy=1, second=2))
    assert [(each.seat, each.name) for each in outcomes(over)] == [(0, "first"), (2, "second")]
    assert [each.points for each in outcomes(over)] == [over.state.scores()[0], over.state.scores()[2]]
    over.apply(events.Resigned(2), NOW)
    assert outcomes(over)[1].worth == -2.0


@pytest.mark.parametrize("spec", [{"origin": Origin("table", 3)}, {"companion": True}])
def test_hypothetical_and_companion_games_count_for_nobody(spec: dict[str, object]) -> None:
    table = a_table(first=0, second=1, spec=spec)
    table.apply(events.Resigned(1), NOW)
    assert outcomes(table) == []


def test_a_game_with_a_takeback_counts_for_nobody() -> None:
    over = play_out(a_table(first=0, second=1))
    assert over.match is not None
    assert outcomes(over)
    over.match.takebacks = 1
    assert outcomes(over) == []


def outcome(seat: int, account: str, worth: float) -> Outcome:
    return Outcome(seat, account, "", account, 0, worth > 0, worth)


def test_ratings_move_towards_who_did_better() -> None:
    a, b, c = outcome(0, "a", 1.0), outcome(1, "b", -1.0), outcome(2, "c", -1.0)
    assert new_ratings({"a": 1500.0, "b": 1500.0}, [a, b]) == {"a": 1512.0, "b": 1488.0}
    assert new_ratings({"b": 1500.0, "c": 1500.0}, [b, c]) == {"b": 1500.0, "c": 1500.0}
    three = new_ratings(dict.fromkeys("abc", 1500.0), [a, b, c])
    assert three == {"a": 1512.0, "b": 1494.0, "c": 1494.0}
    assert sum(three.values()) == 4500.0


def test_only_several_accounts_on_a_seat_each_are_rated() -> None:
    a, b, guest = outcome(0, "a", 1.0), outcome(1, "b", -1.0), outcome(2, "", -1.0)
    assert several_accounts([a, b, guest]) == [a, b]
    assert several_accounts([a, guest]) == []
    assert several_accounts([a, b, outcome(2, "a", -1.0)]) == []


def test_the_day_is_sealed_until_it_is_over() -> None:
    table = a_table(first=0, spec={"daily": day_of(0.0)}, options={"random_pencils": True})
    assert day_of(0.0) == "1970-01-01"
    assert is_sealed(table, 86_399.0)
    assert not is_sealed(table, 86_400.0)
    assert not is_sealed(a_table(first=0), 0.0)


def signed_in(table: Table) -> Table:
    """The table with an account for everybody."""
    for person in list(table.people.values()):
        table.people[person.id] = replace(person, account=f"account of {person.name}")
    return table


def test_whoever_left_has_lost_and_a_game_that_was_interfered_with_is_not_rated() -> None:
    table = signed_in(a_table(first=0, second=1))
    assert why_unrated(table) == ""
    table.apply(events.Left(1), NOW)
    assert why_unrated(table) == ""
    end = play_out(table)
    [_, left] = outcomes(end)
    assert (left.won, left.worth) == (False, LOST)
    for event, reason in (
        (events.BotSat(1, "random"), "host"),
        (events.Left(1, removed=True), "host"),
        (events.TakenBack(0), "takeback"),
        (events.Hinted(0), "hint"),
    ):
        table = play_round(signed_in(a_table(first=0, second=1)))
        table.apply(event, NOW)
        assert why_unrated(table) == f"table-unrated-{reason}", event


def test_what_is_not_rated_says_so_beforehand() -> None:
    for spec, reason in (
        ({"daily": "2026-01-01"}, "daily"),
        ({"companion": True}, "companion"),
        ({"first_game": True}, "first-game"),
        ({"origin": Origin("table", 3)}, "begun"),
    ):
        assert why_unrated(signed_in(a_table(first=0, second=1, spec=spec))) == f"table-unrated-{reason}"
    assert why_unrated(a_table(first=0, second=1)) == "table-unrated-people"
    assert why_unrated(signed_in(a_table(first=0, greedy=1))) == "table-unrated-people"
    assert why_unrated(signed_in(a_table(first=0, first_too=1))) == "table-unrated-people"
    assert why_unrated(signed_in(a_table(first=0))) == "table-unrated-alone"
    assert why_unrated(signed_in(a_table("sprawlopolis", first=0, second=1))) == "table-unrated-alone"


def test_games_are_rated_with_their_like() -> None:
    assert rating_class(a_table(first=0, second=1)) == "two-plain"
    assert rating_class(a_table(first=0, second=1, options={"empty_line_counts": False})) == "two-plain"
    assert rating_class(a_table(first=0, second=1, options={"powers": True})) == "two-options"
    assert rating_class(a_table(first=0, second=1, third=2)) == "more-plain"
