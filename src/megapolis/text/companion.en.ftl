## The companion: a real box on the table, the program beside it

box-outcome = What happened?
box-outcome-how = Look at the pieces on the table.

companion-private = Show nobody else: these pieces are hidden ({ $name }).
companion-open = Everybody may look.
companion-die = die { $die }
companion-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
  }
companion-no-more = There are no more of these.
companion-entered = Entered so far
companion-take-out = Take out: { $what }
companion-and-action = And its action?
companion-corner = The number in the corner: how many such cards may still come.
companion-seen = Already seen
companion-not-here = Is it not here? Tap it below “Already seen”: we find the line where table and page parted.
companion-parted = It lies here all the same: correct the line that brought it before
companion-look = Look at the table
companion-to-question = Answer
companion-bots-cards = These pieces belong to { $name }. Let somebody enter them who does not play against it; the others look away.
companion-uncover = I enter them
companion-anothers = These pieces lie before { $name }.
companion-theirs = Only { $name } can correct that, on their own phone: others do not see these pieces. The line can be taken out here, too.
companion-yes = Yes: { $what }
companion-choose = Tap what lies there
companion-more = { $count ->
    [one] One more
   *[other] { $count } more
  }
companion-buyer = Who got it?
companion-nobody = Nobody wants it
companion-nobody-read = nobody wants it
companion-for = for
companion-sold = sold to { $name } for { $sum }
companion-choose-buyer = Say who got it, and for how much
companion-bid-by-bid = Enter it bid by bid instead
companion-sum-least = At least { $sum } is needed.
companion-sum-most = There is no more than { $sum }.
companion-sum-step = Only in steps of { $sum }.
companion-sum-thousands = The sum, in thousands
companion-sum-back = Delete the last digit
companion-sum-clear = Clear
companion-kept = Kept: it is sent when the connection is back
companion-correct = correct
companion-corrected = Corrected.
companion-restore = Take the correction back
companion-bot-moves = Move this for { $name }
companion-bots-move-unseen = Only { $name } sees that. Let somebody move it who does not play against it; the others look away.
companion-bots-move-uncover = I move it
companion-aloud = Read aloud
companion-moved = Done, it is moved
companion-what-really = What does it say really?
companion-line-instead = It says something else
companion-line-out = It did not happen
companion-line-before = Something was forgotten before it
companion-search = Search these moves
companion-places = Where it may lie: north is up
companion-impossible = { $count ->
    [one] One later entry becomes impossible and is taken back:
   *[other] { $count } later entries become impossible and are taken back:
  }
companion-and-more = and { $count } more
companion-all-stays = All later entries stay as they are.
companion-correct-go = Correct and recount
companion-correct-drop = Correct and take those back
companion-correct-out = Take the line out
companion-no = No
companion-first-1 = Set the box up as its rules say
companion-first-1-more = You shuffle, deal and roll on your table. This page keeps the rules, the score and the hints.
companion-first-2 = One question at a time
companion-first-2-more = It says what to look at, whose it is and who must not see it. Tap what you see.
companion-first-3 = Compare and press.
companion-first-3-more = The button reads your answer back: is that what lies on the table?
companion-first-4 = A slip is no harm.
companion-first-4-more = Every line of the log has a pencil, and before anything changes you see what follows.
companion-first-next = Next
companion-first-go = To the table
companion-first-done = Understood
table-no-sale = Nothing is being auctioned now.
table-no-such-sale = That cannot be: look at who still bids, what they have and what was bid before.
table-bot-bids = A bot still bids: enter the bids one after the other.
companion-start = Which box lies on your table?
companion-start-more = You shuffle, deal and roll; the page keeps the rules, the score and the hints. Tap the box, and it begins.
companion-players = { $count ->
    [one] one plays
   *[other] { $count } play
  }
companion-fewer = One player fewer
companion-one-more = One player more
companion-choices = bots, phones, expansions
companion-only-score = only the score?
