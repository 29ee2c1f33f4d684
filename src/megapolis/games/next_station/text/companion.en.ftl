## At a real table: what is asked about the pieces of the box

box-flip = Which card was turned up?
box-flip-how = Turn { $turn }. Look at the top card of the deck in the middle.
box-again = The switch is out: which card came after it?
box-again-how = Turn { $turn }. Turn up one more card of the deck.
box-early = The switch does nothing yet: which card follows it?
box-early-how = Turn { $turn }. In the first two turns it is ignored. Turn up another card of the deck.
box-pencil = Which pencil lies at place { $place }?
box-pencil-how = Places go clockwise from the first player; with two players a spare pencil lies between them on either side.
box-pencil-alone = Which pencil is number { $place }?
box-pencil-alone-how = Draw the pencils without looking: the first is for the first round.
box-objectives = Which objectives lie open?
box-objectives-how = Look at the objective cards in the middle: { $count } to enter.
box-power = { $pencil } pencil: which power was dealt to it?
box-power-how = Look at the card that was dealt to the pencil.
pile-street = Street cards
pile-underground = Underground cards
gone-turn = turn { $turn }
gone-place = place { $place }
gone-table = lies open already
