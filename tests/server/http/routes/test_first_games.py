"""First games over HTTP: begun with a press, played with a bot that follows the script."""

from typing import Any

from guests import code, message, picture
from serving import Served
from waiting import until


def test_a_first_game_begins_at_once_and_its_bot_answers_by_the_script(server: Served) -> None:
    seat = server.call("POST", "/api/first-games/megalopolis", {"name": "Ann"})
    now: dict[str, Any] = picture(server, seat)
    table = now["table"]
    assert (table["first_game"], table["status"], table["options"]["blocks"]) == (True, "playing", 40)
    assert [each["bot"] for each in now["seats"]] == ["", "easy"]
    for step in range(2):
        message(server, seat, "guide", to="next", step=step)
    now = picture(server, seat)
    message(server, seat, "act", seat=0, decision=now["decision"], action=now["guide"]["moves"][0]["action"])
    until(lambda: picture(server, seat)["guide"]["moves"])
    now = picture(server, seat)
    assert (now["guide"]["step"], now["view"]["auction"]["bid"]) == (3, 100_000)


def test_a_box_that_does_not_exist_has_no_first_game(server: Served) -> None:
    assert code(server.call("POST", "/api/first-games/chess", {"name": "Ann"})) == "error-unknown-game"
