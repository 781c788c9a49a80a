"""Players that think: they imagine what the other seat may hold, play each choice on to its end, and compare.

What stands behind a choice, in order:

1. The *base*: what a network says that has learned from hands played on to their end
   (:mod:`ginrummy.fast.policies.learned`), told what earlier hands have shown of the other seat's person. It stands
   unless something is clearly better.
2. The choices worth comparing: taking or leaving the upcard, the discards that the base thinks most of, the best
   knocks. What is drawn later is the base's affair: a take that only playouts call for costs more than it brings.
3. Playouts: hands that the other seat may hold (:mod:`ginrummy.players.belief`), each with a stock; with every one of
   them each choice is played on to the end of the hand, with the same cards for all choices.
4. What an end is worth: the chance of winning the game from the score after it (:mod:`ginrummy.players.equity`),
   against somebody as strong as the other has been so far, or points.
5. The gate: a choice overrides the base only with a lead of so many standard errors.

How a knock is shown is chosen by the same imagined hands (:mod:`ginrummy.players.spreading`).
"""

import random
import time
from dataclasses import dataclass

import numpy as np

from ginrummy.cards import each
from ginrummy.fast import layout as at
from ginrummy.fast.codec import encode_action
from ginrummy.fast.policies import CAREFUL, HASTY
from ginrummy.fast.search import MOST_POINTS, play_outs
from ginrummy.fast.seen import blind_desk
from ginrummy.match import View
from ginrummy.melds import Spread, deadwood_after_discard
from ginrummy.players.acquaintance import acquaintance
from ginrummy.players.adapting import fitting_style, share_of_points
from ginrummy.players.base import Budget
from ginrummy.players.basis import Base, network_knows
from ginrummy.players.belief import Belief, imagine
from ginrummy.players.choices import knocks_of
from ginrummy.players.equity import worth_of_points
from ginrummy.players.kinds import KNOCKERS, opinion, styles
from ginrummy.players.laying import next_to_lay
from ginrummy.players.spreading import HANDS, best_shown, ways_to_show
from ginrummy.players.styles import STEADY, Style, row
from ginrummy.rules import GIN, Action, HandView, Phase, RuleSet

UNTHINKING = Budget(playouts=0)
"""No playouts: the base's choice stands."""
POINTS: np.ndarray = np.arange(-MOST_POINTS, MOST_POINTS + 1, dtype=np.float64)
"""The worth of points to who only counts points."""
AT_A_TIME = 64
"""So many hands are played out before the clock is looked at, and hopeless choices are left out."""
HOPELESS = 3.0
"""A choice is left out that is behind the best by so many standard errors."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a thinking player found out about its choices.

    Attributes:
        base: the place of the base's choice.
        actions: the choices that were compared.
        worth: ``float64[m]``, the mean of each, in chances of winning the game or in points; not a number for one that
            was not played out at all.
        spread: ``float64[m]``, the standard error of each mean.
        lead: ``float64[m]``, by how much each is ahead of the base,
        error: and the standard error of that.
        playouts: how many playouts stand behind each.
        chosen: the place of the choice.
    """

    base: int
    actions: tuple[Action, ...]
    worth: np.ndarray
    spread: np.ndarray
    lead: np.ndarray
    error: np.ndarray
    playouts: np.ndarray
    chosen: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Thinker:
    """A player that imagines and plays out.

    Attributes:
        name: the name that people read.
        hands: how many hands of the other seat to imagine for a choice.
        discards: how many discards to compare,
        knocks: and how many cards to knock with.
        gate: how many standard errors a lead over the base must have,
        first_gate: and where the upcard is taken or left; a draw is never overridden.
        at_sight: whether playouts are played at a glance, in a fifth of the time.
        for_points: whether to play for points, not for the game.
        learned: whether the base asks the network; else, and with another pack or other hands than the network knows,
            it is the careful player in its style.
        style: how the careful player plays, which is also how playouts at a glance are played on; if None, in the style
            that fits the other (:mod:`ginrummy.players.adapting`).
    """

    name: str
    hands: int
    discards: int = 4
    knocks: int = 2
    gate: float = 2.0
    first_gate: float = 0.75
    at_sight: bool = False
    for_points: bool = False
    learned: bool = True
    style: Style | None = None

    def choose(self, view: View, rng: random.Random, budget: Budget) -> Action:
        """The choice that this module describes."""
        hand = view.hand
        assert hand is not None  # there is something to choose
        if len(hand.choices) == 1:
            return hand.choices[0]
        if hand.phase is Phase.DEFENCE:
            return next_to_lay(hand)  # the knocker's cards lie open: there is a best defence
        if hand.phase is Phase.SPREAD:
            return next_to_lay(hand, self._show(view, rng.getrandbits(64), budget))
        if hand.phase is Phase.DRAW:
            budget = UNTHINKING
        verdict = self.judge(view, rng, budget)
        return verdict.actions[verdict.chosen]

    def judge(self, view: View, rng: random.Random, budget: Budget, believed: Belief | None = None) -> Verdict:
        """Compare the choices of a turn.

        Args:
            view: the game as the person knows it, with something to choose in a turn.
            rng: the only source of chance.
            budget: ``playouts`` bounds the playouts of all choices together; when ``seconds`` are over, what is known
                by then decides.
            believed: what the other seat holds, to whoever knows more of that than the view tells; else it is imagined.
        """
        start = time.monotonic()
        hand = view.hand
        assert hand is not None
        assert hand.viewer is not None
        seed = rng.getrandbits(64)
        desk = blind_desk(hand)
        desk[at.NEEDED : at.NEEDED + 2] = _needed(view)
        priors = acquaintance(view)
        desk[at.OPINION + at.OPINION_SIZE * hand.viewer :][: at.OPINION_SIZE] = opinion(priors)
        base = self._base(hand.rules, priors)
        numbers = self._numbers(hand, desk, base)
        imagined = self.hands
        if budget.playouts is not None:
            imagined = min(imagined, budget.playouts // len(numbers))
        if len(numbers) == 1 or imagined == 0:
            return _settled(hand, numbers)
        if believed is None:
            believed = imagine(hand, priors, imagined, seed)
        deadline = None if budget.seconds is None else start + budget.seconds
        values = self._play_out(desk, believed, numbers, base, self._worth(view, priors), deadline)
        return self._verdict(hand, numbers, values)

    def _show(self, view: View, seed: int, budget: Budget) -> Spread:
        """What to show of a knock."""
        hand = view.hand
        assert hand is not None
        ways = ways_to_show(hand)
        imagined = min(self.hands, HANDS)
        if budget.playouts is not None:
            imagined = min(imagined, budget.playouts // len(ways))
        if len(ways) == 1 or imagined == 0:
            return ways[0]
        priors = acquaintance(view)
        believed = imagine(hand, priors, imagined, seed)
        return best_shown(hand, ways, believed.hands, self._worth(view, priors))

    def _asks_network(self, rules: RuleSet) -> bool:
        return self.learned and network_knows(rules)

    def _base(self, rules: RuleSet, priors: np.ndarray) -> Base:
        network = self._asks_network(rules)
        unused = network and not self.at_sight  # then no style has to be found that fits
        return Base(row(self.style or (STEADY if unused else fitting_style(rules, priors))), network)

    def _worth(self, view: View, priors: np.ndarray) -> np.ndarray:
        if self.for_points:
            return POINTS
        roles = view.score.roles
        assert view.hand is not None
        assert view.hand.viewer is not None
        rules = view.hand.rules
        share = share_of_points(rules, priors, learned=self._asks_network(rules))
        return worth_of_points(view.score, roles.person_in(view.hand.viewer), share)

    def _numbers(self, hand: HandView, desk: np.ndarray, base: Base) -> list[int]:
        """The choices to compare, by their numbers, the base's first; one alone if nothing is to be compared."""
        first = base.choice(desk)
        if hand.phase is not Phase.DISCARD:
            others = [number for number in map(encode_action, hand.choices) if number < at.KNOCK]
            return [first] if first >= at.KNOCK else [first, *(one for one in others if one != first)]
        knocks = deadwood_after_discard(hand.held, knocks_of(hand))
        if first == at.DECLARE_BIG_GIN or GIN in knocks.values():
            return [first]
        allowed, worths = base.worths(desk)
        best = sorted(each(allowed), key=lambda card: -worths[card])[: self.discards]
        compared = [at.DISCARD + card for card in best]
        if knocks:
            compared += [at.KNOCK + card for card in sorted(knocks, key=lambda c: (knocks[c], -c))[: self.knocks]]
        return [first, *(one for one in compared if one != first)]

    def _play_out(
        self,
        desk: np.ndarray,
        believed: Belief,
        numbers: list[int],
        base: Base,
        worth: np.ndarray,
        deadline: float | None,
    ) -> np.ndarray:
        """What each choice came to with each hand: ``float64[n, m]``, not a number where it was not played."""
        values = np.full((believed.hands.size, len(numbers)), np.nan)
        kinds = believed.kinds[:, 0] * len(KNOCKERS) + believed.kinds[:, 1]
        mine, other = (HASTY, HASTY) if self.at_sight else (base.policy, CAREFUL)
        alive = np.arange(len(numbers))
        for first in range(0, believed.hands.size, AT_A_TIME):
            if first and deadline is not None and time.monotonic() >= deadline:
                break
            part = slice(first, first + AT_A_TIME)
            actions = np.array(numbers, np.int64)[alive]
            found = np.empty((believed.hands[part].size, alive.size))
            cards = (believed.hands[part], believed.stocks[part], kinds[part])
            play_outs(desk, *cards, styles(), base.style, worth, actions, mine, other, found)
            values[part, alive] = found
            alive = _still_hoping(values[: part.stop], alive)
            if alive.size == 1:
                break
        return values

    def _verdict(self, hand: HandView, numbers: list[int], values: np.ndarray) -> Verdict:
        by_number = {encode_action(action): action for action in hand.choices}
        played = ~np.isnan(values)
        count = played.sum(axis=0)
        worth = np.nanmean(values, axis=0)
        spread = np.nanstd(values, axis=0) / np.sqrt(count)
        lead, error = np.zeros(len(numbers)), np.zeros(len(numbers))
        for place in range(1, len(numbers)):
            both = played[:, 0] & played[:, place]
            ahead = values[both, place] - values[both, 0]
            lead[place] = ahead.mean()
            error[place] = ahead.std() / max(both.sum(), 1) ** 0.5
        chosen = int(np.argmax(lead))
        gate = self.first_gate if hand.phase is Phase.UPCARD else self.gate
        if hand.phase is Phase.DRAW or lead[chosen] <= gate * error[chosen]:
            chosen = 0
        return Verdict(0, tuple(by_number[number] for number in numbers), worth, spread, lead, error, count, chosen)


def _still_hoping(values: np.ndarray, alive: np.ndarray) -> np.ndarray:
    """Those of the choices that may still turn out best; the base, which stands first, is kept as the yardstick."""
    now = values[:, alive]
    now = now[~np.isnan(now).any(axis=1)]
    best = now[:, now.mean(axis=0).argmax()]
    behind = best[:, None] - now
    error = behind.std(axis=0) / len(now) ** 0.5
    hopeless = behind.mean(axis=0) > HOPELESS * error
    hopeless[0] = False
    return np.asarray(alive[~hopeless])


def _settled(hand: HandView, numbers: list[int]) -> Verdict:
    """The verdict where nothing is compared: the base's choice."""
    action = next(action for action in hand.choices if encode_action(action) == numbers[0])
    nothing = np.zeros(1)
    return Verdict(0, (action,), np.full(1, np.nan), nothing, nothing, nothing, np.zeros(1, np.int64), 0)


def _needed(view: View) -> tuple[int, int]:
    """The hand points with which each seat would reach the target in every open column."""
    score = view.score
    return score.needed(score.roles.non_dealer), score.needed(score.roles.dealer)


def club() -> Thinker:
    """A moment's thought: within 5 ms."""
    return Thinker(name="club", hands=80, knocks=1, at_sight=True)


def expert() -> Thinker:
    """Within 100 ms."""
    return Thinker(name="expert", hands=800)


def master() -> Thinker:
    """Within a second, as at a table; proofs give it a smaller budget."""
    return Thinker(name="master", hands=3000, discards=6)
