## The first game, step by step: see first_game.toml.

guide-1 = Each turn one card is turned up. This one shows a pentagon: the symbol of the station you may reach.
guide-1-do = Tap the card.
guide-2 = Dive under the Thames: the line starts at D2 and can reach C3 or D6, and a section under the river is worth 2 more.
guide-2-do = Tap station D6.
guide-3 = So far it is only a preview: the sheet shows what would be. Happy with it? Draw it.
guide-4 = Triangle. E6 is in the same district as D6: a line multiplies its districts by its most stations in one, here 2 × 2.
guide-5 = Square. The line grows from both ends, D2 and E6. A third station in the centre: 2 × 3.
guide-6 = Circle. The way to G3 goes under the Thames again, and it is in the centre too: +4 at once.
guide-7 = A switch! Now you may branch off at any station. From D6 to C5 is a new district.
guide-8 = A joker is any symbol. It is the fifth underground card, so the round ends. J6: a star, the Thames and a new district.
guide-9 = Four districts × 4 stations + 6 for the Thames = 22, and a first star.
guide-9-do = Tap the green line’s row.
guide-10 = A new line, a new pencil. At G6 it meets the green one: an interchange, 2 more in the end.
guide-11 = Not sure where to go? A hint says it in one sentence and draws the move.
guide-12 = Sections cross nowhere but at stations, a line makes no loop; drawing nothing is allowed. The rest is yours.
