"""Positions with rolled-out values, so that a change to a player can be judged without games.

    python -m benchmarks.positions make [COUNT]      writes benchmarks/positions.jsonl.gz (4,000 unless told)
    python -m benchmarks.positions judge PLAYER...   what each player gains there on the base, in points a decision

A position is a deal, the actions so far, who the other player is and, for each choice of the seat to act, what it is
worth to that seat in points, with its standard error: the mean over :data:`STOCKS` stocks in other orders, with *the
cards that the other seat really holds*, played on by the base (``ginrummy.players.thinking``) and by that very other
player. Nobody who has to choose knows those cards, so the best value of a single position is out of reach, and a good
choice may look bad in it; but the mean over many positions is, without any belief of ours in it, what a player gains a
decision by leaving the base, if it plays on as the base does.
"""

import gzip
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ginrummy.cards import PACK_SIZE, CardSet, each, parse_card
from ginrummy.fast import layout as at
from ginrummy.fast.codec import encode_action
from ginrummy.fast.policies import LEARNED, POLICIES
from ginrummy.fast.search import play_outs
from ginrummy.fast.seen import blind_desk
from ginrummy.match import OpenGame, View
from ginrummy.melds import deadwood_after_discard
from ginrummy.players import FREE, player
from ginrummy.players.choices import knocks_of
from ginrummy.players.kinds import opinion, strangers
from ginrummy.players.styles import STEADY, row
from ginrummy.players.thinking import POINTS, Thinker
from ginrummy.rules import BIG_GIN, GIN, PRESETS, Action, Deal, HandView, Knock, Phase, parse_action

FILE = Path(__file__).with_name("positions.jsonl.gz")
SEED = 20261130
STOCKS = 200
DRAW = parse_card("Qd"), parse_card("Kd")
"""The first person is the non-dealer."""
RULES = ("classic", "contest", "contest", "modern", "oklahoma")
OPPONENTS = ("sound", "baseline", "three-then-gin", "at-once", "ten-then-three")
BASE = Thinker(name="base", hands=0, for_points=True)
OF_ONE_HAND = 3
"""So many positions of one hand at most."""

Position = tuple[str, str, str, list[str], View, CardSet]
"""Rules, deal, the other player, the actions so far, the view of the person to act, and what the other holds."""


def positions(seed: int = SEED) -> Iterator[Position]:
    """Positions that the base meets."""
    rng = random.Random(seed)
    while True:
        rules, opponent, deal = rng.choice(RULES), rng.choice(OPPONENTS), str(rng.getrandbits(64))
        met = list(_positions_of(rules, opponent, deal, rng))
        yield from rng.sample(met, min(len(met), OF_ONE_HAND))


def _positions_of(rules: str, opponent: str, deal: str, rng: random.Random) -> Iterator[Position]:
    """The positions of one hand in which the base is to choose."""
    game = OpenGame.start(DRAW, PRESETS[rules]).deal(Deal.from_seed(deal, PRESETS[rules]))
    mine = rng.randrange(2)
    actions: list[str] = []
    while (person := game.game.to_act) is not None and (state := game.game.hand) is not None and not state.over:
        view = game.views[person]
        if person == mine and len(view.choices) > 1 and _is_open(view.hand):
            yield rules, deal, opponent, list(actions), view, state.held[1 - state.turn]
        action = (BASE if person == mine else player(opponent)).choose(view, rng, FREE)
        actions.append(str(action))
        game = game.act(person, action)


def _is_open(hand: HandView | None) -> bool:
    """Whether there is a question: not where cards are laid, nor where gin is there to be shown."""
    if hand is None or hand.phase in (Phase.SPREAD, Phase.DEFENCE) or BIG_GIN in hand.choices:
        return False
    knocks = knocks_of(hand)
    return not knocks or GIN not in deadwood_after_discard(hand.held, knocks).values()


def values(view: View, opponent: str, held: CardSet, seed: int) -> dict[str, list[float]]:
    """What each choice is worth, and its standard error; of the knocks only those that leave least deadwood."""
    hand = view.hand
    assert hand is not None
    desk = blind_desk(hand)
    stock = np.array(list(each(hand.unseen & ~held)), np.int64)
    stocks = np.zeros((STOCKS, PACK_SIZE), np.int64)
    stocks[:, : stock.size] = np.random.default_rng(seed).permuted(np.tile(stock, (STOCKS, 1)), axis=1)
    actions = _worth_a_look(hand)
    numbers = np.array([encode_action(action) for action in actions], np.int64)
    found = np.empty((STOCKS, numbers.size))
    cards = (np.full(STOCKS, held, np.int64), stocks, np.zeros(STOCKS, np.int64))
    style = row(STEADY)
    desk[at.OPINION : at.OPINION + 2 * at.OPINION_SIZE] = np.tile(opinion(strangers()), 2)
    play_outs(desk, *cards, style[None].copy(), style, POINTS, numbers, LEARNED, POLICIES.index(opponent), found)
    means, errors = found.mean(axis=0), found.std(axis=0) / STOCKS**0.5
    return {
        str(action): [round(float(mean), 2), round(float(error), 2)]
        for action, mean, error in zip(actions, means, errors, strict=True)
    }


def _worth_a_look(hand: HandView) -> list[Action]:
    knocks = deadwood_after_discard(hand.held, knocks_of(hand)) if knocks_of(hand) else {}
    least = min(knocks.values(), default=0)
    return [action for action in hand.choices if not isinstance(action, Knock) or knocks[action.card] == least]


def make(count: int) -> None:
    """Write *count* positions with their values."""
    with gzip.GzipFile(FILE, "wb", mtime=0) as file:
        for number, (rules, deal, opponent, actions, view, held) in enumerate(positions()):
            if number == count:
                break
            found = values(view, opponent, held, number)
            line = {"rules": rules, "deal": deal, "other": opponent, "actions": actions, "values": found}
            file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            if number % 50 == 49:
                print(f"\r{number + 1}/{count}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def judge(names: list[str]) -> None:
    """Print what the choices of players gain, a line each."""
    with gzip.open(FILE, "rt") as file:
        lines = [json.loads(line) for line in file]
    views = [_view(line) for line in lines]
    base = [_value(BASE, *pair, number) for number, pair in enumerate(zip(lines, views, strict=True))]
    for name in names:
        one = player(name)
        gains = np.array(
            [_value(one, *pair, number) - base[number] for number, pair in enumerate(zip(lines, views, strict=True))]
        )
        error = gains.std() / gains.size**0.5
        print(f"{name}: {gains.mean():+.3f} ± {1.96 * error:.3f} points a decision over {gains.size} positions")


def _view(line: dict[str, Any]) -> View:
    """The view of the person to act."""
    rules = PRESETS[line["rules"]]
    game = OpenGame.start(DRAW, rules).deal(Deal.from_seed(line["deal"], rules))
    for text in line["actions"]:
        person = game.game.to_act
        assert person is not None
        game = game.act(person, parse_action(text))
    person = game.game.to_act
    assert person is not None
    return game.views[person]


def _value(one: Any, line: dict[str, Any], view: View, number: int) -> float:
    """What a player's choice is worth; a knock that leaves more deadwood than need be counts as the worst choice."""
    chosen = line["values"].get(str(one.choose(view, random.Random(number), FREE)))
    return float(min(value for value, _ in line["values"].values()) if chosen is None else chosen[0])


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["make"]:
            make(4000)
        case ["make", count]:
            make(int(count))
        case ["judge", *names] if names:
            judge(names)
        case _:
            sys.exit(__doc__)
