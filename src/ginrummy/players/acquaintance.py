"""Acquaintance: what earlier hands of a game have told about how somebody plays.

When a hand is over its cards are shown, so that all that is left to guess about the other hand is which of its cards
were dealt and which drawn. Pasts are drawn for it as for a hand under way (:mod:`ginrummy.fast.belief`), and how often
each kind of player stands behind them is how much likelier that kind has become.
"""

from functools import lru_cache

import numpy as np

from ginrummy.cards import NO_CARDS, PACK_SIZE, CardSet, bit
from ginrummy.fast import layout as at
from ginrummy.fast.belief import draw_pasts
from ginrummy.fast.likelihood import BY_KNOCKER, BY_THROWER, KNOCKS, WAITS
from ginrummy.fast.past import STORY_SIZE
from ginrummy.fast.seen import blind_desk, dealt_size, story_of
from ginrummy.match import View
from ginrummy.players.kinds import KNOCKERS, THROWERS, knocker_rows, strangers, thrower_weights
from ginrummy.rules import HandView, Seat
from ginrummy.rules.events import Drew, Knocked, Took

PASTS, CHAINS, BURN_IN, STEPS = 40, 4, 150, 15
"""How many pasts are drawn for an earlier hand, in how many chains, and the steps before the first and between two."""
LEAST = 0.01
"""No kind becomes less likely by one hand than this."""


def acquaintance(view: View) -> np.ndarray:
    """How likely each kind is that the other seat's person may be: ``float64[LOGS]``, as ``strangers`` gives them.

    Args:
        view: the game as a person knows it who holds cards in the hand under way, or advises one who does.
    """
    assert view.hand is not None
    assert view.hand.viewer is not None
    other = view.score.roles.person_in(view.hand.viewer.other)
    priors = strangers()
    for hand, roles in zip(view.earlier, view.roles, strict=False):
        if hand.viewer is not None and roles.person_in(hand.viewer.other) == other:
            _learn(priors, hand, hand.viewer.other)
    return priors


def _learn(priors: np.ndarray, hand: HandView, seat: Seat) -> None:
    """Add to *priors* what *seat* did in a hand that is over."""
    throwers, knockers = _kinds_behind(*_told(hand, seat))
    priors[BY_THROWER : BY_THROWER + len(THROWERS)] += throwers
    priors[BY_KNOCKER : BY_KNOCKER + len(KNOCKERS)] += knockers
    spread = hand.shown[seat]
    if hand.knocker is not seat or hand.big_gin or spread is None:
        return
    turn = sum(isinstance(event, Drew | Took) and event.seat is seat for event in hand.events)
    for place, kind in enumerate(KNOCKERS):
        chance = KNOCKS if kind.knocks_with(max(turn, 1), spread.deadwood) else WAITS
        priors[BY_KNOCKER + place] += np.log(chance)


def _told(hand: HandView, seat: Seat) -> tuple[bytes, int, CardSet, bytes]:
    """A hand that is over, in a form that :func:`_kinds_behind` can remember."""
    return story_of(hand, seat).tobytes(), dealt_size(hand, seat), _hidden(hand, seat), blind_desk(hand).tobytes()


def _hidden(hand: HandView, seat: Seat) -> CardSet:
    """The cards that *seat* may have held hidden before the last turn."""
    spread = hand.shown[seat]
    if spread is None:
        return hand.unseen
    knock = NO_CARDS
    for event in hand.events:
        if isinstance(event, Knocked) and event.seat is seat:
            knock = bit(event.card)
    return (spread.cards | knock) & ~hand.known[seat]


@lru_cache(4096)
def _kinds_behind(story: bytes, dealt: int, hidden: CardSet, desk: bytes) -> tuple[np.ndarray, np.ndarray]:
    """By how much likelier a hand has made each kind of thrower and of knocker, as logarithms."""
    rows = np.frombuffer(story, np.int64).reshape(-1, STORY_SIZE).copy()
    room = np.frombuffer(desk, np.int64).copy()
    room[at.STREAM_KEY] = hidden  # the same hand teaches the same
    kinds = np.empty((PASTS, 2), np.int64)
    stocks = np.zeros((PASTS, PACK_SIZE), np.int64)
    even = np.zeros_like(strangers())
    weights = (thrower_weights(), knocker_rows(), even)
    if not draw_pasts(
        room, rows, dealt, hidden, *weights, CHAINS, BURN_IN, STEPS, np.empty(PASTS, np.int64), stocks, kinds
    ):
        return np.zeros(len(THROWERS)), np.zeros(len(KNOCKERS))
    return _shares(kinds[:, 0], len(THROWERS)), _shares(kinds[:, 1], len(KNOCKERS))


def _shares(kinds: np.ndarray, count: int) -> np.ndarray:
    return np.asarray(np.log(np.maximum(np.bincount(kinds, minlength=count) / kinds.size, LEAST)))
