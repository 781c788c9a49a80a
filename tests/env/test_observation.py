"""The numbering of actions and the observation: readable and quick are the same, and both say all that they should."""

import random

import numpy as np
import pytest

from ginrummy.cards import card_set, parse_card
from ginrummy.env.actions import NAMES, PLAY_ACTIONS, action_count, action_of, name_of, number_of
from ginrummy.env.driver import Driver
from ginrummy.env.observation import HAND_FIELDS, hand_part, layout, limits, table_part
from ginrummy.env.terms import Terms
from ginrummy.errors import GinError, IllegalAction, NotationError
from ginrummy.fast.layout import ACTIONS
from ginrummy.fast.planes import OBSERVATION_SIZE
from ginrummy.match import OpenGame, Seating
from ginrummy.rules import CLASSIC, PRESETS, Deal, HandState, RuleSet, apply, draw_cards, legal, parse_action
from tests.players.tables import random_rules
from tests.walks import sensible


def choose(driver: Driver, rng: random.Random) -> int:
    """A number among the legal ones, as a hand goes that comes to an end."""
    state = driver.state
    return number_of(sensible(state, rng)) if rng.random() < 0.8 else rng.choice(driver.legal)


def check_all(driver: Driver) -> None:
    """What everybody sees is what their views say, and the mask holds the choices."""
    low, high = limits(layout(driver.terms.rules, driver.terms.seating, table=driver.terms.has_table))
    for view in driver.game.views:
        seen, mask = driver.look(view.person)
        assert view.hand is not None
        expected = hand_part(view.hand)
        wrong = np.flatnonzero(seen[:OBSERVATION_SIZE] != expected)
        assert not len(wrong), [field for field in HAND_FIELDS if field.start <= wrong[0] < field.start + field.size]
        if driver.terms.has_table:
            score = driver.score
            assert seen[OBSERVATION_SIZE:].tolist() == table_part(score, view.person)
        assert seen.shape == (driver.terms.observation_size,)
        assert ((low <= seen) & (seen <= high)).all()
        to_act = view.person == driver.to_act and not driver.over
        numbers = [number_of(action) for action in view.choices] if to_act else []
        assert np.flatnonzero(mask).tolist() == sorted(numbers)
        assert not to_act or sorted(driver.legal) == sorted(numbers)


@pytest.mark.parametrize("laying", ["own", "default"])
@pytest.mark.parametrize("seating", Seating)
def test_everybody_sees_what_their_view_says(seating, laying, rng):
    """Kernels against the readable definition, at every choice, under presets and any rules, for two and three."""
    for number in range(24):
        rules = rng.choice([*PRESETS.values()]) if number % 2 else random_rules(rng)
        driver = Driver(Terms(rules=rules, seating=seating, laying=laying))
        driver.begin(rng.getrandbits(62))
        check_all(driver)
        while not driver.over:
            driver.act(choose(driver, rng))
            check_all(driver)
        assert driver.game.game.hand == driver.state
        assert sum(driver.won) == 0


@pytest.mark.parametrize("seating", Seating)
def test_whole_games_are_the_readable_games(seating, rng):
    for _ in range(4):
        rules = RuleSet(target=60, columns=rng.choice([1, 2]), gin_bonus=20)
        driver = Driver(Terms(rules=rules, seating=seating, whole_game=True, laying=rng.choice(["own", "default"])))
        driver.begin(rng.getrandbits(62))
        won = np.zeros(seating.people, int)
        hands = 0
        while not driver.over:
            driver.act(choose(driver, rng))
            won += driver.won
            if len(driver.results) > hands:
                hands = len(driver.results)
                check_all(driver)
        assert driver.game.game.over
        assert driver.game.game.score == driver.score
        points = [sum(r.points for r in driver.results)]
        assert points[0] * 2 >= np.abs(won).sum()
        assert won.sum() == 0


def test_a_deal_of_ones_own():
    deal = Deal.from_seed(11)
    driver = Driver(Terms())
    driver.begin(0, deal=deal, draw=(parse_card("2c"), parse_card("Kc")))
    assert driver.state == HandState.start(deal)
    assert driver.score.roles.dealer == 1
    assert driver.game.views[0].hand is not None
    assert driver.game.views[0].hand.held == deal.hands[0]


def test_the_same_seed_gives_the_same_cards():
    one, other = Driver(Terms()), Driver(Terms())
    one.begin(7)
    other.begin(7)
    assert one.state == other.state
    other.begin(8)
    assert one.state != other.state


# --- actions ---------------------------------------------------------------------------------------------------------


def test_names_are_told_apart_and_found_again():
    assert len(NAMES) == ACTIONS == len(set(NAMES))
    assert [number_of(name) for name in NAMES] == list(range(ACTIONS))
    assert number_of("done") == PLAY_ACTIONS
    with pytest.raises(NotationError):
        number_of("discard 11c")


def test_names_say_what_actions_do(rng):
    """A name is the action's text form, but for lay-offs, whose melds depend on the hand."""
    for _ in range(20):
        state = HandState.start(Deal.from_seed(rng.getrandbits(60)), CLASSIC)
        while not state.over:
            for action in legal(state):
                name = name_of(number_of(action))
                if name.startswith("lay off"):
                    assert name.split(" on ")[0].split(" above ")[0].split(" below ")[0] in str(action)
                else:
                    assert name == str(action)
                assert action_of(number_of(action), state) == action
            state = apply(state, sensible(state, rng))


def test_numbers_do_not_move():
    """Trained agents depend on them: these may never change."""
    told = {"pass": 0, "draw": 1, "take": 2, "discard Ac": 3, "knock Ac": 55, "big gin": 107, "done": 108}
    told |= {"lay Ac Ad Ah As": 109, "lay Ac 2c 3c": 174, "lay off Ac on a set": 438}
    told |= {"lay off Ac below a run": 490, "lay off Ac above a run": 542}
    assert {name: number_of(name) for name in told} == told


def test_an_illegal_action_changes_nothing():
    driver = Driver(Terms())
    driver.begin(3)
    before = driver.state
    with pytest.raises(IllegalAction) as caught:
        driver.act(number_of("draw"))
    assert caught.value.choices == (number_of("take"), number_of("pass"))
    assert driver.state == before
    for action in (-1, 594, 10**6):
        with pytest.raises(IllegalAction):
            driver.act(action)
    with pytest.raises(GinError, match="sideways"):
        action_count("sideways")  # type: ignore[arg-type]


# --- what the planes say ---------------------------------------------------------------------------------------------


def field_of(row: np.ndarray, name: str) -> np.ndarray:
    (field,) = (one for one in HAND_FIELDS if one.name == name)
    return row[field.start : field.start + field.size]


def test_planes_tell_a_hand_by_hand():
    """A short hand, its planes read off card by card."""
    deck = list(range(21))  # ace to king of clubs, ace to 8 of diamonds
    rest = [card for card in range(52) if card not in deck]
    game = OpenGame.start(draw_cards(1, 2), CLASSIC).deal(Deal.from_deck([*deck, *rest]))
    for words in ("pass", "take", "discard 2c", "draw", "discard Jc"):
        person = game.game.to_act
        assert person is not None
        game = game.act(person, parse_action(words))
    assert game.game.hand is not None
    dealer = game.game.score.roles.dealer
    view = game.views[dealer].hand
    assert view is not None
    row = hand_part(view)

    def cards(name: str) -> dict[int, int]:
        plane = field_of(row, name)
        return {int(card): int(plane[card]) for card in np.flatnonzero(plane)}

    def at(**told: int) -> dict[int, int]:
        return {parse_card(card[::-1] if card[0] in "cdhs" else card): value for card, value in told.items()}

    assert set(cards("held")) == set(np.flatnonzero([view.held >> c & 1 for c in range(52)]))
    assert cards("pile") == at(c2=1, cJ=2)
    assert cards("top") == at(cJ=1)
    assert cards("known") == at(d8=1)
    assert cards("known_other") == {}
    assert cards("thrown") == at(c2=1)
    assert cards("thrown_other") == at(cJ=2)
    assert cards("taken") == at(d8=1)
    assert cards("left_other") == at(d8=1, c2=2)
    assert cards("left") == {}
    assert field_of(row, "turn") == [3]
    assert field_of(row, "size") == [10]
    assert field_of(row, "size_other") == [10]
    assert field_of(row, "dealer") == [1]
    assert field_of(row, "to_act") == [1]
    assert field_of(row, "stock") == [30]
    assert card_set("8d") & view.held
