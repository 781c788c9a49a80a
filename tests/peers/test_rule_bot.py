"""The peer's rule player as one of ours: it chooses as it does in its own world."""

import random

import pytest

from ginrummy.match import OpenGame
from ginrummy.players import FREE
from ginrummy.rules import PRESETS, Phase, RuleSet, Wall
from tests.peers.lockstep import Lockstep
from tests.peers.playing import bots, fair_deal
from tests.peers.rule_bot import RuleBot


@pytest.mark.parametrize("rules", [PRESETS["classic"], RuleSet(wall=Wall.LAST_TAKE), PRESETS["oklahoma"]])
def test_it_chooses_as_in_its_own_world(rules, rng):
    """From what it sees alone it does what it does when the whole state of its own engine is given to it."""
    one, asked = RuleBot(), 0
    for _ in range(30):
        deal = fair_deal(rng)
        both, choose = Lockstep(deal, rules), bots(rules)
        game = OpenGame.start((0, 51), rules).deal(deal)
        while not both.over:
            move = choose(both, both.moves())
            if move is None:
                break
            person = game.game.to_act
            if person is not None and both.state.phase not in (Phase.SPREAD, Phase.DEFENCE):
                assert one.choose(game.views[person], random.Random(0), FREE) == move.action
                asked += 1
            both.play(move)
            if move.action is not None and person is not None:
                game = game.act(person, move.action)
    assert asked > 300


@pytest.mark.parametrize("name", PRESETS)
def test_it_plays_every_preset_of_whole_packs(name, rng):
    """Its answers are choices, whatever its own rules say."""
    one = RuleBot()
    for _ in range(5):
        game = OpenGame.start((0, 51), PRESETS[name]).deal(fair_deal(rng))
        while (person := game.game.to_act) is not None:
            action = one.choose(game.views[person], random.Random(0), FREE)
            assert action in game.views[person].choices
            game = game.act(person, action)
