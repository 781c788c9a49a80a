"""RuleSet: every number and option of the game, in one frozen value (rules, clauses 3 to 14)."""

import re
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, Literal

from ginrummy.cards import (
    PACK_SIZE,
    RANKS,
    SUIT_SIZE,
    SUITS,
    Card,
    CardSet,
    pack,
    points_of,
    rank_of,
    suit_of,
)
from ginrummy.errors import RuleSetError

UPCARD: Literal["upcard"] = "upcard"
"""The knock limit of Oklahoma Gin: the points of the upcard."""


class NextDealer(StrEnum):
    """Who deals after a hand that somebody won, two players (clause 3.2)."""

    WINNER = "winner"
    LOSER = "loser"
    ALTERNATE = "alternate"


class Start(StrEnum):
    """How a hand begins: with an upcard (clause 5), or with eleven cards for the non-dealer (clause 4.2)."""

    UPCARD = "upcard"
    ELEVEN = "eleven"


class Wall(StrEnum):
    """What happens when the stock is down to the wall (clause 10.2)."""

    AFTER_DISCARD = "after_discard"
    LAST_TAKE = "last_take"
    AT_ONCE = "at_once"


class AceLimit(StrEnum):
    """What an ace as upcard means in Oklahoma Gin (clause 13.1)."""

    GIN_ONLY = "gin_only"
    ONE = "one"


class BoxBonusWhen(StrEnum):
    """Whether box bonuses count toward the target (clause 11.2)."""

    AT_END = "at_end"
    AT_ONCE = "at_once"


class Shutout(StrEnum):
    """What the winner gets extra where no other person won a hand (clause 11.2)."""

    NONE = "none"
    GAME_BONUS_DOUBLED = "game_bonus_doubled"
    HAND_POINTS_DOUBLED = "hand_points_doubled"


BOUNDS: dict[str, tuple[int, int]] = {
    "knock_limit": (0, 30),
    "gin_bonus": (0, 1000),
    "undercut_bonus": (0, 1000),
    "big_gin_bonus": (0, 1000),
    "target": (1, 10_000),
    "box_bonus": (0, 1000),
    "game_bonus": (0, 10_000),
    "columns": (1, 9),
    "ranks": (2, SUIT_SIZE),
    "suits": (2, len(SUITS)),
    "hand_size": (3, 10),
    "wall_size": (0, PACK_SIZE),
    "take_cap": (1, 1000),
}
"""The least and the greatest value that makes sense for each field that is a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules of a game. The defaults are the preset ``classic`` (clause 14).

    Attributes:
        knock_limit: the most points of deadwood to knock with, or ``"upcard"``: the upcard's points (7.2, 13.1, 13.3).
        ace_limit: what an ace as upcard means where the upcard sets the limit: ``"gin_only"`` or ``"one"`` (13.1).
        spade_doubles: whether a spade as upcard doubles everything scored in the hand but the box bonus (13.1).
        gin_bonus: points for gin, on top of the defender's deadwood (9.3).
        undercut_bonus: points for an undercut, on top of the difference (9.2).
        big_gin_bonus: points for eleven melded cards, or None where big gin is not played (7.6, 9.5).
        tie_is_undercut: whether equal deadwood is an undercut; if not, nobody scores (9.2).
        taken_stays: whether a card taken from the discard pile must be kept through that turn (6.3).
        start: ``"upcard"``, or ``"eleven"`` cards for the non-dealer (4.2).
        wall: when a hand is void: ``"after_discard"``, ``"last_take"`` or ``"at_once"`` (10.1, 10.2).
        wall_size: how many cards are left in the stock at the wall (10.1).
        take_cap: after so many consecutive takes the hand is void (10.3).
        target: the points that end a game (11.1).
        next_dealer: who deals the next hand, two players: ``"winner"``, ``"loser"`` or ``"alternate"`` (3.2).
        box_bonus: points for each hand won (11.2).
        box_bonus_when: ``"at_once"``, counting toward the target, or ``"at_end"`` (11.2).
        game_bonus: points for winning the game (11.2).
        shutout: ``"none"``, ``"game_bonus_doubled"`` or ``"hand_points_doubled"`` (11.2).
        columns: how many games are scored at once: 1, or 3 for Hollywood Gin (13.2).
        ranks: the pack has this many ranks, from the ace up (4.3).
        suits: the pack has this many suits: clubs, diamonds, hearts, spades (4.3).
        hand_size: cards dealt to each (4.1, 4.3).

    Raises:
        RuleSetError: the rules make no sense; the error names the field.
    """

    knock_limit: int | Literal["upcard"] = 10
    ace_limit: AceLimit = AceLimit.GIN_ONLY
    spade_doubles: bool = False
    gin_bonus: int = 25
    undercut_bonus: int = 10
    big_gin_bonus: int | None = None
    tie_is_undercut: bool = True
    taken_stays: bool = True
    start: Start = Start.UPCARD
    wall: Wall = Wall.AFTER_DISCARD
    wall_size: int = 2
    take_cap: int = 100
    target: int = 100
    next_dealer: NextDealer = NextDealer.WINNER
    box_bonus: int = 0
    box_bonus_when: BoxBonusWhen = BoxBonusWhen.AT_END
    game_bonus: int = 0
    shutout: Shutout = Shutout.NONE
    columns: int = 1
    ranks: int = 13
    suits: int = 4
    hand_size: int = 10

    def __post_init__(self) -> None:
        for field in fields(self):
            object.__setattr__(self, field.name, _checked(field.name, getattr(self, field.name)))
        self._check_together()

    def _check_together(self) -> None:
        """Refuse fields that each make sense, but not with one another."""
        if self.start is Start.ELEVEN:
            for field, clash in (("knock_limit", self.knock_limit == UPCARD), ("spade_doubles", self.spade_doubles)):
                if clash:
                    raise RuleSetError("rules-eleven-without-upcard", field="start", other=field)
        needed = 2 * self.hand_size + 2
        if self.ranks * self.suits < needed:
            raise RuleSetError(
                "rules-pack-too-small",
                field="hand_size",
                value=self.hand_size,
                pack=self.ranks * self.suits,
                needed=needed,
            )

    @property
    def pack(self) -> CardSet:
        """The cards this game is played with (4.3)."""
        return pack(self.ranks, self.suits)

    @property
    def big_gin(self) -> bool:
        """Whether big gin is played (7.6)."""
        return self.big_gin_bonus is not None

    def limit_for(self, upcard: Card | None) -> int:
        """The knock limit of a hand, in points; *upcard* is None in a hand that starts with eleven cards (13.1)."""
        if self.knock_limit != UPCARD:
            return self.knock_limit
        if upcard is None:
            raise RuleSetError("rules-upcard-missing", field="knock_limit")
        if rank_of(upcard) == RANKS.index("A") and self.ace_limit is AceLimit.GIN_ONLY:
            return 0
        return points_of(upcard)

    def multiplier_for(self, upcard: Card | None) -> int:
        """What everything scored in a hand is multiplied by: 2 where a spade upcard doubles it, else 1 (13.1)."""
        spade = upcard is not None and SUITS[suit_of(upcard)] == "s"
        return 2 if self.spade_doubles and spade else 1

    def changes_from(self, other: "RuleSet") -> dict[str, Any]:
        """The fields in which these rules differ from *other*, with the values they have here."""
        here, there = self.as_dict(), other.as_dict()
        return {field: value for field, value in here.items() if value != there[field]}

    def as_dict(self) -> dict[str, int | str | bool | None]:
        """Every field as a plain value, in the order they are listed; ``RuleSet(**rules.as_dict()) == rules``."""
        return {f.name: _plain(getattr(self, f.name)) for f in fields(self)}


FIELDS: tuple[str, ...] = tuple(field.name for field in fields(RuleSet))
"""The names of all fields, in order."""

_ENUMS: dict[str, type[StrEnum]] = {
    "ace_limit": AceLimit,
    "start": Start,
    "wall": Wall,
    "next_dealer": NextDealer,
    "box_bonus_when": BoxBonusWhen,
    "shutout": Shutout,
}

CHOICES: dict[str, tuple[str, ...]] = {field: tuple(members) for field, members in _ENUMS.items()}
"""The values of each field that is one of several words."""

SWITCHES = ("spade_doubles", "tie_is_undercut", "taken_stays")
"""The fields that are on or off."""

_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
_SWITCH_WORDS = {
    "on": True,
    "yes": True,
    "true": True,
    "1": True,
    "off": False,
    "no": False,
    "false": False,
    "0": False,
}


def field_from_text(field: str, text: str) -> int | str | bool | None:
    """Read the value of a field as a person types it: ``10``, ``on``, ``off``, ``upcard``, ``winner``.

    Raises:
        RuleSetError: there is no such field, or *text* is no value for it.
    """
    word = text.strip().lower()
    if field not in FIELDS:
        raise RuleSetError("rules-no-such-field", field=field, fields=", ".join(FIELDS))
    if field in CHOICES:
        return word.replace("-", "_")
    if field in SWITCHES:
        if word not in _SWITCH_WORDS:
            raise RuleSetError("rules-not-a-switch", field=field, value=text)
        return _SWITCH_WORDS[word]
    if field == "knock_limit" and word == UPCARD:
        return UPCARD
    if field == "big_gin_bonus" and word in ("off", "none"):
        return None
    least, greatest = BOUNDS[field]
    if not _NUMBER.fullmatch(word) or not least <= int(word) <= greatest:
        raise _out_of_bounds(field, text)
    return int(word)


def _checked(field: str, value: Any) -> Any:
    """The value of one field, if it makes sense by itself; a word becomes the member of its enum."""
    if field in SWITCHES:
        if not isinstance(value, bool):
            raise RuleSetError("rules-not-a-switch", field=field, value=value)
        return value
    if field in _ENUMS:
        try:
            return _ENUMS[field](value)
        except ValueError:
            raise RuleSetError(
                "rules-not-a-choice", field=field, value=value, choices=", ".join(CHOICES[field])
            ) from None
    if (field == "knock_limit" and value == UPCARD) or (field == "big_gin_bonus" and value is None):
        return value
    least, greatest = BOUNDS[field]
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= greatest:
        raise _out_of_bounds(field, value)
    return value


def _out_of_bounds(field: str, value: Any) -> RuleSetError:
    least, greatest = BOUNDS[field]
    return RuleSetError("rules-out-of-bounds", field=field, value=value, least=least, greatest=greatest)


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, StrEnum) else value


CLASSIC = RuleSet()
"""The rules where none are named."""
