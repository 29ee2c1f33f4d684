"""Sentences and message keys for what a game describes, in the language of one viewer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from megapolis.analysis import Hint
from megapolis.analysis.hints import Sentence, begin
from megapolis.analysis.reasons import LineGap, round_figure
from megapolis.analysis.reasons import Reason as CountedReason
from megapolis.bots.names import seat_names
from megapolis.engine.core.state import State
from megapolis.engine.errors import Value
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import LogLine, LogView
from megapolis.engine.score import Change, ScoreLine
from megapolis.server.domain.people import Talk
from megapolis.server.domain.picture import (
    Advised,
    Line,
    Move,
    Reason,
    Score,
    ScoreChange,
    Words,
)
from megapolis.server.domain.table import Table

MAX_REASONS = 4
"""How many score lines are named as reasons for an action."""

MAX_MARKS = 6
"""How many pieces are marked at once."""


def names_at(table: Table, language: str) -> list[str]:
    """What the seats of a table are called: by the people and bots that play them; nothing in no language."""
    if language not in LANGUAGES:
        return []
    people: dict[int | None, str] = {each.id: each.name for each in table.people.values()}
    return seat_names(Text(language), [(people.get(seat.person, ""), seat.bot) for seat in table.seats])


class Translator:
    """Turns what a game describes into message keys, with sentences if a language was asked for."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        known = language in LANGUAGES
        self.text = Text(language, table.spec.game, names_at(table, language)) if known else None

    def words(self, prefix: str, described: tuple[str, dict[str, Value]]) -> Words:
        """What the game described, under this prefix of message keys."""
        text = "" if self.text is None else self.table.game.say(self.text, prefix, described)
        return Words(f"{prefix}-{described[0]}", {**described[1]}, text)

    def name_action(self, action: int) -> dict[str, str | int]:
        """An action by name."""
        return self.table.game.actions.to_fields(action, self.table.labels)

    def move(self, state: State, actor: int, action: int) -> Move:
        """A legal action."""
        return Move(self.name_action(action), self.words("move", self.table.game.show.describe(state, actor, action)))

    def changes(self, state: State, seat: int, action: int) -> list[ScoreChange]:
        """The score lines that an action would change."""
        return [self.change(change) for change in state.preview(seat, action)]

    def change(self, change: Change) -> ScoreChange:
        """How a score line changes."""
        words = self.words("score", (change.line.key, change.line.args))
        return ScoreChange(words, change.before, change.after, change.line.marks)

    def describe_advice(
        self,
        state: State,
        seat: int,
        hint: Hint,
        action: int,
        why: Sequence[Sentence] = (),
        lines: Sequence[LineGap] = (),
        reasons: Sequence[CountedReason] = (),
    ) -> Advised:
        """An action that the coach has weighed, why it is the best, and the score lines that it changes."""
        move = self.move(state, seat, action)
        value = next(each.value for each in hint.moves if each.action == action)
        return Advised(
            action=move.action,
            words=move.words,
            changes=self.changes(state, seat, action),
            points=round_figure(value),
            sure=round(100 * hint.certainty(action)),
            why=[self.sentence(each) for each in why],
            marks=list(dict.fromkeys(mark for each in reasons for mark in each.fact.marks))[:MAX_MARKS],
            reasons=[self.reason(line) for line in lines[:MAX_REASONS]],
        )

    def sentence(self, sentence: Sentence) -> Words:
        """A sentence of the coach."""
        text = "" if self.text is None else begin(self.text.say(sentence.key, sentence.args))
        return Words(sentence.key, sentence.args, text)

    def reason(self, line: LineGap) -> Reason:
        """A score line that an action leads to."""
        return Reason(self.words("score", (line.line.key, line.line.args)), round_figure(line.gap), line.line.marks)

    def sheet(self, lines: list[ScoreLine]) -> list[Score]:
        """A score sheet."""
        return [Score(self.words("score", (line.key, line.args)), line.points, line.marks) for line in lines]

    def talk(self, line: Talk) -> Talk:
        """A line of chat; a notice as a sentence with the name of the person it is about."""
        if self.text is None or not line.key:
            return line
        person = self.table.people.get(int(line.args.get("person", -1)))
        args = {**line.args, "name": person.name if person else ""}
        return msgspec.structs.replace(line, text=self.text.say(line.key, args))

    def line(self, line: LogLine, at: float = 0, forced: bool = False) -> Line:
        """A line of the log."""
        said = self.words("log", (line.key, line.args))
        return Line(line.actor, self.name_action(line.action), said, at, line.round, line.turn, line.points, forced)

    def lines(self, log: LogView) -> list[Line]:
        """The log of a viewer, who is told of their own steps alone that they had no choice."""
        stamps = self.table.stamps
        return [
            self.line(line, stamps[told].at, line.actor == log.eye and stamps[place].forced)
            for line, place, told in zip(log.lines, log.places, log.told, strict=True)
        ]
