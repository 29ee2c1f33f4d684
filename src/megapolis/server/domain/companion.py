"""Tables with a real box: what people are asked about its pieces, and corrections of what they entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec.structs import replace

from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.errors import IllegalMove, MegapolisError
from megapolis.engine.match import Match
from megapolis.engine.question import Question
from megapolis.engine.score import changes
from megapolis.server.domain.match_log import IN, OUT, REPLACED, correct_log, replay
from megapolis.server.domain.picture import Line, Move, ScoreChange, Words
from megapolis.server.domain.snapshot import enterable, entering_seat
from megapolis.server.domain.table import Table
from megapolis.server.domain.translator import Translator
from megapolis.server.errors import NotAllowed, Stale, Unknown

if TYPE_CHECKING:
    from megapolis.server.domain.commands import Named
    from megapolis.server.domain.decide import Draft

MAX_IMPOSSIBLE = 12
"""How many of the entries that a correction makes impossible are named; the rest is counted."""

# ---------------------------------------------------------------------- types of the wire


class BoxAnswer(msgspec.Struct, frozen=True):
    """One thing that may lie on the table: by name (null: the box has none), how many may be left, or why none is."""

    action: dict[str, str | int] | None
    words: Words
    left: int
    why: Words | None


class BoxGroup(msgspec.Struct, frozen=True):
    """Answers that people sort together."""

    name: Words | None
    answers: list[BoxAnswer]


class BoxBuyer(msgspec.Struct, frozen=True):
    """Somebody who may have got what was auctioned, and what they may have paid."""

    seat: int
    least: int
    most: int
    step: int


class BoxQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What people are asked about the pieces of the real box, or about a line of the log that was wrong."""

    at: int
    """The number of entries before it: `enter` repeats it."""
    kind: str
    """`cards`, `numbers` (a group first, then an answer), `dice`, `moves` of a seat, or the `sale` of an auction."""
    asked: Words
    how: Words | None
    """What to look at."""
    seat: int
    """Whose pieces it is about; -1: everybody's."""
    private: bool
    """Whether others must not see the pieces."""
    count: int
    dice: int
    ordered: bool
    groups: list[BoxGroup]
    old: Move | None
    """What the line says now, if it is about a line of the log."""
    buyers: list[BoxBuyer] = []
    """Who may have got what was auctioned."""
    cover: int = -1
    """The seat whose hidden pieces it is about: they are told to whoever asks with it as `eye`; -1: none is."""
    last: bool = True
    """Whether the last line of the log may stand beside it: all who may look at these pieces know what it says."""
    closed: bool = False
    """Whether only somebody else may say what the line says instead, since these pieces lie before them."""


class BotMoves(msgspec.Struct, frozen=True):
    """Moves of a bot that no person sees, such as the cards that it passes on: somebody makes them with its pieces."""

    seat: int
    count: int
    """How many there have been in this game."""
    lines: list[Line]
    """The latest of them, for whoever says that they enter the pieces of this bot."""


class SeatChange(msgspec.Struct, frozen=True):
    """How a score line of a seat would change."""

    seat: int
    change: ScoreChange


# ---------------------------------------------------------------------- the question


def require_companion(table: Table) -> None:
    """Refuse tables that deal by themselves."""
    if not table.spec.companion:
        raise NotAllowed("table-not-companion")


def ask_box(table: Table, translator: Translator, person: int, looking: int = -1) -> BoxQuestion:
    """The question of the pending chance, for a person who may answer it and looks as one of their seats."""
    require_companion(table)
    seat = require_entering_seat(table, person)
    match = table.match
    assert match is not None
    question = tell_question(table, translator, table.state, seat, len(match.log))
    if question.private or not table.game.hides_hands(table.setup):
        return question
    eye = looking if looking in table.seats_of(person) else seat
    own, known = ([(line.actor, line.action) for line in match.log_lines(viewer)[-1:]] for viewer in (eye, None))
    return replace(question, last=own == known)


def require_entering_seat(table: Table, person: int) -> int:
    """The seat as which a person answers the question of the pending chance."""
    if not table.chance_pending():
        raise IllegalMove("error-chance-not-awaited")
    seat = entering_seat(table, table.seats_of(person))
    if seat is None:
        raise NotAllowed("table-not-yours-to-deal")
    return seat


def seen_by_all(table: Table, state: State) -> bool:
    """Whether everybody sees what the pending chance brings."""
    return all(enterable(state, seat) for seat in range(table.spec.players))


def tell_question(
    table: Table, translator: Translator, state: State, seat: int, at: int, old: Move | None = None
) -> BoxQuestion:
    """A question in words. Where hands are hidden, one that everybody may look at tells nothing of the seat's own."""
    everybody = seen_by_all(table, state)
    eye = CHANCE if everybody and table.game.hides_hands(table.setup) else seat
    question: Question = table.game.show.question(state, eye)
    key, args = question.name
    groups = [
        BoxGroup(
            None if group.name is None else translator.words("pile", group.name),
            [
                BoxAnswer(
                    translator.name_action(answer.action) if answer.action >= 0 else None,
                    translator.words("move", table.game.show.describe(state, CHANCE, answer.action))
                    if answer.action >= 0
                    else Words(""),
                    answer.left,
                    None if answer.why is None else translator.words("gone", answer.why),
                )
                for answer in group.answers
            ],
        )
        for group in question.groups
    ]
    return BoxQuestion(
        at=at,
        kind=question.kind,
        asked=translator.words("box", question.name),
        how=translator.words("box", (f"{key}-how", args)),
        seat=question.seat,
        private=not everybody,
        count=question.count,
        dice=question.dice,
        ordered=question.ordered,
        groups=groups,
        old=old,
    )


def unseen_moves(table: Table, translator: Translator, person: int, eye: int, since: int) -> list[BotMoves]:
    """The moves of bots that no person sees; which they were, from one on, to whoever says that they see for a bot."""
    require_companion(table)
    own = table.seats_of(person)
    if table.match is None or not own:
        raise NotAllowed("table-not-seated")
    people = [seat for seat in range(table.spec.players) if not table.seats[seat].bot]
    bots = [seat for seat in range(table.spec.players) if table.seats[seat].bot]
    if not table.game.hides_hands(table.setup):
        return []
    told: dict[int, set[int]] = {seat: set(table.match.view_log(seat).places) for seat in people}
    found = []
    for bot in bots:
        view = table.match.view_log(bot)
        pairs = zip(view.lines, view.places, strict=True)
        lines = [line for line, at in pairs if line.actor == bot and not any(at in told[seat] for seat in people)]
        shown = [translator.line(line) for line in lines[since:]] if eye == bot else []
        found.append(BotMoves(bot, len(lines), shown))
    return found


def enter_all(draft: Draft, person: int, at: int, actions: Sequence[Named]) -> None:
    """Play what the real box dealt, one piece after the other, as entered by somebody who may see them."""
    table = draft.table
    require_companion(table)
    assert table.match is not None
    if at != len(table.match.log):
        raise Stale("table-stale")
    for action in actions:
        after = draft.after
        seat = require_entering_seat(after, person)
        question: Question = table.game.show.question(after.state, seat)
        number = question.resolve(table.game.actions.number(action, table.labels))
        played = after.play_action(CHANCE, number, draft.now)
        draft.events.append(played)
        if played.entries:
            break  # the last piece of the deck needed no looking


def play_only_outcome(draft: Draft) -> None:
    """After a correction, too, what can only come one way is played and not asked."""
    table = draft.after
    if table.chance_pending():
        outcomes = table.state.legal_actions(CHANCE)
        if len(outcomes) == 1:
            draft.events.append(table.play_action(CHANCE, int(outcomes[0]), draft.now))


# ---------------------------------------------------------------------- corrections


class Place(NamedTuple):
    """An entry behind a line of the log, for the seat whose line it is.

    `eye` is the seat as which the person may look at its pieces, -1: as none. `cover` is another seat of theirs, or a
    bot, for which they must say that they look; -1: none.
    """

    seat: int
    place: int
    eye: int
    cover: int = -1


def find_entry(table: Table, person: int, line: int, looking: int = -1) -> tuple[int, int]:
    """Find the entry behind a line of a person's own log: the seat that sees this line, and the entry's place."""
    assert table.match is not None
    seats = table.seats_of(person)
    for seat in [looking] if looking in seats else seats:
        places = table.match.view_log(seat).places
        if line < len(places):
            return seat, places[line]
    raise Unknown("table-no-such-line", line=line + 1)


def find_place(table: Table, person: int, line: int, looking: int = -1, eye: int = -1) -> Place:
    """The entry behind a line, and whether this person may see its pieces, having said that they look for `eye`."""
    require_companion(table)
    if table.match is None:
        raise NotAllowed("table-not-companion")
    seat, place = find_entry(table, person, line, looking)
    owners = seats_that_know(table, seat, line, place)
    own = table.seats_of(person)
    people = [each for each in owners if not table.seats[each].bot]
    if seat in owners:
        return Place(seat, place, seat)
    # A person's pieces are looked at on the device of that person; those of bots by whoever says that it is them.
    covers = [each for each in people if each in own] if people else owners
    cover = covers[0] if covers else -1
    if not covers and table.match.log[place].actor == CHANCE:
        raise NotAllowed("table-not-yours-to-deal")
    return Place(seat, place, eye if eye in covers else -1, cover)


def seats_that_know(table: Table, seat: int, line: int, place: int) -> list[int]:
    """The seats that know everything about an entry: what was dealt, or what else the seat that moved might have done.

    What a seat may do tells what it holds, where hands are hidden.
    """
    assert table.match is not None
    actor, action = table.match.log[place]
    seats = range(table.spec.players)
    if actor != CHANCE:
        return [actor] if table.game.hides_hands(table.setup) else list(seats)
    state = table.match.state_at(place)
    told = table.match.view_log(seat).lines[line].action == action
    return [each for each in seats if state.visible_action(each, actor, action) == action or (told and each == seat)]


def ask_about_line(
    table: Table, translator: Translator, person: int, line: int, looking: int, eye: int = -1
) -> BoxQuestion:
    """What a line of the log may say instead: the question of that moment, or the moves of the seat that acted."""
    found = find_place(table, person, line, looking, eye)
    assert table.match is not None
    actor, action = table.match.log[found.place]
    state = table.match.state_at(found.place)
    if found.eye >= 0 and actor == CHANCE:
        old = translator.move(state, actor, action)
        return replace(tell_question(table, translator, state, found.eye, found.place, old), cover=found.cover)
    moves: list[Move] = []
    if found.eye >= 0:
        old = translator.move(state, actor, action)
        moves = [translator.move(state, actor, int(each)) for each in state.legal_actions(actor)]
        asked = translator.words("ask", table.game.show.prompt(state, actor))
    else:
        # Nothing but what the line says to this seat; the question alone might tell more.
        said = translator.line(table.match.view_log(found.seat).lines[line])
        old = Move(said.action, said.words)
        asked = said.words
    return BoxQuestion(
        at=found.place,
        kind="moves",
        asked=asked,
        how=None,
        seat=actor if actor != CHANCE else found.cover,
        private=found.eye != found.seat or table.game.hides_hands(table.setup),
        count=1,
        dice=0,
        ordered=False,
        groups=[BoxGroup(None, [BoxAnswer(move.action, move.words, 1, None) for move in moves])],
        old=old,
        cover=found.cover,
        closed=found.eye < 0 and found.cover < 0,
    )


class Edit(NamedTuple):
    """A correction of the log: what the entry at a place says instead, or that it is taken out or put in."""

    place: int
    action: int
    how: str


class Trial(NamedTuple):
    """The match after a correction, as far as later entries stay possible, and how many do not."""

    match: Match
    dropped: int


def find_edit(table: Table, found: Place, named: Named | None, before: bool) -> Edit:
    """The correction that a message names; of pieces that look the same one that is possible."""
    assert table.match is not None
    actor, old = table.match.log[found.place]
    if named is None:
        return Edit(found.place, old, OUT)
    if found.eye < 0:
        raise NotAllowed("table-not-yours-to-deal")
    action = table.game.actions.number(named, table.labels)
    if actor == CHANCE:
        question: Question = table.game.show.question(table.match.state_at(found.place), found.eye)
        action = question.resolve(action)
    return Edit(found.place, action, IN if before else REPLACED)


def try_correction(table: Table, edit: Edit) -> Trial:
    """Correct an entry and play on as far as possible; `IllegalMove` if the new entry itself is not possible."""
    assert table.match is not None
    log = correct_log(table.match.log, *edit[:2], how=edit.how)
    sure = edit.place if edit.how == OUT else edit.place + 1
    match = replay(table.setup, table.spec.start, log[:sure])
    for at in range(sure, len(log)):
        try:
            match.play(*log[at])
        except MegapolisError:
            return Trial(match, len(log) - at)
    return Trial(match, 0)


def consider(
    table: Table,
    translator: Translator,
    person: int,
    line: int,
    named: Named | None,
    looking: int,
    before: bool = False,
    eye: int = -1,
) -> tuple[list[SeatChange], list[Line], int]:
    """What a correction would change: score lines, the first entries that become impossible, and how many do."""
    found = find_place(table, person, line, looking, eye)
    assert table.match is not None
    trial = try_correction(table, find_edit(table, found, named, before))
    old, new = table.match.state, trial.match.state
    changed = [
        SeatChange(seat, translator.change(each))
        for seat in range(table.spec.players)
        for each in changes(old.visible_score(found.seat, seat), new.visible_score(found.seat, seat))
    ]
    first = len(table.match.log) - trial.dropped
    view = table.match.view_log(found.seat)
    lines = [each for each, at in zip(view.lines, view.places, strict=True) if at >= first]
    # Others may have done something that this seat does not see yet.
    return changed, [translator.line(each) for each in lines[:MAX_IMPOSSIBLE]], trial.dropped


def possible_corrections(table: Table, person: int, line: int) -> list[int]:
    """What the physical box may have dealt instead of what this line says, with everything after it still possible.

    Where hands are hidden, all that it may have dealt as far as one knows: what comes after it could tell of them.
    """
    if table.match is None:
        raise NotAllowed("table-not-companion")
    require_companion(table)
    seat, place = find_entry(table, person, line)
    state = table.match.state_at(place)
    if table.game.hides_hands(table.setup):
        asked: Question = table.game.show.question(state, CHANCE if seen_by_all(table, state) else seat)
        may_enter = bool(enterable(state, seat))
        return [each for each in asked.possible() if may_enter and each != table.match.log[place].action]
    out = []
    for action in enterable(state, seat):
        try:
            replay(table.setup, table.spec.start, correct_log(table.match.log, place, action))
        except MegapolisError:
            continue
        if action != table.match.log[place].action:
            out.append(action)
    return out
