"""What a synergy is without effects of its own."""

from games.capital_lux.builders import Scene
from megapolis.engine.core.action_list import ActionList
from megapolis.games.capital_lux.rules.synergies.synergy import DONE, LOSES, Synergy


def test_a_bare_synergy_does_nothing() -> None:
    state = Scene().state
    bare = Synergy("bare", 0)
    assert bare.effect(state) == bare.choose(state, 0, 0) == bare.resolve(state, 0) == DONE
    choices = ActionList()
    bare.add_choices(state, choices)
    assert list(choices.to_vec()) == list(bare.outcomes(state)) == []
    assert bare.relief(state, 0, 0, 0) == LOSES
    assert (bare.deck(state), bare.refusal(state, 0), bare.visible_action(7)) == ("", "", 7)
    assert not bare.needs_piece(state)
    assert not bare.places_coin(state, 0)
