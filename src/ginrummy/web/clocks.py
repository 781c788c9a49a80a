"""The clock of a table for a page: what is left, and in words what happens when nothing is."""

from typing import Any

from ginrummy.locale import t
from ginrummy.table.entries import ClockRules
from ginrummy.table.sight import Sight

OFFERED = {
    "brisk": ClockRules(30, 120),
    "calm": ClockRules(60, 600),
    "lightning": ClockRules(15, 45, lose=True),
    "days": ClockRules(86_400, 3 * 86_400, lose=True, absent=True),
}
"""The clocks that a lobby offers; any other can be asked for."""

_MINUTE, _DAY = 60, 86_400


def clock_of(sight: Sight) -> dict[str, Any] | None:
    """The clock as a state has it; None at a table without one."""
    seen = sight.clock
    if seen is None:
        return None
    return {
        "move": seen.rules.move,
        "bank": seen.rules.bank,
        "lose": seen.rules.lose,
        "absent": seen.rules.absent,
        "banks": list(seen.banks),
        "running": seen.running,
        "spent": round(seen.spent, 1),
        "words": in_words(seen.rules),
    }


def in_words(rules: ClockRules) -> list[str]:
    """How long people may take, and what happens then."""
    move = t("table-clock-move", time=_time(rules.move))
    if rules.bank:
        move = t("table-clock-move-and-bank", time=_time(rules.move), bank=_time(rules.bank))
    zero = [t("table-clock-loses")] if rules.lose else [t("table-clock-plays"), t("table-clock-never-knocks")]
    return [move, *zero, t("table-clock-runs") if rules.absent else t("table-clock-stands")]


def offered() -> list[dict[str, Any]]:
    """The clocks that a lobby offers, each with its words."""
    return [
        {
            "name": name,
            "title": t("table-clock-title", name=name),
            "clock": {"move": rules.move, "bank": rules.bank, "lose": rules.lose, "absent": rules.absent},
            "words": in_words(rules),
        }
        for name, rules in OFFERED.items()
    ]


def _time(seconds: float) -> str:
    whole = round(seconds)
    if whole % _MINUTE:
        return t("table-clock-seconds", count=whole)
    if whole % _DAY == 0:
        return t("table-clock-days", count=whole // _DAY)
    return t("table-clock-minutes", count=whole // _MINUTE)
