"""What one viewer sees of a table and nothing more: the types of the picture, and `snapshot`, which makes one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from megapolis.analysis import Hint
from megapolis.analysis.hints import Sentence, begin
from megapolis.analysis.reasons import LineGap
from megapolis.analysis.reasons import Reason as CountedReason
from megapolis.bots.names import seat_names
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.errors import Value
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import LogLine
from megapolis.engine.score import ScoreLine
from megapolis.server.domain.events import Clock, Origin
from megapolis.server.domain.people import Talk
from megapolis.server.domain.results import why_unrated, winners
from megapolis.server.domain.table import OVER, PLAYING, Table

MAX_REASONS = 4
"""How many score lines are named as reasons for an action."""

MAX_MARKS = 6
"""How many pieces are marked at once."""

# ---------------------------------------------------------------------- types of the wire


class Words(msgspec.Struct, frozen=True):
    """A message key with its arguments, for the client to translate; `text` is the sentence, if asked for."""

    key: str
    args: dict[str, str | int | float] = {}
    text: str = ""


class Move(msgspec.Struct, frozen=True):
    """A legal action: by name, and in words."""

    action: dict[str, str | int]
    words: Words


class Line(msgspec.Struct, frozen=True):
    """A line of the log as this viewer may know it. Actor -1 is chance."""

    actor: int
    action: dict[str, str | int]
    words: Words


class TableInfo(msgspec.Struct, frozen=True):
    """What anybody who knows the table's id may know about it."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    status: str
    public: bool
    onlookers: bool
    hints: bool
    companion: bool
    own_data: bool
    """Whether it uses custom component data."""
    clock: Clock
    origin: Origin | None
    daily: str
    host: int | None
    ending: str
    takebacks: int
    rematch: str
    frozen: str
    """A message key that says why nothing can be changed any more; "" for a table that works."""
    unrated: str
    """A message key that says why the game changes no ratings, as things stand; "" for one that does."""


class PersonInfo(msgspec.Struct, frozen=True):
    """A person at the table. An empty name means that they asked to be forgotten."""

    id: int
    name: str
    muted: bool
    here: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """Who plays a seat and whether it is awaited; a bot that is awaited is thinking."""

    person: int | None
    bot: str
    resigned: bool
    awaited: bool


class ClockInfo(msgspec.Struct, frozen=True):
    """A seat's clock: seconds left for the game when it last stopped, and when it started to run."""

    left: float
    since: float | None


class ProposalInfo(msgspec.Struct, frozen=True):
    """What is asked of everybody, by whom, and who has agreed."""

    person: int
    what: str
    seat: int
    agreed: list[int]


class Score(msgspec.Struct, frozen=True):
    """A line of a score sheet; `marks` name the pieces that earned it."""

    words: Words
    points: int
    marks: list[str]


class ScoreChange(msgspec.Struct, frozen=True):
    """How a line of one's score sheet would change; `marks` name the pieces that would earn it."""

    words: Words
    before: int
    after: int
    marks: list[str]


class Reason(msgspec.Struct, frozen=True):
    """A score line that an action leads to, typical of many simulated games, and its gain over the alternative."""

    words: Words
    gain: float
    """How many points more this line is worth on average at the end (negative: fewer)."""
    marks: list[str]


class Advised(msgspec.Struct, frozen=True):
    """An action, what it changes now, and what the coach expects of it."""

    action: dict[str, str | int]
    words: Words
    changes: list[ScoreChange]
    points: float
    """The expected result: points, points ahead of the best other, or points above the target."""
    sure: int
    """Percent: how likely it is at least as good as the action it is compared with."""
    why: list[Words]
    """Why it is the best, in sentences; empty for others."""
    marks: list[str]
    """The pieces that these sentences are about: at most six."""
    reasons: list[Reason]
    """The score lines in which it differs most from the action it is compared with."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended. It has no points if the game was broken off."""

    points: list[int]
    winners: list[int]
    remark: Words | None


class You(msgspec.Struct, frozen=True):
    """Who the viewer is: a person with their seats, or an onlooker."""

    person: int | None
    seats: list[int]
    host: bool


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that one viewer sees. Events replace whole fields of it and extend its log."""

    table: TableInfo
    people: list[PersonInfo]
    seats: list[SeatInfo]
    you: You
    seat: int | None
    """The seat whose view this is; null for an onlooker."""
    hand_over: int | None
    """For several seats on one device: pass it to the player of this seat, who then sends `look`."""
    view: Any
    """The position as this seat may see it: the game's own type."""
    svg: str
    asked: Words | None
    decision: str
    moves: list[Move]
    chance: list[Move]
    """Companion tables: what this seat may enter as dealt by the physical box."""
    can_undo: bool
    sheets: list[list[Score]]
    """The score sheet of every seat as this viewer may know it."""
    clock: list[ClockInfo]
    proposal: ProposalInfo | None
    talk: list[Talk]
    result: Result | None
    log: list[Line]


# ---------------------------------------------------------------------- viewers


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: a person (None: an onlooker), as which seat, and in which form they want it."""

    person: int | None = None
    seat: int | None = None
    words: str = ""
    draw: bool = False


def may_watch(table: Table, viewer: Viewer) -> bool:
    """Whether this viewer may see the position at all."""
    return viewer.person is not None or table.spec.onlookers


def enterable(state: State, seat: int) -> list[int]:
    """What a seat may enter as dealt by the physical box: only what the seat would see of it."""
    if state.awaited() != CHANCE:
        return []
    outcomes = [action for action, _ in state.chance_outcomes()]
    if all(state.visible_action(seat, CHANCE, action) == action for action in outcomes):
        return outcomes
    return []


def find_hand_over(table: Table, seats: Sequence[int], seat: int | None) -> int | None:
    """For several seats on one device: the seat whose turn it is, if another one is looking."""
    if len(seats) < 2 or table.status != PLAYING or table.frozen:
        return None
    if table.spec.companion and table.chance_pending():
        # A private draw is entered by a player who may see it.
        awaited = [each for each in seats if enterable(table.state, each)]
    else:
        awaited = [each for each in table.people_awaited() if each in seats]
    return awaited[0] if awaited and seat not in awaited else None


# ---------------------------------------------------------------------- words


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

    def named(self, action: int) -> dict[str, str | int]:
        """An action by name."""
        return self.table.game.actions.named(action, self.table.labels)

    def move(self, state: State, actor: int, action: int) -> Move:
        """A legal action."""
        return Move(self.named(action), self.words("move", self.table.game.show.describe(state, actor, action)))

    def changes(self, state: State, seat: int, action: int) -> list[ScoreChange]:
        """The score lines that an action would change."""
        return [
            ScoreChange(
                self.words("score", (change.line.key, change.line.args)), change.before, change.after, change.line.marks
            )
            for change in state.preview(seat, action)
        ]

    def advised(
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
            points=round(value, 1),
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
        return Reason(self.words("score", (line.line.key, line.line.args)), round(line.gap, 1), line.line.marks)

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

    def line(self, line: LogLine) -> Line:
        """A line of the log."""
        return Line(line.actor, self.named(line.action), self.words("log", (line.key, line.args)))


# ---------------------------------------------------------------------- the picture


def table_info(table: Table) -> TableInfo:
    """What anybody who knows the table's id may know about it."""
    spec = table.spec
    return TableInfo(
        id=spec.id,
        game=spec.game,
        players=spec.players,
        options=spec.options,
        status=table.status,
        public=spec.public,
        onlookers=spec.onlookers,
        hints=spec.hints,
        companion=spec.companion,
        own_data=bool(spec.components),
        clock=spec.clock,
        origin=spec.origin,
        daily=spec.daily,
        host=table.host,
        ending=table.ending,
        takebacks=table.match.takebacks if table.match is not None else 0,
        rematch=table.rematch,
        frozen=table.frozen,
        unrated=why_unrated(table),
    )


def snapshot(table: Table, viewer: Viewer, *, log: bool = True) -> Picture:
    """The whole picture; without its log (`log=False`) if only the new lines will be sent."""
    translator = Translator(table, viewer.words)
    seats = table.seats_of(viewer.person)
    hand_over = find_hand_over(table, seats, viewer.seat)
    awaited = table.awaited()
    playing = table.match is not None and hand_over is None and not table.frozen and may_watch(table, viewer)
    state = table.state if playing else None
    seat = viewer.seat
    acting = state is not None and seat is not None and table.status == PLAYING
    moves: list[Move] = []
    chance: list[Move] = []
    asked = None
    if acting and state is not None and seat is not None:
        moves = [translator.move(state, seat, int(action)) for action in state.legal_actions(seat)]
        if seat in awaited:
            asked = translator.words("ask", table.game.show.prompt(state, seat))
        if table.spec.companion:
            chance = [translator.move(state, CHANCE, action) for action in enterable(state, seat)]
    lines = [translator.line(line) for line in table.match.seen(seat)] if log and playing and table.match else []
    return Picture(
        table=table_info(table),
        people=[PersonInfo(each.id, each.name, each.muted, each.here) for each in table.people.values()],
        seats=[SeatInfo(each.person, each.bot, each.resigned, at in awaited) for at, each in enumerate(table.seats)],
        you=You(viewer.person, seats, viewer.person is not None and viewer.person == table.host),
        seat=seat,
        hand_over=hand_over,
        view=_view(table, state, seat),
        svg=table.game.show.svg(state, seat) if state is not None and viewer.draw else "",
        asked=asked,
        decision=table.decision(seat) if acting and seat is not None else "",
        moves=moves,
        chance=chance,
        can_undo=acting
        and seat is not None
        and (table.fair[seat] > 0 or (table.has_one_player() and table.steps[seat] > 0)),
        sheets=_sheets(table, translator, state, seat),
        clock=[ClockInfo(*each) for each in zip(table.clocks.left, table.clocks.since, strict=True)]
        if table.clocks
        else [],
        proposal=None if table.proposal is None else ProposalInfo(*msgspec.structs.astuple(table.proposal)),
        talk=[translator.talk(line) for line in table.talk],
        result=_result(table, translator) if playing else None,
        log=lines,
    )


def _sheets(table: Table, translator: Translator, state: State | None, viewer: int | None) -> list[list[Score]]:
    if state is None:
        return []
    eye = CHANCE if viewer is None else viewer
    over = state.is_over()
    return [
        translator.sheet(state.breakdown(seat) if over else state.visible_score(eye, seat))
        for seat in range(table.spec.players)
    ]


def _view(table: Table, state: State | None, seat: int | None) -> object:
    if table.frozen and table.last_view:
        return msgspec.Raw(table.last_view.encode())
    return None if state is None else table.game.show.view(state, seat)


def _result(table: Table, translator: Translator) -> Result | None:
    """How the game ended. Hidden things are revealed only if it was played to its end."""
    if table.status != OVER:
        return None
    if table.match is None or not table.state.is_over():
        return Result([], winners(table), None)
    remark = table.game.show.remark(table.state)
    return Result(
        points=table.state.scores(),
        winners=winners(table),
        remark=None if remark is None else translator.words("remark", remark),
    )
