"""What somebody means who gives ``--rules`` a name that is no preset, but the name of an option or of a seating."""

from collections.abc import Mapping
from types import MappingProxyType

from ginrummy.rules import FIELDS, PRESETS

_WRITTEN: Mapping[str, str] = MappingProxyType(
    {
        "hollywood": "--set columns=3",
        "columns": "--set columns=3",
        "three_columns": "--set columns=3",
        "spades": "--set spade_doubles=on",
        "spades_double": "--set spade_doubles=on",
        "spade_doubles": "--set spade_doubles=on",
        "big_gin": "--set big_gin_bonus=31",
        "big_gin_bonus": "--set big_gin_bonus=31",
        "eleven": "--set start=eleven",
        "eleven_cards": "--set start=eleven",
        "start": "--set start=eleven",
        "upcard": "--set knock_limit=upcard",
        "knock": "--set knock_limit=5",
        "knock_limit": "--set knock_limit=5",
        "target": "--set target=150",
        "boxes": "--set box_bonus=25",
        "box_bonus": "--set box_bonus=25",
        "line_bonus": "--set box_bonus=25",
        "game_bonus": "--set game_bonus=100",
        "gin_bonus": "--set gin_bonus=20",
        "undercut": "--set undercut_bonus=25",
        "undercut_bonus": "--set undercut_bonus=25",
        "shutout": "--set shutout=game_bonus_doubled",
        "skunk": "--set shutout=game_bonus_doubled",
        "schneider": "--set shutout=game_bonus_doubled",
        "winner": "--set next_dealer=winner",
        "loser": "--set next_dealer=loser",
        "alternate": "--set next_dealer=alternate",
        "two": "--seating two",
        "box": "--seating box",
        "captain": "--seating box",
        "three": "--seating box",
        "three_handed": "--seating box",
        "cutthroat": "--seating cutthroat",
        "no_knock": "--rules straight",
        "gin_only": "--rules straight",
        "default": "--rules classic",
        "standard": "--rules classic",
    }
)
"""By the name, in small letters and without what does not matter: how it is written."""


def written_for(name: str) -> str | None:
    """The option as it is written on the command line, for what somebody calls *name*; None if no one knows.

    How it is spelt matters little: ``Hollywood Gin``, ``big-gin`` and ``big_gin`` are all known.
    """
    plain = "_".join(name.lower().replace("-", " ").replace("_", " ").split())
    for word in (plain, plain.removesuffix("_rummy").removesuffix("_gin")):
        if word in _WRITTEN:
            return _WRITTEN[word]
        if word in PRESETS:
            return f"--rules {word}"
        if word in FIELDS:
            return f"--set {word}=…"
    return None
