"""Payments that are due, debts that force a sale, bankruptcy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit, popcount
from megapolis.engine.core.state import CHANCE
from megapolis.games.megalopolis.rules.actions import BANK
from megapolis.games.megalopolis.rules.stages import DEBT, OVER
from megapolis.games.megalopolis.rules.turn import ask_to_build, ask_to_cross, end_turn

if TYPE_CHECKING:
    from megapolis.games.megalopolis.rules.state import Megalopolis


def owe(state: Megalopolis, amount: i64, others: i64, inward: bool, opens_bridge: bool) -> None:
    """Make the active player pay an amount to each of `others`, or (`inward`) each of them to that player."""
    state.due = amount
    state.queue = others
    state.inward = inward
    state.opens_bridge = opens_bridge
    settle_dues(state)


def owe_bank(state: Megalopolis, amount: i64) -> None:
    """Make the active player pay the bank."""
    owe(state, amount, bit(BANK), False, False)


def settle_dues(state: Megalopolis) -> None:
    """Pay one after another, clockwise; stop where somebody has too little."""
    while state.queue:
        other = state.next_seat(state.active, state.queue)
        payer = other if state.inward else state.active
        if state.cash[payer] < state.due:
            state.debtor = payer
            state.offered = 0
            raise_money(state)
            return
        state.pay(payer, state.active if state.inward else other, state.due)
        state.queue &= ~bit(other)
    opens_bridge = state.opens_bridge
    forget_dues(state)
    if opens_bridge:
        ask_to_cross(state)
    else:
        ask_to_build(state)


def forget_dues(state: Megalopolis) -> None:
    """Leave nothing of a payment behind."""
    state.due = 0
    state.queue = 0
    state.inward = False
    state.opens_bridge = False
    state.offered = 0


def raise_money(state: Megalopolis) -> None:
    """Let the debtor sell permits one by one until the debt is covered, or go bankrupt."""
    debtor = state.debtor
    if state.cash[debtor] >= state.due:
        state.debtor = -1
        settle_dues(state)
    elif state.permits[debtor] & ~state.offered and state.in_play() & ~bit(debtor):
        state.ask(DEBT, debtor)
    else:
        go_bankrupt(state, debtor)


def go_bankrupt(state: Megalopolis, seat: i64) -> None:
    """Give all cash to the creditor; the permits are nobody's again."""
    other = state.next_seat(state.active, state.queue)
    state.pay(seat, state.active if state.inward else other, state.cash[seat])
    state.permits[seat] = 0
    state.bankrupt |= bit(seat)
    state.debtor = -1
    state.queue &= ~bit(other)
    if popcount(state.solvent()) == 1:
        forget_dues(state)
        state.ask(OVER, CHANCE)
    elif seat == state.active:
        forget_dues(state)
        end_turn(state)
    else:
        settle_dues(state)
