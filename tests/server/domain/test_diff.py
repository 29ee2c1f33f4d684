"""What a connection is sent: a snapshot, then what changed."""

from typing import Any

import msgspec

from megapolis.server.domain import commands, events
from megapolis.server.domain.diff import SnapshotCache, Subscription
from megapolis.server.domain.picture import Viewer
from megapolis.server.domain.table import Table
from server.builders import NOW, a_table, message, play_round, tell


class Client:
    """A client that follows a table."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.subscription = Subscription(table, viewer)
        self.picture: dict[str, Any] = {}
        self.version = 0
        self.hear(self.subscription.snapshot(table))

    def hear(self, data: bytes) -> dict[str, Any]:
        got: dict[str, Any] = msgspec.json.decode(data)
        assert got["version"] == self.version + 1
        self.version += 1
        if got["is"] == "snapshot":
            self.picture = got["picture"]
        else:
            self.picture.update(got["changes"])
            self.picture["log"] = self.picture["log"][: got["keep"]] + got["log"]
        return got

    def follow(self, table: Table) -> dict[str, Any]:
        """What an update brings; nothing if there was none. The picture is then that of a fresh snapshot."""
        data = self.subscription.update(table, SnapshotCache(table))
        got = self.hear(data) if data else {}
        viewer = self.subscription.viewer
        fresh = msgspec.json.decode(Subscription(table, viewer).snapshot(table))
        assert self.picture == fresh["picture"]
        return got


def step(table: Table, seat: int) -> Table:
    after = table.draft()
    after.play_action(seat, int(after.state.legal_actions(seat)[0]), NOW)
    return after


def test_nothing_is_sent_where_nothing_changed_for_a_viewer() -> None:
    table = a_table(first=0, second=1, third=2)
    second = Client(table, Viewer(1))
    onlooker = Client(table, Viewer())
    table = step(table, 0)
    got = second.follow(table)
    assert got["changes"].keys() == {"seats", "view"}, "who is still awaited"
    assert got["log"] == []
    assert onlooker.follow(table)
    again = table.draft()
    assert second.follow(again) == {}


def test_new_lines_are_added_to_the_log() -> None:
    table = a_table(first=0, second=1)
    first = Client(table, Viewer(0))
    kept = len(first.picture["log"])
    got = first.follow(step(table, 0))
    assert (got["keep"], len(got["log"])) == (kept, 1)
    table = play_round(step(table, 0))
    assert first.subscription.viewer.seat == 0


def test_after_an_undo_the_whole_log_is_compared() -> None:
    table = step(a_table(first=0, second=1), 0)
    first, second = Client(table, Viewer(0)), Client(table, Viewer(1))
    undone = tell(table, message(commands.Undo, seat=0))
    got = first.follow(undone)
    assert got["keep"] == 0, "a line is gone"
    hidden = second.follow(undone)
    assert (hidden["keep"], hidden["log"]) == (len(second.picture["log"]), []), "it never saw that line"


def test_a_person_without_a_seat_looks_on_until_they_sit() -> None:
    table = a_table(first=0, second=1, started=False, empty=1)
    table.apply(events.Joined(2, "third", "k"), NOW)
    third = Client(table, Viewer(2))
    assert third.picture["seat"] is None
    sat = tell(table, message(commands.Sit, seat=2), person=2)
    third.follow(sat)
    assert third.picture["seat"] == 2
    third.follow(tell(sat, message(commands.Start)))
    assert third.picture["log"]


def test_several_seats_on_one_device() -> None:
    table = a_table(first=0, first_too=1)
    device = Client(table, Viewer(0))
    assert device.picture["seat"] == 0
    table = step(table, 0)
    assert device.follow(table)["keep"] == 0, "the log is hidden, too"
    assert device.picture["hand_over"] == 1
    device.subscription.look(1)
    device.hear(device.subscription.snapshot(table))
    assert device.picture["hand_over"] is None
    assert device.picture["log"]
    device.follow(step(table, 1))


def test_pictures_are_made_once_for_all_who_see_the_same() -> None:
    cache = SnapshotCache(a_table(first=0, second=1))
    assert cache.fields(Viewer(0, 0)) is cache.fields(Viewer(0, 0))
    assert cache.fields(Viewer(0, 0)) is not cache.fields(Viewer(1, 1))
