"""What is asked at a real table: the synergies, the citizens of a deal or a draw, and the pieces of synergies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import Value
from megapolis.engine.game import Said
from megapolis.engine.i18n import seat_word
from megapolis.engine.question import Answer, Group, Question, answers_for, faces_of
from megapolis.games.capital_lux.rules.actions import (
    DEAL_SYNERGY,
    DRAW,
    DRAW_AGENT,
    DRAW_DUALIST,
    DRAW_ORACLE,
    DRAW_REBEL,
    DUALISTS,
    FIRST_PLAYER,
    REBELS,
    RECRUITERS,
    TURN_UP,
)
from megapolis.games.capital_lux.rules.box import COLOURS
from megapolis.games.capital_lux.rules.stages import DEAL, DRAFT, EFFECT, FIRST, OPENING, REVEALING, SYNERGIES
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.agent import placer_of, tile_of
from megapolis.games.capital_lux.rules.synergies.registry import CATALOGUE


def question(state: CapitalLux, viewer: int) -> Question:
    """The question of the pending chance, to a seat that may see what it brings."""
    stage = state.stage
    outcomes = [action for action, _ in state.chance_outcomes()]
    if stage == SYNERGIES:
        every = [int(DEAL_SYNERGY) + at for at, each in enumerate(CATALOGUE) if each.colour == state.acting_colour]
        colour = "@colour-" + COLOURS[state.acting_colour]
        return Question(("synergy", {"colour": colour}), [Group(None, [Answer(each, 1, (each,)) for each in every])])
    if stage == FIRST:
        seats = [int(FIRST_PLAYER) + seat for seat in range(int(state.seats))]
        return Question(("first", {}), [Group(None, [Answer(each, 1, (each,)) for each in seats])])
    if stage in (DRAFT, REVEALING):
        only = [Answer(action, 1, (action,)) for action in outcomes]
        return Question(("pass" if stage == DRAFT else "reveal", {}), [Group(None, only)])
    if stage == OPENING:
        left = int(state.box.capital_start) - len(state.capital)
        return Question(("opening", {"count": left}), _citizens(state, outcomes, viewer), count=left)
    if stage == DEAL:
        seat, dealt = divmod(int(state.cards_dealt), int(state.hand_size))
        left = int(state.hand_size) - dealt
        args: dict[str, Value] = {"seat": seat_word(seat), "count": left}
        return Question(("hand", args), _citizens(state, outcomes, viewer), seat, count=left)
    return _ask_synergy(state, viewer, outcomes)


def _ask_synergy(state: CapitalLux, viewer: int, outcomes: list[int]) -> Question:
    """A piece that a synergy needs: laid out before a round for everybody, or drawn by the player whose turn it is."""
    box = state.box
    name = state.synergy(state.acting_colour).name
    seat = int(state.turn) if state.stage == EFFECT else CHANCE
    args: dict[str, Value] = {"seat": seat_word(seat)} if seat >= 0 else {}
    if name == "reformer":
        left = min(int(box.field) - int(state.reform_field.size), int(state.citizens_left))
        return Question(("field", {"count": left}), _citizens(state, outcomes, viewer), count=left)
    if name == "scholar":
        return Question(("draw", args), _citizens(state, outcomes, viewer), seat)
    if name in ("agent", "oracle"):
        return Question((name, args), _tiles(state, name, viewer, outcomes), seat)
    faces, base, low = {
        "scout": (box.rebel_face, int(DRAW_REBEL), int(REBELS)),
        "dualist": (box.dualist_face, int(DRAW_DUALIST), int(DUALISTS)),
        "recruiter": (box.recruiter_face, int(TURN_UP), int(RECRUITERS)),
    }[name]
    every = sorted(range(base, base + len(faces)), key=lambda action: int(faces[action - base]))
    by_face = faces_of(every, lambda action: int(faces[action - base]))
    unseen = _unseen_cards(state, viewer)
    per_row = {"scout": 6, "dualist": 3, "recruiter": 4}[name]
    rows = faces_of(list(by_face), lambda face: (face - low) // per_row)
    groups = []
    for row in rows.values():
        some = {face: by_face[face] for face in row}
        groups.append(Group(_row_name(state, name, row[0]), answers_for(some, outcomes, _out, unseen)))
    return Question((name, args), groups, seat)


def _row_name(state: CapitalLux, name: str, face: int) -> Said | None:
    home, capital = int(state.box.home[face]), int(state.box.capital[face])
    if name == "scout":
        return None
    if name == "recruiter":
        return "colour", {"colour": "@colour-" + COLOURS[home]}
    return "pair", {"colour": "@colour-" + COLOURS[home], "other": "@colour-" + COLOURS[capital]}


def _citizens(state: CapitalLux, outcomes: list[int], viewer: int) -> list[Group]:
    """Families as columns, values in rows."""
    faces = state.box.citizen_face
    every = faces_of(range(int(DRAW), int(DRAW) + len(faces)), lambda action: int(faces[action - int(DRAW)]))
    unseen = _unseen_cards(state, viewer)
    groups = []
    for colour, name in enumerate(COLOURS):
        some = {face: actions for face, actions in sorted(every.items()) if face // 5 == colour}
        groups.append(Group(("colour", {"colour": "@colour-" + name}), answers_for(some, outcomes, _out, unseen)))
    return groups


def _out(_face: int) -> Said:
    return "out", {}


def _unseen_cards(state: CapitalLux, viewer: int) -> Counter[int]:
    """How many cards of each face may be in hands that the viewer does not see."""
    out: Counter[int] = Counter()
    for seat, player in enumerate(state.players):
        if seat != viewer:
            out.update(int(face) for cards in (player.hand, player.pack) for face in cards.to_vec())
    return out


def _tiles(state: CapitalLux, name: str, viewer: int, outcomes: Sequence[int]) -> list[Group]:
    """Tiles by their number; agent tiles that others placed lie face down."""
    box = state.box
    base, values = (int(DRAW_AGENT), box.agent_values) if name == "agent" else (int(DRAW_ORACLE), box.oracle_values)
    by_value = faces_of(range(base, base + len(values)), lambda action: int(values[action - base]))
    hidden: Counter[int] = Counter()
    if name == "agent":
        hidden.update(int(values[tile_of(item)]) for item in state.placed_tiles if placer_of(item) != viewer)
    return [Group(None, answers_for(dict(sorted(by_value.items())), outcomes, _out, hidden))]
