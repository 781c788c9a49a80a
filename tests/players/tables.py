"""Tables for the tests of players: games under any rules, and games that look alike to one person."""

import random
from collections.abc import Iterator
from typing import Any

from ginrummy.cards import Card, CardSet, each
from ginrummy.errors import RuleSetError
from ginrummy.match import OpenGame, Person, Seating, View
from ginrummy.players import Budget, Player, ask
from ginrummy.rules import CHOICES, SWITCHES, Action, Deal, HandState, HandView, RuleSet, draw_cards

QUICK = Budget(playouts=24)
"""So little thinking is enough to see whether a player does what all must do."""

CHOICES_OF_NUMBERS: dict[str, tuple[Any, ...]] = {
    "knock_limit": (0, 1, 5, 10, 30, "upcard"),
    "gin_bonus": (0, 20, 25),
    "undercut_bonus": (0, 10, 25),
    "big_gin_bonus": (None, 0, 31),
    "target": (1, 30, 100),
    "box_bonus": (0, 25),
    "game_bonus": (0, 100),
    "columns": (1, 3),
    "ranks": (2, 4, 6, 9, 13),
    "suits": (2, 3, 4),
    "hand_size": (3, 4, 5, 7, 10),
    "wall_size": (0, 1, 2, 10),
    "take_cap": (1, 5, 100),
}


def random_rules(rng: random.Random) -> RuleSet:
    """Any rules, small study games among them."""
    while True:
        fields = {name: rng.choice(values) for name, values in CHOICES_OF_NUMBERS.items()}
        fields |= {name: rng.choice(values) for name, values in CHOICES.items()}
        fields |= {name: rng.random() < 0.5 for name in SWITCHES}
        try:
            return RuleSet(**fields)
        except RuleSetError:
            continue


def begun(seed: str, rules: RuleSet, seating: Seating = Seating.TWO) -> OpenGame:
    """A game whose first hand has just been dealt."""
    draw = draw_cards(seed, seating.people, rules)
    return OpenGame.start(draw, rules, seating).deal(Deal.from_seed(seed, rules))


def acted(game: OpenGame, action: Action) -> OpenGame:
    """The game after whoever is to act has done *action*."""
    person = game.game.to_act
    assert person is not None
    return game.act(person, action)


def hand_of(view: View) -> HandView:
    """The hand under way."""
    assert view.hand is not None
    return view.hand


def state_of(game: OpenGame) -> HandState:
    """The hand under way as it is."""
    assert game.game.hand is not None
    return game.game.hand


def plies(game: OpenGame, players: tuple[Player, ...], rng: random.Random) -> Iterator[tuple[OpenGame, Person, Action]]:
    """Each position of a hand with the person to act and what that person's player chooses."""
    while (person := game.game.to_act) is not None:
        action = ask(players[person], game.views[person], rng, QUICK)
        yield game, person, action
        game = game.act(person, action)


def looking_alike(game: OpenGame, person: Person, rng: random.Random) -> OpenGame:
    """Another game that *person* cannot tell from *game*: the cards that the person has not seen change places."""
    view = game.views[person]
    hand = game.game.hand
    assert view.hand is not None
    assert hand is not None
    hidden = list(each(view.hand.unseen))
    places = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def moved(card: Card) -> Card:
        return places.get(card, card)

    def all_moved(cards: CardSet) -> CardSet:
        return sum(1 << moved(card) for card in each(cards))

    deal = hand.deal
    assert deal.stock is not None
    other_deal = Deal(
        (all_moved(deal.hands[0]), all_moved(deal.hands[1])), deal.upcard, tuple(moved(card) for card in deal.stock)
    )
    log = game.log
    other = OpenGame.start(log.draw, log.rules, log.seating).deal(other_deal)
    for action in log.hands[0].actions:
        other = acted(other, action)
    return other


def answer(player: Player, view: View) -> Action:
    """What *player* chooses, always with the same chance."""
    return player.choose(view, random.Random("the same"), QUICK)
