"""When in a game something happened, as its players count: rounds and turns, or laps where they walk around a ring."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from megapolis.engine.match import Match


class Moment(msgspec.Struct, frozen=True):
    """A round and a turn, from 1; a round is 0 in games that have none."""

    round: int
    turn: int


class Chapter(msgspec.Struct, frozen=True):
    """A round of a finished game, or a lap of one seat: where in the log it begins, and what it brought each seat."""

    round: int
    start: int
    brought: list[int]


def moments(match: Match, seat: int) -> list[Moment]:
    """When each entry of the log was, as a seat counts.

    Where the game does not count turns, those of the seat are counted: its actions until somebody else acts.
    """
    coach = match.setup.game.show.coach
    state = match.state_at(0)
    out: list[Moment] = []
    lap = 1 if coach.square is not None else 0
    square, own_turns, counted_in, was_own = -1, 0, 0, False
    for entry in match.log:
        round_, turn = coach.count(state)
        if coach.square is not None:
            now = coach.square(state, seat)
            lap += now < square
            square, round_ = now, lap
        # What belongs to the set-up is told with the first round.
        last = out[-1].round if out else 0
        round_ = max(round_, last)
        if round_ != counted_in:
            own_turns, counted_in, was_own = 0, round_, False
        is_own = entry.actor == seat
        own_turns += is_own and not was_own
        was_own = is_own
        out.append(Moment(round_, turn or max(1, own_turns)))
        state.play(entry.actor, entry.action)
    first = next((moment.round for moment in out if moment.round), 0)
    return [Moment(moment.round or first, moment.turn) for moment in out]


def chapters(match: Match, when: Sequence[Moment]) -> list[Chapter]:
    """The rounds of a finished game, by its moments; none where it has none."""
    starts = [at for at in range(len(match.log)) if at == 0 or when[at].round != when[at - 1].round]
    if len(starts) < 2:
        return []
    scores = [*(match.state_at(at).scores() for at in starts), match.state.scores()]
    out = []
    for number, at in enumerate(starts):
        brought = [after - before for before, after in zip(scores[number], scores[number + 1], strict=True)]
        out.append(Chapter(when[at].round, at, brought))
    return out
