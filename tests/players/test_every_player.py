"""Every player there is, under every preset, seating and many other rules."""

import random

import pytest

from ginrummy.errors import PlayerError
from ginrummy.match import Role, Seating, View
from ginrummy.players import FREE, LEVELS, Budget, ask, player
from ginrummy.rules import DISCARDS, PRESETS, Action
from tests.players.tables import QUICK, acted, answer, begun, looking_alike, plies, random_rules

everybody = pytest.mark.parametrize("name", LEVELS)


@everybody
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seating", Seating)
def test_plays_every_preset_and_seating(name, preset, seating, rng):
    """``ask`` refuses whatever is not a choice; the one who sits out is asked for advice too."""
    one = player(name)
    for deal in range(2):
        game = begun(f"{rng.random()} {deal}", PRESETS[preset], seating)
        for here, _person, _action in plies(game, (one,) * seating.people, rng):
            for view in here.views:
                if view.role is Role.OUT and view.choices:
                    assert ask(one, view, rng, QUICK) in view.choices


@everybody
def test_plays_any_rules(name, rng):
    one = player(name)
    for number in range(60):
        rules = random_rules(rng)
        for _ in plies(begun(f"{rng.random()} {number}", rules), (one, one), rng):
            pass


@everybody
def test_finishes_what_a_random_hand_began(name, rng):
    """From any position that play by chance leads to, half-laid spreads among them."""
    one, chance = player(name), player("random")
    for number in range(40):
        rules = random_rules(rng)
        for game, person, _action in plies(begun(f"{rng.random()} {number}", rules), (chance, chance), rng):
            ask(one, game.views[person], rng, QUICK)


@everybody
def test_the_same_view_and_chance_give_the_same_choice(name, rng):
    one, other = player(name), player(name)
    for game, person, _action in plies(begun(str(rng.random()), PRESETS["modern"]), (one, one), rng):
        assert answer(one, game.views[person]) == answer(other, game.views[person])


def tells_apart(one, rng, hands=6):
    """Whether a player ever answers two games differently that look alike to the person it plays for."""
    partner = player("greedy")
    for number in range(hands):
        game = begun(f"{rng.random()} {number}", random_rules(rng) if number % 2 else PRESETS["classic"])
        for here, person, _action in plies(game, (partner, partner), rng):
            other = looking_alike(here, person, rng)
            assert other.views[person] == here.views[person]
            if one(here)(here.views[person]) != one(other)(other.views[person]):
                return True
    return False


@everybody
def test_equal_views_give_equal_choices(name, rng):
    assert not tells_apart(lambda game: lambda view: answer(player(name), view), rng)


def test_a_cheat_is_found_out(rng):
    """A player that looks at the next card of the stock answers differently where an honest one cannot."""

    class Cheat:
        name = "cheat"

        def __init__(self, game):
            self.stock = game.game.hand.stock

        def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
            choice: Action = view.choices[sum(self.stock[:1]) % len(view.choices)]
            return choice

    assert tells_apart(lambda game: lambda view: answer(Cheat(game), view), rng)


def test_nothing_to_choose():
    game = begun("1", PRESETS["classic"])
    (waiting,) = (view for view in game.views if not view.choices)
    with pytest.raises(PlayerError) as error:
        ask(player("sound"), waiting, random.Random(1))
    assert error.value.key == "player-nothing-to-choose"


def test_an_answer_that_is_no_choice():
    class Wrong:
        name = "wrong"

        def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
            return DISCARDS[0]

    game = begun("1", PRESETS["classic"])
    (asked,) = (view for view in game.views if view.choices)
    with pytest.raises(PlayerError, match="wrong answered “discard Ac”"):
        ask(Wrong(), asked, random.Random(1), FREE)
    assert acted(game, asked.choices[0]).views != game.views
