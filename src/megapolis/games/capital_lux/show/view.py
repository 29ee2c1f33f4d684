"""What one seat may see and may remember, typed and JSON-ready."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from megapolis.engine.core.bitset import to_list
from megapolis.engine.core.state import CHANCE
from megapolis.engine.score import ScoreLine
from megapolis.games.capital_lux.rules.account import (
    JUDGED,
    LIMIT,
    PLACED,
    TURNED,
    entry_district,
    entry_kind,
    entry_seat,
    figure,
)
from megapolis.games.capital_lux.rules.actions import DUALISTS, REBELS
from megapolis.games.capital_lux.rules.bonus import leaders
from megapolis.games.capital_lux.rules.box import COLOURS, Box
from megapolis.games.capital_lux.rules.districts import (
    FACE,
    NO_COIN,
    coin_on,
    colour_of,
    highest_face,
    part,
)
from megapolis.games.capital_lux.rules.memory import cards_passed_first, cards_passed_last, known_cards
from megapolis.games.capital_lux.rules.scoring import coin_count
from megapolis.games.capital_lux.rules.stages import BONUS, DRAFT, OVER, PURGE, STAGES
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.agent import placer_of, tile_district, tile_of
from megapolis.games.capital_lux.rules.synergies.registry import NAMES
from megapolis.games.capital_lux.show.words import prompt


class LaidCard(msgspec.Struct, frozen=True):
    """A card in a district of a home or of the capital."""

    card: str
    value: int
    coin: bool


class DistrictView(msgspec.Struct, frozen=True):
    """One district: its cards in the order they were laid, and their sum."""

    colour: str
    cards: list[LaidCard]
    sum: int


class TileView(msgspec.Struct, frozen=True):
    """An agent tile on a synergy card: who placed it, and its number if the viewer may know it."""

    district: str
    seat: int
    number: int | None


class HandView(msgspec.Struct, frozen=True):
    """Another's hand: how many cards of each kind, and those that the viewer knows to be there."""

    citizens: int
    rebels: int
    dualists: int
    known: list[str]


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody sees of a player, and what the viewer remembers of the hand."""

    seat: int
    hand: HandView
    home: list[DistrictView]
    bonus: list[str]
    coins: int
    done: bool
    points: int
    score: list[ScoreLine]


class OwnView(msgspec.Struct, frozen=True):
    """What the viewer alone sees: hand, draft, the agent tile just drawn; and the cards it passed on in the draft."""

    hand: list[str]
    pack: list[str]
    kept: list[str]
    passed_first: list[str]
    passed_last: list[str]
    tile: int | None


class PlacedView(msgspec.Struct, frozen=True):
    """A card left in a hand that went home at the end of a round."""

    seat: int
    district: str
    card: str


class HomeEnd(msgspec.Struct, frozen=True):
    """A home district in the purge: its sum, the coins that lifted its limit, the values that coins covered."""

    seat: int
    sum: int
    coins: int
    covered: int
    stays: bool


class DistrictEnd(msgspec.Struct, frozen=True):
    """A district in the purge, and its bonus once that is settled: who had the most, and the card at stake."""

    colour: str
    capital: int
    limit: int
    homes: list[HomeEnd]
    settled: bool
    best: list[int]
    prize: str | None


class RoundEnd(msgspec.Struct, frozen=True):
    """How the last round ended, in the order it happened; districts as far as they have been judged."""

    round: int
    placed: list[PlacedView]
    tiles: list[TileView]
    districts: list[DistrictEnd]


class CapitalLuxView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    stage: str
    over: bool
    round: int
    rounds: int
    emperor: int
    turn: int
    last_turns: int | None
    asked: str
    synergies: list[str | None]
    capital: list[DistrictView]
    limits: list[int]
    least: list[int]
    most: list[int]
    leading: list[list[int]]
    prizes: list[str | None]
    tiles: list[TileView]
    agents_left: int
    oracle: list[int]
    flag: str | None
    recruit: str | None
    recruiters_left: int
    field: list[str]
    citizens_left: int
    rebels_left: int
    dualists_left: int
    discards: list[str]
    players: list[PlayerView]
    own: OwnView | None
    ending: RoundEnd | None
    seat: int | None


def names(box: Box, faces: Iterable[int]) -> list[str]:
    """Cards by name."""
    return [box.faces[face] for face in faces]


def districts(box: Box, cards: Iterable[int], sums: int) -> list[DistrictView]:
    """Laid cards, district by district."""
    rows: list[list[LaidCard]] = [[], [], [], []]
    for card in cards:
        face = card & int(FACE)
        rows[colour_of(card)].append(LaidCard(box.faces[face], box.value[face], coin_on(card) != NO_COIN))
    return [DistrictView(COLOURS[colour], rows[colour], part(sums, colour)) for colour in range(4)]


def in_play(state: CapitalLux, name: str) -> bool:
    """Whether a synergy is in play."""
    return NAMES.index(name) in list(state.synergies)


def tiles(state: CapitalLux, viewer: int) -> list[TileView]:
    """The agent tiles on synergy cards: a viewer knows those it placed, everybody all of them after the reveal."""
    revealed = state.stage >= PURGE
    out = []
    for item in state.placed_tiles:
        number = int(state.box.agent_values[tile_of(item)]) if revealed or placer_of(item) == viewer else None
        out.append(TileView(COLOURS[tile_district(item)], int(placer_of(item)), number))
    return out


def limits(state: CapitalLux, viewer: int) -> list[int]:
    """The limit of each district as far as a viewer knows it."""
    out = [int(part(state.sums, colour)) for colour in range(4)]
    for tile in tiles(state, viewer):
        out[COLOURS.index(tile.district)] += tile.number or 0
    return _apply_floor(state, out)


def bounds(state: CapitalLux, viewer: int) -> tuple[list[int], list[int]]:
    """The least and the most that the limits can be: tiles a viewer does not know could be any it has not seen."""
    placed = tiles(state, viewer)
    unseen = sorted(int(value) for value in state.box.agent_values)
    held = [int(state.box.agent_values[state.held_tile])] if state.held_tile >= 0 and state.turn == viewer else []
    for number in [*held, *(tile.number for tile in placed if tile.number is not None)]:
        unseen.remove(number)
    known = [int(part(state.sums, colour)) for colour in range(4)]
    least, most = [], []
    for colour, name in enumerate(COLOURS):
        here = [tile.number for tile in placed if tile.district == name]
        base = known[colour] + sum(number or 0 for number in here)
        unknown = here.count(None)
        least.append(base + sum(unseen[:unknown]))
        most.append(base + sum(unseen[len(unseen) - unknown :]))
    return _apply_floor(state, least), _apply_floor(state, most)


def _apply_floor(state: CapitalLux, numbers: list[int]) -> list[int]:
    return [max(number, 0) for number in numbers] if state.rules.limit_floor else numbers


def ending(state: CapitalLux) -> RoundEnd | None:
    """The account of the last round's end, for people."""
    if not len(state.account):
        return None
    box = state.box
    out = RoundEnd(int(state.round) + (state.stage in (PURGE, BONUS)), [], [], [])
    guarded = in_play(state, "guard")
    for item in state.account:
        what, seat, colour = entry_kind(item), int(entry_seat(item)), COLOURS[entry_district(item)]
        first, second, third = (int(figure(item, at)) for at in range(3))
        if what == PLACED:
            out.placed.append(PlacedView(seat, colour, box.faces[first]))
        elif what == TURNED:
            out.tiles.append(TileView(colour, seat, int(box.agent_values[first])))
        elif what == LIMIT:
            out.districts.append(DistrictEnd(colour, first, second, [], False, [], None))
        elif what == JUDGED:
            coins, hidden = (0, second) if guarded else (second, 0)
            out.districts[-1].homes.append(HomeEnd(seat, first, coins, hidden, third > 0))
        else:
            at = int(entry_district(item))
            prize = box.faces[second - 1] if second else None
            out.districts[at] = msgspec.structs.replace(
                out.districts[at], settled=True, best=[int(each) for each in to_list(first)], prize=prize
            )
    return out


def _hand(state: CapitalLux, seat: int, viewer: int) -> HandView:
    hand = list(state.players[seat].hand.to_vec())
    known = known_cards(state, viewer, seat) if viewer not in (CHANCE, seat) else ()
    return HandView(
        citizens=sum(face < REBELS for face in hand),
        rebels=sum(REBELS <= face < DUALISTS for face in hand),
        dualists=sum(face >= DUALISTS for face in hand),
        known=names(state.box, known),
    )


def _player(state: CapitalLux, seat: int, viewer: int) -> PlayerView:
    player = state.players[seat]
    score = state.breakdown(seat)
    return PlayerView(
        seat=seat,
        hand=_hand(state, seat, viewer),
        home=districts(state.box, player.home, player.sums),
        bonus=names(state.box, player.bonus),
        coins=int(coin_count(player)),
        done=state.stage == DRAFT and state.has_chosen(seat),
        points=sum(line.points for line in score),
        score=score,
    )


def _own(state: CapitalLux, seat: int) -> OwnView:
    box, player = state.box, state.players[seat]
    held = state.held_tile >= 0 and state.turn == seat
    return OwnView(
        hand=names(box, player.hand.to_vec()),
        pack=names(box, player.pack.to_vec()),
        kept=names(box, player.kept),
        passed_first=names(box, cards_passed_first(state, seat)),
        passed_last=names(box, cards_passed_last(state, seat)),
        tile=int(box.agent_values[state.held_tile]) if held else None,
    )


def view(state: CapitalLux, seat: int | None) -> CapitalLuxView:
    """What `seat` may see: not others' hands and packs, not others' agent tiles before the reveal, no deck."""
    box = state.box
    viewer = CHANCE if seat is None else seat
    known = [NAMES[at] if at >= 0 else None for at in state.synergies]
    awaited = seat is not None and state.waiting > 0 and state.waiting >> seat & 1
    least, most = bounds(state, viewer)
    prizes = [highest_face(state, colour) for colour in range(4)]
    return CapitalLuxView(
        stage=STAGES[state.stage],
        over=state.stage == OVER,
        round=min(int(state.round) + 1, int(box.rounds)),
        rounds=int(box.rounds),
        emperor=int(state.emperor),
        turn=int(state.turn),
        last_turns=int(state.last_turns) if state.last_turns >= 0 else None,
        asked=prompt(state, seat)[0] if seat is not None and awaited else "",
        synergies=known,
        capital=districts(box, state.capital, state.sums),
        limits=limits(state, viewer),
        least=least,
        most=most,
        leading=[[int(each) for each in to_list(leaders(state, colour))] for colour in range(4)],
        prizes=[box.faces[face] if face >= 0 else None for face in prizes],
        tiles=tiles(state, viewer),
        agents_left=len(to_list(state.agents)) if "agent" in known else 0,
        oracle=[int(box.oracle_values[tile]) for tile in to_list(state.oracles)],
        flag=COLOURS[state.flag] if "scout" in known else None,
        recruit=box.faces[state.recruit] if state.recruit >= 0 else None,
        recruiters_left=len(to_list(state.recruiters)) if "recruiter" in known else 0,
        field=names(box, state.reform_field.to_vec()),
        citizens_left=int(state.citizens_left),
        rebels_left=len(to_list(state.rebels)) if "scout" in known else 0,
        dualists_left=len(to_list(state.dualists)) if "dualist" in known else 0,
        discards=names(box, state.discards),
        players=[_player(state, other, viewer) for other in range(state.seats)],
        own=_own(state, seat) if seat is not None else None,
        ending=ending(state),
        seat=seat,
    )
