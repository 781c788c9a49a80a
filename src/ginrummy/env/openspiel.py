"""Gin rummy for OpenSpiel, as a Python game with chance nodes: ``pyspiel.load_game("python_ginrummy")``.

One hand; player 0 is the non-dealer. Import of this module registers the game; its parameters are ``rules``, the name
of a preset, ``laying``, and every field of :class:`~ginrummy.rules.RuleSet`: a number, or a word as people type it::

    pyspiel.load_game("python_ginrummy(rules=modern,knock_limit=5,taken_stays=off)")

Actions have the numbers of :mod:`ginrummy.env.actions`; chance deals and draws cards, 0 to 51. The cards of a hand come
in ascending order, each with the probability that it has there, so that no deal is in the tree twice. Utilities are
points, and add up to nothing.

An information state is all that a seat has been told, in its order: as text, and as a tensor that holds the observation
(:mod:`ginrummy.env.observation`), the cards dealt and what was drawn and thrown in each of the last turns.
"""

from typing import Any, NamedTuple, Self

import numpy as np
import pyspiel

from ginrummy.cards import PACK_SIZE, Card, each, name
from ginrummy.env.actions import LAYING, NAMES, action_count
from ginrummy.env.observation import HAND_FIELDS
from ginrummy.env.tree import CHANCE, NOBODY, PLAYERS, TURNS, Hand, Room
from ginrummy.fast.planes import OBSERVATION_SIZE
from ginrummy.rules import BOUNDS, DEFAULT_PRESET, FIELDS, RuleSet, field_from_text, preset

SHORT_NAME = "python_ginrummy"
UNTOLD, UNTOLD_NUMBER = "", -1
"""The values of a parameter that leave a field of the rules as the preset has it."""
_UNTOLD = (UNTOLD, UNTOLD_NUMBER)
_PARAMETERS: dict[str, str | int] = {
    "rules": DEFAULT_PRESET,
    "laying": LAYING[0],
    **{field: UNTOLD_NUMBER if field in BOUNDS else UNTOLD for field in FIELDS},
}
_GAME_TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Gin rummy (ginrummy)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=dict(_PARAMETERS),
)


def rules_of(parameters: dict[str, Any]) -> RuleSet:
    """The rules that the parameters of a game name: a preset, and whatever fields differ from it.

    Raises:
        RuleSetError: there is no such preset, or the fields make no sense.
    """
    base = preset(str(parameters.get("rules", DEFAULT_PRESET)))
    told = {field: str(parameters[field]) for field in FIELDS if parameters.get(field, UNTOLD) not in _UNTOLD}
    fields: dict[str, Any] = base.as_dict() | {field: field_from_text(field, text) for field, text in told.items()}
    return RuleSet(**fields)


class GinRummyGame(pyspiel.Game):
    """One hand under some rules."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        told = parameters or {}
        self.rules = rules_of(told)
        laying: Any = told.get("laying") or LAYING[0]
        actions = action_count(laying)
        most = 2.0 * (10 * (self.rules.hand_size + 1) + _dearest(self.rules))
        stock = self.rules.pack.bit_count() - 2 * self.rules.hand_size
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=PACK_SIZE,
            num_players=PLAYERS,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=2 * (stock + 1) * (self.rules.take_cap + 1) + 4 * self.rules.hand_size,
        )
        super().__init__(_GAME_TYPE, info, told)
        self.room = Room(self.rules, laying)
        now, recalling = (pyspiel.IIGObservationType(perfect_recall=recalls) for recalls in (False, True))
        self.observers = _Observers(Observer(now), Observer(recalling))

    def new_initial_state(self) -> "GinRummyState":
        """A hand before its deal."""
        return GinRummyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What writes tensors and texts of what a player sees."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _dearest(rules: RuleSet) -> int:
    return max(rules.gin_bonus, rules.undercut_bonus, rules.big_gin_bonus or 0)


class GinRummyState(pyspiel.State):
    """A hand, from before its deal on."""

    def __init__(self, game: GinRummyGame) -> None:
        super().__init__(game)
        self.hand = Hand(game.room)
        self._observers = game.observers

    def current_player(self) -> int:
        """Who is to act: 0 for the non-dealer, 1 for the dealer, chance, or nobody."""
        return self.hand.player

    def is_terminal(self) -> bool:
        """Whether the hand is over."""
        return self.hand.player == NOBODY

    def returns(self) -> list[float]:
        """The points that each player has won."""
        return [float(self.hand.won), float(-self.hand.won)]

    # What Python asks most is answered here. OpenSpiel's own way, from C++ back into Python, comes to the same answers,
    # but makes a whole new state for every tensor, to learn its shape.

    def is_chance_node(self) -> bool:
        """Whether a card is to be dealt or drawn."""
        return self.hand.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers of what *player*, or whoever is to act, may do, in ascending order."""
        if self.hand.player in range(PLAYERS):
            return self._legal_actions(self.hand.player if player is None else player)
        told: list[int] = super().legal_actions(*_given(player))
        return told

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What *player*, or whoever is to act, sees."""
        seat = self.hand.player if player is None else player
        if seat in range(PLAYERS):
            return self._observers.now.list_from(self, seat)
        told: list[float] = super().observation_tensor(*_given(player))
        return told

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """What *player*, or whoever is to act, has been told."""
        seat = self.hand.player if player is None else player
        if seat in range(PLAYERS):
            return self._observers.recalling.list_from(self, seat)
        told: list[float] = super().information_state_tensor(*_given(player))
        return told

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.hand.legal) if player == self.hand.player else []

    def chance_outcomes(self) -> list[tuple[Card, float]]:
        """Every card that may be dealt or drawn now, with its probability."""
        return self.hand.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.hand.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return name(action) if player == CHANCE else NAMES[action]

    def __str__(self) -> str:
        return str(self.hand)


def _given(player: int | None) -> tuple[int, ...]:
    return () if player is None else (player,)


class Observer:
    """Writes what a player sees, as OpenSpiel wants it.

    Attributes:
        tensor: all numbers in a row, ``float32``.
        dict: the same in named pieces.
    """

    def __init__(self, iig_obs_type: Any) -> None:
        self._recalls = iig_obs_type.perfect_recall
        private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._sees = private and iig_obs_type.public_info
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (PLAYERS,))]
        if self._sees:
            pieces.append(("observation", (OBSERVATION_SIZE,)))
            if self._recalls:
                pieces += [("dealt", (PACK_SIZE,)), ("past", (TURNS, 2))]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, np.ndarray] = {}
        place = 0
        for piece, shape in pieces:
            size = int(np.prod(shape))
            self.dict[piece] = self.tensor[place : place + size].reshape(shape)
            place += size

    def set_from(self, state: GinRummyState, player: int) -> None:
        """Write what *player* sees of *state* into the tensor."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if self._sees and state.hand.is_dealt:
            self.dict["observation"][:] = state.hand.observation(player)
            if self._recalls:
                self.dict["dealt"][list(each(state.hand.dealt_to(player)))] = 1
                self.dict["past"][:] = state.hand.past[player]

    def list_from(self, state: GinRummyState, player: int) -> list[float]:
        """What *player* sees of *state*, as plain numbers."""
        self.set_from(state, player)
        return self.tensor.tolist()

    def string_from(self, state: GinRummyState, player: int) -> str:
        """What *player* sees of *state*, as text."""
        if not self._sees:
            return str(player)
        if self._recalls:
            return state.hand.told[player] or str(player)
        seen = state.hand.observation(player)
        told = [str(player)]
        for field in HAND_FIELDS:
            values = seen[field.start : field.start + field.size]
            if field.size == 1:
                told += [f"{field.name} {values[0]}"] if values[0] else []
            elif values.any():
                cards = (f"{name(card)}:{values[card]}" for card in np.flatnonzero(values).tolist())
                told.append(f"{field.name} {' '.join(cards)}")
        return "; ".join(told)


class _Observers(NamedTuple):
    """What writes the tensors of all states of a game: of what is seen, and of all that has been told."""

    now: Observer
    recalling: Observer

    def __deepcopy__(self, memo: Any) -> Self:
        return self


pyspiel.register_game(_GAME_TYPE, GinRummyGame)
