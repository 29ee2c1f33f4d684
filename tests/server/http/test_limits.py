"""Limits fill with time."""

import pytest

from megapolis.server.errors import TooMuch
from megapolis.server.http.limits import Limit


def test_a_limit_fills_with_time() -> None:
    limit = Limit(2.0, 3.0)
    for _ in range(3):
        limit.take("a", 100.0)
    with pytest.raises(TooMuch):
        limit.take("a", 100.1)
    limit.take("b", 100.1)
    limit.take("a", 100.6)
