## At a real table: what is asked about the pieces of the box

box-synergy = Which { $colour } synergy was drawn?
box-synergy-how = Look at the synergy card of this colour on the board.
box-first = Who begins?
box-first-how = Whoever got the emperor marker.
box-pass = Pass the cards to the left
box-pass-how = Everybody hands on what is left of the pack.
box-reveal = Turn the agent tiles over
box-reveal-how = The round is over: hands go home.
box-opening = Which cards open the capital?
box-opening-how = Look at the cards in the middle of the table: { $count } to enter.
box-hand = { $seat }: which cards were dealt?
box-hand-how = Look at this pack only, enter its cards ({ $count }), and lay it face down again.
box-field = Which cards lie on the reform field?
box-field-how = Look at the cards drawn for the Reformer: { $count } to enter.
box-draw = { $seat }: which citizen was drawn?
box-draw-how = Only the player who drew it looks at the card.
box-agent = { $seat }: which agent tile was drawn?
box-agent-how = Only the player who drew it looks at the tile.
box-oracle = Which oracle tile was turned up?
box-oracle-how = Look at the tile on the Oracle.
box-scout = { $seat }: which rebel was drawn?
box-scout-how = Only the player who drew it looks at the card.
box-dualist = { $seat }: which dualist was drawn?
box-dualist-how = Only the player who drew it looks at the card.
box-recruiter = Which recruiter was turned up?
box-recruiter-how = Look at the recruiter card that lies open.
pile-colour = { $colour }
pile-pair = { $colour } at home, { $other } in the capital
gone-out = all of them are out

# Only the score
page-paper-where = Where it lies
page-paper-home = At home
