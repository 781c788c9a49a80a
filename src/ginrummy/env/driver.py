"""One hand, or a whole game, driven by numbers: what every environment for a single table stands on.

The hand lies on a desk of the kernels, so that a step costs next to nothing; the score is the readable one. The same
seed gives the same cards: hand *k* is :func:`ginrummy.fast.deal` of that seed, game 0 and *k*. What was done is kept as
a log, from which the readable game, with each person's view, is made when somebody asks for it.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ginrummy.cards import Card, CardSet
from ginrummy.env.actions import name_of
from ginrummy.env.observation import PHASES, table_part
from ginrummy.env.terms import Terms
from ginrummy.errors import IllegalAction
from ginrummy.fast.codec import decode_action, decode_state, encode_state, new_desk
from ginrummy.fast.deals import deal as dealt
from ginrummy.fast.deals import draw as drawn
from ginrummy.fast.environment import act_kernel, deal_kernel, look_kernel, open_kernel
from ginrummy.fast.layout import HELD, OUT, P_OVER, PHASE, STATE_SIZE, TURN
from ginrummy.fast.planes import OBSERVATION_SIZE, TRACE_SIZE
from ginrummy.fast.play import signed
from ginrummy.match import MatchState, OpenGame, Person, View
from ginrummy.players.laying import next_to_lay
from ginrummy.rules import Deal, HandResult, HandState, Phase, Seat, hand_result

_SEATS = tuple(Seat)
_LAYING_DOWN = (Phase.SPREAD, Phase.DEFENCE)


class Driver:
    """A table under way.

    Attributes:
        terms: what is played.
        score: the score and the roles; in a hand under way, or the only one, as they are in it.
        over: whether nothing is left to choose.
        broken_off: whether that is so only since the game has gone on for too many hands.
        won: what each person won by the last action, in points; it adds up to nothing.
        results: how each hand went that is over.
    """

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self._desk = new_desk(terms.rules)
        self._trace = np.zeros(TRACE_SIZE, np.int16)
        self._lays_default = int(terms.laying == "default")
        self._nobody = (0,) * terms.seating.people
        self.begin(0)

    def begin(self, seed: int, *, deal: Deal | None = None, draw: Sequence[Card] | None = None) -> None:
        """Begin anew.

        Args:
            seed: where all chance comes from.
            deal: the cards of the first hand, where they are not to follow from the seed.
            draw: the card that each person draws for the roles, likewise.

        Raises:
            GinError: the deal does not fit the rules, or the draw the people.
        """
        terms = self.terms
        if draw is None:
            draw = drawn(seed, 0, terms.seating.people, terms.rules)
        self.score = MatchState.start(draw, terms.rules, terms.seating)
        self._seed = signed(seed)
        self._open: OpenGame | None = None
        self._start = draw
        self._hands: list[tuple[Deal | int, list[int]]] = []
        self.results: list[HandResult] = []
        self.broken_off = False
        self._deal(deal)

    def _deal(self, deal: Deal | None = None) -> None:
        number = self.score.hand_number
        if deal is None:
            self._choices = deal_kernel(self._desk, self._trace, self._seed, 0, number)
        else:
            encode_state(HandState.start(deal, self.terms.rules), self._desk[:STATE_SIZE])
            self._choices = open_kernel(self._desk, self._trace)
        # A deal from the seed can be read off the desk as long as it is wanted.
        self._hands.append((number if deal is None else deal, []))
        self.over = False
        self.won = self._nobody
        self._tables: dict[Person, np.ndarray] = {}
        self._people = tuple(self.score.roles.person_in(seat) for seat in _SEATS)
        self.to_act = self._people[self._desk[TURN]]

    @property
    def phase(self) -> Phase:
        """What is asked."""
        return PHASES[int(self._desk[PHASE])]

    @property
    def legal(self) -> list[int]:
        """The numbers of the actions that may be chosen, in the fixed order of the rules."""
        return self._desk[OUT : OUT + self._choices].tolist()  # type: ignore[no-any-return]

    def act(self, action: int) -> None:
        """Do an action for the person to act.

        Raises:
            IllegalAction: it is not allowed now; the error carries the numbers of the choices, and nothing has changed.
        """
        if self.over:
            raise IllegalAction("action-hand-over", action=action, tried=_tried(action, self.terms))
        desk = self._desk
        choices = act_kernel(desk, self._trace, int(action), self._choices, self._lays_default)
        if choices < 0:
            tried = _tried(action, self.terms)
            raise IllegalAction(
                "action-illegal", action=action, choices=self.legal, tried=tried, phase=self.phase.value
            )
        self._choices = choices
        self._hands[-1][1].append(int(action))
        if desk[PHASE] == P_OVER:
            self._end_hand()
        else:
            self.won = self._nobody
            self.to_act = self._people[desk[TURN]]

    def _end_hand(self) -> None:
        result = hand_result(self.state)
        self.results.append(result)
        won = [0] * len(self._nobody)
        if result.winner is not None:
            won[self.score.roles.person_in(result.winner)] = result.points
            won[self.score.roles.person_in(result.winner.other)] = -result.points
        if self.terms.whole_game:
            after = self.score.after_hand(result)
            self.broken_off = not after.over and len(self.results) == self.terms.max_hands
            self.over = after.over or self.broken_off
            self.score = after
            if not self.over:
                self._deal()
        else:
            self.over = True
        self.won = tuple(won)
        self._tables = {}

    def held(self, seat: Seat) -> CardSet:
        """The cards in a seat."""
        return int(self._desk[HELD + seat])

    @property
    def row(self) -> list[int]:
        """The hand as kernels have it, all cards open (:mod:`ginrummy.fast.layout`)."""
        return self._desk[:STATE_SIZE].tolist()  # type: ignore[no-any-return]

    @property
    def state(self) -> HandState:
        """The hand as the rules have it, all cards open."""
        return decode_state(self._desk[:STATE_SIZE], self.terms.rules)

    def look(self, person: Person) -> tuple[np.ndarray, np.ndarray]:
        """What *person* sees and may do: ``int16[observation_size]`` and a mask, ``int8[actions]``."""
        terms, roles = self.terms, self.score.roles
        viewer = roles.viewpoint(person, terms.seating) if terms.has_table else roles.seat_of(person)
        seat = 0 if viewer is None else int(viewer)
        choices = self._choices if not self.over and person == self.to_act else 0
        hand = np.empty(OBSERVATION_SIZE, np.int16)
        mask = np.zeros(terms.actions, np.int8)
        won = self._won_by(seat) if self.over else 0
        look_kernel(self._desk, self._trace, seat, viewer is not None, won, choices, hand, mask)
        if not terms.has_table:
            return hand, mask
        if person not in self._tables:
            self._tables[person] = np.array(table_part(self.score, person), np.int16)
        return np.concatenate((hand, self._tables[person])), mask

    def _won_by(self, seat: int) -> int:
        """What a seat won in the hand that is over."""
        result = self.results[-1]
        if result.winner is None:
            return 0
        return result.points if result.winner == seat else -result.points

    # --- the readable game -------------------------------------------------------------------------------------------

    @property
    def game(self) -> OpenGame:
        """The same as a readable game: its log, its score and what each person has seen."""
        if self._open is None:
            self._open = OpenGame.start(self._start, self.terms.rules, self.terms.seating)
            self._done: list[int] = []
        for number, (deal, actions) in enumerate(self._hands):
            if number == len(self._done):
                given = deal if isinstance(deal, Deal) else self._dealt(deal)
                self._open = self._open.deal(given)
                self._done.append(0)
            for action in actions[self._done[number] :]:
                self._open = _followed(self._open, action, lays_default=bool(self._lays_default))
            self._done[number] = len(actions)
        return self._open

    def _dealt(self, number: int) -> Deal:
        return dealt(self._seed, 0, number, self.terms.rules)

    def view(self, person: Person) -> View:
        """The game as *person* knows it."""
        return self.game.views[person]


def _followed(game: OpenGame, number: int, *, lays_default: bool) -> OpenGame:
    """A readable game after one action."""
    assert game.game.hand is not None
    game = _act(game, decode_action(number, game.game.hand))
    while lays_default and game.game.hand is not None and game.game.hand.phase in _LAYING_DOWN:
        person = game.game.to_act
        assert person is not None
        view = game.views[person].hand
        assert view is not None
        game = _act(game, next_to_lay(view))
    return game


def _act(game: OpenGame, action: Any) -> OpenGame:
    person = game.game.to_act
    assert person is not None
    return game.act(person, action)


def _tried(action: Any, terms: Terms) -> str:
    """An action as it is named in an error."""
    return name_of(int(action)) if 0 <= int(action) < terms.actions else str(action)
