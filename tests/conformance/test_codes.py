"""What the walk over all screens takes for a machine code; whole games are read in tests/games/test_sentences.py."""

from codes import codes_in, strangers_in


def test_what_looks_like_a_code() -> None:
    assert codes_in("Build at 27:8, the corner nw23, sea_market") == ["27:8", "nw23", "a_m"]
    assert codes_in("Your turn since 14:05, G2–F3") == []
    assert strangers_in("Оля малює: зелена C0–E0, трикутник.", "uk") == []
    assert strangers_in("Оля: pass", "uk") == ["pass"]
    assert strangers_in("Гравець 2 ходить", "uk") == ["Гравець 2"]
