"""Who plays the hands: chance, OpenSpiel's own player, and deals that lead to rich showdowns."""

import random
from collections.abc import Sequence

from ginrummy.cards import PACK, CardSet, each
from ginrummy.melds import melds_in
from ginrummy.rules import DONE, Action, Deal, HandState, Phase, RuleSet, Seat
from tests.peers.lockstep import NO_MORE_LAY_OFFS, Chooser, Lockstep, Move
from tests.peers.openspiel import Bot

KEEN = 0.85
"""How often a keen player follows the bot's advice, and how often it goes on laying down."""


def careless(rng: random.Random) -> Chooser:
    """Any move at all."""
    return lambda hand, moves: moves[int(rng.random() * len(moves))]  # rng.choice takes three times as long


def bots(rules: RuleSet) -> Chooser:
    """OpenSpiel's player in both seats."""
    players = {seat: Bot(rules, seat) for seat in Seat}

    def choose(hand: Lockstep, moves: list[Move]) -> Move | None:
        if not hand.played:
            for player in players.values():
                player.restart()
        codes = players[hand.state.turn].choose(hand.hand)
        move = _move(moves, codes)
        if move is None:
            hand.refuse(codes)
        return move

    return choose


def keen(rules: RuleSet, rng: random.Random) -> Chooser:
    """Plays as the bot does most of the time, and lays down whatever comes to hand."""
    players = {seat: Bot(rules, seat) for seat in Seat}

    def choose(hand: Lockstep, moves: list[Move]) -> Move | None:
        if hand.state.phase in (Phase.SPREAD, Phase.DEFENCE):
            more = [move for move in moves if move is not NO_MORE_LAY_OFFS and move.action != DONE]
            return rng.choice(more if more and rng.random() < KEEN else moves)
        if hand.state.phase in (Phase.FIRST_DRAW, Phase.LAST_KNOCK) or rng.random() > KEEN:
            return rng.choice(moves)
        player = players[hand.state.turn]
        player.restart()  # it keeps a plan once it knocks, and we may do otherwise
        return _move(moves, player.choose(hand.hand)) or rng.choice(moves)

    return choose


def replayed(start: HandState, actions: Sequence[Action]) -> Lockstep:
    """A hand after some actions, the decision that then comes compared too."""
    hand = Lockstep(start.deal, start.rules)
    for action in actions:
        by_action = {move.action: move for move in hand.moves()}
        if action not in by_action:
            hand.play(by_action[None])
            by_action = {move.action: move for move in hand.moves()}
        hand.play(by_action[action])
    if not hand.over:
        hand.moves()
    return hand


def fair_deal(rng: random.Random) -> Deal:
    """A deal as any other."""
    return Deal.from_deck(rng.sample(range(52), 52))


def rich_deal(rng: random.Random) -> Deal:
    """A deal of hands that hold two or three melds, long runs among them."""
    left = PACK
    hands = []
    for _ in Seat:
        held = 0
        for _ in range(rng.choice((2, 2, 3))):
            held |= _some_meld(left & ~held, 10 - held.bit_count(), rng)
        rest = each(left & ~held)
        for c in rng.sample(rest, 10 - held.bit_count()):
            held |= 1 << c
        hands.append(held)
        left &= ~held
    upcard, *stock = rng.sample(each(left), left.bit_count())
    return Deal((hands[0], hands[1]), upcard, tuple(stock))


def _some_meld(cards: CardSet, most: int, rng: random.Random) -> CardSet:
    """A meld of at most so many of *cards*, or none."""
    melds = [meld for meld in melds_in(cards) if meld.bit_count() <= min(most, 7)]
    return rng.choice(melds) if melds else 0


def _move(moves: list[Move], codes: tuple[int, ...]) -> Move | None:
    """The move that is *codes* in the peer's world, if our rules allow it."""
    return next((move for move in moves if move.codes == codes), None)
