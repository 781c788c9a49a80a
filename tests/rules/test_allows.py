"""Whether one action is allowed, asked without making the list, is what the list says."""

import random

from hypothesis import given
from hypothesis import strategies as st

from ginrummy.cards import PACK_SIZE
from ginrummy.rules import DISCARDS, KNOCKS, Action, Deal, Discard, Draw, HandState, Knock, Lay, LayOff, RuleSet, legal
from ginrummy.rules.legal import allows
from tests import brute
from tests.bridge import from_brute
from tests.walks import EVERY_BARE_ACTION, any_rules, moves, seeds

MELDS = [from_brute(meld) for meld in brute.EVERY_MELD]
EVERYTHING: list[Action] = [
    *EVERY_BARE_ACTION,
    *DISCARDS,
    *KNOCKS,
    *map(Draw, range(PACK_SIZE)),
    *map(Lay, MELDS),
    *(Discard(card) for card in (-1, 7, PACK_SIZE)),
    *(Knock(card) for card in (-1, 7, PACK_SIZE)),
    *map(Lay, (0, 1, -1, 0b11)),
]


def asked_one_by_one(state: HandState, rng: random.Random) -> None:
    """Ask for every action of a state that has no list yet, and compare with the list."""
    offered = legal(state)
    knockers = [*state.melds[0], *state.melds[1], rng.choice(MELDS)]
    offs = [LayOff(card, meld) for meld in knockers for card in range(PACK_SIZE)]
    two_melds = [Lay(rng.choice(MELDS) | rng.choice(MELDS)), Lay(state.unmatched(state.turn))]
    for action in [*EVERYTHING, *offs, *two_melds]:
        assert allows(state.evolve(), action) == (action in offered), (str(state), action)


@given(any_rules, seeds, st.booleans())
def test_allows_is_being_in_the_list(rules: RuleSet, seed: int, unknown_stock: bool):
    rng = random.Random(seed)
    deal = Deal.from_seed(seed, rules)
    for before, _, after in moves(HandState.start(deal.hidden() if unknown_stock else deal, rules), rng):
        if before.knocker is not None or rng.random() < 0.1:
            asked_one_by_one(before, rng)
        if after.over:
            asked_one_by_one(after, rng)
