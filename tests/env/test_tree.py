"""A hand with chance nodes: the rules' own hand, dealt and drawn by chance; players are told their own events alone."""

import copy
import functools
import random
from collections.abc import Sequence
from math import comb, isclose
from typing import Any

import numpy as np
import pytest

from ginrummy.cards import each
from ginrummy.env.actions import action_of, number_of
from ginrummy.env.conformance import Agent, check_no_leak, visible
from ginrummy.env.observation import hand_part
from ginrummy.env.tree import CHANCE, NOBODY, TURNS, Hand, Room
from ginrummy.errors import IllegalAction
from ginrummy.fast import encode_state
from ginrummy.rules import (
    CLASSIC,
    DRAW,
    PRESETS,
    Draw,
    HandState,
    HandView,
    RuleSet,
    Seat,
    Start,
    apply,
    events_after,
    hand_result,
    legal,
    opening_events,
)
from tests.players.tables import random_rules

STUDY = RuleSet(ranks=4, suits=2, hand_size=3, wall_size=0, take_cap=1, knock_limit=5)


def dealt(rules: RuleSet, rng: random.Random, laying: Any = "own") -> Hand:
    hand = Hand(Room(rules, laying))
    while hand.player == CHANCE:
        chance(hand, rng)
    return hand


def chance(hand: Hand, rng: random.Random) -> int:
    outcomes = hand.chance_outcomes()
    assert isclose(sum(p for _, p in outcomes), 1)
    card = rng.choices([card for card, _ in outcomes], [p for _, p in outcomes])[0]
    hand.act(card)
    return card


def follow(state: HandState, views: list[HandView], action: Any) -> tuple[HandState, list[HandView]]:
    after = apply(state, action)
    told = [[*events_after(state, action, after, seat)] for seat in Seat]
    return after, [functools.reduce(HandView.after, told[seat], views[seat]) for seat in Seat]


def test_in_lockstep_with_the_rules(rng):
    """Choices, states, results and what both see, at every choice."""
    for number in range(8):
        rules = random_rules(rng) if number % 2 else rng.choice(list(PRESETS.values()))
        hand = dealt(rules, rng)
        state = hand.state
        assert state == HandState.start(state.deal, rules)
        views = [HandView.fold(rules, seat, opening_events(state, seat)) for seat in Seat]
        while hand.player != NOBODY:
            told = {number_of(DRAW if isinstance(action, Draw) else action) for action in legal(state)}
            assert hand.legal == tuple(sorted(told))
            choice = rng.choice(hand.legal)
            action = action_of(choice, state)
            hand.act(choice)
            if hand.player == CHANCE:
                assert [card for card, _ in hand.chance_outcomes()] == list(each(state.unseen))
                action = Draw(chance(hand, rng))
            state, views = follow(state, views, action)
            assert hand.state == state
            for seat in Seat:
                assert np.array_equal(hand.observation(seat), hand_part(views[seat]))
        result = hand_result(state)
        assert hand.won == (0 if result.winner is None else result.points * (1 if result.winner is Seat(0) else -1))


def test_every_deal_is_as_likely_and_comes_once():
    """All ways to deal a small game, with the product of the probabilities along the way."""
    ways: dict[tuple[int, ...], float] = {}

    def go(hand: Hand, probability: float) -> None:
        if hand.player != CHANCE:
            key = (hand.dealt_to(0), hand.dealt_to(1), hand.state.deal.upcard or 0)
            assert key not in ways
            ways[key] = probability
            return
        for card, p in hand.chance_outcomes():
            child = copy.deepcopy(hand)
            child.act(card)
            go(child, probability * p)

    go(Hand(Room(STUDY, "own")), 1.0)
    assert len(ways) == comb(8, 3) * comb(5, 3) * 2
    assert all(isclose(p, 1 / len(ways)) for p in ways.values())


def test_a_copy_goes_its_own_way(rng):
    hand = dealt(CLASSIC, rng)
    kept, seen, told = hand.state, hand.observation(0).copy(), hand.told
    past = hand.past.copy()
    other = copy.deepcopy(hand)
    while other.player != NOBODY:
        if other.player == CHANCE:
            chance(other, rng)
        else:
            other.act(rng.choice(other.legal))
    assert hand.state == kept
    assert np.array_equal(hand.observation(0), seen)
    assert np.array_equal(hand.past, past)
    assert hand.told == told != other.told


def test_what_is_told_does_not_hang_on_when_it_is_asked(rng):
    """Texts are put together when somebody asks: at every moment, or at the end, they say the same."""
    for rules in (CLASSIC, STUDY):
        for laying in ("own", "default"):
            hand = dealt(rules, rng, laying)
            patient = copy.deepcopy(hand)
            while hand.player != NOBODY:
                before = hand.told
                if hand.player == CHANCE:
                    choice = chance(hand, rng)
                else:
                    choice = rng.choice(hand.legal)
                    hand.act(choice)
                patient.act(choice)
                assert all(after.startswith(text) for after, text in zip(hand.told, before, strict=True))
            assert patient.told == hand.told


def test_an_illegal_action_is_refused(rng):
    hand = dealt(CLASSIC, rng)
    with pytest.raises(IllegalAction):
        hand.act(number_of("draw"))


def test_chance_gives_no_card_twice_and_deals_in_order(rng):
    hand = Hand(Room(CLASSIC, "own"))
    for card in (7, 9):
        hand.act(card)
    for card in (7, 8, 9, 52, -1):
        with pytest.raises(IllegalAction):
            hand.act(card)
    hand.act(10)
    assert str(hand) == "8c Tc Jc |  | "


class TreeSubject:
    """The hand, dealt from a deck, for the check of leaks."""

    agents = (0, 1)

    def __init__(self, rules: RuleSet, laying: str) -> None:
        self.rules, self.laying = rules, laying
        self.pack = tuple(each(rules.pack))

    def deal(self, deck: Sequence[int]) -> None:
        self.hand = Hand(Room(self.rules, self.laying))  # type: ignore[arg-type]
        size = self.rules.hand_size
        eleven = self.rules.start == "eleven"
        rest = list(deck[2 * size :])
        non_dealer = [*deck[: 2 * size : 2], *([rest.pop(0)] if eleven else [])]
        order = [*sorted(non_dealer), *sorted(deck[1 : 2 * size : 2]), *([] if eleven else [rest.pop(0)])]
        for card in order:
            self.hand.act(card)
        self.stock = rest

    def over(self) -> bool:
        return self.hand.player == NOBODY

    def legal(self) -> Sequence[int]:
        return self.hand.legal

    def act(self, action: int) -> None:
        self.hand.act(action)
        if self.hand.player == CHANCE:
            self.hand.act(self.stock.pop(0))

    def may_see(self, agent: Agent) -> Any:
        return visible(encode_state(self.hand.state).tolist(), Seat(agent))  # type: ignore[arg-type]

    def shows(self, agent: Agent) -> Any:
        assert isinstance(agent, int)
        return {
            "told": self.hand.told[agent],
            "past": self.hand.past[agent],
            "seen": self.hand.observation(agent),
            "legal": self.hand.legal if self.hand.player == agent else (),
        }


@pytest.mark.parametrize("laying", ["own", "default"])
def test_players_are_told_nothing_hidden(laying, rng):
    compared = 0
    for rules in (CLASSIC, PRESETS["modern"], RuleSet(start=Start.ELEVEN), STUDY):
        compared += check_no_leak(TreeSubject(rules, laying), hands=2, seed=rng.getrandbits(31))
    assert compared > 20


def test_the_past_is_what_was_told(rng):
    """The numbers of the last turns say what the text says: what was drawn, taken and thrown."""
    hand = dealt(CLASSIC, rng)
    turns: list[list[int]] = [[0, 0]]
    while hand.player != NOBODY:
        player = hand.player
        choice = rng.choice([number for number in hand.legal if number < 55] or hand.legal)
        pile = hand.state.pile
        hand.act(choice)
        if choice == number_of("draw"):
            card = chance(hand, rng)
            turns[-1][0] = 2 + card if player == 0 else 1
        elif choice == number_of("take"):
            turns[-1][0] = 2 + pile[-1]
        elif 3 <= choice < 107:
            turns[-1][1] = 2 + (choice - 3) % 52
            turns.append([0, 0])
    for number, turn in enumerate(turns[:-1][-TURNS:]):
        place = (len(turns) - 1 - len(turns[:-1][-TURNS:]) + number) % TURNS
        assert hand.past[0, place].tolist() == turn
