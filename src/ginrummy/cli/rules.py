"""``ginrummy rules``: print the rules in force, the presets there are, or every option.

With ``--options --json``, for each option: value, words (that it can be, where it is no number), range (the least and
the greatest number it can be, or null) and about.
"""

from collections.abc import Sequence
from typing import Annotated

import typer

from ginrummy.cli.common import (
    FLAG,
    JsonOption,
    RulesOption,
    SeatingOption,
    SetOption,
    answer,
    rules_from,
    say,
    wrapped,
)
from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.rules import DEFAULT_PRESET, PRESETS, RuleSet, nearest_preset
from ginrummy.words.rules_page import Option, options, preset_about, rules_page, title

_GAP = 3
"""The blanks between a word and what it means."""


def rules(
    *,
    preset: RulesOption = DEFAULT_PRESET,
    changes: SetOption = None,
    seating: SeatingOption = Seating.TWO,
    presets: Annotated[bool, typer.Option("--list", metavar=FLAG, help=t("rules-cli-option-list"))] = False,
    fields: Annotated[bool, typer.Option("--options", metavar=FLAG, help=t("rules-cli-option-options"))] = False,
    as_json: JsonOption = False,
) -> None:
    """Print the page of the rules in force, or what else was asked for."""
    in_force = rules_from(preset, changes)
    if presets:
        _presets(as_json=as_json)
    elif fields:
        _options(in_force, as_json=as_json)
    else:
        _page(in_force, seating, as_json=as_json)


def _page(in_force: RuleSet, seating: Seating, *, as_json: bool) -> None:
    heading, sections = title(in_force, seating), rules_page(in_force, seating)
    if as_json:
        nearest = nearest_preset(in_force)
        answer(
            {
                "title": heading,
                "preset": nearest,
                "changes": in_force.changes_from(PRESETS[nearest]),
                "seating": seating.value,
                "rules": in_force.as_dict(),
                "sections": [{"title": one.title, "paragraphs": one.paragraphs} for one in sections],
            }
        )
        return
    say(typer.style(heading, bold=True, underline=True))
    for section in sections:
        say(f"\n{typer.style(section.title, bold=True)}")
        for paragraph in section.paragraphs:
            say(wrapped(paragraph, indent=2))


def _presets(*, as_json: bool) -> None:
    if as_json:
        answer({name: {"about": preset_about(name), "rules": rules.as_dict()} for name, rules in PRESETS.items()})
    else:
        _definitions([(name, preset_about(name)) for name in PRESETS])


def _options(in_force: RuleSet, *, as_json: bool) -> None:
    explained = options(in_force)
    if as_json:
        answer(
            {
                one.field: {"value": value, "words": one.words, "range": one.bounds, "about": one.about}
                for one, value in zip(explained, in_force.as_dict().values(), strict=True)
            }
        )
        return
    _definitions([(f"{one.field}={one.value}", _meaning(one)) for one in explained])


def _meaning(option: Option) -> str:
    """What an option does, and what it can be set to."""
    if option.bounds is None:
        return t("rules-cli-words", about=option.about, words=", ".join(option.words))
    least, greatest = map(str, option.bounds)  # as they are typed, without marks between the thousands
    return t("rules-cli-range", about=option.about, least=least, greatest=greatest)


def _definitions(entries: Sequence[tuple[str, str]]) -> None:
    """Words with what they mean beside them."""
    widest = max(len(word) for word, _ in entries)
    for word, meaning in entries:
        beside = wrapped(meaning, indent=widest + _GAP)
        say(typer.style(word, bold=True) + beside[len(word) :])
