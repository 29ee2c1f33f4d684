"""What is asked at a real table: the plans, then the number and the action of every card that is turned."""

from __future__ import annotations

from megapolis.engine.game import Said
from megapolis.engine.question import NUMBERS, Answer, Group, Question, answers_for
from megapolis.games.welcome_to.rules.actions import DEAL_PLAN, DRAW, DRAW_APPROVAL, LETTERS, SHOW, TURN_APPROVAL
from megapolis.games.welcome_to.rules.box import ACTIONS, Box
from megapolis.games.welcome_to.rules.chance import undealt_letter
from megapolis.games.welcome_to.rules.decks import ThreeDecks
from megapolis.games.welcome_to.rules.solo import APPROVAL, TOPS, SoloDeck
from megapolis.games.welcome_to.rules.state import WelcomeTo

COLUMNS = ("left", "middle", "right")


def question(state: WelcomeTo, _viewer: int) -> Question:
    """The question of the pending chance; nothing of it is secret."""
    outcomes = [action for action, _ in state.chance_outcomes()]
    letter = int(undealt_letter(state))
    if letter < len(LETTERS):
        plans = [int(DEAL_PLAN) + int(plan) for plan in state.rules.stacks[letter]]
        answers = [Answer(plan, 1, (plan,)) for plan in plans]
        return Question(("plan", {"letter": LETTERS[letter]}), [Group(None, answers)])
    decks = state.decks
    box = state.rules.box
    if isinstance(decks, SoloDeck):
        return _ask_alone(box, decks, outcomes)
    assert isinstance(decks, ThreeDecks)
    column = COLUMNS[int(decks.drawn) % 3]
    return Question((column, {}), _numbers(box, outcomes, in_deck=bool(decks.run)), kind=NUMBERS)


def _numbers(box: Box, outcomes: list[int], in_deck: bool) -> list[Group]:
    """A group for each number of the box, with an answer for each action."""
    groups = []
    for number in sorted({int(number) for number in box.card_number}):
        faces = {
            action: [
                int(DRAW) + card
                for card in range(int(box.cards))
                if box.card_number[card] == number and box.card_action[card] == action
            ]
            for action in range(len(ACTIONS))
        }

        def why(action: int, faces: dict[int, list[int]] = faces, number: int = number) -> Said:
            key = ("deck" if in_deck else "out") if faces[action] else "never"
            return key, {"number": number, "action": "@action-" + ACTIONS[action], "count": len(faces[action])}

        groups.append(Group(("number", {"number": number}), answers_for(faces, outcomes, why)))
    return groups


def _ask_alone(box: Box, deck: SoloDeck, outcomes: list[int]) -> Question:
    if deck.turning:
        letters = [int(TURN_APPROVAL) + letter for letter in range(len(LETTERS))]
        answers = [
            Answer(each, 1, (each,)) if each in outcomes else Answer(each, 0, (), ("seen", {})) for each in letters
        ]
        return Question(("letter", {}), [Group(None, answers)])
    if deck.hand == 3:
        tops = {top: [int(SHOW) + top] for top in range(len(TOPS))}
        answers = answers_for(tops, outcomes, lambda top: ("no-approval" if top == APPROVAL else "no-action", {}))
        return Question(("top", {}), [Group(None, answers)])
    groups = _numbers(box, outcomes, in_deck=True)
    slots = [action for action in outcomes if DRAW_APPROVAL <= action < TURN_APPROVAL]
    if slots:
        groups.append(Group(("approval", {}), [Answer(int(DRAW_APPROVAL), len(slots), slots)]))
    return Question(("hand", {"card": int(deck.hand) + 1}), groups, kind=NUMBERS)
