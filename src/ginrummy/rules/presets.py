"""The presets: rule sets that people know by a name (rules, clause 14)."""

from collections.abc import Mapping
from types import MappingProxyType

from ginrummy.errors import RuleSetError
from ginrummy.rules.ruleset import CLASSIC, UPCARD, BoxBonusWhen, NextDealer, RuleSet, Shutout

DEFAULT_PRESET = "classic"

PRESETS: Mapping[str, RuleSet] = MappingProxyType(
    {
        "classic": CLASSIC,
        "hoyle": RuleSet(
            gin_bonus=20,
            box_bonus=20,
            box_bonus_when=BoxBonusWhen.AT_END,
            game_bonus=100,
            shutout=Shutout.GAME_BONUS_DOUBLED,
        ),
        "modern": RuleSet(
            undercut_bonus=25,
            big_gin_bonus=31,
            box_bonus=25,
            box_bonus_when=BoxBonusWhen.AT_END,
            game_bonus=100,
            shutout=Shutout.HAND_POINTS_DOUBLED,
        ),
        "contest": RuleSet(undercut_bonus=25, next_dealer=NextDealer.ALTERNATE),
        "straight": RuleSet(knock_limit=0),
        "oklahoma": RuleSet(knock_limit=UPCARD, spade_doubles=True, target=150),
    }
)
"""Every preset by its name."""


def preset(name: str) -> RuleSet:
    """The rules that go by *name*.

    Raises:
        RuleSetError: there is no such preset.
    """
    try:
        return PRESETS[name.strip().lower()]
    except KeyError:
        raise RuleSetError("rules-no-such-preset", field="preset", value=name, presets=", ".join(PRESETS)) from None


def nearest_preset(rules: RuleSet) -> str:
    """The name of the preset that differs from *rules* in the fewest fields; the first of equals."""
    return min(PRESETS, key=lambda name: len(rules.changes_from(PRESETS[name])))
