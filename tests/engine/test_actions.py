"""Actions as integers, with named fields and as text."""

from typing import Any

import pytest

from megapolis.engine.actions import ActionSpace
from megapolis.engine.errors import IllegalMove


def space() -> ActionSpace:
    out = ActionSpace()
    out.add("pass")
    out.add("place", row=4, column=5)
    out.add("card", card=3)
    return out


LABELS = {"card": ["ace", "king"]}


def test_integers_are_dense_and_can_be_read_back() -> None:
    actions = space()
    assert actions.count == 1 + 20 + 3
    for action in range(actions.count):
        assert actions.number(actions.to_fields(action)) == action
        assert actions.number(actions.to_fields(action, LABELS), LABELS) == action


def test_fields_with_labels_are_named_by_them() -> None:
    actions = space()
    assert actions.to_fields(21, LABELS) == {"do": "card", "card": "ace"}
    assert actions.to_fields(23, LABELS) == {"do": "card", "card": 2}
    assert actions.number({"do": "card", "card": "king"}, LABELS) == 22


@pytest.mark.parametrize(
    ("named", "key"),
    [
        ({"do": "fly"}, "error-no-such-action"),
        ({"card": 1}, "error-no-such-action"),
        ({"do": ["place"]}, "error-no-such-action"),
        ("place", "error-no-such-action"),
        (None, "error-no-such-action"),
        ({"do": "place", "row": 1}, "error-action-fields"),
        ({"do": "pass", "row": 1}, "error-action-fields"),
        ({"do": "place", "row": 4, "column": 0}, "error-action-field"),
        ({"do": "place", "row": -1, "column": 0}, "error-action-field"),
        ({"do": "place", "row": True, "column": 0}, "error-action-field"),
        ({"do": "place", "row": 1.5, "column": 0}, "error-action-field"),
        ({"do": "card", "card": "queen"}, "error-action-field"),
    ],
)
def test_a_name_that_is_not_an_action_is_refused(named: Any, key: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        space().number(named, LABELS)
    assert caught.value.reason.key == key
    assert str(caught.value)


@pytest.mark.parametrize("action", [-1, 24])
def test_an_integer_that_is_not_an_action_is_refused(action: int) -> None:
    with pytest.raises(IllegalMove):
        space().to_fields(action)
