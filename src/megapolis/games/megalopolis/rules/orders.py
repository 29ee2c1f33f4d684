"""A private maximum in an auction: the table bids the smallest step for a player, up to an amount nobody else knows."""

from __future__ import annotations

from megapolis.engine.orders import Orders
from megapolis.games.megalopolis.rules.actions import BID, LEAVE, PASS, PERMITS, RAISE, TAKE
from megapolis.games.megalopolis.rules.stages import AUCTION, PRIVILEGE
from megapolis.games.megalopolis.rules.state import Megalopolis


def subject(state: Megalopolis, seat: int) -> int:
    """The auction that a seat takes part in, by turn and permit; -1 where there is none."""
    auction = state.auction
    if auction.permit < 0 or not (auction.bidders >> seat & 1 or is_privileged(state, seat)):
        return -1
    return int(state.turn) * PERMITS + int(auction.permit)


def is_privileged(state: Megalopolis, seat: int) -> bool:
    """Whether a seat will be asked once more at the end: the active player, where the bank sells."""
    return seat == state.active and state.auction.seller < 0


def amounts(state: Megalopolis, seat: int) -> range:
    """Every bid that a seat can pay and that is higher than the standing one."""
    step = int(state.rules.box.bid_step)
    return range(int(state.auction.bid) + step, int(state.cash[seat]) + 1, step)


def answer(state: Megalopolis, _seat: int, amount: int) -> int:
    """One step more while that stays within the amount; -1 while a bid of the seat's own is not complete."""
    affordable = state.auction.bid + state.rules.box.bid_step <= amount
    if state.stage == PRIVILEGE:
        return TAKE if affordable else LEAVE
    if state.stage != AUCTION:
        return -1
    if not affordable:
        return PASS
    return RAISE if state.rules.any_sum else BID


ORDERS = Orders(subject=subject, amounts=amounts, answer=answer)
