"""Score sheets typed in from a physical game, checked against the box. See docs/scoring/capital_lux.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from megapolis.engine.box import Shape, check_shape, keys
from megapolis.engine.errors import BadFile
from megapolis.engine.game import Game, Scored, rank_papers
from megapolis.games.capital_lux.rules.actions import DUALISTS, REBELS, RECRUITERS
from megapolis.games.capital_lux.rules.box import COLOURS, DUALIST, REBEL, RECRUITER, Box, kind_of
from megapolis.games.capital_lux.rules.districts import COIN, COIN_AT, SUM_BITS, laid_card
from megapolis.games.capital_lux.rules.player import Player
from megapolis.games.capital_lux.rules.scoring import breakdown, coin_count
from megapolis.games.capital_lux.show import svg

SHAPE: Shape = {"player": {**keys("name", *COLOURS, "bonus", "coins"), "coins_on_cards": keys(*COLOURS)}}
"""What a file may hold."""
CITIZENS = range(2, 7)
SPECIALS = {REBEL: range(1, 7), DUALIST: range(2, 5), RECRUITER: range(1, 5)}
SPECIAL_FACES = {REBEL: int(REBELS), DUALIST: int(DUALISTS), RECRUITER: int(RECRUITERS)}


def score_scoresheet(game: Game, sheet: Mapping[str, Any], box: Box) -> list[Scored]:
    """Score every player of a file; together they cannot hold more cards of a kind than the box has."""
    check_shape(sheet, SHAPE, BadFile)
    players = sheet.get("player")
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise game.bad_sheet("form-players", high=game.seats[-1])
    if not 1 <= len(players) <= game.seats[-1]:
        raise game.bad_sheet("form-players", high=game.seats[-1])
    used: dict[str, int] = {}
    out = []
    for number, given in enumerate(players, 1):
        player = _player(game, box, number, given, used)
        lines = breakdown(box, player)
        name = str(given.get("name", number))
        points = sum(line.points for line in lines)
        out.append(Scored(name, points, lines, svg.home_svg(box, player), tie=-int(coin_count(player))))
    _check_box(game, box, used)
    return rank_papers(out) if len(out) > 1 else out


def _player(game: Game, box: Box, number: int, given: Mapping[str, Any], used: dict[str, int]) -> Player:
    player = Player.blank()
    home: list[int] = []
    coins_on = _coins_on_cards(game, number, given)
    for colour, name in enumerate(COLOURS):
        faces = [_face(game, number, name, card, used) for card in _list(game, number, given, name)]
        coins = coins_on[name]
        if coins > len(faces):
            raise game.bad_sheet("form-coin-card", player=number, place=name, coins=coins, cards=len(faces))
        for at, face in enumerate(faces):
            home.append(laid_card(face, colour) | (int(COIN) << int(COIN_AT) if at < coins else 0))
            player.sums += box.value[face] << colour * int(SUM_BITS)
    bonus = [_face(game, number, "bonus", card, used) for card in _list(game, number, given, "bonus")]
    player.home = vec[i64](home)
    player.bonus = vec[i64](bonus)
    player.coins = _coins(game, number, given.get("coins", 0))
    return player


def _coins(game: Game, number: int, coins: Any) -> int:
    if not isinstance(coins, int) or isinstance(coins, bool) or coins < 0:
        raise game.bad_sheet("form-coins", player=number)
    return coins


def _coins_on_cards(game: Game, number: int, given: Mapping[str, Any]) -> dict[str, int]:
    """How many coins lie on cards of each district."""
    coins = given.get("coins_on_cards", {})
    if not isinstance(coins, dict):
        raise game.bad_sheet("form-coins", player=number)
    return {name: _coins(game, number, coins.get(name, 0)) for name in COLOURS}


def _list(game: Game, number: int, given: Mapping[str, Any], key: str) -> list[Any]:
    cards = given.get(key, [])
    if not isinstance(cards, list):
        raise game.bad_sheet("form-cards", player=number, place=key)
    return cards


def _face(game: Game, number: int, place: str, card: Any, used: dict[str, int]) -> int:
    """The face of a card in the file: 4 is a citizen of the district, "rebel 3" and "blue 4" name their kind."""
    kind, value = _read(card)
    if kind in SPECIALS and value in SPECIALS[kind]:
        names = [f"{kind} {value}"]
        if kind != REBEL and place in COLOURS:
            # At home it lies in the district of its own colour, of which there are fewer.
            names.append(f"{place} {kind} {value}")
        for name in names:
            used[name] = used.get(name, 0) + 1
        # Which rebel, dualist or recruiter of this value it is makes no difference to the score.
        return SPECIAL_FACES[kind] + value - SPECIALS[kind].start
    if value in CITIZENS and (kind in ("", place) or (place == "bonus" and kind in COLOURS)):
        colour = kind or place
        if colour == "bonus":
            # Of which colour it is makes no difference to the score either.
            return value - CITIZENS.start
        used[f"{colour} {value}"] = used.get(f"{colour} {value}", 0) + 1
        return COLOURS.index(colour) * 5 + value - CITIZENS.start
    raise game.bad_sheet("form-card", player=number, place=place, card=str(card))


def _read(card: Any) -> tuple[str, int]:
    """The kind ("": not named) and the value (0: none) of a card in the file."""
    if isinstance(card, int) and not isinstance(card, bool):
        return "", card
    kind, _, value = card.partition(" ") if isinstance(card, str) else ("", "", "")
    return kind, int(value) if value.isdecimal() else 0


def _check_box(game: Game, box: Box, used: dict[str, int]) -> None:
    """Refuse a file with more cards of a kind than the box has."""
    held: dict[str, int] = {}
    for faces in (box.citizen_face, box.rebel_face, box.dualist_face, box.recruiter_face):
        for face in faces:
            kind = kind_of(face)
            name = f"{kind if kind in SPECIALS else COLOURS[box.home[face]]} {box.value[face]}"
            held[name] = held.get(name, 0) + 1
            if kind in (DUALIST, RECRUITER):
                name = f"{COLOURS[box.home[face]]} {name}"
                held[name] = held.get(name, 0) + 1
    for name, count in used.items():
        if count > held.get(name, 0):
            raise game.bad_sheet("form-too-many", card=name, high=held.get(name, 0), count=count)
