"""What is played in an environment, in the names that people type."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ginrummy.env.actions import Laying, action_count
from ginrummy.env.observation import layout
from ginrummy.errors import GinError
from ginrummy.match import Seating
from ginrummy.rules import CLASSIC, RuleSet, preset

Side: TypeAlias = Literal["non-dealer", "dealer", "both"]
SIDES: tuple[Side, ...] = ("non-dealer", "dealer", "both")
"""Where a learner sits: always in one seat, or in both by turns."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """What is played.

    Attributes:
        rules: the rules.
        seating: how people sit and change places.
        whole_game: whether hands are played until the game is over, or one only.
        laying: who lays spreads down.
        max_hands: after so many hands a game that has not ended is broken off; None for never. Players who cannot end
            a hand would otherwise play for ever.
    """

    rules: RuleSet = CLASSIC
    seating: Seating = Seating.TWO
    whole_game: bool = False
    laying: Laying = "own"
    max_hands: int | None = None

    @property
    def has_table(self) -> bool:
        """Whether observations tell about the table: the roles and the score."""
        return self.whole_game or self.seating is not Seating.TWO

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return action_count(self.laying)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        last = layout(self.rules, self.seating, table=self.has_table)[-1]
        return last.start + last.size


def terms_of(
    rules: str | RuleSet, seating: str, *, whole_game: bool, laying: Laying, max_hands: int | None = None
) -> Terms:
    """What is played, from the names that people type.

    Raises:
        GinError: there are no such rules, no such seating or no such way to lay down.
    """
    if seating not in tuple(Seating):
        raise GinError("env-no-such-seating", seating=seating, choices=", ".join(Seating))
    terms = Terms(
        rules=rules if isinstance(rules, RuleSet) else preset(rules),
        seating=Seating(seating),
        whole_game=whole_game,
        laying=laying,
        max_hands=max_hands,
    )
    terms.actions  # noqa: B018 - refuses a way to lay down that is none
    return terms
