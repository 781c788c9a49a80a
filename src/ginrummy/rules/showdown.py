"""The showdown: spreads, their defaults, and what a hand scores (rules, clauses 7.3, 8, 9 and 10)."""

from dataclasses import dataclass
from enum import StrEnum

from ginrummy.cards import Card, CardSet
from ginrummy.errors import IllegalAction
from ginrummy.melds import Spread, best_arrangements, best_defence, exposure
from ginrummy.rules.actions import DONE, Action, Lay, LayOff
from ginrummy.rules.legal import GIN
from ginrummy.rules.ruleset import RuleSet
from ginrummy.rules.state import HandState, Phase, Seat, Void


class Outcome(StrEnum):
    """How a hand ended."""

    KNOCK = "knock"
    """The knocker has less deadwood; or a tie that counts for nobody (9.1, 9.2)."""
    UNDERCUT = "undercut"
    GIN = "gin"
    BIG_GIN = "big gin"
    VOID = "void"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandResult:
    """What a hand came to, with each number of the sum.

    ``points == (difference + bonus) * multiplier`` wherever somebody scores.

    Attributes:
        outcome: how it ended.
        winner: the seat that scores, or None.
        points: what the winner scores, 0 where nobody does; box bonuses are not in it.
        knocker: the seat that knocked, or None.
        spreads: what the non-dealer and the dealer laid down; None in a void hand, whose cards stay hidden.
        difference: how far the deadwoods are apart; against gin, all of the defender's.
        bonus: the bonus for undercut, gin or big gin, else 0.
        multiplier: 2 where a spade upcard doubles the hand, else 1 (13.1).
        void: why the hand is void, or None.
    """

    outcome: Outcome
    winner: Seat | None = None
    points: int = 0
    knocker: Seat | None = None
    spreads: tuple[Spread, Spread] | None = None
    difference: int = 0
    bonus: int = 0
    multiplier: int = 1
    void: Void | None = None


def settle(
    rules: RuleSet, upcard: Card | None, knocker: Seat, spreads: tuple[Spread, Spread], *, big_gin: bool = False
) -> HandResult:
    """The result of a hand that somebody ended, from what both sides laid down (9).

    Args:
        rules: the rules of the game.
        upcard: the card turned up at the deal, or None (13.1).
        knocker: the seat that knocked.
        spreads: what the non-dealer and the dealer laid down.
        big_gin: whether the knock was big gin (9.5).
    """
    mine, theirs = spreads[knocker].deadwood, spreads[knocker.other].deadwood
    outcome, winner, bonus = _verdict(rules, knocker, mine, theirs, big_gin)
    multiplier = rules.multiplier_for(upcard)
    difference = abs(theirs - mine)
    return HandResult(
        outcome=outcome,
        winner=winner,
        points=0 if winner is None else (difference + bonus) * multiplier,
        knocker=knocker,
        spreads=spreads,
        difference=difference,
        bonus=bonus,
        multiplier=multiplier,
    )


def _verdict(rules: RuleSet, knocker: Seat, mine: int, theirs: int, big_gin: bool) -> tuple[Outcome, Seat | None, int]:
    """Outcome, winner and bonus, when the knocker shows *mine* points of deadwood and the defender *theirs*."""
    if big_gin:
        return Outcome.BIG_GIN, knocker, rules.big_gin_bonus or 0
    if mine == GIN:
        return Outcome.GIN, knocker, rules.gin_bonus
    if mine < theirs:
        return Outcome.KNOCK, knocker, 0
    if mine == theirs and not rules.tie_is_undercut:
        return Outcome.KNOCK, None, 0
    return Outcome.UNDERCUT, knocker.other, rules.undercut_bonus


def hand_result(state: HandState) -> HandResult:
    """The result of a hand that is over.

    Raises:
        IllegalAction: the hand is not over.
    """
    if state.phase is not Phase.OVER:
        raise IllegalAction("hand-not-over", phase=state.phase.value)
    if state.knocker is None:
        return HandResult(outcome=Outcome.VOID, void=state.void)
    spreads = (state.spread(Seat.NON_DEALER), state.spread(Seat.DEALER))
    return settle(state.rules, state.deal.upcard, state.knocker, spreads, big_gin=state.big_gin)


def default_spread(held: CardSet, possible: CardSet) -> Spread:
    """What a knocker shows by default: least deadwood, then least to lay off on, then a fixed order (7.3).

    Args:
        held: the knocker's cards after the discard.
        possible: the cards that the defender may hold, as far as the knocker has seen.
    """
    best = min(best_arrangements(held), key=lambda a: (exposure(a.melds, possible), len(a.melds), a.melds))
    return Spread(best.melds, (), best.unmatched, best.deadwood)


def default_defence(held: CardSet, knocker: Spread) -> Spread:
    """The defence that leaves least deadwood against what the knocker laid down (8.4, 9.3)."""
    return best_defence(held, () if knocker.deadwood == GIN else knocker.melds)


def spread_actions(spread: Spread) -> tuple[Action, ...]:
    """The actions that lay *spread* down: its melds, its lay-offs, ``done``."""
    lays = (Lay(meld) for meld in spread.melds)
    offs = (LayOff(one.card, one.meld) for one in spread.laid_off)
    return *lays, *offs, DONE
