"""What is asked and what is done, in words."""

from games.welcome_to.builders import Table, act, sheet
from megapolis.engine.i18n import Text
from megapolis.games.welcome_to import GAME

TEXT = Text("en", "welcome_to")
PAIRS = ("8 fence", "5 pool", "11 temp")


def test_asked_step_by_step() -> None:
    table = Table(2).deal(*PAIRS)
    asked = [GAME.show.prompt(table.state, 0)[0]]
    table.choose(2)
    asked.append(GAME.show.prompt(table.state, 0)[0])
    table.play("shift", by="0")
    asked.append(GAME.show.prompt(table.state, 0)[0])
    table.write("t5")
    asked.append(GAME.show.prompt(table.state, 0)[0])
    assert asked == ["choose", "shift", "write", "plans"]
    stuck = sheet(top="0 1 2 3 4 5 6 7 8 9", centre="0 . . . . . . . . . 1", bottom="0 . . . . . . . . . . 1")
    solo = Table(1).deal("8 fence", "6 pool", "9 park").give(0, stuck)
    assert GAME.show.prompt(solo.state, 0)[0] == "refuse"
    assert GAME.show.prompt(solo.play("refuse").state, 0)[0] == "give"
    acting = Table(2).deal(*PAIRS).choose(0).write("t1")
    assert GAME.show.prompt(acting.state, 0) == ("act", {"action": "@action-fence"})


def test_plans_are_told_by_their_letters() -> None:
    many = sheet(bottom="1 2 3 4 | 5 6 7 8 | 9 10 11 12")
    table = Table(2).deal(*PAIRS).give(0, many).choose(0).write("t5")
    approve = act("approve", letter="A")
    worth = int(table.state.value_of(0))
    key, args = GAME.show.describe(table.state, 0, approve)
    assert (key, args["seat"], args["letter"], args["points"]) == ("approve", "@seat-1", "A", worth)
    assert GAME.say(TEXT, "move", (key, args)).startswith("Approve plan A: complete estates ")
    pay = int(table.play("approve", letter="A").state.legal_actions(0)[0])
    said = GAME.say(TEXT, "log", GAME.show.describe(table.state, 0, pay))
    assert said == "Player 1 uses the estate on Bottom Street that begins with house 1 for plan A."


def test_alone_choices_say_which_card_they_leave_where_they_look_the_same() -> None:
    solo = Table(1).deal("8 fence", "8 pool", "9 park")
    said = [GAME.say(TEXT, "move", GAME.show.describe(solo.state, 0, each)) for each in solo.state.legal_actions(0)]
    assert "8 with park, leaving 8 (pool)" in said
    assert "8 with park, leaving 8 (fence)" in said
    assert "9 with fence" in said
    assert len(set(said)) == len(said)
