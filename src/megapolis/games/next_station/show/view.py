"""What one seat may see, typed and JSON-ready, and the words for what it may do."""

from __future__ import annotations

import msgspec

from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.state import CHANCE
from megapolis.engine.score import ScoreLine
from megapolis.games.next_station.rules.box import POWERS, SYMBOLS
from megapolis.games.next_station.rules.sheet import Sheet
from megapolis.games.next_station.rules.state import NextStation
from megapolis.games.next_station.show.words import prompt

SETTING_UP, PLAYING = "set-up", "play"


class LineView(msgspec.Struct, frozen=True):
    """One line: its pencil, stations and sections by name, and the circled station, if any."""

    pencil: str
    stations: list[str]
    sections: list[str]
    circled: str | None


class SheetView(msgspec.Struct, frozen=True):
    """A player's paper as it may be seen: of another seat, as it stood when this turn's card was flipped."""

    seat: int
    pencil: str | None
    lines: list[LineView]
    ends: list[str]
    power_used: bool
    done: bool
    points: int
    score: list[ScoreLine]


class FlippedCard(msgspec.Struct, frozen=True):
    """A card flipped this round and the turn it was flipped in, from 1."""

    card: str
    turn: int


class NextStationView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    stage: str
    over: bool
    round: int
    turn: int
    flipped: list[FlippedCard]
    symbol: str | None
    branch: bool
    asked: str
    pencils: list[str | None]
    objectives: list[str]
    powers: dict[str, str]
    sheets: list[SheetView]
    seat: int | None
    rating: int | None


def _sheet(state: NextStation, seat: int, viewer: int) -> SheetView:
    box = state.rules.box
    sheet: Sheet = state.visible_sheet(viewer, seat)
    lines = [
        LineView(
            box.pencil_names[track.pencil],
            [box.names[station] for station in track.stations()],
            [box.section_names[section] for section in track.sections()],
            box.names[track.circled - 1] if track.circled else None,
        )
        for track in sheet.lines()
    ]
    score = state.visible_score(viewer, seat)
    return SheetView(
        seat=seat,
        pencil=box.pencil_names[sheet.pencil] if sheet.line else None,
        lines=lines,
        ends=[box.names[station] for station in to_list(sheet.ends)],
        power_used=bool(sheet.used),
        done=not state.waiting >> seat & 1,
        points=sum(line.points for line in score),
        score=score,
    )


def view(state: NextStation, seat: int | None) -> NextStationView:
    """What `seat` may see. Nothing is ever hidden but what others do in a turn that is still running."""
    box = state.rules.box
    viewer = CHANCE if seat is None else seat
    playing = state.step == len(state.rules.steps) - 1
    return NextStationView(
        stage=PLAYING if playing else SETTING_UP,
        over=state.is_over(),
        round=int(state.round) + 1,
        turn=int(state.turn) + 1,
        flipped=[FlippedCard(box.card_names[item & 15], (item >> 4) + 1) for item in state.flipped],
        symbol=SYMBOLS[state.symbol] if playing and state.waiting else None,
        branch=state.branch,
        asked=prompt(state, seat)[0] if seat is not None and state.waiting >> seat & 1 else "",
        pencils=[box.pencil_names[pencil] if pencil >= 0 else None for pencil in state.pencils],
        objectives=[box.objective_names[objective] for objective in to_list(state.objectives)],
        powers={box.pencil_names[at]: POWERS[power] for at, power in enumerate(state.powers) if power >= 0},
        sheets=[_sheet(state, other, viewer) for other in range(state.seats)],
        seat=seat,
        rating=state.rating() if state.seats == 1 and state.is_over() else None,
    )
