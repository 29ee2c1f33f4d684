"""Capital Lux for people: views, words, pictures, score sheets."""
