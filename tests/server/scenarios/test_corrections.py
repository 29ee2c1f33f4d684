"""Every line of every kind can be corrected: what follows is told before, it comes so, and nothing is lost by it."""

from typing import Any

import pytest

from megapolis.catalog import find_game
from megapolis.engine.core.rng import Rng
from megapolis.engine.errors import IllegalMove
from megapolis.engine.match import Match
from megapolis.engine.score import changes
from megapolis.server.domain import commands
from megapolis.server.domain.companion import ask_about_line, consider
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import Translator
from recorded import play_random
from sampling import FULL
from server.builders import NOW, a_table, message, tell

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("next_station", 2, {"objectives": True, "powers": True}),
    ("sprawlopolis", 2, {"roadworks": "normal", "beaches": True, "construction": True}),
    ("sprawlopolis", 2, {"interstate": "duel"}),
    ("welcome_to", 1, {"competitor": "irene"}),
    ("welcome_to", 2, {"advanced_plans": True, "roundabouts": True}),
    ("capital_lux", 2, {"synergies": ("scout", "dualist")}),
    ("capital_lux", 3, {"set": "random"}),
    ("megalopolis", 3, {"blocks": 20}),
]
LONGEST = 160
"""How many entries of a game are looked at: later lines are of the same kinds."""
OF_A_KIND = 1000 if FULL else 2
"""How many lines of each kind are corrected."""


def a_real_table(match: Match, entries: int) -> Table:
    """One phone at a real table, on which so many entries of a game were made."""
    names: dict[str, Any] = {f"person_{seat}": seat for seat in range(match.setup.players)}
    table = a_table(match.setup.game.id, options=dict(match.setup.options), spec={"companion": True}, **names).draft()
    assert table.match is not None
    while len(table.match.log) < entries:
        # What can only come one way has been played by then.
        table.play_action(*match.log[len(table.match.log)], NOW)
    return table


def seats_that_see(table: Table, place: int) -> list[int]:
    """Whoever sees what an entry says, and not only that there is one."""
    assert table.match is not None
    actor, action = table.match.log[place]
    state = table.match.state_at(place)
    return [seat for seat in range(table.spec.players) if state.visible_action(seat, actor, action) == action]


def changed(before: Table, after: Table, viewer: int) -> list[tuple[int, str, int, int]]:
    """Every score line that differs between two tables."""
    return [
        (seat, f"score-{each.line.key}", int(each.before), int(each.after))
        for seat in range(before.spec.players)
        for each in changes(before.state.visible_score(viewer, seat), after.state.visible_score(viewer, seat))
    ]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_every_line(game: str, players: int, options: dict[str, Any]) -> None:
    match = play_random(find_game(game).setup(players, options), Rng(7))
    table = a_real_table(match, min(LONGEST, len(match.log)))
    assert table.match is not None
    log = [*table.match.log]
    translator = Translator(table, "en")
    corrected: dict[str, int] = {}
    for place in range(len(log)):
        kind = find_game(game).actions.verb(log[place].action).name
        if corrected.get(kind, 0) >= OF_A_KIND:
            continue
        seat = seats_that_see(table, place)[0]
        line = table.match.view_log(seat).places.index(place)
        question = ask_about_line(table, translator, 0, line, seat)
        assert question.old is not None
        assert question.old.words.text, kind
        corrected[kind] = corrected.get(kind, 0) + 1
        others = [
            each.action
            for group in question.groups
            for each in group.answers
            if each.left and each.action not in (None, question.old.action)
        ]
        for named in (None, *others[:1], *others[-1:]):
            try:
                told, impossible, count = consider(table, translator, 0, line, named, seat)
            except IllegalMove:
                continue  # it may be in another hand, which the question must not tell
            after = tell(table, message(commands.Correct, line=line, action=named, seat=seat, drop=True))
            assert after.match is not None
            assert table.match.log == log, "only a table that was told so is corrected"
            # What was told before has come: these lines are gone, and these scores changed.
            assert count >= len(impossible)
            assert all(each.words.text for each in impossible)
            kept = len(log) - (named is None)
            assert bool(count) == (len(after.match.log) < kept), kind
            if len(after.match.log) == kept:
                seen = [(each.seat, each.change.words.key, each.change.before, each.change.after) for each in told]
                assert seen == changed(table, after, seat), kind
            back = tell(after, message(commands.Restore))
            assert back.match is not None
            assert back.match.log == log, kind
    assert len(corrected) > 3, "lines of several kinds"
