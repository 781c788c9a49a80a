"""What a table can be made of: presets, every field of the rules, seatings, levels, languages; and the rules page."""

from typing import Any

from ginrummy import locale
from ginrummy.locale import speaking, t
from ginrummy.match import Seating
from ginrummy.players import DEFAULT_LEVEL, LEVELS
from ginrummy.rules import (
    BOUNDS,
    CHOICES,
    CLASSIC,
    DEFAULT_PRESET,
    PRESETS,
    SWITCHES,
    UPCARD,
    RuleSet,
)
from ginrummy.web.clocks import offered
from ginrummy.words.rules_page import options, preset_about, preset_name, rules_page, title

_SEATINGS = {
    Seating.TWO: ("web-seating-two", "web-about-two"),
    Seating.BOX: ("web-seating-box", "web-about-box"),
    Seating.CUTTHROAT: ("web-seating-cutthroat", "web-about-cutthroat"),
}
_WORDS = {"knock_limit": [UPCARD], "big_gin_bonus": ["off"]}
"""What a number may also be: a word, ``off`` for no value."""


def all_options() -> dict[str, Any]:
    """Everything, in the language in force."""
    return {
        "presets": [
            {"name": name, "title": preset_name(name), "about": preset_about(name), "rules": rules.as_dict()}
            for name, rules in PRESETS.items()
        ],
        "default_preset": DEFAULT_PRESET,
        "fields": [_field(option.field, option.about) for option in options(CLASSIC)],
        "seatings": [
            {"name": seating.value, "people": seating.people, "title": t(words), "about": t(about)}
            for seating, (words, about) in _SEATINGS.items()
        ],
        "levels": [
            {"name": name, "title": t("web-level", level=name), "about": level.describe()}
            for name, level in LEVELS.items()
            if not level.yardstick
        ],
        "default_level": DEFAULT_LEVEL,
        "clocks": offered(),
        "languages": [{"tag": tag, "name": _language_name(tag)} for tag in locale.languages()],
        "language": locale.language(),
    }


def rules_card(rules: RuleSet, seating: Seating) -> dict[str, Any]:
    """The rules in force, for people."""
    return {
        "title": title(rules, seating),
        "sections": [
            {"title": section.title, "paragraphs": list(section.paragraphs)} for section in rules_page(rules, seating)
        ],
    }


def _field(name: str, about: str) -> dict[str, Any]:
    if name in SWITCHES:
        return {"name": name, "help": about, "kind": "switch", "choices": []}
    if name in CHOICES:
        return {"name": name, "help": about, "kind": "choice", "choices": list(CHOICES[name])}
    least, greatest = BOUNDS[name]
    return {
        "name": name,
        "help": about,
        "kind": "number",
        "least": least,
        "greatest": greatest,
        "words": _WORDS.get(name, []),
        "choices": [],
    }


def _language_name(tag: str) -> str:
    with speaking(tag):
        return t("web-language-name")
