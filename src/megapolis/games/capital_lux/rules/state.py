"""A position of Capital Lux. The rules are in the modules beside it, by topic: see `play.py` for the flow of play."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.core.action_list import ActionList
from megapolis.engine.core.bitset import popcount
from megapolis.engine.core.record import Derived, Fixed, Name, Names, Owned
from megapolis.engine.core.returns import by_rank
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import CHANCE, HIDDEN, State
from megapolis.engine.errors import Reason
from megapolis.engine.score import ScoreLine
from megapolis.engine.setup import Setup
from megapolis.games.capital_lux.rules import chance, legal, play, scoring
from megapolis.games.capital_lux.rules.actions import DREW_CARD
from megapolis.games.capital_lux.rules.box import Box, Citizens, District, Face
from megapolis.games.capital_lux.rules.districts import sums_of
from megapolis.games.capital_lux.rules.hand import Cards
from megapolis.games.capital_lux.rules.options import Rules
from megapolis.games.capital_lux.rules.player import Player
from megapolis.games.capital_lux.rules.preparation import pick_synergies
from megapolis.games.capital_lux.rules.redeal import redeal
from megapolis.games.capital_lux.rules.refusal import refusal
from megapolis.games.capital_lux.rules.stages import DEAL, DRAFT, EFFECT, OVER, STAGES, SYNERGIES, Stage
from megapolis.games.capital_lux.rules.synergies.registry import CATALOGUE
from megapolis.games.capital_lux.rules.synergies.synergy import Synergy

SPREAD: Final = 15.0
"""A usual difference of points."""


@final
class CapitalLux(State):
    """All pieces on the table, and what is to happen next."""

    rules: Fixed[Rules]
    box: Fixed[Box]
    players: Owned[list[Owned[Player]]]
    stage: Stage = SYNERGIES
    waiting: Annotated[i64, Name("seats")] = 0
    """Who is awaited: seats as bits, or CHANCE, or 0."""
    clock: i64 = 0
    """How often something was revealed."""
    round: i64 = 0
    emperor: i64 = 0
    """The seat with the emperor marker."""
    turn: i64 = 0
    """Whose turn it is."""
    last_turns: i64 = -1
    """How many seats still have a last turn; -1 until a hand runs out."""
    extra_turn: bool = False
    """Whether the active player has another turn after this one."""
    synergies: Annotated[vec[i64], Name("synergy")]
    """By colour; -1: not picked yet."""
    acting_colour: District = 0
    """The colour of the synergy that acts now."""
    citizens_0: Citizens = 0
    """What is left of the citizen deck."""
    citizens_1: Citizens = 0
    citizens_left: Derived[i64] = 0
    shuffles: i64 = 0
    """How often the citizen deck was shuffled again."""
    rebels: Annotated[i64, Names("rebel_copy")] = 0
    """What is left of the deck."""
    dualists: Annotated[i64, Names("dualist_copy")] = 0
    """What is left of the deck."""
    recruiters: Annotated[i64, Names("recruiter_copy")] = 0
    """What is left of the deck."""
    agents: Annotated[i64, Names("agent")] = 0
    """What is left of the stack of tiles."""
    held_tile: Annotated[i64, Name("agent")] = -1
    """The agent tile in the active player's hand."""
    placed_tiles: Annotated[vec[i64], Name("placed_tile", base=64)]
    """Agent tiles on synergy cards: see `synergies/agent.py`."""
    oracles: Annotated[i64, Names("oracle")] = 0
    """Oracle tiles that lie face up."""
    oracle_shuffles: i64 = 0
    flag: District = 0
    """The district whose colour rebels take."""
    recruit: Face = -1
    """The recruiter card that lies face up."""
    reform_field: Cards
    capital: Owned[Annotated[vec[i64], Name("laid")]]
    """In the order they came."""
    sums: Derived[i64] = 0
    """Of the values in the capital, by colour: see `districts.part`."""
    discards: Owned[Annotated[vec[i64], Name("face")]]
    played_face: Face = -1
    """The card just played into the capital."""
    reformed_face: Face = -1
    """The card just put on the reform field."""
    district: District = 0
    """The district that is looked at (Oracle, purge, bonus)."""
    seats_done: i64 = 0
    """How many seats that district has been through."""
    excess: i64 = 0
    """By how much the home district that is looked at is over its limit."""
    bonus_seats: Annotated[i64, Names("seat")] = 0
    """The seats that win or share the bonus of the district."""
    hand_size: i64 = 0
    """How many cards each seat is dealt this round."""
    cards_dealt: i64 = 0
    keep_target: i64 = 0
    """The draft: how many cards everybody has kept after this step."""
    events: Owned[Annotated[vec[i64], Name("event", base=1024)]]
    """What happened to hands since the draft, so that others can remember it: see `memory.py`."""
    account: Annotated[vec[i64], Name("entry", base=128)]
    """How the last round ended (see `account.py`): history, which no rule reads and no digest counts."""

    def __init__(
        self,
        setup: Setup,
        rules: Rules,
        players: list[Player],
        synergies: vec[i64],
        placed_tiles: vec[i64],
        reform_field: Cards,
        capital: vec[i64],
        discards: vec[i64],
        events: vec[i64],
        account: vec[i64],
    ) -> None:
        super().__init__(setup)
        self.rules = rules
        self.box = rules.box
        self.players = players
        self.synergies = synergies
        self.placed_tiles = placed_tiles
        self.reform_field = reform_field
        self.capital = capital
        self.discards = discards
        self.events = events
        self.account = account

    # --- generated by `make records`
    def clone(self) -> CapitalLux:
        new = CapitalLux(
            self.setup,
            self.rules,
            [each.clone() for each in self.players],
            self.synergies,
            self.placed_tiles,
            self.reform_field,
            self.capital[:],
            self.discards[:],
            self.events[:],
            self.account,
        )
        new.seats, new.box, new.stage, new.waiting = self.seats, self.box, self.stage, self.waiting
        new.clock, new.round, new.emperor, new.turn = self.clock, self.round, self.emperor, self.turn
        new.last_turns, new.extra_turn, new.acting_colour = self.last_turns, self.extra_turn, self.acting_colour
        new.citizens_0, new.citizens_1, new.citizens_left = self.citizens_0, self.citizens_1, self.citizens_left
        new.shuffles, new.rebels, new.dualists = self.shuffles, self.rebels, self.dualists
        new.recruiters, new.agents, new.held_tile = self.recruiters, self.agents, self.held_tile
        new.oracles, new.oracle_shuffles, new.flag = self.oracles, self.oracle_shuffles, self.flag
        new.recruit, new.sums, new.played_face = self.recruit, self.sums, self.played_face
        new.reformed_face, new.district, new.seats_done = self.reformed_face, self.district, self.seats_done
        new.excess, new.bonus_seats, new.hand_size = self.excess, self.bonus_seats, self.hand_size
        new.cards_dealt, new.keep_target = self.cards_dealt, self.keep_target
        return new

    def fields(self) -> str:
        return (
            "players:list[Player] stage:name/stage waiting:name/seats clock:int round:int emperor:int turn:int "
            "last_turns:int extra_turn:bool synergies:vec[name/synergy] acting_colour:name/district "
            "citizens_0:set/citizen_copy/60 citizens_1:set/citizen_copy/60 -citizens_left:int shuffles:int "
            "rebels:set/rebel_copy dualists:set/dualist_copy recruiters:set/recruiter_copy agents:set/agent "
            "held_tile:name/agent placed_tiles:vec[name/placed_tile/64] oracles:set/oracle oracle_shuffles:int "
            "flag:name/district recruit:name/face reform_field:Cards capital:vec[name/laid] -sums:int "
            "discards:vec[name/face] played_face:name/face reformed_face:name/face district:name/district "
            "seats_done:int excess:int bonus_seats:set/seat hand_size:int cards_dealt:int keep_target:int "
            "events:vec[name/event/1024] account:vec[name/entry/128]"
        )

    # --- end

    def rebuild(self) -> None:
        self.citizens_left = popcount(self.citizens_0) + popcount(self.citizens_1)
        self.reform_field.rebuild()
        self.sums = sums_of(self.box, self.capital)
        for player in self.players:
            player.hand.rebuild()
            player.pack.rebuild()
            player.sums = sums_of(self.box, player.home)

    def synergy(self, colour: i64) -> Synergy:
        """The synergy of a colour that is in play."""
        return CATALOGUE[self.synergies[colour]]

    def has_chosen(self, seat: i64) -> bool:
        """Whether a seat has made its choice in this step of the draft."""
        return self.waiting < 0 or not self.waiting >> seat & 1

    def payer(self) -> i64:
        """Whose home is looked at in the purge or for a bonus: seats take turns from the emperor's on."""
        return (self.emperor + self.seats_done) % self.seats

    # ------------------------------------------------------------------ play

    def awaited(self) -> i64:
        return self.waiting

    def phase(self) -> i64:
        return self.clock

    def legal_actions(self, seat: i64) -> vec[i64]:
        out = ActionList()
        legal.add_legal(self, seat, out)
        return out.to_vec()

    def add_legal(self, seat: i64, out: ActionList) -> None:
        legal.add_legal(self, seat, out)

    def play(self, seat: i64, action: i64) -> None:
        play.play(self, seat, action)

    def explain_refusal(self, seat: i64, action: i64) -> Reason:
        return refusal(self, seat, action)

    def sample(self, rng: Rng) -> i64:
        return chance.sample(self, rng)

    def deck(self) -> str:
        return chance.deck(self)

    # ------------------------------------------------------------------ what a seat knows

    def visible_action(self, seat: i64, actor: i64, action: i64) -> i64:
        if actor != CHANCE:
            return HIDDEN if self.stage == DRAFT and actor != seat else action
        if self.stage == DEAL:
            return action if seat == self.cards_dealt // self.hand_size else DREW_CARD
        if self.stage == EFFECT and seat != self.turn:
            return self.synergy(self.acting_colour).visible_action(action)
        return action

    def determinize(self, seat: i64, rng: Rng) -> State:
        new = self.clone()
        redeal(new, seat, rng)
        return new

    # ------------------------------------------------------------------ points

    def points(self, seat: i64) -> i64:
        return scoring.total(self.box, self.players[seat])

    def breakdown(self, seat: i64) -> list[ScoreLine]:
        return scoring.breakdown(self.box, self.players[seat])

    def tie_breaks(self) -> list[int]:
        """Of equal points the fewest coins win."""
        return [-int(scoring.coin_count(player)) for player in self.players]

    def outcome(self, scores: list[int]) -> list[float]:
        return by_rank(scores, self.tie_breaks(), SPREAD)

    def status(self) -> str:
        """How far the game is, for programmers."""
        return f"round {min(int(self.round) + 1, int(self.box.rounds))} {STAGES[self.stage]}"

    def ending(self) -> str:
        return "three_rounds" if self.stage == OVER else ""


def new_state(setup: Setup) -> CapitalLux:
    """The position before anything is dealt: all decks full, all players blank."""
    box: Box = setup.data  # type: ignore[assignment]
    rules = Rules(setup, box)
    players = [Player.blank() for _seat in range(setup.players)]
    none = vec[i64]()
    state = CapitalLux(setup, rules, players, rules.synergies, none, Cards(), vec[i64](), vec[i64](), vec[i64](), none)
    state.citizens_0 = box.all_citizens_0
    state.citizens_1 = box.all_citizens_1
    state.citizens_left = box.citizens
    state.rebels = box.all_rebels
    state.dualists = box.all_dualists
    state.recruiters = box.all_recruiters
    state.agents = box.all_agents
    pick_synergies(state)
    return state
