"""Welcome To for people: views, words, pictures, score sheets."""
