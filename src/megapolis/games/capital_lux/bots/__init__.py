"""What bots know of Capital Lux: compiled."""
