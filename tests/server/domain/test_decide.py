"""Every command and every refusal, decided without a server."""

from typing import Any

import msgspec
import pytest

from megapolis.bots import UnknownBot
from megapolis.engine.core.state import CHANCE
from megapolis.engine.errors import IllegalMove, MegapolisError, NoUndo
from megapolis.server.domain import commands, companion, decide, events
from megapolis.server.domain.commands import FromPerson
from megapolis.server.domain.events import Clock
from megapolis.server.domain.requirements import MAX_EVENTS, require_own_seat
from megapolis.server.domain.snapshot import enterable
from megapolis.server.domain.table import CLOSED, LOBBY, OVER, PLAYING, Table
from megapolis.server.errors import Malformed, NotAllowed, Refused, Stale, TooMuch, Unknown
from server.builders import NOW, a_table, command, first_action, kinds, message, play_out, play_round, tell

COMPANION = {"companion": True}


def act(table: Table, seat: int, **changed: Any) -> commands.Message:
    fields = {"seat": seat, "decision": table.decision(seat), "action": first_action(table, seat), **changed}
    return message(commands.Act, **fields)


def refused(table: Table, given: commands.Message, person: int | None = 0) -> str:
    """Why a message is refused: the key."""
    with pytest.raises(MegapolisError) as error:
        command(table, FromPerson(person, given))
    return error.value.reason.key


# ---------------------------------------------------------------------- who may do anything at all


def test_onlookers_and_those_who_left_change_nothing() -> None:
    table = a_table(first=0, second=1)
    assert refused(table, message(commands.Leave), person=None) == "table-not-seated"
    left = tell(table, message(commands.Leave), person=1)
    assert refused(left, message(commands.Leave), person=1) == "table-not-seated"
    with pytest.raises(NotAllowed):
        require_own_seat(table, None, 0)


def test_a_closed_table_changes_no_more() -> None:
    closed = tell(a_table(first=0), message(commands.Close))
    assert (closed.status, closed.ending) == (CLOSED, "closed")
    assert refused(closed, message(commands.Say, phrase="thanks")) == "table-closed"


def test_a_frozen_table_changes_no_more() -> None:
    table = a_table(first=0)
    table.frozen = "table-frozen"
    assert refused(table, message(commands.Say, phrase="thanks")) == "table-frozen"


def test_a_log_has_an_end() -> None:
    table = a_table(first=0)
    table.count = MAX_EVENTS + 1
    assert refused(table, message(commands.Say, phrase="thanks")) == "table-log-full"


def test_talk_has_its_own_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table(first=0, second=1)
    thanks = message(commands.Say, phrase="thanks")
    for _ in range(3):
        table = tell(table, thanks)
    table.count = MAX_EVENTS + 3
    assert tell(table, thanks).said == {0: 4}, "the log is only as long as what was not talk"
    monkeypatch.setattr(decide, "MAX_SAID", 3)
    assert refused(table, thanks) == "table-said-enough"
    assert tell(table, thanks, person=1).said == {0: 3, 1: 1}
    monkeypatch.setattr(decide, "MAX_TALK", 3)
    assert refused(table, thanks, person=1) == "table-said-enough"


@pytest.mark.parametrize("kind", [commands.Sync, commands.Rematch])
def test_messages_that_change_nothing_are_not_for_deciding(kind: type[commands.Message]) -> None:
    with pytest.raises(Malformed):
        tell(a_table(first=0), message(kind))
    with pytest.raises(TypeError):
        decide.decide(a_table(first=0), commands.Command(), NOW)


# ---------------------------------------------------------------------- acting


def test_an_action_is_played_with_the_chance_that_follows() -> None:
    table = a_table(first=0, second=1)
    halfway = tell(table, act(table, 0))
    assert halfway.awaited() == [1]
    after = command(halfway, FromPerson(1, act(halfway, 1)))
    [acted] = after.events
    assert isinstance(acted, events.Acted)
    assert acted.entries, "the next card"
    assert after.after.awaited() == [0, 1]


def test_an_action_is_refused() -> None:
    table = a_table(first=0, second=1)
    assert refused(a_table(first=0, started=False), act(table, 0)) == "table-not-while-lobby"
    assert refused(table, act(table, 1)) == "table-not-your-seat"
    nowhere = message(commands.Act, seat=7, decision="", action=first_action(table, 0))
    assert refused(table, nowhere) == "error-no-such-seat"
    with pytest.raises(Stale):
        tell(table, act(table, 0, decision="another"))
    assert refused(table, act(table, 0, action={"do": "dance"})) == "error-no-such-action"
    halfway = tell(table, act(table, 0))
    with pytest.raises(IllegalMove):
        tell(halfway, act(table, 0, decision=halfway.decision(0)))


def test_a_seat_that_a_bot_plays_is_not_ones_own_to_play() -> None:
    table = tell(a_table(first=0, second=1), message(commands.SeatBot, seat=1, level="greedy"), absent=(1,))
    assert refused(table, act(table, 1), person=1) == "table-bot-plays"


def test_a_bots_move_is_played_if_it_is_still_its_decision() -> None:
    table = a_table(first=0, greedy=1)
    action = int(table.state.legal_actions(1)[0])
    assert kinds(command(table, commands.MoveBot(1, table.decision(1), action))) == ["acted"]
    assert command(table, commands.MoveBot(1, "another", action)).events == []
    assert command(table, commands.MoveBot(0, table.decision(0), action)).events == [], "a person plays this seat"


# ---------------------------------------------------------------------- taking back


def test_ones_own_last_step_is_undone() -> None:
    table = a_table(first=0, second=1)
    after = command(tell(table, act(table, 0)), FromPerson(0, message(commands.Undo, seat=0)))
    assert kinds(after) == ["undone"]
    assert after.after.awaited() == [0, 1]
    assert after.after.rewritten == 1


def test_undo_is_refused_once_something_was_revealed() -> None:
    table = a_table(first=0, second=1)
    assert refused(table, message(commands.Undo, seat=0)) == "error-nothing-to-undo"
    assert refused(play_round(table), message(commands.Undo, seat=0)) == "error-undo-revealed"


def test_alone_any_step_is_taken_back() -> None:
    table = play_round(a_table(first=0, options={"random_pencils": True}))
    after = command(table, FromPerson(0, message(commands.Undo, seat=0)))
    assert kinds(after) == ["takenback"]
    assert after.after.match is not None
    assert after.after.match.takebacks == 1


def test_a_takeback_needs_everybody() -> None:
    table = play_round(a_table(first=0, second=1, third=2))
    asked = tell(table, message(commands.Ask, what="takeback", seat=0))
    assert asked.proposal is not None
    assert refused(asked, message(commands.Ask, what="abandon"), person=1) == "table-asked-already"
    assert refused(asked, message(commands.Answer, yes=True)) == "table-nothing-asked"
    half = tell(asked, message(commands.Answer, yes=True), person=1)
    assert half.proposal is not None
    assert half.proposal.agreed == [0, 1]
    assert asked.proposal.agreed == [0]
    done = command(half, FromPerson(2, message(commands.Answer, yes=True)))
    assert kinds(done) == ["answered", "takenback"]
    assert done.after.proposal is None


def test_who_declines_ends_a_proposal() -> None:
    asked = tell(a_table(first=0, second=1), message(commands.Ask, what="abandon"))
    declined = tell(asked, message(commands.Answer, yes=False), person=1)
    assert declined.proposal is None
    assert declined.status == PLAYING
    agreed = tell(asked, message(commands.Answer, yes=True), person=1)
    assert (agreed.status, agreed.ending) == (OVER, "abandoned")


def test_alone_nobody_has_to_be_asked() -> None:
    table = play_round(a_table(first=0, greedy=1))
    taken = command(table, FromPerson(0, message(commands.Ask, what="takeback", seat=0)))
    assert kinds(taken) == ["asked", "takenback"]
    assert kinds(command(table, FromPerson(0, message(commands.Ask, what="abandon")))) == ["asked", "abandoned"]


def test_what_cannot_be_asked() -> None:
    table = a_table(first=0, second=1)
    assert refused(table, message(commands.Ask, what="money")) == "table-malformed"
    assert refused(table, message(commands.Ask, what="takeback", seat=1)) == "table-not-your-seat"
    with pytest.raises(NoUndo):
        tell(table, message(commands.Ask, what="takeback", seat=0))
    joined = command(table, commands.Join("third", "key-third", "invitation")).after
    assert refused(joined, message(commands.Ask, what="abandon"), person=2) == "table-not-seated"


# ---------------------------------------------------------------------- giving up and running out of time


def test_the_last_of_two_who_stays_wins() -> None:
    after = tell(a_table(first=0, second=1), message(commands.Resign, seat=1), person=1)
    assert (after.status, after.ending) == (OVER, "resigned")
    three = tell(a_table(first=0, second=1, third=2), message(commands.Resign, seat=1), person=1)
    assert three.status == PLAYING
    assert three.seats[1].bot == "greedy"
    assert refused(three, message(commands.Resign, seat=1), person=1) == "table-resigned-already"


@pytest.mark.parametrize(("then", "event"), [("bot", "timedout"), ("resign", "resigned")])
def test_a_seat_runs_out_of_time(then: str, event: str) -> None:
    table = a_table(first=0, second=1, third=2, spec={"clock": Clock(move=10, then=then)})
    assert command(table, commands.TimeOut(), NOW + 9).events == []
    after = command(table, commands.TimeOut(), NOW + 10)
    assert kinds(after) == [event]
    assert after.after.seats[0].bot == "greedy"
    assert command(a_table(first=0), commands.TimeOut(), NOW + 10).events == [], "no clock"


# ---------------------------------------------------------------------- companion tables


def enter(table: Table, action: int) -> commands.Message:
    named = table.game.actions.to_fields(action, table.labels)
    return message(commands.Act, seat=CHANCE, decision="", action=named)


def test_what_the_box_dealt_is_entered_by_who_may_see_it() -> None:
    table = a_table("capital_lux", first=0, second=1, spec=COMPANION)
    private = 0
    while table.chance_pending():
        able = [person for person in (0, 1) if enterable(table.state, person)]
        dealt = enter(table, enterable(table.state, able[0])[0])
        if len(able) == 1:
            private += 1
            assert refused(table, dealt, person=1 - able[0]) == "table-not-yours-to-deal"
        table = tell(table, dealt, person=able[0])
    assert private
    assert refused(table, dealt) == "error-chance-not-awaited"
    plain = a_table("capital_lux", first=0, second=1)
    assert refused(plain, dealt) == "table-not-companion"


def a_companion() -> tuple[Table, int]:
    """A companion table after its first step, and the line of the last card."""
    table = a_table(first=0, options={"random_pencils": True}, spec=COMPANION)
    while table.chance_pending():
        table = tell(table, enter(table, enterable(table.state, 0)[0]))
    assert table.match is not None
    line = len(table.match.log_lines(0)) - 1
    return tell(table, act(table, 0)), line


def test_a_line_is_corrected_where_everything_later_stays_possible() -> None:
    table, line = a_companion()
    possible = companion.possible_corrections(table, 0, line)
    assert possible
    named = table.game.actions.to_fields(possible[0], table.labels)
    after = tell(table, message(commands.Correct, line=line, action=named))
    assert after.match is not None
    assert after.match.log[companion.find_entry(table, 0, line)[1]].action == possible[0]
    assert after.steps == [step + 1 for step in table.steps]
    first = table.game.actions.to_fields(table.match.log[0].action, table.labels) if table.match else {}
    with pytest.raises(IllegalMove):
        tell(table, message(commands.Correct, line=line, action=first))


def test_what_cannot_be_corrected() -> None:
    table, line = a_companion()
    action = first_action(a_table(first=0), 0)
    assert refused(table, message(commands.Correct, line=999, action=action)) == "table-no-such-line"
    plain = a_table(first=0)
    assert refused(plain, message(commands.Correct, line=0, action=action)) == "table-not-companion"
    for other in (plain, a_table(first=0, started=False, spec=COMPANION)):
        with pytest.raises(NotAllowed):
            companion.possible_corrections(other, 0, line)


def test_nobody_corrects_what_they_could_not_see() -> None:
    table = a_table("capital_lux", first=0, second=1, spec=COMPANION)
    while table.chance_pending():
        able = next(person for person in (0, 1) if enterable(table.state, person))
        table = tell(table, enter(table, enterable(table.state, able)[0]), person=able)
    assert table.match is not None
    log, places = table.match.log, table.match.view_log(0).places
    line = next(
        at
        for at, place in enumerate(places)
        if table.match.state_at(place).visible_action(0, CHANCE, log[place].action) != log[place].action
    )
    named = table.game.actions.to_fields(log[places[line]].action, table.labels)
    assert refused(table, message(commands.Correct, line=line, action=named)) == "table-not-yours-to-deal"


# ---------------------------------------------------------------------- joining, sitting, leaving


def test_joining_by_invitation_takes_the_first_free_seat() -> None:
    lobby = a_table(first=0, started=False, empty=2)
    after = command(lobby, commands.Join("second", "key-second", "invitation"))
    assert kinds(after) == ["joined", "sat"]
    assert after.after.seats[1].person == 1
    standing = command(lobby, commands.Join("second", "key-second", "invitation", sit=False))
    assert kinds(standing) == ["joined"]
    full = a_table(first=0, second=1, started=False)
    assert kinds(command(full, commands.Join("third", "k", "invitation"))) == ["joined"]
    public = a_table(first=0, started=False, empty=1, spec={"public": True})
    assert kinds(command(public, commands.Join("second", "k"))) == ["joined", "sat"]


def test_joining_is_refused() -> None:
    lobby = a_table(first=0, started=False, empty=1)
    with pytest.raises(NotAllowed):
        command(lobby, commands.Join("second", "k", "guessed"))
    with pytest.raises(Refused):
        command(play_out(a_table(first=0)), commands.Join("second", "k", "invitation"))
    lobby.people = dict.fromkeys(range(decide.MAX_PEOPLE), lobby.people[0])
    with pytest.raises(TooMuch):
        command(lobby, commands.Join("second", "k", "invitation"))


def test_an_account_returns_on_another_device() -> None:
    table = a_table(first=0, started=False)
    table.people[0] = msgspec.structs.replace(table.people[0], account="a")
    after = command(table, commands.Return("a", "other-key")).after
    person = after.person_with("other-key")
    assert person is not None
    assert person.keys == ["key-first", "other-key"]
    with pytest.raises(NotAllowed):
        command(table, commands.Return("b", "other-key"))


def test_who_is_forgotten_leaves_no_name_and_no_words() -> None:
    table = tell(a_table(first=0, second=1), message(commands.Say, text="words"), person=1)
    after = command(table, commands.Forget(1))
    assert kinds(after) == ["renamed", "left"]
    assert (after.after.people[1].name, after.after.people[1].keys) == ("", [])
    assert "words" not in [line.text for line in after.after.talk]
    assert after.after.seats[1].bot == "greedy"
    assert kinds(command(play_out(a_table(first=0)), commands.Forget(0))) == ["renamed"], "the game is over"


def test_sitting_and_standing_before_the_start() -> None:
    lobby = a_table(first=0, second=1, started=False, empty=1)
    sat = tell(lobby, message(commands.Sit, seat=2), person=1)
    assert sat.seats_of(1) == [2]
    assert refused(sat, message(commands.Sit, seat=2)) == "table-seat-taken"
    assert refused(sat, message(commands.Sit, seat=9)) == "error-no-such-seat"
    assert refused(sat, message(commands.Stand, seat=0), person=1) == "table-not-your-seat"
    assert tell(sat, message(commands.Stand, seat=2), person=1).free_seats() == [1, 2]
    assert tell(sat, message(commands.Stand, seat=2)).free_seats() == [1, 2], "the host frees any seat"
    assert refused(a_table(first=0), message(commands.Stand, seat=0)) == "table-not-while-playing"


def test_during_the_game_one_takes_ones_own_seat_back() -> None:
    table = a_table(first=0, second=1)
    assert refused(table, message(commands.Sit, seat=1), person=1) == "table-seat-taken"
    away = tell(table, message(commands.SeatBot, seat=1, level="greedy"), absent=(1,))
    assert away.bots_awaited() == [1]
    assert tell(away, message(commands.Sit, seat=1), person=1).bots_awaited() == []
    assert refused(away, message(commands.Sit, seat=1)) == "table-not-your-seat"


def test_the_host_seats_bots() -> None:
    lobby = a_table(first=0, second=1, started=False)
    after = tell(lobby, message(commands.SeatBot, seat=1, level="greedy"))
    assert (after.seats[1].person, after.seats[1].bot) == (None, "greedy")
    assert refused(lobby, message(commands.SeatBot, seat=1, level="greedy"), person=1) == "table-host-only"
    for level in ("clever", "easy:iterations=9"):
        with pytest.raises(UnknownBot):
            tell(lobby, message(commands.SeatBot, seat=1, level=level))


def test_the_host_starts_when_every_seat_is_taken() -> None:
    lobby = a_table(first=0, second=1, started=False)
    assert lobby.status == LOBBY
    assert tell(lobby, message(commands.Start)).awaited() == [0, 1]
    assert refused(lobby, message(commands.Start), person=1) == "table-host-only"
    assert refused(a_table(first=0, started=False, empty=1), message(commands.Start)) == "table-seats-open"


def test_a_game_is_continued_from_a_prefix() -> None:
    played = play_round(a_table(first=0, second=1))
    assert played.match is not None
    prefix = [(entry.actor, entry.action) for entry in played.match.log]
    lobby = a_table(first=0, second=1, started=False, spec={"seed": "another"})
    [started] = command(lobby, commands.StartFrom(prefix)).events
    assert isinstance(started, events.Started)
    assert started.entries[: len(prefix)] == prefix


def test_who_leaves_is_replaced() -> None:
    assert tell(a_table(first=0, second=1, started=False), message(commands.Leave), person=1).free_seats() == [1]
    table = tell(a_table(first=0, second=1), message(commands.Ask, what="abandon"), person=1)
    left = tell(table, message(commands.Leave), person=1)
    assert left.seats[1].bot == "greedy"
    assert left.proposal is None, "what they asked goes with them"
    assert left.host == 0
    assert tell(table, message(commands.Leave)).host == 1


def test_the_host_removes_and_mutes() -> None:
    table = a_table(first=0, second=1)
    assert not tell(table, message(commands.Remove, person=1), absent=(1,)).people[1].here
    muted = tell(table, message(commands.Mute, person=1, on=True))
    assert refused(muted, message(commands.Say, text="hm"), person=1) == "table-muted"
    assert refused(table, message(commands.Remove, person=0), person=1) == "table-host-only"
    with pytest.raises(Unknown):
        tell(table, message(commands.Mute, person=5, on=True))


def test_talk_is_a_phrase_or_words() -> None:
    table = a_table(first=0)
    assert tell(table, message(commands.Say, text=" a\u0007b ")).talk[-1].text == "ab"
    phrase = tell(table, message(commands.Say, text="lost", phrase="thanks")).talk[-1]
    assert (phrase.text, phrase.key) == ("", "table-phrase-thanks")
    reaction = tell(table, message(commands.Say, text="lost", reaction="tea")).talk[-1]
    assert (reaction.text, reaction.key) == ("", "table-reaction-tea")
    assert refused(table, message(commands.Say, phrase="rude")) == "table-malformed"
    assert refused(table, message(commands.Say, reaction="rude")) == "table-malformed"
    assert refused(table, message(commands.Say, text="\u0007")) == "table-malformed"


# ---------------------------------------------------------------------- the end


def test_a_table_expires_once() -> None:
    expired = command(a_table(first=0), commands.Expire())
    assert kinds(expired) == ["closed"]
    assert command(expired.after, commands.Expire()).events == []


def test_a_game_that_is_over_can_still_be_closed() -> None:
    over = play_out(a_table(first=0))
    closed = tell(over, message(commands.Close))
    assert (closed.status, closed.ending) == (OVER, over.ending)


def test_a_rematch_is_linked_once() -> None:
    over = play_out(a_table(first=0))
    linked = command(over, commands.LinkRematch("next")).after
    assert linked.rematch == "next"
    assert command(linked, commands.LinkRematch("other")).events == []


def test_nobody_acts_for_somebody_who_plays_and_is_there() -> None:
    table = a_table(first=0, second=1)
    for kind, fields in ((commands.SeatBot, {"seat": 1, "level": "greedy"}), (commands.Remove, {"person": 1})):
        assert refused(table, message(kind, **fields)) == "table-person-present"
        assert tell(table, message(kind, **fields), absent=(1,)).seats[1].bot
    assert refused(table, message(commands.Close)) == "table-person-present"
    assert tell(table, message(commands.Close), absent=(1,)).status == CLOSED
    # One's own seat, a seat that a bot has already, and somebody without a seat are no such matter.
    assert tell(table, message(commands.SeatBot, seat=0, level="greedy")).seats[0].bot == "greedy"
    away = tell(table, message(commands.SeatBot, seat=1, level="greedy"), absent=(1,))
    assert tell(away, message(commands.SeatBot, seat=1, level="random")).seats[1].bot == "random"
    table.apply(events.Joined(2, "talker", "key-talker"), NOW)
    assert not tell(table, message(commands.Remove, person=2)).people[2].here
    # Before the game begins the host decides.
    lobby = a_table(first=0, second=1, started=False)
    assert not tell(lobby, message(commands.Remove, person=1)).people[1].here


def join(table: Table, name: str, invite: str = "invitation", guest: str = "", account: str = "") -> Table:
    return command(table, commands.Join(name, f"key-{name}", invite, account, guest)).after


def test_who_was_removed_does_not_come_back_and_who_was_muted_stays_so() -> None:
    table = join(a_table(first=0, empty=2, started=False), "guest", guest="device")
    removed = tell(table, message(commands.Remove, person=1))
    for given in ({"guest": "device"}, {"guest": "device", "account": "new"}):
        with pytest.raises(NotAllowed, match="removed"):
            join(removed, "again", **given)
    assert join(removed, "other", guest="another device").people[2].here
    muted = tell(table, message(commands.Mute, person=1, on=True))
    assert join(muted, "new tab", guest="device").people[2].muted
    left = tell(table, message(commands.Leave), person=1)
    assert join(left, "back", guest="device").people[2].here, "who left may come back"


def test_one_person_takes_one_seat_unless_it_is_the_host_or_the_host_allows_more() -> None:
    table = join(a_table(first=0, empty=3, started=False), "guest")
    assert tell(table, message(commands.Sit, seat=2), person=1).seats_of(1) == [2]
    assert tell(table, message(commands.Sit, seat=2)).seats_of(0) == [0, 2]
    allowed = join(a_table(first=0, empty=3, started=False, spec={"several_seats": True}), "guest")
    assert tell(allowed, message(commands.Sit, seat=2), person=1).seats_of(1) == [1, 2]


def test_strangers_do_not_crowd_a_running_public_table() -> None:
    table = a_table(first=0, second=1, spec={"public": True})
    for at in range(decide.MAX_STRANGERS):
        table = join(table, f"stranger{at}", invite="")
    with pytest.raises(TooMuch):
        join(table, "one too many", invite="")
    assert join(table, "invited").people[12].here


def test_somebody_without_a_seat_does_not_become_host() -> None:
    table = a_table(first=0, second=1, third=2)
    table.apply(events.Joined(3, "talker", "key-talker"), NOW)
    alone = tell(
        tell(tell(table, message(commands.Leave)), message(commands.Leave), person=1), message(commands.Leave), 2
    )
    assert [table.host, tell(table, message(commands.Leave)).host, alone.host] == [0, 1, None]
    organizer = a_table(first=0, second=1, started=False)
    organizer.apply(events.Stood(0), NOW)
    assert organizer.host == 0
    organizer.apply(events.Joined(2, "waits", "key-waits"), NOW)
    assert tell(tell(organizer, message(commands.Leave)), message(commands.Leave), person=1).host == 2


def test_abandoning_does_not_wait_for_the_absent() -> None:
    table = a_table(first=0, second=1, third=2)
    asked = tell(table, message(commands.Ask, what="abandon"), absent=(2,))
    assert asked.status == PLAYING
    assert tell(asked, message(commands.Answer, yes=True), person=1).status == PLAYING, "the third is there"
    assert tell(asked, message(commands.Answer, yes=True), person=1, absent=(2,)).status == OVER
    assert tell(table, message(commands.Ask, what="abandon"), absent=(1, 2)).status == OVER
    # A takeback waits for everybody who has not left.
    played = play_round(table)
    taking = tell(played, message(commands.Ask, what="takeback", seat=0), absent=(1, 2))
    assert taking.proposal is not None
    left = tell(tell(played, message(commands.Leave), person=1), message(commands.Leave), person=2)
    assert tell(left, message(commands.Ask, what="takeback", seat=0)).match is not None
    assert tell(left, message(commands.Ask, what="takeback", seat=0)).proposal is None


def test_a_hint_is_written_down_while_the_game_goes_on() -> None:
    table = tell(a_table(first=0, second=1), message(commands.Hint, seat=0))
    assert table.disturbed == "hint"
    assert refused(a_table(first=0, second=1, started=False), message(commands.Hint, seat=0)) == "table-not-while-lobby"
