"""What earlier hands tell of how somebody plays."""

import numpy as np
import pytest

from ginrummy.fast.likelihood import BY_KNOCKER, BY_THROWER
from ginrummy.match import Person, Seating
from ginrummy.players import FREE, player
from ginrummy.players.acquaintance import acquaintance
from ginrummy.players.adapting import OWN, STRONGEST, WAITING, fitting_style, payoffs, share_of_points
from ginrummy.players.kinds import HOPEFUL, KNOCKERS, PLAIN, THROWERS, strangers
from ginrummy.players.styles import AT_ONCE, EARLY, STEADY
from ginrummy.rules import CLASSIC, PRESETS, Deal
from tests.players.tables import begun, hand_of

HANDS = 6


def after_some_hands(pair, rng, seating=Seating.TWO, hands=HANDS):
    """The views of all once another hand has been dealt."""
    game = begun(str(rng.random()), CLASSIC, seating)
    while not game.game.over and len(game.log.hands) <= hands:
        person = game.game.to_act
        if person is None:
            game = game.deal(Deal.from_seed(str(rng.random()), CLASSIC))
        else:
            game = game.act(person, pair[person].choose(game.views[person], rng, FREE))
    return None if game.game.over else game.views


def known(opponent, rng, games=6):
    """What a sound player has learned of an opponent, on average over some games."""
    found: list[np.ndarray] = []
    while len(found) < games:
        views = after_some_hands((player("sound"), player(opponent)), rng, hands=4)
        if views is not None:
            found.append(acquaintance(views[0]))
    priors = np.exp(np.array(found))
    throwers = priors[:, BY_THROWER : BY_THROWER + len(THROWERS)]
    knockers = priors[:, BY_KNOCKER : BY_KNOCKER + len(KNOCKERS)]
    return [(part / part.sum(axis=1, keepdims=True)).mean(axis=0) for part in (throwers, knockers)]


def test_of_a_stranger_nothing_is_known(rng):
    game = begun(str(rng.random()), CLASSIC)
    assert (acquaintance(game.views[0]) == strangers()).all()
    assert np.exp(strangers()[BY_THROWER : BY_THROWER + len(THROWERS)]).sum() == pytest.approx(1)


def test_habits_are_told_apart(rng):
    plain, hopeful = THROWERS.index(PLAIN), THROWERS.index(HOPEFUL)
    throws, knocks = known("baseline", rng)
    assert throws[plain] > 0.7
    assert knocks.argmax() == KNOCKERS.index(AT_ONCE)
    throws, knocks = known("three-then-gin", rng)
    assert throws[hopeful] > 0.7
    assert knocks[KNOCKERS.index(AT_ONCE)] < 0.2


def test_of_three_each_is_known_for_what_they_did_themselves(rng):
    told = 0
    while told < 3:
        views = after_some_hands((player("sound"), player("baseline"), player("three-then-gin")), rng, Seating.BOX)
        if views is None:
            continue
        for view in views:
            assert len(view.roles) == len(view.earlier) + 1
            assert view.roles[-1] == view.score.roles
            hand = hand_of(view)
            if hand.viewer is None or len(view.earlier) < 3:
                continue
            other = view.score.roles.person_in(hand.viewer.other)
            met = [
                past
                for past, roles in zip(view.earlier, view.roles, strict=False)
                if past.viewer is not None and roles.person_in(past.viewer.other) == other
            ]
            assert (acquaintance(view) == strangers()).all() == (not met)
            told += other == Person(1)


def test_the_same_hands_teach_the_same(rng):
    views = None
    while views is None:
        views = after_some_hands((player("sound"), player("sound")), rng, hands=2)
    assert (acquaintance(views[0]) == acquaintance(views[0])).all()


def test_strangers_are_met_in_the_usual_style():
    assert fitting_style(PRESETS["contest"], strangers()) == OWN[0]


def test_the_style_fits_whom_it_is_played_against():
    """Where an undercut is dear, it pays to wait for those who knock at once, and not for those who wait themselves."""
    for knocker, style in ((AT_ONCE, WAITING), (EARLY, STEADY)):
        priors = strangers()
        priors[BY_KNOCKER + KNOCKERS.index(knocker)] += 5
        assert fitting_style(PRESETS["contest"], priors) == style


def test_both_styles_beat_those_who_throw_plainly_and_knock_at_once():
    won, lost = payoffs(PRESETS["contest"])
    assert won.shape == lost.shape == (len(OWN), len(THROWERS) * len(KNOCKERS))
    plain = THROWERS.index(PLAIN) * len(KNOCKERS) + KNOCKERS.index(AT_ONCE)
    assert (won[:, plain] > lost[:, plain]).all()


@pytest.mark.parametrize("learned", [False, True])
def test_more_of_the_points_are_expected_of_games_with_the_weaker(learned):
    """A stranger may be as strong as oneself; who throws plainly and knocks at once is not."""
    rules = PRESETS["contest"]
    plain = strangers()
    plain[BY_THROWER + THROWERS.index(PLAIN)] += 5
    plain[BY_KNOCKER + KNOCKERS.index(AT_ONCE)] += 5
    careful = strangers()
    careful[BY_THROWER + THROWERS.index(HOPEFUL)] += 5
    careful[BY_KNOCKER + KNOCKERS.index(EARLY)] += 5
    shares = [share_of_points(rules, priors, learned=learned) for priors in (plain, careful, strangers())]
    assert shares[0] > shares[1] >= shares[2] == pytest.approx(0.6 if learned else 0.55)
    assert all(0.5 <= share <= STRONGEST for share in shares)
