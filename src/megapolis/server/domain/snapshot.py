"""What one viewer sees of a table, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from megapolis.analysis import Advice, Expectation
from megapolis.engine.core.state import CHANCE, State
from megapolis.engine.errors import Value
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import Said
from megapolis.engine.score import ScoreLine
from megapolis.server.domain.table import OVER, PLAYING, Live, Talk
from megapolis.server.http.messages import (
    Advised,
    ClockInfo,
    Line,
    Move,
    PersonInfo,
    Picture,
    ProposalInfo,
    Reason,
    Result,
    Score,
    ScoreChange,
    SeatInfo,
    TableInfo,
    Words,
    You,
)

REASONS = 4
"""How many score lines are named for an action."""


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: a person (None: an onlooker), as which seat, and how they want to be told."""

    person: int | None = None
    seat: int | None = None
    words: str = ""
    draw: bool = False


class Speaker:
    """Puts what a game describes into message keys, with sentences where they are wanted."""

    def __init__(self, live: Live, language: str) -> None:
        self.live = live
        self.text = Text(language, live.head.game) if language in LANGUAGES else None

    def words(self, prefix: str, said: tuple[str, dict[str, Value]]) -> Words:
        """A described thing."""
        text = "" if self.text is None else self.live.game.say(self.text, prefix, said)
        return Words(f"{prefix}-{said[0]}", said[1], text)

    def named(self, action: int) -> dict[str, str | int]:
        """An action by name."""
        return self.live.game.actions.named(action, self.live.labels)

    def move(self, state: State, actor: int, action: int) -> Move:
        """A legal action."""
        return Move(self.named(action), self.words("move", self.live.game.show.describe(state, actor, action)))

    def changes(self, state: State, seat: int, action: int) -> list[ScoreChange]:
        """What an action would change in the points."""
        return [
            ScoreChange(
                self.words("score", (change.line.key, change.line.args)), change.before, change.after, change.line.marks
            )
            for change in state.preview(seat, action)
        ]

    def advised(self, state: State, seat: int, one: Advice) -> Advised:
        """An action that a search has thought about, with its reasons."""
        move = self.move(state, seat, one.action)
        alone = self.live.head.players == 1 and not self.live.game.is_cooperative(self.live.setup)
        return Advised(
            action=move.action,
            words=move.words,
            changes=self.changes(state, seat, one.action),
            points=round(one.points, 1),
            percent=None if alone else round(100 * one.wins),
            sure=round(100 * one.certainty),
            reasons=[self.reason(why) for why in one.why[:REASONS]],
        )

    def reason(self, why: Expectation) -> Reason:
        """A score line that an action leads to."""
        said = self.words("score", (why.line.key, why.line.args))
        return Reason(said, round(why.points - why.instead, 1), why.line.marks)

    def sheet(self, lines: list[ScoreLine]) -> list[Score]:
        """A score sheet."""
        return [Score(self.words("score", (line.key, line.args)), line.points, line.marks) for line in lines]

    def talk(self, said: Talk) -> Talk:
        """A line of talk; a notice in words, with the name of the person it is about."""
        if self.text is None or not said.key:
            return said
        person = self.live.people.get(int(said.args.get("person", -1)))
        return msgspec.structs.replace(said, text=self.text(said.key, name=person.name if person else "", **said.args))

    def line(self, said: Said) -> Line:
        """A line of the log."""
        return Line(said.actor, self.named(said.action), self.words("log", (said.key, said.args)))


def table_info(live: Live) -> TableInfo:
    """What is known of a table from outside."""
    head = live.head
    return TableInfo(
        id=head.id,
        game=head.game,
        players=head.players,
        options=head.options,
        status=live.status,
        public=head.public,
        onlookers=head.onlookers,
        hints=head.hints,
        companion=head.companion,
        own_data=bool(head.components),
        clock=head.clock,
        origin=head.origin,
        daily=head.daily,
        host=live.host,
        ending=live.ending,
        takebacks=live.match.takebacks if live.match is not None else 0,
        rematch=live.rematch,
        frozen=live.frozen,
    )


def enterable(state: State, seat: int) -> list[int]:
    """What a seat may say that the real box dealt: only what that seat would see of it."""
    if state.awaited() != CHANCE:
        return []
    outcomes = [action for action, _ in state.chance_outcomes()]
    if all(state.visible_action(seat, CHANCE, action) == action for action in outcomes):
        return outcomes
    return []


def handed_over(live: Live, seats: Sequence[int], seat: int | None) -> int | None:
    """Of several seats at one device: the one whose turn it is, if another is looking."""
    if len(seats) < 2 or live.status != PLAYING or live.frozen:
        return None
    if live.head.companion and live.chance_pending():
        # A private draw is entered by whoever may see it.
        awaited = [each for each in seats if enterable(live.state, each)]
    else:
        awaited = [each for each in live.people_awaited() if each in seats]
    return awaited[0] if awaited and seat not in awaited else None


def winners(live: Live) -> list[int]:
    """The seats that won; who resigned did not."""
    if live.ending in ("abandoned", "closed") or live.match is None:
        return []
    stayed = [at for at, seat in enumerate(live.seats) if not seat.resigned]
    returns = live.state.returns()
    if live.head.players == 1 or live.game.is_cooperative(live.setup):
        return stayed if returns[0] > 0 and live.ending != "resigned" else []
    best = max((returns[seat] for seat in stayed), default=0.0)
    return [seat for seat in stayed if returns[seat] == best]


def result(live: Live, speaker: Speaker) -> Result | None:
    """How the game ended; nothing hidden is left then, unless it was broken off."""
    if live.status != OVER or live.match is None or not live.state.is_over():
        return Result([], winners(live), None) if live.status == OVER else None
    state = live.state
    remark = live.game.show.remark(state)
    return Result(
        points=state.scores(),
        winners=winners(live),
        remark=None if remark is None else speaker.words("remark", remark),
    )


def shown(live: Live, viewer: Viewer) -> bool:
    """Whether this viewer may see the position at all."""
    return viewer.person is not None or live.head.onlookers


def picture(live: Live, viewer: Viewer, *, log: bool = True) -> Picture:
    """The whole picture; without its log where only what changed in it will be sent."""
    speaker = Speaker(live, viewer.words)
    seats = live.seats_of(viewer.person)
    hand_over = handed_over(live, seats, viewer.seat)
    awaited = live.awaited()
    playing = live.match is not None and hand_over is None and not live.frozen and shown(live, viewer)
    state = live.state if playing else None
    seat = viewer.seat
    acting = state is not None and seat is not None and live.status == PLAYING
    moves: list[Move] = []
    chance: list[Move] = []
    asked = None
    if acting and state is not None and seat is not None:
        moves = [speaker.move(state, seat, int(action)) for action in state.legal_actions(seat)]
        if seat in awaited:
            asked = speaker.words("ask", live.game.show.prompt(state, seat))
        if live.head.companion:
            chance = [speaker.move(state, CHANCE, action) for action in enterable(state, seat)]
    lines = [speaker.line(said) for said in live.match.seen(seat)] if log and playing and live.match else []
    return Picture(
        table=table_info(live),
        people=[PersonInfo(each.id, each.name, each.muted, each.here) for each in live.people.values()],
        seats=[SeatInfo(each.person, each.bot, each.resigned, at in awaited) for at, each in enumerate(live.seats)],
        you=You(viewer.person, seats, viewer.person is not None and viewer.person == live.host),
        seat=seat,
        hand_over=hand_over,
        view=_view(live, state, seat),
        svg=live.game.show.svg(state, seat) if state is not None and viewer.draw else "",
        asked=asked,
        decision=live.decision(seat) if acting and seat is not None else "",
        moves=moves,
        chance=chance,
        can_undo=acting and seat is not None and (live.fair[seat] > 0 or (live.isolate() and live.steps[seat] > 0)),
        sheets=[] if state is None else [speaker.sheet(_score(state, seat, each)) for each in range(live.head.players)],
        clock=[ClockInfo(*each) for each in zip(live.clocks.left, live.clocks.since, strict=True)]
        if live.clocks
        else [],
        proposal=None if live.proposal is None else ProposalInfo(*msgspec.structs.astuple(live.proposal)),
        talk=[speaker.talk(said) for said in live.talk],
        result=result(live, speaker) if playing else None,
        log=lines,
    )


def _score(state: State, viewer: int | None, seat: int) -> list[ScoreLine]:
    if state.is_over():
        return state.breakdown(seat)
    return state.visible_score(CHANCE if viewer is None else viewer, seat)


def _view(live: Live, state: State | None, seat: int | None) -> object:
    if live.frozen and live.last_view:
        return msgspec.Raw(live.last_view.encode())
    return None if state is None else live.game.show.view(state, seat)
