"""Optional libraries, which a plain installation does not include."""

import pytest

from megapolis.engine.optional import MissingExtra, require


def test_a_missing_library_is_named() -> None:
    with pytest.raises(MissingExtra, match=r'needs nothing_like_it, .* pip install "megapolis\[cluster\]"'):
        require("nothing_like_it", "cluster")


def test_an_installed_library_is_returned() -> None:
    assert require("json.decoder", "learn").JSONDecoder
