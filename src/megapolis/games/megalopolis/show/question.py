"""What is asked at a real table: zones and permits before the game, then dice, crest cards and auctions by voice."""

from __future__ import annotations

from megapolis.engine.core.bitset import lowest_bit, popcount, to_list
from megapolis.engine.errors import Value
from megapolis.engine.game import Said
from megapolis.engine.i18n import seat_word
from megapolis.engine.question import DICE, Answer, Group, Question, Sale, dice_answers
from megapolis.games.megalopolis.rules.actions import (
    DEAL_PERMIT,
    DEAL_ZONE,
    DRAW,
    LEAVE,
    MORE,
    PASS,
    PERMITS,
    RAISE,
    RAISES,
    TAKE,
)
from megapolis.games.megalopolis.rules.options import THREE_DICE
from megapolis.games.megalopolis.rules.stages import (
    AUCTION,
    CARD,
    COURT,
    EXITING,
    FIRST,
    PRIVILEGE,
    RAISING,
    ROLL,
    ZONES,
)
from megapolis.games.megalopolis.rules.state import Megalopolis


def question(state: Megalopolis, _viewer: int) -> Question:
    """The question of the pending chance; nothing of it is secret."""
    stage = state.stage
    seat = int(lowest_bit(state.contenders)) if stage == FIRST else int(state.active)
    who: dict[str, Value] = {"seat": seat_word(seat)}
    outcomes = [action for action, _ in state.chance_outcomes()]
    if stage in (ROLL, FIRST, EXITING, COURT):
        three = stage in (ROLL, FIRST) or (stage == COURT and state.rules.court == THREE_DICE)
        dice = 3 if three else 2 if stage == EXITING else 1
        key = {int(ROLL): "roll", int(FIRST): "first", int(EXITING): "exit"}.get(int(stage), "court")
        return Question((key, {**who, "dice": dice}), dice_answers(outcomes), seat, DICE, 1, dice, stage == EXITING)
    if stage == CARD:
        return Question(("crest", who), [Group(None, _cards(state, outcomes))], seat)
    if stage == ZONES:
        return _ask_zone(state)
    return _ask_permits(state, outcomes)


def _cards(state: Megalopolis, outcomes: list[int]) -> list[Answer]:
    every = [int(DRAW) + card for card in range(int(state.rules.box.cards))]
    return [Answer(each, 1, (each,)) if each in outcomes else Answer(each, 0, (), ("drawn", {})) for each in every]


def _ask_zone(state: Megalopolis) -> Question:
    box = state.rules.box
    laid = [int(zone) for zone in state.zones if zone >= 0]
    answers = [
        Answer(int(DEAL_ZONE) + zone, 0, (), ("zone", {"district": box.district_words[laid.index(zone)]}))
        if zone in laid
        else Answer(int(DEAL_ZONE) + zone, 1, (int(DEAL_ZONE) + zone,))
        for zone in range(8)
    ]
    return Question(("zone", {"district": box.district_words[len(laid)]}), [Group(None, answers)])


def _ask_permits(state: Megalopolis, outcomes: list[int]) -> Question:
    """Two streets for each player: grouped by district, as they lie on the board."""
    box = state.rules.box
    seat = int(state.receiver())
    left = int(box.dealt_each) - int(popcount(state.permits[seat]))
    groups = []
    for district, word in enumerate(box.district_words):
        answers = []
        for street in to_list(box.district_set[district]):
            action = int(DEAL_PERMIT) + street
            why: Said = ("owner", {"seat": seat_word(int(state.owner(street)))})
            answers.append(Answer(action, 1, (action,)) if action in outcomes else Answer(action, 0, (), why))
        groups.append(Group(("district", {"district": word}), answers))
    return Question(("permits", {"seat": seat_word(seat), "count": left}), groups, seat, count=left)


# ---------------------------------------------------------------------- auctions by voice

NOBODY = -1


def lot(state: Megalopolis) -> int:
    """The auction, by turn and permit, while somebody is to bid. The first version of the rules has too few sums."""
    if state.stage not in (AUCTION, RAISING, PRIVILEGE) or not state.rules.any_sum:
        return -1
    return int(state.turn) * PERMITS + int(state.auction.permit)


def name_lot(state: Megalopolis) -> Said:
    """The question, with the permit that is under the hammer."""
    permit = int(state.auction.permit)
    return "sale", {"permit": state.rules.box.permit_words[permit], "step": int(state.rules.box.bid_step)}


def amounts_of(state: Megalopolis, seat: int) -> range:
    """The standing bid for whoever leads; for others every higher one that they can pay.

    Whoever has said only a part of a bid says the rest of it first.
    """
    auction, step = state.auction, int(state.rules.box.bid_step)
    bid = int(auction.bid)
    least, higher = bid + step, range(bid + step, int(state.cash[seat]) + 1, step)
    if state.stage == RAISING:
        return higher if seat == auction.leader else range(0)
    if seat == auction.leader:
        return range(bid, bid + step, step)
    if state.stage == PRIVILEGE:
        return range(least, least + step, step) if seat == state.active else range(0)
    return higher if seat in to_list(auction.bidders) else range(0)


def answer_for(state: Megalopolis, seat: int, winner: int, amount: int) -> int:
    """Pass for everybody but the winner, who names the whole sum at once."""
    auction, step = state.auction, int(state.rules.box.bid_step)
    if state.stage == PRIVILEGE:
        if seat == winner:
            return int(TAKE) if auction.bid + step == amount else -1
        return int(LEAVE) if (auction.leader, auction.bid) == (winner, amount) else -1
    if seat != winner:
        return -1 if winner == NOBODY and auction.leader >= 0 else int(PASS)
    steps = (amount - int(auction.bid)) // step
    return int(MORE) if steps > RAISES else int(RAISE) + steps - 1


SALE = Sale(lot=lot, name=name_lot, amounts=amounts_of, answer=answer_for)
