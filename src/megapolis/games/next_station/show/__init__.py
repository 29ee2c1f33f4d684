"""Next Station for people: views, words, pictures, score sheets."""
