"""OpenSpiel's own rule player, on its own engine, as a player of ours: ``python -m tests.peers.rule_bot``.

It runs in the environment of the peers and speaks our protocol for outside players, so the arena plays against it from
any other: ``ginrummy arena "openspiel=cmd:.venv-peers/bin/python -m tests.peers.rule_bot" sound``.
"""

import random
import sys
from collections.abc import Iterator
from functools import cache

from ginrummy.cards import Card, CardSet, each, set_of
from ginrummy.match import View
from ginrummy.players import Budget, player
from ginrummy.players.laying import next_to_lay
from ginrummy.players.outside.serving import serve
from ginrummy.rules import DISCARDS, DRAW, KNOCKS, PASS, TAKE, Action, Deal, HandView, Phase, Seat
from ginrummy.rules.events import Dealt, Discarded, Drew, Passed, Took, Turn
from tests.peers import openspiel as peer

WORDS: dict[peer.Code, Action] = {peer.PASS: PASS, peer.TAKE: TAKE, peer.DRAW: DRAW}


class RuleBot:
    """OpenSpiel's ``SimpleGinRummyBot``: takes what lessens its deadwood, throws its worst card, knocks at once.

    - Upcard, draw, discard, knock and the last take are its own: it is asked anew each time, on a state of its engine
      that looks to it as the game does; what it cannot see is filled in somehow, and it does not look there.
    - Where it wants what our rules forbid, as to throw back the card that it has just taken, ``greedy`` chooses.
    - It lays down our default spread and our best defence: its own world knows no run of more than five.
    """

    name = "openspiel"

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """The choice that the class describes.

        Raises:
            ValueError: its engine does not know these rules.
        """
        hand = view.hand
        assert hand is not None  # there is something to choose
        assert hand.viewer is not None
        if hand.phase in (Phase.SPREAD, Phase.DEFENCE):
            return next_to_lay(hand)
        if hand.rules.pack.bit_count() != 52 or hand.rules.hand_size != 10 or hand.upcard is None:
            raise ValueError(f"OpenSpiel's gin rummy has no such rules: {hand.rules}")
        bot = _bot(hand.rules, hand.viewer)
        bot.restart()
        action = _action(bot.choose(imagined(hand)), hand.phase)
        return action if action in hand.choices else player("greedy").choose(view, rng, budget)


_bot = cache(peer.Bot)


def _action(codes: tuple[peer.Code, ...], phase: Phase) -> Action:
    """Our action for what the bot does."""
    if codes[0] == peer.KNOCK:
        return KNOCKS[peer.CARD_OF[codes[1]]] if len(codes) > 1 else TAKE
    if codes[0] in WORDS:
        return WORDS[codes[0]]
    card = peer.CARD_OF[codes[0]]
    return KNOCKS[card] if phase is Phase.LAST_KNOCK else DISCARDS[card]


def imagined(hand: HandView) -> peer.Hand:
    """A hand in the peer's world that looks to the viewer as this one does.

    The other seat's cards are filled in as they were seen: a card that it threw and had not taken was the one that it
    drew last, or dealt, of those not yet told; whatever is still open then is any card that the viewer has not seen.
    """
    dealt = next(event for event in hand.events if isinstance(event, Dealt))
    assert hand.viewer is not None
    assert dealt.upcard is not None
    theirs: list[Card | None] = [None] * hand.rules.hand_size
    stock: list[Card | None] = []
    untold = [(theirs, place) for place in range(len(theirs))]
    taken: CardSet = 0
    for event in hand.events:
        match event:
            case Drew(seat, card):
                if seat is not hand.viewer:
                    untold.append((stock, len(stock)))
                stock.append(card)
            case Took(seat, card) if seat is not hand.viewer:
                taken |= 1 << card
            case Discarded(seat, card) if seat is not hand.viewer:
                if taken >> card & 1:
                    taken ^= 1 << card
                else:
                    where, place = untold.pop()
                    where[place] = card
    told = set_of(card for card in (*theirs, *stock) if card is not None)
    rest = iter(each(hand.rules.pack & ~(dealt.cards | 1 << dealt.upcard | told)))
    for where, place in untold:
        where[place] = next(rest)
    cards = set_of(card for card in theirs if card is not None)
    hands = (dealt.cards, cards) if hand.viewer is Seat.NON_DEALER else (cards, dealt.cards)
    drawn = [card for card in stock if card is not None]
    there = peer.Hand(Deal(hands, dealt.upcard, (*drawn, *rest)), hand.rules)
    for code in _codes(hand):
        there.apply(code)
    return there


def _codes(hand: HandView) -> Iterator[peer.Code]:
    """What was done so far, in the peer's words."""
    phase = Phase.UPCARD
    for event in hand.events:
        match event:
            case Turn():
                phase = event.phase
            case Passed():
                yield peer.PASS
            case Drew():
                yield peer.DRAW
            case Took():
                yield peer.KNOCK if phase is Phase.LAST_TAKE else peer.TAKE
            case Discarded(_, card):
                yield peer.CODE_OF[card]


def _say(answer: bytes) -> None:
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    serve(RuleBot(), iter(sys.stdin.buffer.readline, b""), _say)
