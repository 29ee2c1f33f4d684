"""A position of Capital Lux as a row of numbers: see `engine/core/observation.py`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megapolis.engine.core.bitset import bit, lowest_bit, popcount
from megapolis.engine.core.observation import Layout, Observer, seat_from, seats_from, see_bits, see_number, see_one
from megapolis.engine.core.state import State
from megapolis.games.capital_lux.rules.actions import DUALISTS, FACES, HAND_FACES, MAX_TILES, REBELS, RECRUITERS
from megapolis.games.capital_lux.rules.districts import FACE, NO_COIN, coin_on, colour_of, part
from megapolis.games.capital_lux.rules.hand import Cards
from megapolis.games.capital_lux.rules.memory import Trace, cards_passed_last, known_kept_cards, passed_first
from megapolis.games.capital_lux.rules.scoring import bonus_points, total
from megapolis.games.capital_lux.rules.stages import DEAL, DRAFT, EFFECT, PREPARE, PURGE, REVEALING, TURN
from megapolis.games.capital_lux.rules.state import CapitalLux
from megapolis.games.capital_lux.rules.synergies.agent import placer_of, tile_district, tile_of
from megapolis.games.capital_lux.rules.synergies.registry import NAMES

SEATS: Final = 4
PLACES: Final = ", ".join(("blue", "pink", "yellow", "green"))
COPIES: Final = 7
SUM: Final = 99
MANY: Final = 40
POINTS: Final = 200

TABLE: Final = Layout()
STAGE: Final[i64] = TABLE.add(
    "stage",
    "synergies, prepare, opening, first player, deal, draft, turn, effect, reveal, purge, bonus, over",
    12,
)
ROUND: Final[i64] = TABLE.add("round", "rounds played", high=9)
EMPEROR: Final[i64] = TABLE.add("emperor", "the emperor's seat, counted from the viewer", SEATS)
ACTIVE: Final[i64] = TABLE.add("turn", "whose turn it is, counted from the viewer", SEATS)
LAST: Final[i64] = TABLE.add("last_turns", "a hand has run out: so many seats have a last turn, plus one", high=5)
SYNERGIES: Final[i64] = TABLE.add("synergies", "synergies in play: " + ", ".join(NAMES), len(NAMES))
ACTING: Final[i64] = TABLE.add("acting", "the colour whose synergy is acting: " + PLACES, 4)
CAPITAL: Final[i64] = TABLE.add("capital", "cards in each district of the capital, by face", 4, int(FACES), high=COPIES)
SUMS: Final[i64] = TABLE.add("sums", "their sums", 4, high=SUM)
LIMITS: Final[i64] = TABLE.add("limits", "the limits as far as the viewer knows them", 4, high=SUM, low=-SUM)
TILES: Final[i64] = TABLE.add("tiles", "agent tiles on each synergy card", 4, high=MAX_TILES)
AGENTS: Final[i64] = TABLE.add("agents", "agent tiles left", high=MAX_TILES)
TILE: Final[i64] = TABLE.add("tile", "the viewer holds an agent tile; its number", 2, high=9, low=-9)
ORACLE: Final[i64] = TABLE.add("oracle", "oracle tiles that lie open", MAX_TILES)
FLAG: Final[i64] = TABLE.add("flag", "the district with the flag", 4)
RECRUIT: Final[i64] = TABLE.add("recruit", "the open recruiter", int(FACES - RECRUITERS))
RECRUITERS_LEFT: Final[i64] = TABLE.add("recruiters", "recruiters left", high=40)
FIELD: Final[i64] = TABLE.add("field", "cards on the reform field, by face", int(HAND_FACES), high=COPIES)
CITIZENS_LEFT: Final[i64] = TABLE.add("citizens_left", "citizens left in the deck", high=120)
REBELS_LEFT: Final[i64] = TABLE.add("rebels_left", "rebels left", high=40)
DUALISTS_LEFT: Final[i64] = TABLE.add("dualists_left", "dualists left", high=40)
DISCARDS: Final[i64] = TABLE.add("discards", "discarded cards, by face", int(FACES), high=COPIES)
DISTRICT: Final[i64] = TABLE.add("district", "the district under way: " + PLACES, 4)
EXCESS: Final[i64] = TABLE.add("excess", "by how much it is over its limit", high=SUM)
TIED: Final[i64] = TABLE.add("tied", "who shares a bonus, counted from the viewer", SEATS)
PLAYED: Final[i64] = TABLE.add("played", "the card just played into the capital", int(HAND_FACES))
REFORMED: Final[i64] = TABLE.add("reformed", "the card just put on the reform field", int(HAND_FACES))
KEEPING: Final[i64] = TABLE.add("keeping", "cards that the viewer still has to keep from the pack", high=6)
HAND: Final[i64] = TABLE.add("hand", "the viewer's hand, by face", int(HAND_FACES), high=COPIES)
PACK: Final[i64] = TABLE.add("pack", "the pack to choose from", int(HAND_FACES), high=COPIES)
KEPT: Final[i64] = TABLE.add("kept", "cards kept in the draft of this round", int(HAND_FACES), high=COPIES)
PASSED_FIRST: Final[i64] = TABLE.add("passed_first", "cards the viewer passed on first", int(HAND_FACES), high=COPIES)
PASSED_LAST: Final[i64] = TABLE.add("passed_last", "cards the viewer passed on last", int(HAND_FACES), high=COPIES)
RULES: Final[i64] = TABLE.add(
    "rules", "rulings: agents anywhere, limits from zero, oracle spares, coins without a card, discards reshuffled", 5
)

SEAT: Final = Layout()
DONE: Final[i64] = SEAT.add("done", "whether the seat has chosen in this step of the draft")
HOME: Final[i64] = SEAT.add("home", "cards in each home district, by face", 4, int(FACES), high=COPIES)
COVERED: Final[i64] = SEAT.add("covered", "cards with a coin in each home district", 4, high=COPIES)
HOME_SUMS: Final[i64] = SEAT.add("sums", "sums of the home districts", 4, high=SUM)
BONUS: Final[i64] = SEAT.add("bonus", "points of bonus cards", high=SUM)
COINS: Final[i64] = SEAT.add("coins", "coins that do not lie on cards", high=SUM)
HELD: Final[i64] = SEAT.add("held", "citizens, rebels and dualists in the hand", 3, high=MANY)
KNOWN: Final[i64] = SEAT.add("known", "cards that the viewer knows to be in it", int(HAND_FACES), high=COPIES)
TOTAL: Final[i64] = SEAT.add("points", "all points if the game ended now, unpurged", high=POINTS)


def see_cards(out: vec[i16], at: i64, cards: Cards) -> None:
    """Write the number of cards of each face."""
    see_bits(out, at, cards.ones)
    more = cards.twos | cards.fours
    while more:
        face = lowest_bit(more)
        out[at + face] = i16(cards.count(face))
        more &= more - 1


def see_faces(out: vec[i16], at: i64, faces: vec[i64]) -> None:
    """Write the number of cards of each face in a vec."""
    for face in faces:
        out[at + face] += 1


def see_laid(out: vec[i16], at: i64, cards: vec[i64]) -> None:
    """Write laid cards by district and face."""
    for card in cards:
        out[at + colour_of(card) * FACES + (card & FACE)] += 1


@final
class CapitalLuxObserver(Observer):
    """The capital, the homes, one's own cards and what one remembers of the others'."""

    def __init__(self) -> None:
        super().__init__(TABLE, SEAT)

    def see_table(self, state: State, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, CapitalLux)
        seats = state.seats
        see_one(out, at + STAGE, state.stage, 12)
        see_number(out, at + ROUND, state.round, 9)
        if state.stage >= DEAL or state.round:
            see_one(out, at + EMPEROR, seat_from(viewer, seats, state.emperor), SEATS)
        if state.stage in (TURN, EFFECT):
            see_one(out, at + ACTIVE, seat_from(viewer, seats, state.turn), SEATS)
            see_number(out, at + LAST, state.last_turns + 1, 5)
        for colour in range(i64(4)):
            see_one(out, at + SYNERGIES, state.synergies[colour], len(NAMES))
            see_number(out, at + SUMS + colour, part(state.sums, colour), SUM)
        if state.stage >= EFFECT:
            see_one(out, at + ACTING, state.acting_colour, 4)
            see_one(out, at + DISTRICT, state.district, 4)
            see_number(out, at + EXCESS, state.excess, SUM)
            see_bits(out, at + TIED, seats_from(viewer, seats, state.bonus_seats))
        see_laid(out, at + CAPITAL, state.capital)
        self.see_tiles(state, viewer, out, at)
        see_bits(out, at + ORACLE, state.oracles)
        if state.stage > PREPARE or state.round:
            see_one(out, at + FLAG, state.flag, 4)
        see_one(out, at + RECRUIT, state.recruit - RECRUITERS, FACES - RECRUITERS)
        see_number(out, at + RECRUITERS_LEFT, popcount(state.recruiters), 40)
        see_cards(out, at + FIELD, state.reform_field)
        see_number(out, at + CITIZENS_LEFT, state.citizens_left, 120)
        see_number(out, at + REBELS_LEFT, popcount(state.rebels), 40)
        see_number(out, at + DUALISTS_LEFT, popcount(state.dualists), 40)
        see_faces(out, at + DISCARDS, state.discards)
        see_one(out, at + PLAYED, state.played_face, HAND_FACES)
        see_one(out, at + REFORMED, state.reformed_face, HAND_FACES)
        player = state.players[viewer]
        if state.stage == DRAFT:
            see_number(out, at + KEEPING, state.keep_target - i64(len(player.kept)), 6)
        see_cards(out, at + HAND, player.hand)
        see_cards(out, at + PACK, player.pack)
        see_faces(out, at + KEPT, player.kept)
        if state.stage >= DRAFT and state.stage <= REVEALING:
            see_faces(out, at + PASSED_FIRST, passed_first(state, viewer))
            see_faces(out, at + PASSED_LAST, cards_passed_last(state, viewer))
        see_bits(out, at + RULES, state.rules.rulings)
        see_number(out, at + AGENTS, popcount(state.agents), MAX_TILES)
        if state.held_tile >= 0 and state.turn == viewer:
            out[at + TILE] = 1
            see_number(out, at + TILE + 1, state.box.agent_values[state.held_tile], 9)

    def see_tiles(self, state: CapitalLux, viewer: i64, out: vec[i16], at: i64) -> None:
        """Write agent tiles, and the limits with those that the viewer knows."""
        limits = vec[i64]([0, 0, 0, 0])
        for item in state.placed_tiles:
            out[at + TILES + tile_district(item)] += 1
            if state.stage >= PURGE or placer_of(item) == viewer:
                limits[tile_district(item)] += state.box.agent_values[tile_of(item)]
        for colour in range(i64(4)):
            limit = limits[colour] + part(state.sums, colour)
            if limit > 0 or not state.rules.limit_floor:
                see_number(out, at + LIMITS + colour, limit, SUM)

    def see_seat(self, state: State, viewer: i64, seat: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(state, CapitalLux)
        player = state.players[seat]
        if state.stage == DRAFT and state.has_chosen(seat):
            out[at + DONE] = 1
        see_laid(out, at + HOME, player.home)
        for card in player.home:
            if coin_on(card) != NO_COIN:
                out[at + COVERED + colour_of(card)] += 1
        for colour in range(i64(4)):
            see_number(out, at + HOME_SUMS + colour, part(player.sums, colour), SUM)
        see_number(out, at + BONUS, bonus_points(state.box, player), SUM)
        see_number(out, at + COINS, player.coins, SUM)
        hand = player.hand
        citizens, rebels = hand.count_of(bit(REBELS) - 1), hand.count_of(bit(DUALISTS) - bit(REBELS))
        see_number(out, at + HELD, citizens, MANY)
        see_number(out, at + HELD + 1, rebels, MANY)
        see_number(out, at + HELD + 2, hand.size - citizens - rebels, MANY)
        if seat != viewer and state.stage >= TURN and state.stage <= REVEALING:
            trace = Trace(state, seat, known_kept_cards(state, viewer, seat))
            faces = trace.faces
            while faces:
                face = lowest_bit(faces)
                out[at + KNOWN + face] = i16(trace.known[face])
                faces &= faces - 1
        see_number(out, at + TOTAL, total(state.box, player), POINTS)
