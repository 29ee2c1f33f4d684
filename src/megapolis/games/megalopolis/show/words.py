"""What is asked and what is done, in words: ends of message keys and their arguments."""

from __future__ import annotations

from megapolis.engine.core.bitset import lowest_bit, to_list
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import Value
from megapolis.engine.game import Said
from megapolis.engine.i18n import seat_word
from megapolis.games.megalopolis.rules.actions import (
    BANK,
    BID,
    DICE,
    DIE,
    DRAW,
    EXIT,
    LEAVE,
    MORE,
    MOVE,
    PASS,
    RAISE,
    SPACE,
    TAKE,
)
from megapolis.games.megalopolis.rules.auction import steps_of
from megapolis.games.megalopolis.rules.box import KINDS, Box
from megapolis.games.megalopolis.rules.legal import must_build
from megapolis.games.megalopolis.rules.stages import ANSWER, AUCTION, DEBT, FIRST, PRIVILEGE, RAISING, STAGES, START
from megapolis.games.megalopolis.rules.state import Megalopolis


def moment(state: Megalopolis) -> tuple[int, int]:
    """Turns, one after another."""
    return 0, int(state.turn)


def prompt(state: Megalopolis, seat: int) -> Said:
    """What an awaited seat is asked: the end of an `ask-...` key and its arguments."""
    box = state.rules.box
    args: dict[str, Value] = {"cash": int(state.cash[seat])}
    stage = state.stage
    if stage in (AUCTION, RAISING, PRIVILEGE):
        auction = state.auction
        args["permit"] = box.permit_words[auction.permit]
        args["bid"] = int(auction.bid)
        if auction.leader >= 0:
            args["leader"] = seat_word(int(auction.leader))
        args["price"] = int(auction.bid + box.bid_step)
        if stage == AUCTION:
            return ("auction" if auction.leader >= 0 else "opening"), args
    if stage == DEBT:
        args["due"] = int(state.due)
        args["creditor"] = "@bank" if creditor(state) == BANK else seat_word(creditor(state))
    if stage == ANSWER:
        args.update(deal_words(state))
        if state.deal.site >= 0:
            return "contribution", args
        return ("answer-pay" if state.deal.money < 0 else "answer"), args
    if stage == START:
        args["offers"] = int(state.offers_left)
    args["left"] = int(state.city.blocks_left)
    if state.deal.partner >= 0:
        args["partner"] = seat_word(int(state.deal.partner))
    args["duty"] = int(must_build(state))
    return STAGES[stage], args


def deal_words(state: Megalopolis) -> dict[str, Value]:
    """An offer for a sentence: who makes it to whom, what each side gives; the message `deal` puts these together."""
    box, deal = state.rules.box, state.deal
    gives = [box.permit_words[permit] for permit in to_list(deal.gives)]
    wants = [box.permit_words[permit] for permit in to_list(deal.wants)]
    args: dict[str, Value] = {
        "drafter": seat_word(int(deal.drafter)),
        "gives": ", ".join(gives),
        "wants": ", ".join(wants),
        "given": len(gives),
        "wanted": len(wants),
        "money": abs(int(deal.money)),
        "pays": "none" if not deal.money else "drafter" if deal.money > 0 else "partner",
    }
    if deal.site >= 0:
        args["pays"] = "block"
        args.update(box.quarter_words[deal.site])
    return args


def describe(state: Megalopolis, seat: int, action: int) -> Said:
    """An action in words: the end of `move-...` and `log-...` keys, and their arguments."""
    box = state.rules.box
    verb = SPACE.verb(action)
    args: dict[str, Value] = {"seat": seat_word(int(state.active) if seat == CHANCE else seat)}
    values = verb.values(action)
    if "permit" in values:
        args["permit"] = box.permit_words[values["permit"]]
    if "quarter" in values:
        args.update(box.quarter_words[values["quarter"]])
        args["cost"] = int(box.block_cost)
    if "sum" in values:
        args["sum"] = int(box.sums[values["sum"]])
    if "note" in values:
        args["sum"] = abs(int(state.deal.money)) + int(box.notes[values["note"]])
    if "seat" in values:
        args["partner"] = seat_word(values["seat"])
    if "squares" in values:
        args["squares"] = values["squares"]
    if state.deal.drafter >= 0 and "seat" not in values:
        args["partner"] = seat_word(int(state.deal.partner if seat == state.deal.drafter else state.deal.drafter))
        args.update(deal_words(state))
    if verb.base in (BID, RAISE, MORE, PASS, TAKE, LEAVE):
        _describe_bid(state, seat, action, args)
    if seat == CHANCE:
        _describe_chance(state, box, verb.base, values, args)
    if verb.base in (DICE, EXIT, DIE, DRAW, MOVE):
        if state.stage == FIRST:
            args["seat"] = seat_word(lowest_bit(state.contenders))
            return "first", args
        _describe_landing(state, seat, action, args)
    return verb.name, args


def square_word(box: Box, square: int) -> str:
    """What a square is called: by its permit, or by what it is."""
    permit = int(box.permit_at[square])
    return box.permit_words[permit] if permit >= 0 else "@square-" + KINDS[box.kind[square]]


def _describe_landing(state: Megalopolis, seat: int, action: int, args: dict[str, Value]) -> None:
    """Tell where the action takes the active figure and what that costs or brings at once."""
    after = state.clone()
    after.play(seat, action)
    change = int(after.cash[state.active] - state.cash[state.active])
    args["to"] = square_word(state.rules.box, int(after.squares[state.active]))
    args["effect"] = "pays" if change < 0 else "gains" if change > 0 else "none"
    args["amount"] = abs(change)
    payees = [other for other in range(state.seats) if other != state.active and after.cash[other] > state.cash[other]]
    if change < 0 and len(payees) == 1:
        args["effect"], args["payee"] = "pays-one", seat_word(payees[0])
    args.update(_bankruptcy(state, after))


def _describe_bid(state: Megalopolis, seat: int, action: int, args: dict[str, Value]) -> None:
    """Tell the bid, and who wins if the hammer falls (`sold`)."""
    box, auction = state.rules.box, state.auction
    after = state.clone()
    after.play(seat, action)
    steps = steps_of(action) if action >= BID else 1
    owner = after.owner(auction.permit)
    args["permit"] = box.permit_words[auction.permit]
    args["bid"] = int(auction.bid + steps * box.bid_step)
    args["price"] = int(auction.bid)
    args["sold"] = "no" if owner in (-1, state.owner(auction.permit)) else "yes"
    if args["sold"] == "yes" or action == LEAVE:
        args["winner"] = seat_word(int(owner))
    args.update(_bankruptcy(state, after))


def _bankruptcy(before: Megalopolis, after: Megalopolis) -> dict[str, Value]:
    """Who goes bankrupt, if anybody does."""
    newly = after.bankrupt & ~before.bankrupt
    return {"bankrupt": "yes", "out": seat_word(int(lowest_bit(newly)))} if newly else {"bankrupt": "no"}


def _describe_chance(state: Megalopolis, box: Box, base: int, values: dict[str, int], args: dict[str, Value]) -> None:
    """Tell what the dice, the deck or the deal brought."""
    if base == DICE:
        thrown = [face + 1 for face in values.values()]
        args["dice"] = " + ".join(str(face) for face in thrown)
        args["pips"] = sum(thrown)
    elif base == EXIT:
        args["first"], args["second"] = values["tens"] + 1, values["units"] + 1
    elif base == DIE:
        args["pips"] = values["face"] + 1
    elif "card" in values:
        args["card"] = box.card_words[values["card"]]
    elif "zone" in values:
        args["zone"] = box.zone_words[values["zone"]]
        args["value"] = int(box.zone_value[values["zone"]])
        args["district"] = box.district_words[sum(zone >= 0 for zone in state.zones)]
    else:
        args["seat"] = seat_word(int(state.receiver()))


def creditor(state: Megalopolis) -> int:
    """To whom the debt is owed."""
    return int(state.active if state.inward else state.next_seat(state.active, state.queue))
