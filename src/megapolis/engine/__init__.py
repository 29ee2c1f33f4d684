"""What every game is made of: positions, actions, options, dealing, matches, replays. Knows no particular game."""
