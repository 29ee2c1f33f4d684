"""What one seat may see, typed and JSON-ready. Nothing in this game is hidden."""

from __future__ import annotations

import msgspec

from megapolis.engine.core.bitset import popcount, to_list
from megapolis.engine.score import ScoreLine
from megapolis.games.megalopolis.bots.odds import landing_shares
from megapolis.games.megalopolis.rules.actions import BANK, STREETS
from megapolis.games.megalopolis.rules.box import KINDS, TERRITORIES
from megapolis.games.megalopolis.rules.legal import building_is_duty
from megapolis.games.megalopolis.rules.scoring import has_trust, permit_value
from megapolis.games.megalopolis.rules.stages import STAGES
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.show.outlook import (
    OutlookView,
    SiteView,
    outlook,
    outlook_of_buyer,
    rent_on,
    sites_for,
    zone_value,
)
from megapolis.games.megalopolis.show.words import creditor, prompt


class StreetView(msgspec.Struct, frozen=True):
    """A street: its permit's owner, the blocks on its three quarters, what the table says and what a visitor pays."""

    permit: str
    square: int
    district: str
    owner: int | None
    blocks: int
    value: int
    rent: int


class BridgeView(msgspec.Struct, frozen=True):
    """A bridge: its owner and what a visitor pays."""

    permit: str
    square: int
    owner: int | None
    toll: int


class DistrictView(msgspec.Struct, frozen=True):
    """Three streets of one colour: the zone beside them, its value, and who holds the trust."""

    colour: str
    zone: str | None
    value: int
    trust: int | None


class TerritoryView(msgspec.Struct, frozen=True):
    """Nine quarters: heights row by row, how high one may build, and the quarter of the skyscraper."""

    id: str
    heights: list[list[int]]
    limit: int
    skyscraper: str | None


class PlayerView(msgspec.Struct, frozen=True):
    """A player's statement. `income` is what the permits earn in a round of everybody else, on average."""

    seat: int
    state: str
    square: int
    cash: int
    permits: list[str]
    income: int
    may_cross: bool
    points: int
    score: list[ScoreLine]


class AuctionView(msgspec.Struct, frozen=True):
    """A permit under the hammer; `seller` is None where the bank sells."""

    permit: str
    seller: int | None
    bid: int
    leader: int | None
    bidders: list[int]
    order: list[int]
    """Everybody who is asked, those who passed included, in the order in which the first bids are made."""
    outlook: list[OutlookView]
    """What the permit would bring each of them."""


class OfferView(msgspec.Struct, frozen=True):
    """An offer, or a request for a contribution (`site`). `money` goes from drafter to partner, below 0 back."""

    drafter: int
    partner: int
    gives: list[str]
    wants: list[str]
    money: int
    site: str | None
    outlook: list[OutlookView]
    """What the permits that change hands, or the block, would change for whom."""


class DebtView(msgspec.Struct, frozen=True):
    """A debt that cannot be paid: who owes whom (None: the bank) how much."""

    debtor: int
    creditor: int | None
    amount: int


class PricesView(msgspec.Struct, frozen=True):
    """What the table's data file says things cost."""

    passing: int
    stopping: int
    block: int
    step: int
    toll: int
    pip: int


class MegalopolisView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    stage: str
    over: bool
    turn: int
    active: int
    actor: int | None
    asked: str
    dice: list[int]
    blocks_left: int
    building_is_duty: bool
    last_lap: bool
    offers_left: int
    declined: list[int]
    """Who has declined an offer in this turn, the active player aside."""
    blocks_put: int
    built_on: list[str]
    free_sites: list[str]
    sites: list[SiteView]
    """Where this seat may put a block now; and, for everybody, the block towards which money is asked for."""
    ring: list[str]
    """What each square is, clockwise from the start."""
    prices: PricesView
    streets: list[StreetView]
    bridges: list[BridgeView]
    districts: list[DistrictView]
    territories: list[TerritoryView]
    players: list[PlayerView]
    auction: AuctionView | None
    offer: OfferView | None
    debt: DebtView | None
    cards: list[str]
    """Crest cards drawn so far, in order; once all are known they come again in this order."""
    next_card: int | None
    """Which of `cards` comes next, once all are known."""
    seat: int | None


def _seat(seat: int) -> int | None:
    return None if seat < 0 or seat == BANK else int(seat)


def income(state: Megalopolis, seat: int) -> int:
    """What a seat's permits bring while everybody else takes one turn, on average over landings."""
    squares, shares = state.rules.box.square_of, landing_shares(state.rules.box)
    visitors = popcount(state.in_play() & ~(1 << seat))
    expected = 0.0
    for permit in to_list(state.permits[seat]):
        expected += shares[squares[permit]] * int(state.fee(permit, seat)) * int(visitors)
    return round(expected)


def player_state(state: Megalopolis, seat: int) -> str:
    """Whether a seat plays, left by the Highway, or is bankrupt."""
    if state.bankrupt >> seat & 1:
        return "bankrupt"
    return "left" if state.gone >> seat & 1 else "playing"


def _player(state: Megalopolis, seat: int) -> PlayerView:
    names = state.rules.box.permit_names
    score = state.breakdown(seat)
    return PlayerView(
        seat=seat,
        state=player_state(state, seat),
        square=int(state.squares[seat]),
        cash=int(state.cash[seat]),
        permits=[names[permit] for permit in to_list(state.permits[seat])],
        income=income(state, seat),
        may_cross=bool(state.tickets >> seat & 1),
        points=sum(line.points for line in score),
        score=score,
    )


def _street(state: Megalopolis, street: int) -> StreetView:
    box = state.rules.box
    owner = state.owner(street)
    return StreetView(
        permit=box.permit_names[street],
        square=int(box.square_of[street]),
        district=box.district_names[street // 3],
        owner=_seat(owner),
        blocks=int(state.city.street_blocks[street]),
        value=int(permit_value(box, state.city, street)),
        rent=rent_on(state, street),
    )


def _district(state: Megalopolis, district: int) -> DistrictView:
    box = state.rules.box
    zone = state.zones[district]
    trusts = [seat for seat in range(state.seats) if has_trust(box, state.permits[seat], district * 3)]
    return DistrictView(
        colour=box.district_names[district],
        zone=box.zone_names[zone] if zone >= 0 else None,
        value=zone_value(state, district),
        trust=trusts[0] if trusts else None,
    )


def _territory(state: Megalopolis, territory: int) -> TerritoryView:
    city = state.city
    base = territory * 9
    roof = city.roofs[territory]
    return TerritoryView(
        id=TERRITORIES[territory],
        heights=[[int(city.heights[base + row * 3 + column]) for column in range(3)] for row in range(3)],
        limit=int(city.limit(state.rules.box, territory)),
        skyscraper=state.rules.box.quarter_names[roof] if roof >= 0 else None,
    )


def _offer(state: Megalopolis) -> OfferView | None:
    deal, names = state.deal, state.rules.box.permit_names
    if deal.drafter < 0:
        return None
    after = state.clone()
    if deal.site >= 0:
        after.city.place(state.rules.box, deal.site)
    after.hand_over(deal.gives, deal.drafter, deal.partner)
    after.hand_over(deal.wants, deal.partner, deal.drafter)
    return OfferView(
        drafter=int(deal.drafter),
        partner=int(deal.partner),
        gives=[names[permit] for permit in to_list(deal.gives)],
        wants=[names[permit] for permit in to_list(deal.wants)],
        money=int(deal.money),
        site=state.rules.box.quarter_names[deal.site] if deal.site >= 0 else None,
        outlook=outlook(state, after),
    )


def _auction(state: Megalopolis) -> AuctionView | None:
    auction = state.auction
    if auction.permit < 0:
        return None
    first = state.active if auction.seller < 0 else auction.seller
    seats = [(int(first) + step) % state.seats for step in range(1, state.seats + 1)]
    order = [seat for seat in seats if state.in_play() >> seat & 1 and seat != auction.seller]
    return AuctionView(
        permit=state.rules.box.permit_names[auction.permit],
        seller=_seat(auction.seller),
        bid=int(auction.bid),
        leader=_seat(auction.leader),
        bidders=to_list(auction.bidders),
        order=order,
        outlook=[outlook_of_buyer(state, seat) for seat in order],
    )


def _debt(state: Megalopolis) -> DebtView | None:
    if state.debtor < 0:
        return None
    return DebtView(int(state.debtor), _seat(creditor(state)), int(state.due))


def faces(dice: int) -> list[int]:
    """The three faces of a throw."""
    return [int(dice) // 36 + 1, int(dice) // 6 % 6 + 1, int(dice) % 6 + 1]


def view(state: Megalopolis, seat: int | None) -> MegalopolisView:
    """What `seat` may see, which is everything."""
    box = state.rules.box
    known = state.draws >= box.cards
    return MegalopolisView(
        stage=STAGES[state.stage],
        over=state.is_over(),
        turn=int(state.turn),
        active=int(state.active),
        actor=_seat(state.actor),
        asked=prompt(state, seat)[0] if seat is not None and state.can_act(seat) else "",
        dice=faces(state.dice) if state.rolls else [],
        blocks_left=int(state.city.blocks_left),
        building_is_duty=building_is_duty(state),
        last_lap=state.last_lap,
        offers_left=int(state.offers_left),
        declined=[other for other in to_list(state.declined) if other != state.active],
        blocks_put=int(state.blocks_put),
        built_on=[box.quarter_names[quarter] for quarter in to_list(state.built_on)],
        free_sites=[box.quarter_names[quarter] for quarter in to_list(state.free_sites)],
        sites=sites_for(state, seat),
        ring=[KINDS[kind] for kind in box.kind],
        prices=PricesView(
            passing=int(box.exchange_pass),
            stopping=int(box.exchange_land),
            block=int(box.block_cost),
            step=int(box.bid_step),
            toll=int(box.toll),
            pip=int(box.fine),
        ),
        streets=[_street(state, street) for street in range(STREETS)],
        bridges=[
            BridgeView(
                box.permit_names[bridge],
                int(box.square_of[bridge]),
                _seat(state.owner(bridge)),
                int(state.toll_of(state.owner(bridge))) if state.owner(bridge) >= 0 else 0,
            )
            for bridge in range(STREETS, STREETS + 4)
        ],
        districts=[_district(state, district) for district in range(8)],
        territories=[_territory(state, territory) for territory in range(4)],
        players=[_player(state, other) for other in range(state.seats)],
        auction=_auction(state),
        offer=_offer(state),
        debt=_debt(state),
        cards=[box.card_names[card] for card in state.cards],
        next_card=int(state.draws % box.cards) if known else None,
        seat=seat,
    )
