"""Playouts: the kernels that play hands on, against the same told as plainly as can be."""

import random

import numpy as np
import pytest

from ginrummy import fast
from ginrummy.cards import rank_of, suit_of
from ginrummy.fast import layout as at
from ginrummy.fast.codec import decode_action, encode_action, new_desk
from ginrummy.fast.play import hands_kernel
from ginrummy.fast.policies import CAREFUL, HASTY
from ginrummy.fast.search import MOST_POINTS, careful_choice, play_outs
from ginrummy.fast.seen import blind_desk
from ginrummy.fast.showdown import POINTS, RESULT_SIZE, WINNER
from ginrummy.melds import deadwood_after_discard, points
from ginrummy.players import FREE, player
from ginrummy.players.choices import discards_of
from ginrummy.players.danger import neighbours
from ginrummy.players.outlook import outs
from ginrummy.players.sound import Sound
from ginrummy.players.sound import Style as SoundStyle
from ginrummy.players.styles import Style, row
from ginrummy.rules import CLASSIC, Phase, hand_result
from tests.players.tables import begun, hand_of, plies, state_of

SOUND = Style(knocks=((3, 62),) * 4 + ((6, 62),) * 4)
"""The style of the sound player where an undercut brings ten points."""


def desk_with(rules, *styles):
    desk = new_desk(rules)
    desk[at.STYLE : at.STYLE + 2 * at.STYLE_SIZE] = np.concatenate([row(style) for style in styles])
    desk[at.NEEDED : at.NEEDED + 2] = rules.target
    return desk


def test_in_sounds_style_it_plays_as_sound(rng):
    seed = rng.getrandbits(32)
    rows = np.empty((3000, RESULT_SIZE), np.int32)
    hands_kernel(desk_with(CLASSIC, SOUND, SOUND), seed, 0, CAREFUL, CAREFUL, rows)
    hands = fast.play_hands("sound", "sound", 3000, seed)
    assert (rows[:, WINNER] == hands.winner).all()
    assert (rows[:, POINTS] == hands.points).all()


@pytest.mark.parametrize("at_sight", [False, True])
def test_a_playout_is_the_hand_played_on(at_sight, rng):
    """With the other hand and the stock told, one playout is what the readable player makes of the rest."""
    own = SOUND if not at_sight else Style(knocks=((0, 62),) * 3, slack=12)
    worth = np.arange(-MOST_POINTS, MOST_POINTS + 1, dtype=np.float64)
    policy = HASTY if at_sight else CAREFUL
    checked = 0
    for number in range(3):
        chance = player("random")
        for game, person, _action in plies(begun(f"{rng.random()} {number}", CLASSIC), (chance, chance), rng):
            view, state = game.views[person], state_of(game)
            hand = hand_of(view)
            if hand.phase in (Phase.SPREAD, Phase.DEFENCE) or rng.random() < 0.8:
                continue
            desk = blind_desk(hand)
            desk[at.NEEDED : at.NEEDED + 2] = CLASSIC.target
            numbers = np.array([encode_action(action) for action in view.choices], np.int64)
            stock = np.zeros((1, 52), np.int64)
            assert state.deal.stock is not None
            assert hand.viewer is not None
            left = state.deal.stock[len(state.deal.stock) - state.stock_left :]
            stock[0, : len(left)] = left
            other = np.array([state.held[hand.viewer.other]], np.int64)
            values = np.empty((1, numbers.size))
            kinds = np.zeros(1, np.int64)
            styles = row(own)[None].copy()
            play_outs(desk, other, stock, kinds, styles, row(own), worth, numbers, policy, policy, values)
            for place, action in enumerate(view.choices):
                assert values[0, place] == played_on(game, action, own, hand.viewer, at_sight), action
                checked += 1
    assert checked > 20


def played_on(game, action, style, me, at_sight):
    """What a hand brings to *me* when both go on in one style."""
    game = game.act(game.game.to_act, action)
    while game.game.to_act is not None and not game.game.hand.over:
        person = game.game.to_act
        game = game.act(person, readable(game.views[person], style, at_sight))
    result = hand_result(game.game.hand)
    return 0 if result.winner is None else result.points if result.winner is me else -result.points


def readable(view, style, at_sight):
    """What the kernels do, told by the sound player with a knock and, at a glance, a discard of its own."""
    return _Styled(style, at_sight).choose(view, random.Random(), FREE)


class _Styled(Sound):
    def __init__(self, style, at_sight):
        object.__setattr__(self, "style", SoundStyle(hope=style.hope, danger=style.danger, slack=style.slack))
        object.__setattr__(self, "name", "styled")
        object.__setattr__(self, "ours", style)
        object.__setattr__(self, "at_sight", at_sight)

    __slots__ = ("at_sight", "ours")
    at_sight: bool
    ours: Style

    def _knocks(self, view, hand, memory, mine):
        if (self._expected(hand, memory) - mine) * hand.multiplier >= view.score.needed(view.person):
            return True
        return self.ours.knocks_with(max(memory.turns, 1), mine)

    def _discard(self, hand, memory):
        if not self.at_sight:
            return super()._discard(hand, memory)
        left = deadwood_after_discard(hand.held, discards_of(hand))
        taken = hand.known[hand.viewer.other]
        ours = self.ours

        hope, count, safety, danger = (
            round(weight * at.UNIT)
            for weight in (ours.hope_at_sight, ours.outs, ours.safety_at_sight, ours.danger_at_sight)
        )

        def worth(card):
            alive = outs(hand.held ^ 1 << card) & hand.unseen
            hoped = hope * points(alive) + count * alive.bit_count() - at.UNIT * left[card]
            beside = neighbours(card)
            safe = safety * (beside & memory.thrown).bit_count()
            return hoped + safe - danger * (beside & taken).bit_count()

        good = [card for card in left if left[card] <= min(left.values()) + ours.slack]
        return max(good, key=lambda card: (worth(card), rank_of(card), suit_of(card)))


def test_the_base_is_the_careful_choice(rng):
    for number in range(6):
        one = player("sound")
        for game, person, action in plies(begun(f"{rng.random()} {number}", CLASSIC), (one, one), rng):
            hand = hand_of(game.views[person])
            if hand.phase in (Phase.SPREAD, Phase.DEFENCE):
                continue
            desk = blind_desk(hand)
            desk[at.NEEDED : at.NEEDED + 2] = CLASSIC.target
            assert decode_action(careful_choice(desk, row(SOUND)), state_of(game)) == action
