"""Ratings, as the JSON of docs/table-protocol.md."""

from collections.abc import Iterable, Mapping
from typing import Any

from ginrummy.table.rater import Change
from ginrummy.table.rating import SEATS, Rating
from ginrummy.table.sight import SeenRated

Json = dict[str, Any]


def rating_of(rating: Rating | None) -> Json | None:
    """A rating as people are shown it; None where there is none to show."""
    if rating is None:
        return None
    return {
        "points": rating.points,
        "reach": rating.reach,
        "games": rating.games,
        "provisional": rating.provisional,
    }


def ratings_of(found: Mapping[int, Rating]) -> Json:
    """One person's ratings, by how many sit at the table."""
    return {str(seats): rating_of(found.get(seats)) for seats in SEATS}


def rated_of(seen: SeenRated) -> Json:
    """What a table for rated games shows of that."""
    return {
        "counting": seen.counting.value,
        "again": seen.again,
        "changes": [_changed(change) for change in seen.changes],
    }


def course_of(changes: Iterable[Change]) -> list[Json]:
    """How somebody's rating went, game by game."""
    return [
        {"at": change.at, "replay": f"/t/{change.table}/games/{change.game}", **_changed(change)} for change in changes
    ]


def _changed(change: Change) -> Json:
    return {
        "rank": change.rank,
        "before": rating_of(change.before),
        "after": rating_of(change.after),
        "gain": change.after.points - change.before.points,
    }
