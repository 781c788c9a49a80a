"""Hands for the lockstep as a few lines of text: what a failure prints and what docs/peer-differences.md shows.

    rules       classic, wall last_take
    non-dealer  5h 6h 7h Qc Qd Qs 2d 3d 4d 9s
    dealer      Ac
    upcard      Ks
    stock       Kc
    play        pass; pass; draw; knock Kc; lay 5h 6h 7h

Only the cards that matter need to be named; :func:`tests.scenes.dealt` fills the other places.
"""

from collections.abc import Sequence
from typing import Any

from ginrummy.cards import names
from ginrummy.rules import Action, HandState, RuleSet, field_from_text, nearest_preset, preset
from tests.scenes import actions, dealt


def write_rules(rules: RuleSet) -> str:
    """Rules in words: the nearest preset, then whatever differs from it."""
    name = nearest_preset(rules)
    changes = rules.changes_from(preset(name))
    return ", ".join([name, *(f"{field} {_word(value)}" for field, value in changes.items())])


def read_rules(text: str) -> RuleSet:
    """The rules that :func:`write_rules` wrote."""
    name, *changes = text.split(", ")
    fields: dict[str, Any] = preset(name).as_dict()
    for change in changes:
        field, value = change.split(" ")
        fields[field] = field_from_text(field, value)
    return RuleSet(**fields)


def write_scene(start: HandState, play: Sequence[Action], drawn: int) -> str:
    """A hand up to some action, with as much of the stock as was drawn."""
    deal = start.deal
    assert deal.stock is not None
    lines = {
        "rules": write_rules(start.rules),
        "non-dealer": names(deal.hands[0]),
        "dealer": names(deal.hands[1]),
        "upcard": names([] if deal.upcard is None else [deal.upcard]),
        "stock": names(deal.stock[:drawn]),
        "play": "; ".join(map(str, play)),
    }
    return "\n".join(f"{label:<12}{text}".rstrip() for label, text in lines.items())


def read_scene(lines: dict[str, str]) -> tuple[HandState, list[Action]]:
    """The hand that some lines, by their label, tell of: its first state and its actions."""
    non_dealer, dealer, upcard, stock = (lines.get(label, "") for label in ("non-dealer", "dealer", "upcard", "stock"))
    start = dealt(non_dealer, dealer, upcard, stock, read_rules(lines["rules"]))
    return start, actions(lines["play"]) if lines.get("play") else []


def labelled(text: str) -> dict[str, str]:
    """Lines of a label and a text; a line that begins with blanks goes on with the one before."""
    lines: dict[str, str] = {}
    label = ""
    for line in text.splitlines():
        if line.startswith(" "):
            lines[label] += " " + line.strip()
        else:
            label, _, rest = line.partition(" ")
            lines[label] = rest.strip()
    return lines


def _word(value: object) -> str:
    match value:
        case True:
            return "on"
        case False:
            return "off"
        case None:
            return "off"
    return str(value)
