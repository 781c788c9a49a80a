"""What the other seat may hold: checked against all pasts that a hand can have had, on packs small enough to list."""

import math
from itertools import combinations, permutations

import numpy as np
import pytest

from ginrummy.cards import each, set_of
from ginrummy.errors import PlayerError
from ginrummy.fast import likelihood, past
from ginrummy.fast.seen import dealt_size, story_of
from ginrummy.melds import deadwood_after_discard, least_deadwood, points
from ginrummy.players import player
from ginrummy.players.belief import belief
from ginrummy.players.danger import neighbours
from ginrummy.players.kinds import KNOCKERS, LIKELY_THROWERS, THROWERS
from ginrummy.players.outlook import outs
from ginrummy.rules import CLASSIC, PRESETS, RuleSet
from tests.players.tables import begun, hand_of, plies, random_rules

SMALL = RuleSet(ranks=5, suits=3, hand_size=3, knock_limit=4, wall_size=1, take_cap=4)


def positions(rules, rng, hands, names=("greedy", "random")):
    """Views of the person to act, all through some hands."""
    for number in range(hands):
        pair = (player(rng.choice(names)), player(rng.choice(names)))
        for game, person, _action in plies(begun(f"{rng.random()} {number}", rules), pair, rng):
            view = game.views[person]
            if hand_of(view).knocker is None:
                yield view


def test_believed_hands_agree_with_all_that_was_seen(rng):
    for number in range(30):
        rules = random_rules(rng) if number % 2 else rng.choice(list(PRESETS.values()))
        for view in positions(rules, rng, 2, ("random", "greedy", "sound")):
            hand = view.hand
            other = hand.viewer.other
            found = belief(view, 20, rng.getrandbits(64))
            for held, stock in zip(found.hands.tolist(), found.stocks.tolist(), strict=True):
                assert held.bit_count() == hand.sizes[other]
                assert held & hand.known[other] == hand.known[other]
                assert held & ~hand.possible == 0
                assert set_of(stock[: hand.stock_left]) == hand.unseen & ~held
            assert found.held.sum() == pytest.approx(hand.sizes[other])
            assert found.thrower_shares.sum() == pytest.approx(1)
            assert found.knocker_shares.sum() == pytest.approx(1)


def test_hands_come_as_often_as_all_pasts_together_say(rng):
    """Every past that the story allows is listed, with its likelihood written again as plainly as can be."""
    told = 0
    for view in positions(SMALL, rng, 40):
        hand = view.hand
        other = hand.viewer.other
        story = story_of(hand, other)
        if not 2 <= len(story) <= 3 or hand.unseen.bit_count() > 9:
            continue
        chances = listed(story, dealt_size(hand, other), hand.unseen, hand.limit)
        found = belief(view, 4000, rng.getrandbits(64))
        counted = dict(zip(*np.unique(found.hands, return_counts=True), strict=True))
        assert set(counted) <= set(chances)
        for held, chance in chances.items():
            share = counted.get(held, 0) / found.hands.size
            assert share == pytest.approx(chance, abs=0.06), (held, story)
        told += 1
        if told == 12:
            return
    pytest.fail("too few positions")


def listed(story, dealt, unseen, limit):
    """How likely each hand is, summed over all pasts."""
    thrown_hidden = hidden_throws(story)
    slots = dealt + int((story[:, past.DREW] >= 0).sum())
    cards = [*thrown_hidden, *each(unseen)]
    weights: dict[int, float] = {}
    for first in combinations(cards, dealt):
        rest = [card for card in cards if card not in first]
        for drawn in permutations(rest, slots - dealt):
            if not set(thrown_hidden) <= {*first, *drawn}:
                continue
            outcome = likely(story, first, drawn, dealt, limit)
            if outcome:
                held, weight = outcome
                weights[held] = weights.get(held, 0.0) + weight
    total = sum(weights.values())
    return {held: weight / total for held, weight in weights.items()}


def hidden_throws(story):
    """The cards that were thrown and that nobody had seen before."""
    taken, hidden = set(), []
    for row in story:
        if row[past.TOOK]:
            taken.add(int(row[past.TOP]))
        card = int(row[past.THREW])
        if card in taken:
            taken.remove(card)
        elif card >= 0:
            hidden.append(card)
    return hidden


def likely(story, first, drawn, dealt, limit):
    """The hand that a past leads to and the likelihood of the past, or None where it contradicts the story."""
    held = set_of(first)
    chance = 1.0
    throwers = list(LIKELY_THROWERS)
    knockers = [1.0] * len(KNOCKERS)
    own = 0
    for top, took, drew, card, gone, mine, shed in story.tolist():
        if top >= 0:
            fits = least_deadwood(held | 1 << top) <= least_deadwood(held)
            takes = likelihood.FITS if fits else likelihood.MISFITS
            chance *= takes if took else 1 - takes
        if took:
            held |= 1 << top
        elif drew >= 0:
            held |= 1 << drawn[drew - dealt]
        if card < 0:
            continue
        if not held >> card & 1:
            return None
        own += 1
        left = deadwood_after_discard(held, held & ~(1 << top) if took else held)
        for place, thrower in enumerate(THROWERS):
            throwers[place] *= thrown(thrower, held, card, left, (gone, mine, shed))
        for place, knocker in enumerate(KNOCKERS):
            if min(left.values()) <= limit:
                knocks = knocker.knocks_with(own, min(left.values()))
                knockers[place] *= 1 - (likelihood.KNOCKS if knocks else likelihood.WAITS)
        held ^= 1 << card
    return held, chance * sum(throwers) * sum(knockers)


def thrown(thrower, held, card, left, seen):
    """How likely *card* is thrown, and none of the others that may be: those *left* are told for."""
    gone, mine, shed = seen
    scores = {}
    for one, deadwood in left.items():
        alive = outs(held ^ 1 << one) & ~gone
        scores[one] = (
            thrower.deadwood * deadwood
            + thrower.outs * alive.bit_count()
            + thrower.points * points(alive)
            + thrower.rank * points(1 << one)
            + thrower.taken * (neighbours(one) & mine).bit_count()
            + thrower.thrown * (neighbours(one) & shed).bit_count()
        )
    shares = {one: math.exp(score - max(scores.values())) for one, score in scores.items()}
    blue = likelihood.OUT_OF_THE_BLUE
    return (1 - blue) * shares.get(card, 0.0) / sum(shares.values()) + blue / len(left)


def test_a_card_that_was_taken_is_believed_to_be_held(rng):
    for view in positions(CLASSIC, rng, 6):
        other = view.hand.viewer.other
        for card in each(view.hand.known[other]):
            assert belief(view, 10).held[card] == 1


def test_the_same_seed_gives_the_same_hands(rng):
    view = next(iter(positions(CLASSIC, rng, 1)))
    assert (belief(view, 30, 7).hands == belief(view, 30, 7).hands).all()
    assert (belief(view, 30, 7).hands != belief(view, 30, 8).hands).any()


def test_who_holds_no_cards_believes_nothing(rng):
    game = begun("x", CLASSIC)
    view = game.views[0]
    with pytest.raises(PlayerError, match="can believe anything"):
        belief(type(view)(view.person, view.score))
