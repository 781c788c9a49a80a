"""The panel: what tells its players from one another. That the kernels choose alike is shown in tests/fast."""

import random

import pytest

from ginrummy.cards import bit
from ginrummy.fast import POLICIES
from ginrummy.match import Seating
from ginrummy.melds import least_deadwood, melds_in
from ginrummy.players import LEVELS, PANEL, ask, player
from ginrummy.rules import PRESETS, Discard, HandState, Knock, Outcome, Phase, Take, hand_result
from tests.players.tables import begun, plies, random_rules

WINDOWS = {"at-once": (0, 99, 99), "ten-then-three": (5, 10, 3), "three-then-gin": (3, 99, 0)}
"""How many first turns; the most deadwood to knock with in them; and later."""


@pytest.mark.parametrize("name", PANEL)
def test_each_goes_by_its_name_and_is_described(name):
    assert player(f" {name.upper()} ").name == name
    assert len(PANEL[name].describe()) > 20
    assert name in POLICIES
    assert name not in LEVELS


@pytest.mark.parametrize("name", PANEL)
def test_plays_any_rules(name, rng):
    one = player(name)
    for number in range(40):
        for _ in plies(begun(f"{rng.random()} {number}", random_rules(rng)), (one, one), rng):
            pass
    for preset in PRESETS.values():
        for seating in Seating:
            for _ in plies(begun(str(rng.random()), preset, seating), (one,) * seating.people, rng):
                pass


@pytest.mark.parametrize("name", WINDOWS)
def test_knocks_in_its_window_and_only_there(name, rng):
    """Of each chance to knock: whether it was taken, against the definition, counted from what was seen."""
    first_turns, early, late = WINDOWS[name]
    one, met = player(name), {True: 0, False: 0}
    for number in range(60):
        turns = [0, 0]
        game = begun(f"{rng.random()} {number}", PRESETS["contest"])
        while (person := game.game.to_act) is not None:
            state = game.game.hand
            assert state is not None
            action = ask(one, game.views[person], random.Random(0))
            seat = int(state.turn)
            if state.phase in (Phase.DRAW, Phase.FIRST_DRAW) or isinstance(action, Take):
                turns[seat] += 1
            knocks = [choice for choice in game.views[person].choices if isinstance(choice, Knock)]
            if state.phase is Phase.DISCARD and knocks:
                most = early if turns[seat] <= first_turns else late
                least = min(deadwood_left(state, choice) for choice in knocks)
                assert isinstance(action, Knock) == (least <= most or least == 0)
                met[isinstance(action, Knock)] += 1
            game = game.act(person, action)
    assert met[True]
    assert bool(met[False]) == (name != "at-once")


def deadwood_left(state: HandState, knock: Knock) -> int:
    return least_deadwood(state.held[state.turn] ^ 1 << knock.card)


def test_the_baseline_takes_into_melds_only(rng):
    """Every card that it takes makes a meld with two others, and it lets none lie that would."""
    one, takes = player("baseline"), 0
    for number in range(40):
        for game, person, action in plies(begun(f"{rng.random()} {number}", PRESETS["contest"]), (one, one), rng):
            hand = game.views[person].hand
            assert hand is not None
            if hand.phase in (Phase.UPCARD, Phase.DRAW):
                top = bit(hand.pile[-1])
                fits = any(meld & top for meld in melds_in(hand.held | top))
                assert isinstance(action, Take) == fits
                takes += fits
    assert takes


def test_the_baseline_never_throws_back_what_it_took(rng):
    one = player("baseline")
    for number in range(40):
        taken = None
        for game, _, action in plies(begun(f"{rng.random()} {number}", PRESETS["contest"]), (one, one), rng):
            assert game.game.hand is not None
            if isinstance(action, Take):
                taken = game.game.hand.pile[-1]
            elif isinstance(action, Discard):
                assert action.card != taken
                taken = None


def test_whoever_waits_for_gin_makes_more_of_it():
    """A rough check that the windows do what their names say, over the same deals."""
    gins = {}
    for name in WINDOWS:
        one = player(name)
        results = []
        for number in range(40):
            game = begun(str(number), PRESETS["contest"])
            for here, person, action in plies(game, (one, one), random.Random(0)):
                game = here.act(person, action)
            assert game.game.hand is not None
            results.append(hand_result(game.game.hand).outcome)
        gins[name] = results.count(Outcome.GIN)
    assert gins["three-then-gin"] > gins["ten-then-three"] > gins["at-once"]
