"""The arena's figures in words: tables as rows, and what else there is to say, for the terminal and the page."""

import math

from ginrummy.analysis.arena.contest import Unit
from ginrummy.analysis.arena.estimates import Estimate
from ginrummy.analysis.arena.match import Match
from ginrummy.analysis.arena.robin import RoundRobin
from ginrummy.analysis.arena.sprt import Verdict
from ginrummy.locale import t

Row = tuple[str, ...]

_WAYS = {
    "knock": "arena-way-knock",
    "undercut": "arena-way-undercut",
    "gin": "arena-way-gin",
    "big gin": "arena-way-big-gin",
    "forfeit": "arena-way-forfeit",
    "tie": "arena-way-tie",
    "void": "arena-way-void",
}


def headline(match: Match) -> str:
    """What was played."""
    deals, hands = match.deals, int(match.rows.hands.sum())
    if match.contest.unit is Unit.GAMES:
        return t("arena-played-games", deals=deals, games=deals * match.contest.people, hands=hands)
    return t("arena-played-hands", deals=deals, hands=hands)


def standing(match: Match) -> list[Row]:
    """The head of a table and a row for each player: points a hand, hands and games won, time."""
    games = match.contest.unit is Unit.GAMES
    head = [t("arena-head-player"), t("arena-head-per-hand"), t("arena-head-hands-won")]
    head += [t("arena-head-games-won")] if games else []
    rows: list[Row] = [(*head, t("arena-head-decision"))]
    pace = match.pace.seconds_per_decision
    for player, name in enumerate(match.names):
        row = [name, points(match.points_per_hand(player)), share(match.hand_wins(player))]
        if (won := match.game_wins(player)) is not None:
            row.append(share(won))
        rows.append((*row, _time(pace[player])))
    return rows


def endings(match: Match) -> list[Row]:
    """The head of a table and a row for each way in which hands ended."""
    rows: list[Row] = [(t("arena-head-ending"), t("arena-head-all"), *match.names)]
    for way, counts in match.outcomes().items():
        if counts["all"]:
            nobody = way in ("tie", "void")
            rows.append(
                (
                    t(_WAYS[way]),
                    _whole(counts["all"]),
                    *("" if nobody else _whole(counts[name]) for name in match.names),
                )
            )
    return rows


def notes(match: Match) -> list[str]:
    """The answer to the question, and what was forfeited; a line each."""
    lines = [] if match.answer is None else [_verdict(match)]
    for name, kinds in match.forfeits().items():
        lines += [t("arena-forfeits", player=name, count=count, kind=kind) for kind, count in kinds.items()]
    messages = dict.fromkeys(fault.message for fault in match.rows.faults)
    return [*lines, *(t("arena-first-fault", message=message) for message in list(messages)[:3])]


def payoff(robin: RoundRobin) -> list[Row]:
    """The head of a table and a row for each player: its points a hand against each other one, and its rating."""
    places = range(len(robin.names))
    rows: list[Row] = [(t("arena-head-player"), *robin.names, t("arena-head-rating"))]
    for one, rated in zip(places, robin.ratings(), strict=True):
        cells = ("" if one == other else points(robin.payoff(one, other)) for other in places)
        rows.append((robin.names[one], *cells, rating(*rated)))
    return rows


def points(figure: Estimate) -> str:
    """Points a hand with their sign, and how sure they are."""
    if not math.isfinite(figure.reach):
        return t("arena-points-unsure", points=_signed(figure.mean))
    return t("arena-points", points=_signed(figure.mean), reach=round(figure.reach, 2))


def rating(mu: float, sigma: float) -> str:
    """A rating, and how unsure it is."""
    return t("arena-rating", mu=round(mu, 1), sigma=round(sigma, 1)).replace("-", "−")


def share(figure: Estimate) -> str:
    """A share in per cent, and how sure it is."""
    percent = round(100 * figure.mean, 1)
    if not math.isfinite(figure.reach):
        return t("arena-share-unsure", percent=percent)
    return t("arena-share", percent=percent, reach=round(100 * figure.reach, 1))


def _verdict(match: Match) -> str:
    """What the question came to."""
    answer = match.answer
    assert answer is not None
    asked = answer.question
    games = match.contest.unit is Unit.GAMES
    h0, h1 = (t("arena-percent", percent=round(100 * h, 1)) if games else _signed(h) for h in (asked.h0, asked.h1))
    what = t("arena-of-games") if games else t("arena-of-points")
    key = {Verdict.H1: "arena-sprt-h1", Verdict.H0: "arena-sprt-h0", Verdict.OPEN: "arena-sprt-open"}[answer.verdict]
    first = t(key, player=match.names[0], h0=h0, h1=h1, what=what, deals=answer.deals)
    lower, upper = map(_signed, asked.bounds)
    return first + " " + t("arena-sprt-ratio", ratio=_signed(answer.log_ratio), lower=lower, upper=upper)


def _signed(number: float) -> str:
    """A number with two digits and its sign."""
    rounded = round(number, 2)
    if rounded == 0:
        return t("arena-nought", number=0)
    return t("arena-more" if rounded > 0 else "arena-less", number=abs(rounded))


def _whole(number: int) -> str:
    return t("simulate-number", number=number)


def _time(seconds: float | None) -> str:
    """How long a decision takes."""
    if seconds is None:
        return ""
    if seconds < 1e-3:
        return t("arena-microseconds", number=round(seconds * 1e6, 1))
    return t("arena-milliseconds", number=round(seconds * 1e3, 1))
