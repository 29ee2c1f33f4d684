"""What is asked at a real table: pencils, objectives and powers before the game, then the card that was turned."""

from __future__ import annotations

from megapolis.engine.core.bitset import popcount
from megapolis.engine.game import Said
from megapolis.engine.question import Answer, Group, Question
from megapolis.games.next_station.rules.actions import DEAL_OBJECTIVE, DEAL_PENCIL, DEAL_POWER, FLIP
from megapolis.games.next_station.rules.options import DEAL_OBJECTIVES, DEAL_PENCILS, PLAY
from megapolis.games.next_station.rules.state import NextStation

OBJECTIVES = 2
"""How many shared objectives are dealt."""


def question(state: NextStation, _viewer: int) -> Question:
    """The question of the pending chance; nothing of it is secret."""
    box = state.rules.box
    step = state.rules.steps[state.step]
    if step == PLAY:
        turned = {int(flip) & 15: int(flip) >> 4 for flip in state.flipped}
        groups = []
        for under, name in enumerate(("street", "underground")):
            cards = [card for card in range(len(box.card_names)) if box.underground[card] == under]
            whys: list[Said | None] = [
                ("turn", {"turn": turned[card] + 1}) if card in turned else None for card in cards
            ]
            answers = [_answer(int(FLIP) + card, why) for card, why in zip(cards, whys, strict=True)]
            groups.append(Group((name, {}), answers))
        # A switch is followed by another card of the same turn, also where it comes too early and is ignored.
        again = "again" if state.branch else "early"
        asked = again if int(state.turn) in turned.values() else "flip"
        return Question((asked, {"turn": int(state.turn) + 1}), groups)
    if step == DEAL_PENCILS:
        laid = [int(pencil) for pencil in state.pencils[: state.laid]]
        answers = [
            _answer(int(DEAL_PENCIL) + pencil, ("place", {"place": laid.index(pencil) + 1}) if pencil in laid else None)
            for pencil in range(len(box.pencil_names))
        ]
        alone = "pencil-alone" if state.seats == 1 else "pencil"
        return Question((alone, {"place": int(state.laid) + 1}), [Group(None, answers)])
    if step == DEAL_OBJECTIVES:
        dealt = int(state.objectives)
        answers = [
            _answer(int(DEAL_OBJECTIVE) + at, ("table", {}) if dealt >> at & 1 else None)
            for at in range(len(box.objective_names))
        ]
        left = OBJECTIVES - int(popcount(state.objectives))
        return Question(("objectives", {"count": left}), [Group(None, answers)], count=left)
    powers = [int(power) for power in state.powers[: state.powered]]
    answers = [_answer(int(DEAL_POWER) + power, ("table", {}) if power in powers else None) for power in range(4)]
    pencil = "@pencil-" + box.pencil_names[state.powered]
    return Question(("power", {"pencil": pencil}), [Group(None, answers)])


def _answer(action: int, why: Said | None) -> Answer:
    """A piece of which the box has one: it is possible unless there is a reason against it."""
    return Answer(action, 0, (), why) if why else Answer(action, 1, (action,))
