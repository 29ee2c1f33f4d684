"""Libraries that a plain installation does without."""

import pytest

from megapolis.engine.optional import MissingExtra, needed


def test_a_missing_library_is_named() -> None:
    with pytest.raises(MissingExtra, match=r'needs nothing_like_it, .* pip install "megapolis\[cluster\]"'):
        needed("nothing_like_it", "cluster")


def test_one_that_is_there_is_handed_over() -> None:
    assert needed("json.decoder", "learn").JSONDecoder
