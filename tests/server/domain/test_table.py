"""A table is the fold of its events; drafts are independent; logs of viewers are values."""

import random

import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.server.domain import events
from megapolis.server.domain.commands import MoveBot
from megapolis.server.domain.events import Event
from megapolis.server.domain.load import load_table
from megapolis.server.domain.people import TALK, owner_of
from megapolis.server.domain.table import DEVICES, FROZEN, OVER, PLAYING, Table
from server.builders import NOW, a_spec, a_table, command, facts, play_out, play_round


@pytest.mark.parametrize("game", game_ids())
def test_every_transition_is_what_its_events_lead_to(game: str) -> None:
    """`command` compares in every step; the table is folded again at the end, and the logs are those of a replay."""
    players = max(2, find_game(game).seats[0])
    rng = random.Random(game)
    spec = a_spec(game, players)
    log: list[tuple[Event, float]] = [(events.BotSat(seat, "random"), NOW) for seat in range(players)]
    table = load_table(spec, log)
    log.append((table.start_game([], NOW), NOW))
    viewers = [0, None]
    lines = {viewer: len(table.match.log_lines(viewer)) if table.match else 0 for viewer in viewers}
    for step in range(60):
        if table.status != PLAYING:
            break
        for viewer in viewers:
            table.follow_log(viewer)
        seat = rng.choice(table.awaited())
        action = int(rng.choice(list(table.state.legal_actions(seat))))
        transition = command(table, MoveBot(seat, table.decision(seat), action), NOW + step)
        table = transition.after
        log += [(event, NOW + step) for event in transition.events]
        assert table.match is not None
        for viewer in viewers:
            whole = table.match.log_lines(viewer)
            assert table.follow_log(viewer).lines == whole[lines[viewer] :]
            lines[viewer] = len(whole)
    again = load_table(spec, log)
    again.logs = table.logs
    assert facts(again) == facts(table)


def test_a_draft_goes_its_own_way() -> None:
    table = a_table(first=0, second=1, third=2)
    before = facts(table)
    draft = table.draft()
    for event in (
        events.Asked(0, "abandon"),
        events.Answered(1, True),
        events.Keyed(0, "k"),
        events.Muted(1, True),
        events.Renamed(2, ""),
        events.Left(2),
        events.BotSat(1, "greedy"),
        events.Said(0, "hm"),
        events.TimedOut(0),
    ):
        draft.apply(event, NOW + 1)
    draft.play_action(0, int(draft.state.legal_actions(0)[0]), NOW + 2)
    assert facts(table) == before
    assert facts(draft) != before


def test_an_answer_after_the_proposal_is_gone_changes_nothing() -> None:
    table = a_table(first=0, second=1)
    table.apply(events.Answered(1, True), NOW)
    assert table.proposal is None


def test_an_unknown_event_is_no_event() -> None:
    with pytest.raises(TypeError):
        a_table(first=0).apply(Event(), NOW)


def test_only_the_last_devices_and_words_are_kept() -> None:
    table = a_table(first=0)
    for at in range(DEVICES + TALK):
        table.apply(events.Keyed(0, f"k{at}"), NOW)
        table.apply(events.Said(0, f"{at}"), NOW)
    assert len(table.people[0].keys) == DEVICES
    assert len(table.talk) == TALK
    assert table.person_with("k0") is None
    assert table.person_with("") is None


def test_a_game_that_does_not_replay_is_frozen_and_its_people_stay_known() -> None:
    spec = a_spec(players=1)
    log: list[tuple[Event, float]] = [
        (events.Joined(0, "first", "k"), 1.0),
        (events.Sat(0, 0), 2.0),
        (events.Started([(-1, 9999)]), 3.0),
        (events.Acted(0, 0), 4.0),
        (events.Said(0, "still here"), 5.0),
    ]
    table = load_table(spec, log, "{}")
    assert table.frozen == FROZEN
    assert (table.status, table.count, table.at) == (PLAYING, 5, 5.0)
    assert table.talk[-1].text == "still here"
    assert table.awaited() == []
    assert table.decision(0) == ""
    assert not table.chance_pending()


@pytest.mark.parametrize("change", [{"rules": 999}, {"data": "other"}, {"components": "no data"}])
def test_a_table_of_other_rules_or_components_is_frozen(change: dict[str, object]) -> None:
    assert load_table(a_spec(**change), []).frozen == FROZEN  # type: ignore[arg-type]
    assert not load_table(a_spec(), []).frozen


def test_logs_are_followed_while_somebody_looks() -> None:
    table = a_table(first=0, second=1)
    table.follow_log(0)
    table.follow_log(None)
    table.keep_logs({0})
    assert list(table.logs) == [0]
    after = play_round(table)
    assert after.match is not None
    assert after.logs[0].lines, "the lines of the last draft"
    undone = after.draft()
    undone.apply(events.TakenBack(0), NOW)
    assert undone.logs == {}
    assert undone.rewritten == 1


def test_a_game_ends() -> None:
    over = play_out(a_table(first=0, options={"random_pencils": True}))
    assert (over.status, over.ending) == (OVER, over.state.ending())
    assert over.awaited() == over.bots_awaited() == []
    assert over.talk[-1].key == "table-notice-over"


def test_nobody_left_to_play_ends_a_game() -> None:
    table = a_table(first=0, second=1, greedy=2)
    table.apply(events.Resigned(0), NOW)
    assert table.status == PLAYING
    table.apply(events.Resigned(1), NOW)
    assert (table.status, table.ending) == (OVER, "resigned")
    alone = a_table(first=0)
    alone.apply(events.Resigned(0, timeout=True), NOW)
    assert alone.status == OVER
    assert alone.talk[-2].key == "table-notice-time-resigned"


def test_a_table_without_people_has_no_host() -> None:
    assert Table(a_spec()).host is None
    assert a_table(first=0, first_too=1).seats_of(0) == [0, 1]
    assert a_table(first=0, first_too=1).has_one_player()


def test_bots_think_for_the_host_by_account_or_device_or_for_the_table() -> None:
    table = Table(a_spec())
    assert owner_of(table) == f"table:{table.spec.id}"
    for given, owner in (({}, f"table:{table.spec.id}"), ({"guest": "g"}, "guest:g"), ({"account": "a"}, "account:a")):
        hosted = Table(a_spec())
        hosted.apply(events.Joined(0, "a host", "key", **given), NOW)
        assert owner_of(hosted) == owner
