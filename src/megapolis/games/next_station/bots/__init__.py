"""What bots know of Next Station: compiled."""
