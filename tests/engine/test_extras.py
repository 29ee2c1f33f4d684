"""Libraries that a plain installation does without."""

import pytest

from megapolis.engine.extras import MissingExtra, check_installed, needed


def test_a_missing_library_is_named() -> None:
    for ask in (needed, check_installed):
        with pytest.raises(MissingExtra, match=r'needs nothing_like_it, .* pip install "megapolis\[cluster\]"'):
            ask("nothing_like_it", "cluster")


def test_one_that_is_there_is_handed_over() -> None:
    check_installed("json", "learn")
    assert needed("json.decoder", "learn").JSONDecoder
