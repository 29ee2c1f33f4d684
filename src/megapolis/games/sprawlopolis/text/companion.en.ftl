## At a real table: what is asked about the pieces of the box

box-conditions = Which conditions lie beside the city?
box-conditions-how = Turn these cards to their conditions: { $count } to enter.
box-reveal = Which card is on top of the deck now?
box-reveal-how = Look at the open deck in the middle. Turn the phone or the card as you like.
box-start = Which card starts the city?
box-start-how = Look at the first card on the table.
box-hand = { $seat }: which cards were dealt?
box-hand-how = Only this player looks at them. { $count } to enter.
box-hand-alone = Which cards were dealt?
box-hand-alone-how = Look at the cards of your hand: { $count } to enter.
box-lay-strip = Which motorway card lies at place { $place }?
box-lay-strip-how = From west to east: the card, and which way up it lies.
box-zone = What do the construction zones ask for?
box-zone-how = Look at the construction zone card beside the city.
box-beach = What do the beaches ask for?
box-beach-how = Look at the beach card beside the city.
box-duel = Which motorway card says how the duel is scored?
box-duel-how = Look at the motorway card beside the city.
box-strip = Which motorway card was drawn?
box-strip-how = Look at the card that is about to be laid.
box-works = { $seat }: which road works card was dealt?
box-works-how = Road works lie open before their owner.
pile-bend = Bend through three zones
pile-street-across = Street on top
pile-street-down = Street on the left
pile-other = Other cards
pile-zone = Construction zones
pile-wrecktar = Wrecktar
pile-beach = Beaches
pile-motorway = motorway: { $first }, { $second } to the north, { $third }, { $fourth } to the south{ $ramp ->
    [yes] , ramp: { $at_ramp }
   *[no] { "" }
  }
gone-condition = a condition
gone-city = in the city
gone-hand = in hand: { $seat }
gone-table = on the table already
