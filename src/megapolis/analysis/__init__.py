"""What dealt futures can tell a person: what to play and why, and which decisions of a finished game cost most."""

from megapolis.analysis.hints import Hint, NoHint, WhyNot, hint, refine_hint, why_not
from megapolis.analysis.reviews import Review, TurningPoint, review
from megapolis.analysis.values import MoveValue
from megapolis.analysis.verdicts import Verdict, judge

__all__ = [
    "Hint",
    "MoveValue",
    "NoHint",
    "Review",
    "TurningPoint",
    "Verdict",
    "WhyNot",
    "hint",
    "judge",
    "refine_hint",
    "review",
    "why_not",
]
