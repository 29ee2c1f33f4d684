## The first game, step by step: see first_game.toml.

guide-1 = Take 3 with the park: a number and the action below it go together. Three is small and belongs to the left.
guide-2 = In a street numbers rise from left to right. The two houses on the left stay for 1 and 2.
guide-3 = The park grows in the street in which you have just written: +2.
guide-4 = Until you finish the round you can take everything back, and nobody sees your choice.
guide-5 = The temp agency shifts a number by 1 or 2: the six becomes a four.
guide-6 = Right beside the three, no gap. And for temps that nobody else has it is 7 for now.
guide-7 = A pool is built only where one is drawn, and only with this action: +3.
guide-8 = A fence closes an estate: two numbered houses between fences are complete, +2.
guide-9 = Estate value: each of your estates of two now brings 3 instead of 2.
guide-10 = A bis repeats the number next door and closes a gap, but costs a point.
guide-11 = Plans ask for estates of these sizes. Whoever is first takes the higher number; then the card turns over.
guide-11-do = Tap plan A.
guide-12 = The corner of a number shows the action that comes next round, with another number.
guide-12-do = Tap the corner of a number.
guide-13 = The other town shows which plan it is about to approve.
guide-13-do = Tap the other town.
guide-14 = It ends with three plans, all houses or a third refusal. If no number fits you are refused.
