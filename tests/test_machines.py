"""Random play under random rules, driven and shrunk by Hypothesis."""

import copy
import pickle
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ginrummy.cards import PACK_SIZE
from ginrummy.errors import GinError, IllegalAction, NotYourTurn
from ginrummy.match import Game, GameLog, OpenGame, Person, Seating
from ginrummy.rules import (
    DISCARDS,
    KNOCKS,
    PRESETS,
    Action,
    Deal,
    Draw,
    HandState,
    Lay,
    LayOff,
    RuleSet,
    apply,
    draw_cards,
    hand_result,
    legal,
    parse_action,
    replay,
)
from tests import brute
from tests.bridge import from_brute
from tests.checks import check_result, check_score, check_state
from tests.walks import EVERY_BARE_ACTION, any_rules, deal_of, moves, played, seatings, seeds, sensible, with_cards

cards = st.integers(0, PACK_SIZE - 1)
melds = st.sampled_from([from_brute(meld) for meld in brute.EVERY_MELD])
actions = st.one_of(
    st.sampled_from([*EVERY_BARE_ACTION, *DISCARDS, *KNOCKS]),
    st.builds(Draw, cards),
    st.builds(Lay, melds),
    st.builds(Lay, st.integers(0, 2**PACK_SIZE - 1)),
    st.builds(LayOff, cards, melds),
)
choice_numbers = st.integers(0, 200)


def choice(choices: Sequence[Action], number: int) -> Action:
    return choices[number % len(choices)]


class Hand(RuleBasedStateMachine):
    """One hand: every action there is, allowed or not."""

    @initialize(rules=any_rules, seed=seeds, unknown_stock=st.booleans())
    def begin(self, rules: RuleSet, seed: int, unknown_stock: bool) -> None:
        self.rng = random.Random(seed)
        deal = Deal.from_seed(seed, rules)
        self.state = HandState.start(deal.hidden() if unknown_stock else deal, rules)
        self.done: list[Action] = []

    def do(self, action: Action) -> None:
        self.state = apply(self.state, action)
        self.done.append(action)

    @precondition(lambda self: not self.state.over)
    @rule(number=choice_numbers)
    def anything(self, number: int) -> None:
        self.do(choice(legal(self.state), number))

    @precondition(lambda self: not self.state.over)
    @rule(turns=st.integers(1, 20))
    def play_sensibly(self, turns: int) -> None:
        for _ in range(turns):
            if not self.state.over:
                self.do(sensible(self.state, self.rng))

    @rule(action=actions)
    def try_any_action(self, action: Action) -> None:
        if action in legal(self.state):
            return
        before = copy.deepcopy(self.state)
        with pytest.raises(IllegalAction) as error:
            apply(self.state.evolve(), action)  # a state that nobody has asked for its choices
        assert (error.value.action, error.value.choices) == (action, legal(self.state))
        assert self.state == before
        assert legal(self.state) == legal(before)

    @rule()
    def try_every_choice(self) -> None:
        before = copy.deepcopy(self.state)
        for action in legal(self.state):
            check_state(apply(self.state, action))
        assert self.state == before

    @rule()
    def keep_and_restore(self) -> None:
        for other in (copy.copy(self.state), copy.deepcopy(self.state), pickle.loads(pickle.dumps(self.state))):
            assert other == self.state
            assert hash(other) == hash(self.state)
            assert legal(other) == legal(self.state)
            assert str(other) == str(self.state)

    @rule()
    def choices_are_distinct_and_read_again(self) -> None:
        choices = legal(self.state)
        assert len(set(choices)) == len(choices)
        assert [parse_action(str(action)) for action in choices] == list(choices)

    @invariant()
    def nothing_is_lost(self) -> None:
        check_state(self.state)
        if self.state.over:
            check_result(self.state)

    def teardown(self) -> None:
        assert replay(self.state.deal, self.done, self.state.rules) == self.state


TestHand = Hand.TestCase
TestHand.settings = settings(stateful_step_count=30)


class Match(RuleBasedStateMachine):
    """A game: hands, people, scores, and its log."""

    @initialize(rules=any_rules, seating=seatings, seed=seeds)
    def begin(self, rules: RuleSet, seating: Seating, seed: int) -> None:
        self.rng = random.Random(seed)
        self.open = OpenGame.start(draw_cards(seed, seating.people, rules), rules, seating)

    @property
    def game(self) -> Game:
        return self.open.game

    def act(self, action: Action) -> None:
        before, hand, person = self.game.score, self.game.hand, self.game.to_act
        assert person is not None
        assert hand is not None
        assert action in self.open.views[person].choices
        self.open = self.open.act(person, action)
        after = self.game.hand
        assert after == apply(hand, action)
        if after.over:
            check_score(before, hand_result(after), self.game.score)
        else:
            assert self.game.score == before

    @precondition(lambda self: self.game.needs_deal)
    @rule(seed=seeds)
    def deal(self, seed: int) -> None:
        self.open = self.open.deal(Deal.from_seed(seed, self.game.score.rules))

    @precondition(lambda self: self.game.to_act is not None)
    @rule(number=choice_numbers)
    def anything(self, number: int) -> None:
        self.act(choice(self.game.choices, number))

    @precondition(lambda self: self.game.to_act is not None)
    @rule()
    def play_the_hand_out(self) -> None:
        while self.game.hand is not None and not self.game.hand.over:
            self.act(sensible(self.game.hand, self.rng))

    @rule(action=actions, person=st.integers(0, 3))
    def try_anything(self, action: Action, person: int) -> None:
        """Somebody else, or something that is not allowed."""
        if person == self.game.to_act and action in self.game.choices:
            return
        before = copy.deepcopy(self.game)
        with pytest.raises(IllegalAction) as error:
            self.open.act(Person(person), action)
        assert isinstance(error.value, NotYourTurn) == (person != self.game.to_act)
        assert self.game == before

    @precondition(lambda self: not self.game.needs_deal)
    @rule(seed=seeds)
    def try_to_deal(self, seed: int) -> None:
        with pytest.raises(IllegalAction):
            self.open.deal(Deal.from_seed(seed, self.game.score.rules))

    @invariant()
    def one_thing_at_a_time(self) -> None:
        """The game waits for a deal, or for one person, or it is over."""
        waiting = [view.person for view in self.open.views if view.to_act]
        assert waiting == ([] if self.game.to_act is None else [self.game.to_act])
        assert [self.game.needs_deal, self.game.to_act is not None, self.game.over].count(True) == 1
        assert (self.game.score.winner is not None) <= self.game.over

    @invariant()
    def everybody_has_a_place(self) -> None:
        score = self.game.score
        assert len({score.role_of(person) for person in score.people}) == len(score.people)
        for view in self.open.views:
            assert view.score == score
            assert view.role is score.role_of(view.person)

    def teardown(self) -> None:
        log = self.open.log
        assert log.fold() == self.game
        assert pickle.loads(pickle.dumps(self.open)) == self.open


TestMatch = Match.TestCase
TestMatch.settings = settings(stateful_step_count=20, max_examples=40)


# --- whole hands -----------------------------------------------------------------------------------------------------


@given(any_rules, seeds)
def test_every_hand_ends(rules, seed):
    """However it is played: before every card has been drawn and every take been made."""
    rng = random.Random(seed)
    start = state = deal_of(seed, rules)
    plies = 0
    for _, _, state in moves(start, rng):
        plies += 1
        check_state(state)
    check_result(state)
    turns = (state.deal.stock_size(rules) + 1) * (rules.take_cap + 1)
    assert plies <= 2 * turns + 2 * rules.hand_size + 4


@given(any_rules, seeds)
def test_a_hand_is_its_actions(rules, seed):
    start = deal_of(seed, rules)
    *_, (_, _, end) = moves(start, random.Random(seed))
    done = played(start, random.Random(seed))
    assert replay(start.deal, done, rules) == end
    assert hash(replay(start.deal, done, rules)) == hash(end)


@given(any_rules, seeds)
def test_with_an_unknown_stock_the_draws_carry_their_cards(rules, seed):
    """The same hand, and the same choices but for what may be drawn."""
    known = deal_of(seed, rules)
    hidden = HandState.start(known.deal.hidden(), rules)
    done = played(known, random.Random(seed))
    for action, told in zip(done, with_cards(known, done), strict=True):
        draws = {choice for choice in legal(hidden) if isinstance(choice, Draw)}
        assert {choice for choice in legal(hidden) if choice not in draws} == set(legal(known)) - {Draw()}
        assert len(draws) == (hidden.stock_left if Draw() in legal(known) else 0)
        known, hidden = apply(known, action), apply(hidden, told)
        assert hidden.evolve(deal=known.deal) == known
    with pytest.raises(GinError, match="stock"):
        _ = hidden.stock


@settings(max_examples=30)
@given(any_rules, seatings, seeds)
def test_a_game_is_its_log(rules, seating, seed):
    """Folded from the log, or followed action by action; and everybody's view from their events."""
    rng = random.Random(seed)
    opened = OpenGame.start(draw_cards(seed, seating.people, rules), rules, seating)
    games = [opened.game]
    for hand in range(3):
        if opened.game.over:
            break
        opened = opened.deal(Deal.from_seed(f"{seed} {hand}", rules))
        games.append(opened.game)
        while (person := opened.game.to_act) is not None:
            assert opened.game.hand is not None
            opened = opened.act(person, sensible(opened.game.hand, rng))
            games.append(opened.game)
    assert list(opened.log.games()) == games
    again = GameLog(rules, seating, opened.log.draw, opened.log.hands)
    assert again == opened.log
    assert again.fold() == opened.game
    assert [view.person for view in opened.views] == list(opened.game.score.people)
    assert [len(view.earlier) + 1 for view in opened.views] == [len(opened.log.hands)] * seating.people


@pytest.mark.parametrize("columns", [1, 3])
@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_and_seating_to_the_end(rng, preset, seating, columns):
    """Whole games: each hand is scored, people change places, and somebody reaches the target."""
    rules = replace(PRESETS[preset], columns=columns, target=40)
    game = Game.start(draw_cards(rng.randrange(2**32), seating.people), rules, seating)
    while not game.over:
        before = game.score
        game = game.deal(Deal.from_seed(rng.randrange(2**32), rules))
        while (hand := game.hand) is not None and not hand.over:
            game = game.follow(sensible(hand, rng))
            assert game.hand is not None
            check_state(game.hand)
        assert hand is not None
        check_result(hand)
        check_score(before, hand_result(hand), game.score)
    assert all(column.winner is not None for column in game.score.columns)
