"""What a game is: positions, games, bots, options, actions, dealing, replays. Knows no particular game."""
