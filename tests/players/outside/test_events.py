"""What goes over the line is what the seat saw: whole, once, and nothing else."""

import json
import random
from typing import Any

import pytest

from ginrummy.match import Seating, View
from ginrummy.players import Budget, ask, player
from ginrummy.players.outside.encoding import as_lines, messages
from ginrummy.players.outside.encoding import ask as question_to
from ginrummy.players.outside.lines import Lines
from ginrummy.players.outside.story import events_since
from ginrummy.rules import PRESETS, Deal, RuleSet
from tests.players.outside.programs import asked, overheard
from tests.players.tables import acted, begun, looking_alike, random_rules


def play_whole(game, rng, watch, hands=40):
    """Play a game by chance and sense; *watch* sees each position."""
    players = [player(rng.choice(("random", "greedy", "greedy"))) for _ in game.views]
    for _ in range(hands):
        while (person := game.game.to_act) is not None:
            watch(game, person)
            game = game.act(person, ask(players[person], game.views[person], rng))
        if game.game.over:
            break
        game = game.deal(Deal.from_seed(str(rng.random()), game.log.rules))
    return game


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_other_end_knows_what_its_seat_knows(preset, seating, rng):
    """The view folded at the other end is the view here, whoever is asked, hand after hand."""
    lines = [overheard() for _ in range(seating.people)]

    def watch(game, person):
        for view, (one, line) in zip(game.views, lines, strict=True):
            if view.person == person or (view.choices and rng.random() < 0.5):
                assert asked(one, view) == view.choices[0]
                assert line.view == view
                assert line.said[-1]["choices"] == [str(action) for action in view.choices]

    game = play_whole(begun(str(rng.random()), PRESETS[preset], seating), rng, watch, hands=6)
    for view, (one, line) in zip(game.views, lines, strict=True):
        one.tell(view)
        assert line.view == view
        assert line.whats().count("began") == 1


def test_any_rules(rng):
    for number in range(40):
        game = begun(f"{rng.random()} {number}", random_rules(rng))
        one, line = overheard()

        def watch(here, person, one=one, line=line):
            if person == 0:
                asked(one, here.views[0])
                assert line.view == here.views[0]

        one.tell(play_whole(game, rng, watch, hands=3).views[0])


def test_only_the_tail_is_sent(rng):
    """Each event crosses once: all lines together fold into the view, and no question brings an old one again."""
    one, line = overheard()

    def watch(game, person):
        if person == 0:
            asked(one, game.views[0])

    game = play_whole(begun(str(rng.random()), RuleSet(target=300)), rng, watch)
    one.tell(game.views[0])
    events = [what for what in line.whats() if what != "ask"]
    view = game.views[0]
    assert view.hand is not None
    hands = [*view.earlier, view.hand]
    assert len(events) == 1 + sum(len(hand.events) + 1 + hand.over for hand in hands)


def test_what_does_not_continue_is_told_from_the_beginning(rng):
    """A move taken back, another game, another person: each is a story of its own, told whole."""
    positions: list[View] = []
    play_whole(
        begun(str(rng.random()), RuleSet(target=60)), rng, lambda game, person: positions.append(game.views[person])
    )
    play_whole(
        begun(str(rng.random()), RuleSet(target=60)), rng, lambda game, person: positions.append(game.views[person])
    )
    one, line = overheard()
    for _ in range(60):
        view = rng.choice(positions)
        asked(one, view)
        assert line.view == view


def test_the_same_question_again_brings_nothing_new():
    view = begun("1", RuleSet()).views
    (asked_one,) = (one for one in view if one.choices)
    one, line = overheard()
    asked(one, asked_one)
    asked(one, asked_one)
    assert line.whats() == ["began", "hand", "dealt", "turn", "ask", "ask"]
    assert [message["id"] for message in line.said if message["what"] == "ask"] == [1, 2]


def test_a_resignation_is_told():
    game = begun("1", RuleSet())
    one, line = overheard()
    one.tell(game.views[0])
    one.tell(game.resign(game.game.score.people[1]).views[0])
    assert line.whats()[-1] == "resigned"
    assert line.view == game.resign(game.game.score.people[1]).views[0]


@pytest.mark.parametrize("seating", Seating)
def test_no_hidden_card_changes_a_byte(seating, rng):
    """The cards that a person has not seen change places: the same bytes go over the line."""
    for number in range(12):
        rules = random_rules(rng) if number % 2 else RuleSet()
        game = begun(f"{rng.random()} {number}", rules, seating)
        plain = player("greedy")
        while (person := game.game.to_act) is not None and game.game.hand is not None:
            if rng.random() < 0.2:
                other = looking_alike(game, person, rng)
                for view, alike in zip(game.views, other.views, strict=True):
                    if view.choices:  # whoever is to act, and who advises them
                        assert told(alike) == told(view)
            game = acted(game, ask(plain, game.views[person], rng))


def told(view: View) -> bytes:
    """All the bytes that tell a view."""
    one, line = overheard()
    one.tell(view)
    return line.raw


def test_a_leak_would_be_seen(rng):
    """The test above can fail: the other person's bytes do change."""
    game = begun(str(rng.random()), RuleSet())
    assert any(told(looking_alike(game, game.views[0].person, rng).views[1]) != told(game.views[1]) for _ in range(5))


def test_a_line_is_a_message_whatever_is_in_it():
    nasty: list[dict[str, Any]] = [
        {"what": "a", "s": '},{"what":"b"}\n', "n": None},
        {"what": "ü", "deep": [{"card": 1}, {"card": 2}]},
    ]
    lines = as_lines(nasty).split(b"\n")
    assert [json.loads(line) for line in lines[:-1]] == nasty
    assert lines[-1] == b""
    assert as_lines([]) == b""
    assert as_lines(nasty).isascii()


@pytest.mark.parametrize("seating", Seating)
def test_what_is_put_together_at_a_glance_is_what_the_encoder_says(seating, rng):
    people: list[tuple[Lines, View | None]] = [(Lines(), None) for _ in range(seating.people)]
    kinds: set[str] = set()

    def watch(game, person):
        for place, (lines, before) in enumerate(people):
            view = game.views[place]
            roles = view.score.roles if before is None else before.score.roles
            events = list(events_since(view, before))
            kinds.update(type(event).__name__ for event in events)
            readable = as_lines(messages(events, view.person, roles)).decode()
            assert lines.told(events, view.person, roles) == readable
            for limits in (Budget(None, 0.5), Budget(7, 10), Budget()):
                question = as_lines([question_to(3, view.choices, limits, 2**32 - 1)]).decode()
                assert not view.choices or lines.asked(3, view.choices, limits, 2**32 - 1) == question
            people[place] = lines, view

    usual = {"Turn", "Passed", "Drew", "Took", "Discarded", "Knocked", "Dealt", "HandOver", "Scored"}
    for number in range(30):
        if number >= 2 and kinds > usual:
            break
        rules = RuleSet(big_gin_bonus=31, target=60) if number else random_rules(rng)
        people[:] = [(lines, None) for lines, _ in people]
        game = play_whole(begun(str(rng.random()), rules, seating), rng, watch, hands=6)
        watch(game if game.game.over else game.resign(game.views[0].person), None)
    assert kinds > usual


def test_the_seed_comes_from_the_chance_that_is_handed_in():
    (view,) = (one for one in begun("1", RuleSet()).views if one.choices)
    seeds = []
    for start in (1, 1, 2):
        one, line = overheard()
        rng = random.Random(start)
        ask(one, view, rng)
        ask(one, view, rng)
        seeds.append([message["seed"] for message in line.said if message["what"] == "ask"])
    assert seeds[0] == seeds[1] != seeds[2]
    assert seeds[0][0] != seeds[0][1]
    assert all(0 <= seed < 2**32 for both in seeds for seed in both)
