"""A pencil at a line of the log tells nobody what lies before another seat: it stays covered until they say it is them.

Every line of random games is asked about as every seat of every phone: bots sit there, people with phones of their
own, and several people at one phone.
"""

from typing import Any

import msgspec
import pytest

from megapolis.catalog import find_game, game_ids
from megapolis.conformance import pairwise_grid
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.match import LogLine, Match
from megapolis.engine.question import Question
from megapolis.server.domain import commands
from megapolis.server.domain.companion import ask_about_line, ask_box, consider
from megapolis.server.domain.snapshot import enterable
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import Translator
from megapolis.server.errors import NotAllowed
from recorded import play_random
from sampling import FULL, rotate
from server.builders import NOW, a_table, message, tell

SITTINGS = {
    "a phone each": ("ada", "ben", "cleo", "dora"),
    "one phone": ("ada_1", "ada_2", "ada_3", "ada_4"),
    "two at one phone": ("ada_1", "ada_2", "ben", "cleo"),
    "bots": ("ada", "greedy", "greedy", "greedy"),
    "two phones and a bot": ("ada", "ben", "greedy", "greedy"),
}
"""Who sits there: names with the same beginning hold one phone."""
HIDING: list[tuple[str, int, dict[str, Any]]] = [
    ("capital_lux", 2, {"synergies": ("scout", "dualist")}),
    ("capital_lux", 2, {"synergies": ("agent", "oracle", "scholar")}),
    ("capital_lux", 3, {"set": "random"}),
    ("capital_lux", 4, {}),
    ("sprawlopolis", 2, {"roadworks": "normal", "beaches": True}),
    ("sprawlopolis", 3, {"construction": True, "landmarks": True}),
    ("sprawlopolis", 2, {"interstate": "duel"}),
]
OPEN: list[tuple[str, int, dict[str, Any]]] = [
    ("next_station", 3, {"objectives": True, "powers": True}),
    ("welcome_to", 3, {"advanced_plans": True}),
    ("megalopolis", 3, {"blocks": 20}),
    ("sprawlopolis", 1, {}),
]
LONGEST = 120 if FULL else 60
"""How many entries of a game are made before its lines are asked about."""


def a_real_table(game: str, players: int, options: dict[str, Any], sitting: str) -> Table:
    """A table with a real box in the midst of a random game."""
    match = play_random(find_game(game).setup(players, options), Rng(players))
    # A player of the same name may come twice.
    names = [f"{name}_{at}" if "_" not in name else name for at, name in enumerate(SITTINGS[sitting][:players])]
    seats: Any = {name: seat for seat, name in enumerate(names)}
    table = a_table(game, options=options, spec={"companion": True}, **seats).draft()
    assert table.match is not None
    while len(table.match.log) < min(LONGEST, len(match.log)):
        table.play_action(*match.log[len(table.match.log)], NOW)
    return table


def lines_of(table: Table, seat: int) -> list[tuple[int, LogLine]]:
    """What a seat's log says, with the places of its lines."""
    assert table.match is not None
    view = table.match.view_log(seat)
    return list(zip(view.places, view.lines, strict=True))


def owners(table: Table, seat: int, place: int, line: LogLine) -> list[int]:
    """The seats before which lies what this line is about; empty: everybody sees it, as far as this seat knows."""
    assert table.match is not None
    actor, action = table.match.log[place]
    if actor != CHANCE:
        return [actor]
    if line.action == action:
        return []
    state = table.match.state_at(place)
    return [each for each in range(table.spec.players) if state.visible_action(each, actor, action) == action]


@pytest.mark.parametrize("sitting", SITTINGS)
@pytest.mark.parametrize(("game", "players", "options"), HIDING)
def test_no_line_shows_another_hand(game: str, players: int, options: dict[str, Any], sitting: str) -> None:
    table = a_real_table(game, players, options, sitting)
    assert table.match is not None
    assert game == "capital_lux" or table.game.hides_hands(table.setup)
    translator = Translator(table, "en")
    covered = closed = refused = 0
    for person in table.players():
        own = table.seats_of(person)
        for seat in own:
            for at, (place, line) in enumerate(lines_of(table, seat)):
                whose = owners(table, seat, place, line)
                if not whose or seat in whose:
                    question = ask_about_line(table, translator, person, at, seat)
                    assert question.cover == -1
                    assert question.groups[0].answers
                    continue
                people = [each for each in whose if not table.seats[each].bot]
                mine = [each for each in people if each in own] if people else whose
                if not mine and line.actor == CHANCE:
                    refused += 1
                    with pytest.raises(NotAllowed):
                        ask_about_line(table, translator, person, at, seat)
                    continue
                told = translator.line(line)
                # Whoever does not say that it is them, or says that they are somebody else, is told what the log says.
                for eye in {-1, *range(players)} - set(mine):
                    question = ask_about_line(table, translator, person, at, seat, eye)
                    assert all(not group.answers for group in question.groups)
                    assert question.old is not None
                    assert (question.old.action, question.old.words) == (told.action, told.words)
                    assert question.asked == told.words
                    assert question.cover == (mine[0] if mine else -1)
                    assert question.closed == (not mine)
                    assert question.private
                if not mine:
                    closed += 1
                    continue
                covered += 1
                check_uncovered(table, translator, person, at, seat, mine[0])
    sits = [(seat.bot, seat.person) for seat in table.seats]
    assert (covered > 0) == (len(set(sits)) < players or any(bot for bot, _person in sits))
    assert (closed > 0) == (refused > 0) == (len(table.players()) > 1)


def check_uncovered(table: Table, translator: Translator, person: int, line: int, seat: int, cover: int) -> None:
    """Only whoever said that it is them says what the line says instead; a line may be taken out covered."""
    assert table.match is not None
    question = ask_about_line(table, translator, person, line, seat, cover)
    action = table.match.log[question.at].action
    assert question.old is not None
    named = table.game.actions.to_fields(action, table.labels)
    assert question.old.action == named
    assert question.cover == cover
    assert question.private
    assert question.groups[0].answers
    wish = {"line": line, "action": named, "seat": seat, "drop": True}
    with pytest.raises(NotAllowed):
        consider(table, translator, person, line, named, seat)
    with pytest.raises(NotAllowed):
        tell(table, message(commands.Correct, **wish), person=person)
    tell(table, message(commands.Correct, **wish, eye=cover), person=person)
    seen = {msgspec.json.encode(translator.line(each).words) for _place, each in lines_of(table, seat)}
    _changed, impossible, _count = consider(table, translator, person, line, None, seat)
    assert all(msgspec.json.encode(each.words) in seen for each in impossible)


@pytest.mark.parametrize(("game", "players", "options"), OPEN)
def test_open_pieces_are_not_covered(game: str, players: int, options: dict[str, Any]) -> None:
    table = a_real_table(game, players, options, "two phones and a bot")
    translator = Translator(table, "en")
    for person in table.players():
        for seat in table.seats_of(person):
            for at, _line in enumerate(lines_of(table, seat)):
                question = ask_about_line(table, translator, person, at, seat)
                assert (question.cover, question.closed, question.private) == (-1, False, False)
                assert question.groups[0].answers


EVERY = [(game, players, options) for game in game_ids() for players, options in pairwise_grid(find_game(game))]


@pytest.mark.parametrize(("game", "players", "options"), rotate(EVERY, 12))
def test_questions_tell_nothing_of_other_hands(game: str, players: int, options: dict[str, Any]) -> None:
    """What a question offers follows from what its viewer knows, whatever others hold; and so do the copies left."""
    setup = find_game(game).setup(players, options)
    match = Match(setup)
    rng = Rng(players)
    hides = False
    for actor, action in play_random(setup, Rng(7)).log:
        state = match.state
        if actor == CHANCE:
            hides |= any(state.visible_action(seat, CHANCE, action) != action for seat in range(players))
            for seat in range(players):
                if enterable(state, seat):
                    assert offered(state, seat) == offered(state.determinize(seat, rng), seat)
        match.play(actor, action)
    assert hides == setup.game.hides_hands(setup), "the game says so of itself"


@pytest.mark.parametrize(("game", "players", "options"), HIDING)
def test_open_questions_are_the_same_for_all(game: str, players: int, options: dict[str, Any]) -> None:
    """Whatever everybody may look at is asked without what the seat that holds the phone knows alone."""
    match = play_random(find_game(game).setup(players, options), Rng(players))
    seats: Any = {f"person{seat}": seat for seat in range(players)}
    table = a_table(game, options=options, spec={"companion": True}, **seats).draft()
    assert table.match is not None
    translator = Translator(table, "en")
    asked = 0
    while len(table.match.log) < len(match.log):
        if table.chance_pending() and all(enterable(table.state, seat) for seat in range(players)):
            asked += 1
            questions = [ask_box(table, translator, person) for person in range(players)]
            assert all(each.groups == questions[0].groups for each in questions)
            onlooker = table.match.log_lines(None)[-1:]
            for seat, question in enumerate(questions):
                lines = table.match.log_lines(seat)[-1:]
                assert question.last == ([each[:2] for each in lines] == [each[:2] for each in onlooker])
        table.play_action(*match.log[len(table.match.log)], NOW)
    assert asked


def offered(state: State, seat: int) -> list[Any]:
    """What a seat is asked, and which answers it is offered."""
    question: Question = state.setup.game.show.question(state, seat)
    answers = [(each.action, each.left, each.why) for group in question.groups for each in group.answers]
    return [question.name, question.seat, question.count, answers]
