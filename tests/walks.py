"""Random rule sets, and random hands and games played under them."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from ginrummy.cards import each
from ginrummy.match import GameLog, HandLog, Seating
from ginrummy.melds import least_deadwood
from ginrummy.rules import (
    DONE,
    PASS,
    PRESETS,
    TAKE,
    AceLimit,
    Action,
    BigGin,
    BoxBonusWhen,
    Deal,
    Discard,
    Draw,
    HandState,
    Knock,
    NextDealer,
    Phase,
    RuleSet,
    Shutout,
    Start,
    Wall,
    apply,
    draw_cards,
    legal,
)

seeds = st.integers(0, 2**32 - 1)
seatings = st.sampled_from(Seating)
presets = st.sampled_from(list(PRESETS.values()))


@st.composite
def _any_rules(draw: st.DrawFn) -> RuleSet:
    """Any options together that make sense, study games among them."""
    eleven = draw(st.booleans())
    limits = st.integers(0, 30)
    fields: dict[str, Any] = {
        "start": Start.ELEVEN if eleven else Start.UPCARD,
        "knock_limit": draw(limits if eleven else st.just("upcard") | limits),
        "spade_doubles": not eleven and draw(st.booleans()),
        "ace_limit": draw(st.sampled_from(AceLimit)),
        "gin_bonus": draw(st.integers(1, 50)),
        "undercut_bonus": draw(st.integers(1, 50)),
        "big_gin_bonus": draw(st.none() | st.integers(1, 60)),
        "tie_is_undercut": draw(st.booleans()),
        "taken_stays": draw(st.booleans()),
        "wall": draw(st.sampled_from(Wall)),
        "wall_size": draw(st.integers(0, 8)),
        "take_cap": draw(st.sampled_from([1, 2, 3, 10, 100])),
        "target": draw(st.integers(1, 120)),
        "next_dealer": draw(st.sampled_from(NextDealer)),
        "box_bonus": draw(st.integers(0, 30)),
        "box_bonus_when": draw(st.sampled_from(BoxBonusWhen)),
        "game_bonus": draw(st.integers(0, 100)),
        "shutout": draw(st.sampled_from(Shutout)),
        "columns": draw(st.sampled_from([1, 1, 2, 3])),
    }
    if draw(st.booleans()):
        fields["suits"] = draw(st.integers(2, 4))
        fewest = -(-8 // fields["suits"])  # two hands of three, and two cards more
        fields["ranks"] = draw(st.integers(fewest, 13))
        fields["hand_size"] = draw(st.integers(3, min(10, fields["suits"] * fields["ranks"] // 2 - 1)))
    return RuleSet(**fields)


any_rules = presets | _any_rules()


def deal_of(seed: int, rules: RuleSet) -> HandState:
    """The first state of the hand that *seed* deals."""
    return HandState.start(Deal.from_seed(seed, rules), rules)


def sensible(state: HandState, rng: random.Random) -> Action:
    """A choice that brings hands to a knock before the wall, and yet tries everything now and then."""
    choices = legal(state)
    if state.phase is Phase.DISCARD:
        ends = [action for action in choices if isinstance(action, Knock | BigGin)]
        if ends and rng.random() < 0.6:
            return rng.choice(ends)
        if rng.random() < 0.8:
            held = state.held[state.turn]
            discards = [action for action in choices if isinstance(action, Discard)]
            return min(discards, key=lambda action: (least_deadwood(held ^ 1 << action.card), rng.random()))
    if state.phase in (Phase.SPREAD, Phase.DEFENCE) and choices != (DONE,) and rng.random() < 0.9:
        return rng.choice([action for action in choices if action != DONE])
    if TAKE in choices:
        helped = least_deadwood(state.held[state.turn] | 1 << state.pile[-1]) < least_deadwood(state.held[state.turn])
        others = [action for action in choices if action != TAKE]
        return TAKE if (helped or rng.random() < 0.2) or not others else rng.choice(others)
    return rng.choice(choices)


def careless(state: HandState, rng: random.Random) -> Action:
    """Any choice at all."""
    return rng.choice(legal(state))


def moves(state: HandState, rng: random.Random) -> Iterator[tuple[HandState, Action, HandState]]:
    """A hand played to its end: before, action, after."""
    choose = rng.choice((sensible, sensible, careless))
    while not state.over:
        action = choose(state, rng)
        after = apply(state, action)
        yield state, action, after
        state = after


def played(state: HandState, rng: random.Random) -> list[Action]:
    """The actions of a hand played to its end."""
    return [action for _, action, _ in moves(state, rng)]


def played_game(seed: int, rules: RuleSet, seating: Seating, hands: int) -> GameLog:
    """A game of at most so many hands, the last one perhaps cut short."""
    rng = random.Random(seed)
    log = GameLog(rules, seating, draw_cards(seed, seating.people, rules))
    for number in range(hands):
        if log.fold().over:
            break
        deal = Deal.from_seed(f"{seed} {number}", rules)
        actions = played(HandState.start(deal, rules), rng)
        if number == hands - 1 and rng.random() < 0.5:
            actions = actions[: rng.randrange(len(actions))]
        log = GameLog(rules, seating, log.draw, (*log.hands, HandLog(deal, tuple(actions))))
    return log


def with_cards(state: HandState, actions: list[Action]) -> list[Action]:
    """The same actions for a hand whose stock is unknown: each draw tells its card."""
    told: list[Action] = []
    for action in actions:
        after = apply(state, action)
        if isinstance(action, Draw):
            (card,) = each(after.held[state.turn] & ~state.held[state.turn])
            action = Draw(card)
        told.append(action)
        state = after
    return told


def knocking_decks(number: int, rng: random.Random) -> list[list[int]]:
    """Deals in which each seat may knock as soon as it has drawn: by chance that is rare."""
    decks = []
    for _ in range(number):
        one = [*range(3), *range(13, 16), *range(26, 29), 39]  # three runs and an ace
        other = [*range(4, 7), *range(17, 20), *range(30, 33), 40]
        rest = [card for card in range(52) if card not in one and card not in other]
        rng.shuffle(rest)
        dealt = [card for pair in zip(one, other, strict=True) for card in pair]
        decks.append([*dealt, *rest])
    return decks


EVERY_BARE_ACTION: tuple[Action, ...] = (PASS, TAKE, Draw(), BigGin(), DONE)
