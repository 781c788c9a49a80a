"""Scores for people: each number of the sum, and where it comes from.

>>> from ginrummy.rules import Outcome, HandResult, Seat
>>> from ginrummy.melds import Spread
>>> nine, four = Spread((), (), 0, 9), Spread((), (), 0, 4)
>>> explain(HandResult(outcome=Outcome.UNDERCUT, winner=Seat.DEALER, points=15, knocker=Seat.NON_DEALER,
...     spreads=(nine, four), difference=5, bonus=10))
'9 − 4 = 5, + 10 undercut = 15'
"""

from ginrummy.locale import t
from ginrummy.match import MatchState, Person, Tally
from ginrummy.rules import HandResult, Outcome, Void

_NAMES = {
    Outcome.KNOCK: "words-outcome-knock",
    Outcome.UNDERCUT: "words-outcome-undercut",
    Outcome.GIN: "words-outcome-gin",
    Outcome.BIG_GIN: "words-outcome-big-gin",
    Outcome.VOID: "words-outcome-void",
}
_SUMS = {
    Outcome.KNOCK: "words-sum-knock",
    Outcome.UNDERCUT: "words-sum-undercut",
    Outcome.GIN: "words-sum-gin",
    Outcome.BIG_GIN: "words-sum-big-gin",
}
_DOUBLED_SUMS = {
    Outcome.KNOCK: "words-sum-knock-doubled",
    Outcome.UNDERCUT: "words-sum-undercut-doubled",
    Outcome.GIN: "words-sum-gin-doubled",
    Outcome.BIG_GIN: "words-sum-big-gin-doubled",
}
_VOIDS = {Void.WALL: "words-void-wall", Void.TAKES: "words-void-takes"}


def outcome(result: HandResult) -> str:
    """How a hand ended, as a heading: ``Undercut``."""
    return t(_NAMES[result.outcome])


def explain(result: HandResult) -> str:
    """Why a hand scored what it did (9, 10).

    The loser's deadwood less the winner's, then the bonus: ``21 − 3 = 18``, ``9 − 4 = 5, + 10 undercut = 15``; against
    gin the defender's deadwood alone: ``47, + 25 gin = 72``; doubled by a spade: ``(21 − 3) × 2 spade = 36``. Where
    nobody scores, the reason in words.
    """
    if result.void is not None:
        return t(_VOIDS[result.void])
    assert result.spreads is not None
    less, more = sorted(spread.deadwood for spread in result.spreads)
    if result.winner is None:
        return t("words-sum-tie", more=more, less=less)
    sums = _SUMS if result.multiplier == 1 else _DOUBLED_SUMS
    return t(
        sums[result.outcome],
        more=more,
        less=less,
        difference=result.difference,
        bonus=result.bonus,
        times=result.multiplier,
        points=result.points,
    )


def explain_tally(tally: Tally) -> str:
    """What somebody has at the end of a game, kind by kind, leaving out what is nothing (11.2).

    ``103 hand points + 60 box bonuses + 100 game bonus = 263``.
    """
    parts = [t("words-tally-points", points=tally.points)]
    if tally.box_bonus:
        parts.append(t("words-tally-box-bonus", points=tally.box_bonus))
    if tally.game_bonus:
        parts.append(t("words-tally-game-bonus", points=tally.game_bonus))
    if tally.shutout:
        parts.append(t("words-tally-shutout", points=tally.shutout))
    if len(parts) == 1:
        return parts[0]
    return t("words-tally-sum", parts=" + ".join(parts), total=tally.total)


def explain_total(score: MatchState, person: Person) -> tuple[str, ...]:
    """What *person* has at the end of a game: a line, or with several columns one for each and one for all (13.2)."""
    tallies = [score.tally(column, person) for column in score.columns]
    if len(tallies) == 1:
        return (explain_tally(tallies[0]),)
    lines = [t("words-tally-column", number=n, sum=explain_tally(tally)) for n, tally in enumerate(tallies, start=1)]
    return *lines, t("words-tally-together", total=sum(tally.total for tally in tallies))
