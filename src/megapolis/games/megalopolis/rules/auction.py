"""An auction: who sells what, the standing bid, and who is still bidding."""

from __future__ import annotations

from mypy_extensions import i64

from megapolis.engine.core.bitset import bit


class Auction:
    """One permit under the hammer. Bidders are asked clockwise; a pass is final; nobody raises an own bid."""

    def __init__(self, permit: i64, seller: i64, bid: i64, leader: i64, bidders: i64) -> None:
        self.permit = permit
        # The seat that is forced to sell, or -1 for the bank; the seat that leads, or -1 before the first bid.
        self.seller = seller
        self.bid = bid
        self.leader = leader
        self.bidders = bidders

    def copy(self) -> Auction:
        """An independent copy."""
        return Auction(self.permit, self.seller, self.bid, self.leader, self.bidders)

    def open(self, permit: i64, seller: i64, bidders: i64) -> None:
        """Puts a permit under the hammer."""
        self.permit = permit
        self.seller = seller
        self.bid = 0
        self.leader = -1
        self.bidders = bidders

    def close(self) -> None:
        """Nothing is under the hammer any more."""
        self.open(-1, -1, 0)

    def drop(self, seat: i64) -> None:
        """A bidder passes for good."""
        self.bidders &= ~bit(seat)

    def facts(self) -> list[int]:
        """Every number of this auction."""
        return [int(number) for number in (self.permit, self.seller, self.bid, self.leader, self.bidders)]
