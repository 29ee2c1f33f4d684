"""What one seat may see, typed and JSON-ready, and the words for what it may do. Nothing in this game is hidden."""

from __future__ import annotations

import msgspec

from megapolis.engine.core.bitset import lowest_bit, popcount, to_list
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import Value
from megapolis.engine.score import ScoreLine
from megapolis.games.megalopolis.rules.actions import (
    BID,
    DICE,
    DIE,
    DRAW,
    EXIT,
    LEAVE,
    MOVE,
    PASS,
    RAISES,
    SPACE,
    STREETS,
    TAKE,
)
from megapolis.games.megalopolis.rules.box import KINDS, TERRITORIES, Board
from megapolis.games.megalopolis.rules.scoring import has_trust, permit_value
from megapolis.games.megalopolis.rules.stages import ANSWER, AUCTION, DEBT, FIRST, PRIVILEGE, STAGES, START
from megapolis.games.megalopolis.rules.state import Megalopolis
from megapolis.games.megalopolis.rules.table import BANK


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


class OutlookView(msgspec.Struct, frozen=True):
    """How a step would change what a seat's permits earn, visited once each, and what they count for at the end."""

    seat: int
    rents: int
    value: int


class SiteView(msgspec.Struct, frozen=True):
    """A quarter where a block may go: what would stand there, the rents that would change, and who would gain."""

    quarter: str
    floors: int
    roof: bool
    rents: dict[str, int]
    outlook: list[OutlookView]


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
    board = state.rules.board
    visitors = popcount(state.in_play() & ~(1 << seat))
    expected = 0.0
    for permit in to_list(state.held[seat]):
        due = state.rent_of(permit, seat) if permit < STREETS else state.toll_of(seat)
        expected += board.share[board.square_of[permit]] * int(due) * int(visitors)
    return round(expected)


def player_state(state: Megalopolis, seat: int) -> str:
    """Whether a seat plays, left by the Highway, or is bankrupt."""
    if state.broke >> seat & 1:
        return "bankrupt"
    return "left" if state.gone >> seat & 1 else "playing"


def _player(state: Megalopolis, seat: int) -> PlayerView:
    names = state.rules.board.permit_names
    score = state.breakdown(seat)
    return PlayerView(
        seat=seat,
        state=player_state(state, seat),
        square=int(state.places[seat]),
        cash=int(state.cash[seat]),
        permits=[names[permit] for permit in to_list(state.held[seat])],
        income=income(state, seat),
        may_cross=bool(state.tickets >> seat & 1),
        points=sum(line.points for line in score),
        score=score,
    )


def _street(state: Megalopolis, street: int) -> StreetView:
    board = state.rules.board
    owner = state.owner(street)
    return StreetView(
        permit=board.permit_names[street],
        square=int(board.square_of[street]),
        district=board.district_names[street // 3],
        owner=_seat(owner),
        blocks=int(state.city.counts[street]),
        value=int(permit_value(board, state.city, street)),
        rent=_rent(state, street),
    )


def _rent(state: Megalopolis, street: int) -> int:
    """What a visitor pays, or would pay if somebody owned this street alone."""
    owner = state.owner(street)
    if owner >= 0:
        return int(state.rent_of(street, owner))
    return int(permit_value(state.rules.board, state.city, street)) + zone_value(state, street // 3)


def zone_value(state: Megalopolis, district: int) -> int:
    """The value of the zone beside a district; 0 before it is laid."""
    zone = state.zones[district]
    return int(state.rules.board.zone_value[zone]) if zone >= 0 else 0


def _district(state: Megalopolis, district: int) -> DistrictView:
    board = state.rules.board
    zone = state.zones[district]
    trusts = [seat for seat in range(state.seats) if has_trust(board, state.held[seat], district * 3)]
    return DistrictView(
        colour=board.district_names[district],
        zone=board.zone_names[zone] if zone >= 0 else None,
        value=zone_value(state, district),
        trust=trusts[0] if trusts else None,
    )


def _territory(state: Megalopolis, territory: int) -> TerritoryView:
    city = state.city
    base = territory * 9
    roof = city.roof[territory]
    return TerritoryView(
        id=TERRITORIES[territory],
        heights=[[int(city.heights[base + row * 3 + column]) for column in range(3)] for row in range(3)],
        limit=int(city.limit(state.rules.board, territory)),
        skyscraper=state.rules.board.quarter_names[roof] if roof >= 0 else None,
    )


def _earned(state: Megalopolis, seat: int) -> int:
    """What a seat gets if each of its permits is visited once."""
    due = [
        state.rent_of(permit, seat) if permit < STREETS else state.toll_of(seat) for permit in to_list(state.held[seat])
    ]
    return int(sum(due))


def _change(before: Megalopolis, after: Megalopolis, seat: int) -> OutlookView:
    """How a seat's fortune differs between two positions, cash apart."""
    rents = _earned(after, seat) - _earned(before, seat)
    value = (after.points(seat) - after.cash[seat]) - (before.points(seat) - before.cash[seat])
    return OutlookView(seat, rents, int(value))


def _outlook(before: Megalopolis, after: Megalopolis) -> list[OutlookView]:
    """Whose fortune differs between two positions."""
    changes = [_change(before, after, seat) for seat in range(before.seats)]
    return [change for change in changes if change.rents or change.value]


def _sites(state: Megalopolis, seat: int | None) -> list[SiteView]:
    quarters = [int(state.deal.site)] if state.deal.site >= 0 else []
    if seat is not None and state.can_act(seat):
        named = (SPACE.verb(action).values(action) for action in state.legal_actions(seat))
        quarters += [values["quarter"] for values in named if "quarter" in values]
    return [_site(state, quarter) for quarter in quarters]


def _site(state: Megalopolis, quarter: int) -> SiteView:
    board, after = state.rules.board, state.clone()
    after.city.place(board, quarter)
    rents = {board.permit_names[street]: _rent(after, street) for street in range(STREETS)}
    return SiteView(
        quarter=board.quarter_names[quarter],
        floors=int(after.city.heights[quarter]),
        roof=after.city.roof[quarter // 9] == quarter,
        rents={name: due for street, (name, due) in enumerate(rents.items()) if due != _rent(state, street)},
        outlook=_outlook(state, after),
    )


def _offer(state: Megalopolis) -> OfferView | None:
    deal, names = state.deal, state.rules.board.permit_names
    if deal.drafter < 0:
        return None
    after = state.clone()
    if deal.site >= 0:
        after.city.place(state.rules.board, deal.site)
    after.hand(deal.gives, deal.drafter, deal.partner)
    after.hand(deal.wants, deal.partner, deal.drafter)
    return OfferView(
        drafter=int(deal.drafter),
        partner=int(deal.partner),
        gives=[names[permit] for permit in to_list(deal.gives)],
        wants=[names[permit] for permit in to_list(deal.wants)],
        money=int(deal.money),
        site=state.rules.board.quarter_names[deal.site] if deal.site >= 0 else None,
        outlook=_outlook(state, after),
    )


def _auction(state: Megalopolis) -> AuctionView | None:
    auction = state.auction
    if auction.permit < 0:
        return None
    first = state.active if auction.seller < 0 else auction.seller
    seats = [(int(first) + step) % state.seats for step in range(1, state.seats + 1)]
    order = [seat for seat in seats if state.in_play() >> seat & 1 and seat != auction.seller]
    return AuctionView(
        permit=state.rules.board.permit_names[auction.permit],
        seller=_seat(auction.seller),
        bid=int(auction.bid),
        leader=_seat(auction.leader),
        bidders=to_list(auction.bidders),
        order=order,
        outlook=[_bought(state, seat) for seat in order],
    )


def _bought(state: Megalopolis, seat: int) -> OutlookView:
    """What the permit under the hammer would bring a seat."""
    after = state.clone()
    after.hand(1 << int(state.auction.permit), state.auction.seller, seat)
    return _change(state, after, seat)


def creditor(state: Megalopolis) -> int:
    """Who is owed the debt in question."""
    return int(state.active if state.inward else state.after(state.active, state.queue))


def _debt(state: Megalopolis) -> DebtView | None:
    if state.debtor < 0:
        return None
    return DebtView(int(state.debtor), _seat(creditor(state)), int(state.due))


def faces(dice: int) -> list[int]:
    """The three faces of a throw."""
    return [int(dice) // 36 + 1, int(dice) // 6 % 6 + 1, int(dice) % 6 + 1]


def view(state: Megalopolis, seat: int | None) -> MegalopolisView:
    """What `seat` may see, which is everything."""
    board = state.rules.board
    known = state.draws >= board.cards
    return MegalopolisView(
        stage=STAGES[state.stage],
        over=state.is_over(),
        turn=int(state.turn),
        active=int(state.active),
        actor=_seat(state.actor),
        asked=prompt(state, seat)[0] if seat is not None and state.can_act(seat) else "",
        dice=faces(state.dice) if state.rolls else [],
        blocks_left=int(state.city.left),
        building_is_duty=state.building_is_duty(),
        last_lap=state.lap,
        offers_left=int(state.offers),
        declined=[other for other in to_list(state.declined) if other != state.active],
        blocks_put=int(state.put),
        built_on=[board.quarter_names[quarter] for quarter in to_list(state.touched)],
        free_sites=[board.quarter_names[quarter] for quarter in to_list(state.sites)],
        sites=_sites(state, seat),
        ring=[KINDS[kind] for kind in board.kind],
        prices=PricesView(
            passing=int(board.exchange_pass),
            stopping=int(board.exchange_land),
            block=int(board.block_cost),
            step=int(board.bid_step),
            toll=int(board.toll),
            pip=int(board.fine),
        ),
        streets=[_street(state, street) for street in range(STREETS)],
        bridges=[
            BridgeView(
                board.permit_names[bridge],
                int(board.square_of[bridge]),
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
        cards=[board.card_names[card] for card in state.drawn],
        next_card=int(state.draws % board.cards) if known else None,
        seat=seat,
    )


def prompt(state: Megalopolis, seat: int) -> tuple[str, dict[str, Value]]:
    """What an awaited seat is asked: the end of an `ask-...` key and its arguments."""
    board = state.rules.board
    args: dict[str, Value] = {"cash": int(state.cash[seat])}
    stage = state.stage
    if stage in (AUCTION, PRIVILEGE):
        auction = state.auction
        args["permit"] = board.permit_words[auction.permit]
        args["bid"] = int(auction.bid)
        args["leader"] = int(auction.leader) + 1
        args["price"] = int(auction.bid + board.bid_step)
        if stage == AUCTION:
            return ("auction" if auction.leader >= 0 else "opening"), args
    if stage == DEBT:
        args["due"] = int(state.due)
        args["creditor"] = 0 if creditor(state) == BANK else creditor(state) + 1
    if stage == ANSWER:
        deal = state.deal
        args["drafter"] = int(deal.drafter) + 1
        args["gets"] = int(popcount(deal.gives))
        args["gives"] = int(popcount(deal.wants))
        args["money"] = abs(int(deal.money))
        if deal.site >= 0:
            args["quarter"] = board.quarter_names[deal.site]
            return "contribution", args
        return ("answer-pay" if deal.money < 0 else "answer"), args
    if stage == START:
        args["offers"] = int(state.offers)
    args["left"] = int(state.city.left)
    args["partner"] = int(state.deal.partner) + 1
    args["duty"] = int(state.must_build())
    return STAGES[stage], args


def describe(state: Megalopolis, seat: int, action: int) -> tuple[str, dict[str, Value]]:
    """An action in words: the end of `move-...` and `log-...` keys, and their arguments."""
    board = state.rules.board
    verb = SPACE.verb(action)
    args: dict[str, Value] = {"seat": (int(state.active) if seat == CHANCE else seat) + 1}
    values = verb.values(action)
    if "permit" in values:
        args["permit"] = board.permit_words[values["permit"]]
    if "quarter" in values:
        args["quarter"] = board.quarter_names[values["quarter"]]
        args["cost"] = int(board.block_cost)
    if "sum" in values:
        args["sum"] = int(board.sums[values["sum"]])
    if "seat" in values:
        args["partner"] = values["seat"] + 1
    if "squares" in values:
        args["squares"] = values["squares"]
    if state.deal.drafter >= 0 and "seat" not in values:
        args["partner"] = int(state.deal.partner if seat == state.deal.drafter else state.deal.drafter) + 1
    if verb.base in (BID, PASS, TAKE, LEAVE):
        _describe_bid(state, seat, action, args)
    if seat == CHANCE:
        _describe_chance(state, board, verb.base, values, args)
    if verb.base in (DICE, EXIT, DIE, DRAW, MOVE):
        if state.stage == FIRST:
            args["seat"] = lowest_bit(state.contenders) + 1
            return "first", args
        _describe_landing(state, seat, action, args)
    return verb.name, args


def square_word(board: Board, square: int) -> str:
    """How a square is called: by its permit, or by what it is."""
    permit = int(board.permit_at[square])
    return board.permit_words[permit] if permit >= 0 else "@square-" + KINDS[board.kind[square]]


def _describe_landing(state: Megalopolis, seat: int, action: int, args: dict[str, Value]) -> None:
    """Where the active figure gets by this and what that costs or brings at once."""
    after = state.clone()
    after.play(seat, action)
    change = int(after.cash[state.active] - state.cash[state.active])
    args["to"] = square_word(state.rules.board, int(after.places[state.active]))
    args["effect"] = "pays" if change < 0 else "gains" if change > 0 else "none"
    args["amount"] = abs(change)
    args["out"] = _newly_broke(state, after)


def _describe_bid(state: Megalopolis, seat: int, action: int, args: dict[str, Value]) -> None:
    """The bid, and what follows if the hammer falls: `winner` 0 where it does not or nobody bid."""
    board, auction = state.rules.board, state.auction
    after = state.clone()
    after.play(seat, action)
    steps = RAISES[action - BID] if action >= BID else 1
    owner = after.owner(auction.permit)
    args["permit"] = board.permit_words[auction.permit]
    args["bid"] = int(auction.bid + steps * board.bid_step)
    args["price"] = int(auction.bid)
    args["winner"] = int(owner) + 1 if owner not in (-1, state.owner(auction.permit)) else 0
    args["out"] = _newly_broke(state, after)


def _newly_broke(before: Megalopolis, after: Megalopolis) -> int:
    """The number of the player who goes bankrupt, or 0."""
    broke = after.broke & ~before.broke
    return int(lowest_bit(broke)) + 1 if broke else 0


def _describe_chance(
    state: Megalopolis, board: Board, base: int, values: dict[str, int], args: dict[str, Value]
) -> None:
    if base == DICE:
        thrown = [face + 1 for face in values.values()]
        args["dice"] = " ".join(str(face) for face in thrown)
        args["pips"] = sum(thrown)
    elif base == EXIT:
        args["exit"] = f"{values['tens'] + 1}{values['units'] + 1}"
    elif base == DIE:
        args["pips"] = values["face"] + 1
    elif "card" in values:
        args["card"] = board.card_words[values["card"]]
    elif "zone" in values:
        args["zone"] = board.zone_words[values["zone"]]
        args["value"] = int(board.zone_value[values["zone"]])
        args["district"] = board.district_words[sum(zone >= 0 for zone in state.zones)]
    else:
        args["seat"] = int(state.receiver()) + 1
