"""The rules of Capital Lux: compiled."""
