"""What is asked and what is done, in words: ends of message keys and their arguments."""

from __future__ import annotations

from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import Value
from megapolis.engine.game import Said
from megapolis.engine.i18n import seat_word
from megapolis.games.welcome_to.rules.actions import LETTERS, PLOT_NAMES, SHIFTS, SPACE, gap_words, plot_words
from megapolis.games.welcome_to.rules.box import ACTIONS
from megapolis.games.welcome_to.rules.city_plans import Plan
from megapolis.games.welcome_to.rules.legal import may_refuse
from megapolis.games.welcome_to.rules.sheet import ACTING, CHOOSING, GIVING, PAYING, PLANNING, SHIFTED, WRITING
from megapolis.games.welcome_to.rules.solo import TOPS
from megapolis.games.welcome_to.rules.state import WelcomeTo

STAGES = {
    CHOOSING: "choose",
    WRITING: "write",
    SHIFTED: "write",
    ACTING: "act",
    PLANNING: "plans",
    PAYING: "pay",
    GIVING: "give",
}


def moment(state: WelcomeTo) -> tuple[int, int]:
    """Turns; the cards are drawn for the coming one."""
    return (0, int(state.round) + (not state.waiting)) if state.plans[2] >= 0 else (0, 0)


def prompt(state: WelcomeTo, seat: int) -> Said:
    """What an awaited seat is asked: the end of an `ask-...` key and its arguments."""
    sheet = state.sheets[seat]
    stage = STAGES[sheet.stage]
    args: dict[str, Value] = {}
    if stage == "choose" and may_refuse(state, sheet):
        return "refuse", args
    if stage == "write":
        args["number"] = int(sheet.number)
        if sheet.stage == WRITING and ACTIONS[state.decks.action(sheet.action_slot)] == "temp":
            stage = "shift"
    elif stage == "act":
        args["action"] = "@action-" + ACTIONS[state.decks.action(sheet.action_slot)]
    elif stage == "pay":
        args["letter"] = LETTERS[sheet.plan]
    return stage, args


def plan_args(plan: Plan) -> dict[str, Value]:
    """A city plan for a sentence: the message `city-plan` puts these together."""
    return {
        "kind": plan.kind,
        "sizes": " + ".join(str(size) for size in plan.sizes),
        "street": int(plan.street) + 1,
        "roundabouts": int(plan.roundabouts),
        "pools": int(plan.pools),
        "bis": int(plan.bis),
        "count": int(plan.count),
    }


def describe(state: WelcomeTo, seat: int, action: int) -> Said:
    """An action in words: the end of `move-...` and `log-...` keys, and their arguments."""
    verb = SPACE.verb(action)
    values = verb.values(action)
    box = state.rules.box
    args: dict[str, Value] = {} if seat == CHANCE else {"seat": seat_word(seat)}
    if verb.name == "choose":
        args.update(_card_words(state, values["number"], values["action"]))
        args["leaves"] = "no"
        if state.seats == 1 and _has_twin(state, values["number"], values["action"]):
            left = 3 - values["number"] - values["action"]
            rest = _card_words(state, left, left)
            args.update(leaves="yes", left=rest["number"], left_action=rest["action"])
    elif verb.name == "give":
        args.update(_card_words(state, values["slot"], values["slot"]))
    elif verb.name == "shift":
        args["by"] = SHIFTS[values["by"]].replace("-", "−")
        args["number"] = int(state.sheets[seat].number) + values["by"] - 2
    elif verb.name in ("write", "roundabout"):
        args.update(plot_words(values["plot"]))
        args["number"] = int(state.sheets[seat].number)
    elif verb.name == "fence":
        args.update(gap_words(values["gap"]))
    elif verb.name == "estate":
        args["size"] = values["size"] + 1
    elif verb.name in ("park", "pool"):
        house = int(state.sheets[seat].house)
        args.update(plot_words(house))
        args["plot"] = PLOT_NAMES[house]
    elif verb.name == "bis":
        source = values["plot"] - 1 + 2 * values["copy"]
        args.update(plot_words(values["plot"]))
        args["number"] = int(state.sheets[seat].number_at(source))
    elif verb.name == "approve":
        args.update(plan_args(state.plan(values["letter"])))
        args["letter"], args["points"] = LETTERS[values["letter"]], int(state.value_of(values["letter"]))
    elif verb.name == "pay":
        args.update(plot_words(values["plot"]))
        args["letter"] = LETTERS[state.sheets[seat].plan]
    elif verb.name == "deal_plan":
        plan = box.plans[values["plan"]]
        args.update(plan_args(plan))
        args["letter"], args["points"] = LETTERS[plan.stack], int(plan.high)
    elif verb.name == "draw":
        args["number"] = int(box.card_number[values["card"]])
        args["action"] = "@action-" + ACTIONS[box.card_action[values["card"]]]
    elif verb.name == "show":
        args["top"] = "@top-" + TOPS[values["top"]]
    elif verb.name == "turn_approval":
        args["letter"] = LETTERS[values["letter"]]
        args["approves"] = "yes" if state.rules.competitor.approves >> values["letter"] & 1 else "no"
    return verb.name, args


def _card_words(state: WelcomeTo, number: int, action: int) -> dict[str, Value]:
    """The number of one card on the table and the action of another."""
    return {
        "number": int(state.decks.number(number)),
        "action": "@action-" + ACTIONS[state.decks.action(action)],
    }


def _has_twin(state: WelcomeTo, number: int, action: int) -> bool:
    """Alone: whether the same number and action can be had with another card left for the competitor."""
    chosen = _card_words(state, number, action)
    others = [(a, b) for a in range(3) for b in range(3) if a != b and (a, b) != (number, action)]
    return any(_card_words(state, *other) == chosen for other in others)


def remark(state: WelcomeTo) -> Said | None:
    """Solo: who won, the player or the competitor."""
    if state.seats > 1 or not state.rules.competitor.scores:
        return None
    own, other = int(state.points(0)), state.rival_points()
    margin = (own, int(state.sheets[0].estate_count())), (other, state.rival_estates())
    key = "won" if margin[0] > margin[1] else "lost" if margin[0] < margin[1] else "tied"
    return key, {"name": "@competitor-" + state.rules.competitor.id, "own": own, "other": other}
