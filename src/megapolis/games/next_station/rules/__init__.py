"""The rules of Next Station: compiled."""
