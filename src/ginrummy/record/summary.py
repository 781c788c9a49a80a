"""A record in short: who dealt, what each hand came to, and the score, with people by their names."""

from typing import Any

from ginrummy.cards import NAMES
from ginrummy.match import MatchState, Roles, Seating
from ginrummy.record.folding import PlayedHand, opening, played
from ginrummy.record.values import Record

UNFINISHED = "unfinished"
"""The outcome of a hand that has none yet."""


def summary(record: Record) -> dict[str, Any]:
    """What happened in *record*, as plain values for JSON.

    ``rules`` are all fields of the rule set; ``roles`` are those of ``box`` seating, else None. ``totals`` of a hand
    are the points toward the target after it, those of the whole game its grand totals, bonuses included. In Hollywood
    Gin both are over all columns, and ``columns`` has the total of each, else it is None.

    Raises:
        GinError: something in the record is not possible.
    """
    score = opening(record)
    hands = []
    for hand in played(record):
        hands.append(_hand(hand, record))
        score = hand.after
    if record.resigned is not None:
        score = score.with_resignation(record.resigned)
    return {
        "rules": record.rules.as_dict(),
        "seating": record.seating.value,
        "people": list(record.names),
        "hands": hands,
        "totals": dict(zip(record.names, score.grand_totals, strict=True)),
        "columns": _columns(score, record) if record.rules.columns > 1 else None,
        "winner": None if score.winner is None else record.names[score.winner],
    }


def toward_target(score: MatchState, record: Record) -> dict[str, int]:
    """What each person has toward the target, over all columns."""
    return {
        record.names[person]: sum(score.running(column, person) for column in score.columns) for person in score.people
    }


def _hand(hand: PlayedHand, record: Record) -> dict[str, Any]:
    roles, result = hand.before.roles, hand.result
    winner = None if result is None or result.winner is None else record.names[roles.person_in(result.winner)]
    return {
        "number": hand.number,
        "dealer": record.names[roles.dealer],
        "roles": _roles(roles, record) if record.seating is Seating.BOX else None,
        "upcard": None if hand.record.upcard is None else NAMES[hand.record.upcard],
        "outcome": UNFINISHED if result is None else result.outcome.value,
        "winner": winner,
        "points": 0 if result is None else result.points,
        "totals": toward_target(hand.after, record),
    }


def _roles(roles: Roles, record: Record) -> dict[str, str | None]:
    out = None if roles.out is None else record.names[roles.out]
    return {"box": record.names[roles.dealer], "captain": record.names[roles.non_dealer], "out": out}


def _columns(score: MatchState, record: Record) -> list[dict[str, int]]:
    return [
        {record.names[person]: score.tally(column, person).total for person in score.people} for column in score.columns
    ]
