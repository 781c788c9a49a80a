"""Tens of thousands of hands in both worlds at once: legal moves, deadwood and scores; only known differences pass."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ginrummy.rules import PRESETS, UPCARD, AceLimit, Deal, RuleSet, Wall
from tests.peers.differences import Difference
from tests.peers.lockstep import Chooser, Disagreement, Lockstep
from tests.peers.playing import bots, careless, fair_deal, keen, rich_deal

NEAREST = RuleSet(wall=Wall.LAST_TAKE, taken_stays=False, tie_is_undercut=False, undercut_bonus=25)
"""Our options as near as they come to the peer's game."""
NEAREST_OKLAHOMA = replace(NEAREST, knock_limit=UPCARD)
RULES: dict[str, RuleSet] = {
    **PRESETS,
    "nearest": NEAREST,
    "nearest oklahoma": NEAREST_OKLAHOMA,
    "last take": RuleSet(wall=Wall.LAST_TAKE),
}

RANDOM_HANDS = 20_250
BOT_HANDS = 5_400
RICH_HANDS = 2_700

NEVER_NEAREST = {
    Difference.THROWN_BACK,
    Difference.WALL_TURN,
    Difference.TIE_PAYS_NOTHING,
    Difference.SPADES_DO_NOT_DOUBLE,
    Difference.NO_BIG_GIN,
}
"""What our options can do as the peer does it, so that it cannot be met under the nearest rules."""

each_rules = pytest.mark.parametrize("rules", RULES.values(), ids=RULES)


@pytest.fixture
def play(rng: random.Random, record_property: Callable[[str, object], None]) -> Callable[..., None]:
    """Play a share of *hands* under each rules, and count what was met in how many hands."""

    def play(
        kind: str, hands: int, rules: RuleSet, choose: Chooser, deal: Callable[[random.Random], Deal] = fair_deal
    ) -> None:
        met: Counter[str] = Counter()
        for _ in range(hands // len(RULES)):
            hand = Lockstep(deal(rng), rules)
            hand.run(choose)
            met[f"hands: {kind}"] += 1
            met.update({sighting.difference.value for sighting in hand.seen})
            met["hands with a score to compare"] += hand.scored
            met["hands cut short: its player throws a taken card back"] += hand.refused
        if rules.wall is Wall.LAST_TAKE and not rules.taken_stays:
            assert not NEVER_NEAREST & met.keys()
        for name, count in met.items():
            record_property(name, count)

    return play


@each_rules
def test_random_hands(play: Callable[..., None], rng: random.Random, rules: RuleSet):
    play("random", RANDOM_HANDS, rules, careless(rng))


@each_rules
def test_hands_of_its_own_player(play: Callable[..., None], rules: RuleSet):
    play("its own player", BOT_HANDS, rules, bots(rules))


@each_rules
def test_rich_hands(play: Callable[..., None], rng: random.Random, rules: RuleSet):
    """Hands full of melds, brought to a showdown where everything is laid down that can be."""
    play("rich", RICH_HANDS, rules, keen(rules, rng), rich_deal)


@pytest.mark.parametrize(
    ("field", "value", "nearest"),
    [
        ("knock_limit", 9, NEAREST),
        ("gin_bonus", 24, NEAREST),
        ("undercut_bonus", 26, NEAREST),
        ("wall_size", 3, NEAREST),
        ("take_cap", 3, NEAREST),
        ("knock_limit", UPCARD, NEAREST),
        ("ace_limit", AceLimit.ONE, NEAREST_OKLAHOMA),
    ],
)
def test_a_rule_that_is_a_little_off_does_not_pass(rng: random.Random, field: str, value: Any, nearest: RuleSet):
    """The peer keeps to the nearest rules while we play by others."""
    ours = replace(nearest, **{field: value})
    choose = keen(nearest, rng)

    def play(hands: int) -> None:
        for _ in range(hands):
            Lockstep(fair_deal(rng), ours, nearest).run(choose)

    with pytest.raises(Disagreement):
        play(2000)
