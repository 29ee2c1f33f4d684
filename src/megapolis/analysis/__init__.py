"""Advice from a search: what to play and why, and which decisions of a finished game cost the most."""

from megapolis.analysis.hints import Advice, Expectation, Hint, NoHint, hint
from megapolis.analysis.reviews import Mistake, Review, review

__all__ = ["Advice", "Expectation", "Hint", "Mistake", "NoHint", "Review", "hint", "review"]
