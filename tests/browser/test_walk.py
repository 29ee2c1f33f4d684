"""Every screen in every language and size: nothing clipped, overlapping, too small, wider than the screen, or a code.

A run of `make test` goes through one part of the walk, in one language and size, another one every day; `make axe`
goes through all of them, and has axe-core look at each screen in both themes.
"""

from collections.abc import Callable

import pytest

from browser.box import EXPERIENCED
from browser.pages import Visitor
from browser.walk import (
    GUEST,
    LANGUAGES,
    NAMES,
    PARTS,
    SIZES,
    Places,
    Walk,
    assert_none,
    axe_faults,
    codes_shown,
    layout_faults,
)
from sampling import FULL, ROTATION
from serving import Served

Visit = Callable[..., Visitor]
WALKS = [(part, language, size) for part in PARTS for language in LANGUAGES for size in SIZES]
if not FULL:
    part = list(PARTS)[ROTATION % len(PARTS)]
    WALKS = [(part, LANGUAGES[ROTATION % len(LANGUAGES)], SIZES[ROTATION // 3 % len(SIZES)])]


@pytest.fixture(scope="session")
def places(server: Served) -> Places:
    return Places(server)


@pytest.mark.parametrize(("part", "language", "size"), WALKS)
def test_every_screen(visit: Visit, places: Places, part: str, language: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size, language=language, name=NAMES[0], guest=GUEST, **EXPERIENCED)
    faults = {}
    for screen in Walk(visitor, places, [part]):
        faults[screen] = layout_faults(visitor.page)
        if not screen.endswith("rules"):  # they name options as the command line does, too
            faults[screen] += codes_shown(visitor.page)
        if FULL:
            faults[screen] += axe_faults(visitor.page)
    visitor.complaints = [each for each in visitor.complaints if "404" not in each]  # addresses that lead nowhere
    assert_none(faults)
