"""Plays random games of one set-up and checks the promises of `State` and `Game` along the way."""

from __future__ import annotations

from collections.abc import Sequence
from operator import le
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i16

from megapolis.catalog import find_game
from megapolis.conformance.broken import Broken
from megapolis.conformance.dealing import check_decks
from megapolis.engine import replay
from megapolis.engine.core.observation import row_of
from megapolis.engine.core.record import field_names
from megapolis.engine.core.rng import Rng
from megapolis.engine.core.state import AT_REVEAL, CHANCE, State, playout
from megapolis.engine.errors import IllegalMove, Value
from megapolis.engine.game import Game
from megapolis.engine.i18n import LANGUAGES, Text
from megapolis.engine.match import Match
from megapolis.engine.notation import from_text, visible_text
from megapolis.engine.setup import Setup

MANY = 4
"""Of a large table's seats no more than this many are looked at in one position: all pairs of ten are too many."""
LONGEST = 100_000
"""No sane game takes more actions."""
STAIN = -32_000
"""A number that no observation has."""


SPOKEN: set[bytes] = set()
"""Messages that have been said in every language: most of the suite's time would go into saying them again."""


def check_game(game: Game | str, players: int | None = None, *, games: int = 20, seed: int = 1, **options: Any) -> int:
    """Play `games` random games of one set-up; raise `Broken` at the first broken promise; the games played.

    >>> check_game("next_station", players=1, games=1, powers=True)
    1
    """
    found = find_game(game) if isinstance(game, str) else game
    return check_setup(found.setup(players, options), games, seed)


def check_setup(setup: Setup, games: int = 20, seed: int = 1) -> int:
    """Like `check_game`, for a set-up that exists already, such as one with your own components."""
    for number in range(games):
        _Checker(setup, seed + number).run()
    return games


def _bytes(value: object) -> bytes:
    return msgspec.json.encode(value)


class _Checker:
    """One random game under watch."""

    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.game = setup.game
        self.seed = seed
        self.rng = Rng(seed)
        self.texts = [Text(language, self.game.id) for language in LANGUAGES]
        self.kept: list[tuple[State, str]] = []
        self.count = 0
        self.next_look = self.rng.below(5)
        self.slices = self.game.observer.slices(setup.players)
        self.lows = [each.low for each in self.slices for _ in range(each.size)]
        self.highs = [each.high for each in self.slices for _ in range(each.size)]

    def expect(self, holds: bool, promise: str) -> None:
        """Raise `Broken` unless the promise holds."""
        if not holds:
            where = f"{self.game.id}, {self.setup.players} players, {self.setup.options}, seed {self.seed}"
            raise Broken(f"{promise} (action {self.count} of {where})")

    def speak(self, prefix: str, said: tuple[str, dict[str, Value]]) -> None:
        """Something that is described has words in every language; what was said once is not said again."""
        message = _bytes([self.game.id, prefix, said])
        if message not in SPOKEN:
            for text in self.texts:
                sentence = self.game.say(text, prefix, said)
                self.expect("@" not in sentence, f"every name in a sentence has words: {sentence}")
            SPOKEN.add(message)

    def some(self, seats: Sequence[int]) -> list[int]:
        """All seats of a small table, a few random ones of a large one."""
        left = list(seats)
        while len(left) > MANY:
            left.pop(self.rng.below(len(left)))
        return left

    def run(self) -> None:
        """Play to the end; look closely at some positions, lightly at all."""
        match = Match(self.setup, f"check {self.seed}")
        while not match.state.is_over():
            self.expect(self.count < LONGEST, "a random game ends")
            self.check_lightly(match.state)
            if self.count == self.next_look:
                self.check_closely(match.state)
                # Looking closely is expensive: do it often early in the game, then at growing distances.
                self.next_look = self.count + 1 + self.rng.below(self.count + 10)
            able = match.state.actors() + match.state.may_act()
            actor = able[self.rng.below(len(able))]
            actions = match.state.legal_actions(actor)
            match.play(actor, actions[self.rng.below(len(actions))])
            self.count += 1
        self.check_end(match)

    def check_lightly(self, state: State) -> None:
        """Who is awaited, and that they have something to do."""
        self.expect(state.ending() == "", "a game that goes on has no ending")
        state.scores()  # what a state remembers of them must not outlive its next change
        able = set(state.actors() + state.may_act())
        for seat in range(self.setup.players):
            actions = list(state.legal_actions(seat))
            if seat in able:
                self.expect(bool(actions), "no actor without an action")
                self.expect(actions == sorted(set(actions)), "legal actions are sorted and unique")
                self.expect(actions[0] >= 0 and actions[-1] < self.game.actions.count, "actions are in range")
            else:
                self.expect(not actions, "who is not awaited has no legal action")

    def check_closely(self, state: State) -> None:
        """Everything else that can be asked of a position."""
        self.kept.append((state.clone(), state.digest()))
        self.check_scores(state)
        self.check_legal(state)
        self.check_illegal(state)
        self.check_chance(state)
        self.check_imagine(state)
        self.check_commuting(state)
        self.check_secrecy(state)
        self.check_observations(state)
        self.check_pictures(state)
        self.check_text(state)
        self.expect(state.digest() == self.kept[-1][1], "looking changes nothing")

    def check_scores(self, state: State) -> None:
        """Points and their breakdown, in every language."""
        scores = state.scores()
        for seat in range(self.setup.players):
            lines = state.breakdown(seat)
            self.expect(sum(line.points for line in lines) == scores[seat], "scores equal the sum of their breakdown")
        for seat in self.some(range(self.setup.players)):
            for line in state.breakdown(seat):
                self.speak("score", (line.key, line.args))
        returns = state.returns()
        self.expect(len(returns) == self.setup.players, "every seat has a return")
        self.expect(all(-1.0 <= value <= 1.0 for value in returns), "returns lie in [-1, 1]")

    def check_legal(self, state: State) -> None:
        """Legal actions are accepted, have names, words and a preview."""
        labels = self.game.labels(self.setup.data)
        for seat in self.some(state.actors() + state.may_act()):
            for action in state.legal_actions(seat):
                self.expect(state.why_not(seat, action) is None, "legal actions are not forbidden")
                named = self.game.actions.to_fields(action, labels)
                self.expect(self.game.actions.number(named, labels) == action, "names of actions round-trip")
                text = self.game.actions.text(action, labels)
                self.expect(self.game.actions.read(text, labels) == action, f"the text of a move round-trips: {text}")
                self.expect(_bytes(named) == _bytes(dict(named)), "named actions are JSON")
                said = self.game.show.describe(state, seat, action)
                self.speak("move", said)
                self.speak("log", said)
                if seat != CHANCE:
                    _bytes(state.preview(seat, action))
            if seat != CHANCE:
                self.speak("ask", self.game.show.prompt(state, seat))

    def check_refusal(self, state: State, digest: str, seat: int, action: int) -> None:
        """An illegal action raises, in every language, and leaves the position with this digest."""
        try:
            state.apply(seat, action)
        except IllegalMove as error:
            self.expect(state.digest() == digest, "a refused action changes nothing")
            reason = _bytes(error.reason)
            if reason not in SPOKEN:
                self.expect(all(error.say(language) for language in LANGUAGES), "a refusal has words")
                SPOKEN.add(reason)
            return
        self.expect(False, f"an illegal action raises: seat {seat}, action {action}")

    def check_illegal(self, state: State) -> None:
        """Other actions, other seats and nonsense are refused."""
        before = state.digest()
        for seat in (*range(self.setup.players), CHANCE):
            legal = set(state.legal_actions(seat)) if state.can_act(seat) else set()
            tries = {self.rng.below(self.game.actions.count) for _ in range(8)} | {-1, self.game.actions.count}
            for action in tries - legal:
                self.check_refusal(state, before, seat, action)
        self.check_refusal(state, before, self.setup.players, 0)
        self.check_refusal(state, before, -2, 0)

    def check_chance(self, state: State) -> None:
        """Outcomes have positive weights, a deck, and can be played."""
        outcomes = state.chance_outcomes()
        self.expect(bool(outcomes) == (state.actors() == [CHANCE]), "chance has outcomes when it is awaited")
        self.expect(all(weight > 0 for _, weight in outcomes), "chance weights are positive")
        if outcomes:
            self.expect(state.deck() != "", "what chance draws from has a name")
        for action, _ in outcomes:
            after = state.clone()
            after.apply(CHANCE, action)
        for _ in range(5 if outcomes else 0):
            self.expect(state.sample(self.rng) in dict(outcomes), "samples are outcomes")

    def check_imagine(self, state: State) -> None:
        """A seat cannot tell the imagined position from the real one, and imagining forgets what is hidden."""
        for seat in self.some(range(self.setup.players)):
            key = self.rng.below(1 << 30)
            imagined = state.determinize(seat, Rng(key))
            again = state.determinize(seat, Rng(key))
            self.expect(imagined.digest() == again.digest(), "imagining is determined by the generator")
            from_other = imagined.determinize(seat, Rng(key + 1))
            from_real = state.determinize(seat, Rng(key + 1))
            self.expect(from_other.digest() == from_real.digest(), "imagining depends on nothing hidden")
            same = visible_text(imagined, seat, Rng(key)) == visible_text(state, seat, Rng(key))
            self.expect(same, "a text for a seat tells nothing hidden")
            self.expect(
                _bytes(self.game.show.view(imagined, seat)) == _bytes(self.game.show.view(state, seat)),
                "imagine leaves the seat's view unchanged",
            )
            self.expect(
                bytes(row_of(self.game.observer, imagined, seat)) == bytes(row_of(self.game.observer, state, seat)),
                "an observation tells nothing hidden",
            )
            actions = list(state.legal_actions(seat))
            self.expect(list(imagined.legal_actions(seat)) == actions, "imagine leaves the seat's actions unchanged")
            for other in range(self.setup.players):
                same = _bytes(imagined.visible_score(seat, other)) == _bytes(state.visible_score(seat, other))
                self.expect(same, "a shown score tells nothing hidden")
            self.expect(state.visible_score(seat, seat) == state.breakdown(seat), "a seat sees its own score")
            for action in actions[:10]:
                same = _bytes(imagined.preview(seat, action)) == _bytes(state.preview(seat, action))
                self.expect(same, "a preview tells nothing hidden")
            for action in {self.rng.below(self.game.actions.count) for _ in range(8)} - set(actions):
                same = _bytes(imagined.why_not(seat, action)) == _bytes(state.why_not(seat, action))
                self.expect(same, "a refusal tells nothing hidden")
            if seat == self.rng.below(self.setup.players):
                playout(imagined, self.rng)
                self.expect(imagined.ending() in self.game.endings, "an imagined position can be played to its end")

    def check_commuting(self, state: State) -> None:
        """Actions of different seats commute until the next reveal."""
        actors = state.actors()
        if len(actors) < 2:
            return
        a, b = actors[0], actors[1 + self.rng.below(len(actors) - 1)]
        first, second = self.any_action(state, a), self.any_action(state, b)
        ab, ba = state.clone(), state.clone()
        ab.play(a, first)
        ba.play(b, second)
        if ab.phase() == state.phase() == ba.phase():
            self.expect(ab.is_legal(b, second) and ba.is_legal(a, first), "simultaneous actions do not disturb others")
            ab.play(b, second)
            ba.play(a, first)
            self.expect(ab.digest() == ba.digest(), "actions of different seats commute")

    def any_action(self, state: State, seat: int) -> int:
        """A random legal action."""
        actions = state.legal_actions(seat)
        return int(actions[self.rng.below(len(actions))])

    def check_secrecy(self, state: State) -> None:
        """Two actions that a viewer cannot tell apart leave it the same view."""
        for actor in self.some(state.actors()):
            first, second = self.any_action(state, actor), self.any_action(state, actor)
            for viewer in (*self.some(range(self.setup.players)), None):
                eye = -1 if viewer is None else viewer
                known = state.visible_action(eye, actor, first)
                if viewer == actor or known != state.visible_action(eye, actor, second) or known == first:
                    continue
                after = [state.clone(), state.clone()]
                after[0].play(actor, first)
                after[1].play(actor, second)
                same_pace = after[0].awaited() == after[1].awaited() and after[0].phase() == after[1].phase()
                revealed = known == AT_REVEAL and after[0].phase() != state.phase()
                if same_pace and not revealed:
                    views = [_bytes(self.game.show.view(each, viewer)) for each in after]
                    self.expect(views[0] == views[1], f"a view tells nothing hidden (viewer {viewer})")
                    if viewer is not None:
                        rows = [bytes(row_of(self.game.observer, each, viewer)) for each in after]
                        self.expect(rows[0] == rows[1], f"an observation tells nothing hidden (viewer {viewer})")

    def check_observations(self, state: State) -> None:
        """Every number of an observation lies within its slice's bounds, and nothing is written beyond its end."""
        observer = self.game.observer
        length = observer.length(self.setup.players)
        out = vec[i16]([i16(STAIN)] * (length + 2))
        for seat in self.some(range(self.setup.players)):
            observer.observe(state, seat, out, 1)
            self.expect(out[0] == STAIN == out[length + 1], "an observation keeps to its place")
            row = list(out)[1:-1]
            if not (all(map(le, self.lows, row)) and all(map(le, row, self.highs))):
                at = next(at for at, value in enumerate(row) if not self.lows[at] <= value <= self.highs[at])
                name = next(each.name for each in self.slices if each.offset <= at < each.offset + each.size)
                self.expect(False, f"an observation keeps to its bounds: {name} has {row[at]}")

    def check_pictures(self, state: State) -> None:
        """Every viewer gets a view; one of them, each time another, a picture or terminal text."""
        viewers = (*self.some(range(self.setup.players)), None)
        for viewer in viewers:
            view = self.game.show.view(state, viewer)
            self.expect(msgspec.json.decode(_bytes(view), type=type(view)) == view, "a view round-trips through JSON")
        looking = viewers[self.rng.below(len(viewers))]
        if self.rng.below(2):
            self.expect(self.game.show.svg(state, looking).startswith("<svg"), "a position draws itself as SVG")
        else:
            self.expect(self.game.show.terminal(state, looking, self.texts[0]).plain != "", "and as terminal text")

    def check_text(self, state: State) -> None:
        """A position is read back from its text in every field, and can be looked at."""
        text = str(state)
        again = from_text(self.game, text, self.setup.data)
        different = [name for name in field_names(state.fields()) if getattr(again, name) != getattr(state, name)]
        self.expect(not different, f"a position is read back from its text: {', '.join(different)} in {text}")
        self.expect(again.digest() == state.digest() and str(again) == text, f"and is the same: {text}")
        self.expect(repr(state).startswith(f"<{type(state).__name__}"), "a position has a short form")

    def check_end(self, match: Match) -> None:
        """The end is a declared one, nothing can be done any more, and the replay gives the same game."""
        state = match.state
        self.expect(state.ending() in self.game.endings, "the ending is a declared one")
        self.check_scores(state)
        self.check_observations(state)
        self.check_pictures(state)
        self.check_text(state)
        self.check_refusal(state, state.digest(), 0, 0)
        remark = self.game.show.remark(state)
        if remark is not None:
            self.speak("remark", remark)
        for earlier, digest in self.kept:
            self.expect(earlier.digest() == digest, "earlier copies keep their digest")
        check_decks(match)
        again = replay.parse(replay.dump(match))
        self.expect(again.state.digest() == state.digest(), "a replay gives the same game")
        self.expect(again.log == match.log, "a replay has the same log")
        viewer = (None, *range(self.setup.players))[self.rng.below(self.setup.players + 1)]
        self.expect(len(match.log_lines(viewer)) <= len(match.log), "a viewer's log holds no more than the log")
