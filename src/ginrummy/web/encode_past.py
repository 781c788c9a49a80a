"""Histories, records that were brought along and statistics, as the JSON of docs/table-protocol.md."""

from dataclasses import asdict
from typing import Any

from ginrummy.locale import t
from ginrummy.match import Seating
from ginrummy.rules import RuleSet
from ginrummy.rules.presets import PRESETS
from ginrummy.table.archive import Line, Page
from ginrummy.table.history import BOT_KIND, PERSON_KIND, Told
from ginrummy.table.shelf import Brought
from ginrummy.table.statistics import Group, Interval, Statistics
from ginrummy.words.rules_page import preset_name, title

Json = dict[str, Any]


def page_of(page: Page) -> Json:
    """A page of a history, in the language in force."""
    return {
        "count": page.count,
        "page": page.number,
        "pages": page.pages,
        "games": [_line(line) for line in page.lines],
    }


def brought_of(one: Brought) -> Json:
    """A record on the shelf."""
    return {"id": one.id, "at": one.at, "day": one.day, "url": f"/records/{one.id}", **_told(one.told)}


def statistics_of(found: Statistics) -> Json:
    """Statistics, in the language in force."""
    return {
        "all": _group(found.everything),
        "opponents": [{"name": _opponent(who), **_group(group)} for who, group in found.opponents.items()],
        "rules": [
            {"title": _played(preset, Seating(seating)), **_group(group)}
            for (preset, seating), group in found.rules.items()
        ],
        "course": [asdict(one) for one in found.course],
    }


def _line(line: Line) -> Json:
    finished = line.told.hands > 0
    return {
        "table": line.table,
        "game": line.game,
        "me": line.person,
        "began": line.began,
        "moved": line.moved,
        "result": line.result.value,
        "url": f"/t/{line.table}",
        "replay": f"/t/{line.table}/games/{line.game}" if finished or line.result != "open" else None,
        **_told(line.told),
    }


def _told(told: Told) -> Json:
    rules = PRESETS[told.preset].as_dict() | told.changes
    seating = Seating(told.seating)
    return {
        "title": title(RuleSet(**rules), seating),  # type: ignore[arg-type]  # RuleSet looks at every value itself
        "preset": told.preset,
        "seating": told.seating,
        "people": [
            {"name": name, "level": None if level is None else t("web-level", level=level)}
            for name, level in zip(told.names, told.levels, strict=True)
        ],
        "totals": list(told.totals),
        "hands": told.hands,
        "winner": told.winner,
        "resigned": told.resigned,
        "practice": told.practice,
        "rated": told.rated,
    }


def _played(preset: str, seating: Seating) -> str:
    """Rules as a name in a table: the seating only where it is not the usual one."""
    if seating is Seating.TWO:
        return preset_name(preset)
    return f"{preset_name(preset)} · {t(f'web-seating-{seating.value}')}"


def _opponent(who: str) -> str:
    if who.startswith(BOT_KIND):
        return t("web-opponent-bot", level=t("web-level", level=who.removeprefix(BOT_KIND)))
    return who.removeprefix(PERSON_KIND)


def _group(group: Group) -> Json:
    return {
        "games": group.games,
        "won": group.won,
        "lost": group.lost,
        "drawn": group.drawn,
        "hands": {name: value for name, value in asdict(group.sums).items() if name != "squares"},
        "share_won": _interval(group.share_won),
        "per_hand": _interval(group.per_hand),
    }


def _interval(interval: Interval | None) -> Json | None:
    return None if interval is None else asdict(interval)
