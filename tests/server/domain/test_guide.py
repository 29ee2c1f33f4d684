"""First games at a table."""

import pytest
from msgspec.structs import replace

from megapolis.catalog import first_game, game_ids
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import MegapolisError
from megapolis.engine.first_game import BOT, LEARNER
from megapolis.server.domain import commands, events
from megapolis.server.domain.guide import opening_entries, progress_at, scripted_action
from megapolis.server.domain.picture import GuideInfo, Viewer
from megapolis.server.domain.results import outcomes, why_unrated
from megapolis.server.domain.snapshot import snapshot
from megapolis.server.domain.table import Table
from server.builders import NOW, a_spec, a_table, command, kinds, message, tell

ANN = Viewer(0, LEARNER, "en")


def a_first_game(game: str = "next_station", **spec: object) -> Table:
    """A table with the first game of a box, at its first step."""
    first = first_game(game)
    table = Table(a_spec(game, first.players, dict(first.options), first_game=True, **spec))
    table.apply(events.Joined(0, "ann", "key-ann"), NOW)
    table.apply(events.Sat(LEARNER, 0), NOW)
    for seat in range(BOT, first.players):
        table.apply(events.BotSat(seat, "easy"), NOW)
    return answer(command(table, commands.StartFrom(opening_entries(first))).after)


def answer(table: Table) -> Table:
    """The table after the bot has done what the script says."""
    while table.bots_awaited():
        action = scripted_action(table, BOT)
        if action is None:
            break
        table = command(table, commands.MoveBot(BOT, table.decision(BOT), action)).after
    return table


def guide(table: Table) -> GuideInfo:
    """The step that the learner sees."""
    told = snapshot(table, ANN).guide
    assert told is not None
    return told


def go(table: Table, to: str, step: int | None = None) -> Table:
    at = guide(table).step if step is None else step
    return answer(tell(table, message(commands.Guide, to=to, step=at)))


def act(table: Table, action: dict[str, str | int]) -> Table:
    given = message(commands.Act, seat=LEARNER, decision=table.decision(LEARNER), action=action)
    return answer(tell(table, given))


def follow(table: Table) -> Table:
    """The table after one thing that a step asks for."""
    told = guide(table)
    return act(table, told.moves[0].action) if told.moves else go(table, "next")


def follow_to(table: Table, step: int) -> Table:
    while guide(table).step < step:
        table = follow(table)
    return table


@pytest.mark.parametrize("game", game_ids())
def test_a_first_game_is_played_to_the_end_of_its_script(game: str) -> None:
    table = a_first_game(game)
    first = first_game(game)
    seen = []
    while snapshot(table, ANN).guide is not None:
        told = guide(table)
        seen.append(told.step)
        assert told.steps == len(first.steps)
        assert not told.left
        assert told.moves or told.look or told.choose
        table = follow(table)
    assert sorted(set(seen)) == list(range(len(first.steps)))
    assert seen == sorted(seen)
    assert table.match is not None
    assert table.match.takebacks == 0
    assert scripted_action(table, BOT) is None
    assert snapshot(table, ANN).moves, "the game goes on"


def test_what_is_to_be_done_is_told_to_the_learner_alone() -> None:
    table = follow_to(a_first_game(), 2)
    told = guide(table)
    assert [move.action for move in told.moves] == [{"do": "draw", "section": "d2-d6"}]
    assert told.moves[0].words.text
    assert guide(a_first_game()).look == "card"
    choosing = guide(follow_to(a_first_game(), 1))
    assert choosing.choose is not None
    assert choosing.choose.action["section"] == "d2-d6"
    assert choosing.free
    assert snapshot(table, Viewer()).guide is None


def test_the_cards_are_the_script_s_until_another_move_is_made() -> None:
    table = follow_to(a_first_game(), 3)
    assert table.match is not None
    cards = [action for actor, action in table.match.log if actor == CHANCE]
    labels = [table.game.actions.text(card, table.labels) for card in cards]
    assert labels == ["flip underground_pentagon", "flip underground_triangle"]
    decks = set()
    for seed in ("one", "two", "three", "four", "five"):
        other = follow_to(a_first_game(seed=seed), 3)
        other = act(other, {"do": "pass"})
        assert other.match is not None
        decks.add(other.match.log[-1].action)
    assert len(decks) > 1, "dealt by the seed"


def test_leaving_the_script_is_said_once_and_can_be_taken_back() -> None:
    table = act(follow_to(a_first_game(), 4), {"do": "pass"})
    told = guide(table)
    assert (told.step, told.left, told.moves, told.look) == (4, True, [], "")
    later = go(table, "next")
    assert (guide(later).step, guide(later).look, guide(later).left) == (10, "hint", False)
    later = go(go(later, "next"), "next")
    assert snapshot(later, ANN).guide is None
    back = go(table, "back")
    assert (guide(back).step, guide(back).left) == (4, False)
    assert guide(back).moves


def test_one_step_back_takes_its_moves_back() -> None:
    table = follow_to(a_first_game("welcome_to"), 7)
    assert table.match is not None
    steps = len([1 for actor, _ in table.match.log if actor == LEARNER])
    back = go(table, "back")
    assert guide(back).step == 6
    assert back.match is not None
    assert len([1 for actor, _ in back.match.log if actor == LEARNER]) == steps - 4
    again = follow_to(back, 7)
    assert again.match is not None
    assert sorted(again.match.log) == sorted(table.match.log)


def test_a_lesson_can_be_ended_and_is_not_asked_for_twice() -> None:
    table = go(follow_to(a_first_game(), 3), "end")
    assert snapshot(table, ANN).guide is None
    for to in ("next", "back", "end"):
        with pytest.raises(MegapolisError, match="nothing more to learn"):
            go(table, to, 0)
    with pytest.raises(MegapolisError, match="forward"):
        go(a_first_game(), "forward")
    with pytest.raises(MegapolisError, match="changed"):
        go(a_first_game(), "next", 5)
    with pytest.raises(MegapolisError, match="nothing more to learn"):
        tell(a_table(first=0), message(commands.Guide, to="next", step=0))


def test_nobody_else_comes_to_a_first_game_and_it_is_not_rated() -> None:
    table = a_first_game()
    with pytest.raises(MegapolisError, match="invit"):
        command(table, commands.Join("Bob", "key-bob", invite=table.spec.invite))
    assert why_unrated(a_first_game("megalopolis")) == "table-unrated-first-game"
    assert outcomes(table), "the result counts as that of any game alone"


def test_other_rules_or_no_script_are_played_as_any_game() -> None:
    table = a_first_game()
    older = Table(replace(table.spec, rules=table.spec.rules - 1))
    assert older.first_game is None
    assert progress_at(older) is None
    assert scripted_action(a_table(first=0, greedy=1), 1) is None


def test_steps_are_events_of_the_log() -> None:
    table = a_first_game()
    made = command(table, commands.FromPerson(0, message(commands.Guide, to="next", step=0)))
    assert kinds(made) == ["guided"]
    assert events.parse(events.dump(made.events[0])) == events.Guided(1)
