## At a real table: what is asked about the pieces of the box

box-plan = Which plan { $letter } lies open?
box-plan-how = Look at the city plan with the letter { $letter }.
box-left = Left deck: which number is on top?
box-middle = Middle deck: which number is on top?
box-right = Right deck: which number is on top?
box-left-how = Turn over the top card of each deck. The number is on the new top; its action is printed beside it.
box-middle-how = { box-left-how }
box-right-how = { box-left-how }
box-hand = Which card was drawn, number { $card } of three?
box-hand-how = Draw the top card of your deck and look at its number and its action.
box-top = What does the top of the deck show?
box-top-how = The deck lies with its actions up: look, and do not draw.
box-letter = Which letter has the approval card?
box-letter-how = Turn the approval card over.
deck-left = left
deck-middle = middle
deck-right = right
pile-number = { $number }
pile-approval = Instead of a number
gone-deck = not in this deck any more
gone-out = all { $count } are out
gone-never = The box has no { $number } with this action: { $action }
gone-seen = seen already
gone-no-approval = it cannot be on top yet
gone-no-action = no card with it is left

# Only the score
page-paper-own = Player
