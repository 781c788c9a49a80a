"""The gin rummy of others for our check of leaks (:mod:`ginrummy.env.conformance`): dealt by hand, looked into.

What they may show is judged by our measure: own cards, the discard pile, what lies open, whose turn it is.
"""

from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

import numpy as np
import pyspiel
from rlcard.games.gin_rummy import dealer as rlcard_dealer
from rlcard.games.gin_rummy.utils import utils as rlcard_utils

from tests.peers.openspiel import CODE_OF, KNOCK

SEATS = (0, 1)


class OpenSpielSubject:
    """OpenSpiel's C++ game; what it shows are both players' observations, as tensor and as text."""

    agents = SEATS
    pack = tuple(range(52))

    def __init__(self) -> None:
        self._game = pyspiel.load_game("gin_rummy")
        self.knocker: int | None = None

    def deal(self, deck: Sequence[int]) -> None:
        self.state, self.knocker = self._game.new_initial_state(), None
        self._deck = list(deck)
        self._draw()

    def _draw(self) -> None:
        while self.state.is_chance_node():
            self.state.apply_action(CODE_OF[self._deck.pop(0)])

    def over(self) -> bool:
        return bool(self.state.is_terminal())

    def legal(self) -> Sequence[int]:
        return self.state.legal_actions()  # type: ignore[no-any-return]

    def act(self, action: int) -> None:
        if action == KNOCK:
            self.knocker = self.state.current_player()
        self.state.apply_action(action)
        self._draw()

    def may_see(self, agent: Any) -> Any:
        """Own cards and what is public; for the defender the knocker's too, from the knock on."""
        drawn = str(self.state)
        shown = SEATS if self.over() else ((self.knocker,) if self.knocker is not None else ())
        hands = [_hand(drawn, seat) if seat == agent or seat in shown else None for seat in SEATS]
        public = [line for line in drawn.splitlines() if line.startswith(("Stock", "Discard", "Phase", "Prev"))]
        return hands, public, self.state.current_player()

    def shows(self, agent: Any) -> Any:
        return {
            "tensor": np.array(self.state.observation_tensor(agent)),
            "text": self.state.observation_string(agent),
        }


def _hand(drawn: str, player: int) -> str:
    """One hand in the peer's own drawing of a state."""
    after = drawn.split(f"Player{player}:")[1]
    return after.split("Stock size")[0].split("Player")[0]


class RLCardSubject:
    """RLCard's environment; what it shows is what ``get_state`` gives for a player."""

    agents = SEATS
    pack = tuple(range(52))

    def __init__(self) -> None:
        import rlcard

        self.env = rlcard.make("gin-rummy", config={"seed": 1})

    def deal(self, deck: Sequence[int]) -> None:
        cards = [_rlcard(card) for card in reversed(deck)]  # dealt from the end

        def stacked(dealer: Any, np_random: Any) -> None:
            dealer.np_random, dealer.discard_pile = np_random, []
            dealer.shuffled_deck, dealer.stock_pile = list(cards), list(cards)

        self.env.seed(1)  # the same player deals
        with patch.object(rlcard_dealer.GinRummyDealer, "__init__", stacked):
            self.env.reset()

    @property
    def _round(self) -> Any:
        return self.env.game.round

    def over(self) -> bool:
        return bool(self.env.is_over())

    def legal(self) -> Sequence[int]:
        return list(self.env._get_legal_actions())

    def act(self, action: int) -> None:
        self.env.step(action)

    def may_see(self, agent: Any) -> Any:
        if self.over():
            return None
        own = sorted(map(str, self._round.players[agent].hand))
        pile = list(map(str, self._round.dealer.discard_pile))
        return (
            own,
            pile,
            len(self._round.dealer.stock_pile),
            self._round.current_player_id,
            self._round.going_out_player_id,
        )

    def shows(self, agent: Any) -> Any:
        state = self.env.get_state(agent)
        return {"obs": np.array(state["obs"]), "legal_actions": list(state["legal_actions"])}


def _rlcard(card: int) -> Any:
    return rlcard_utils.get_card(card_id=card)
