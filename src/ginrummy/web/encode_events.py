"""Events as small objects, for a page that moves cards."""

from typing import Any

from ginrummy.match import GameBegan, HandBegan, Resigned, Scored
from ginrummy.players.outside.encoding import deed_of
from ginrummy.rules.events import HandOver, Turn
from ginrummy.table.streams import Step

_BARE = {GameBegan: "began", HandOver: "over", Scored: "scored"}
"""Events that say all by their name."""


def event_of(step: Step) -> dict[str, Any]:
    """One event of a stream, in the words of the player protocol; what the state has anyway is left out."""
    return {"number": step.number, **_described(step), **({"clock": True} if step.by_clock else {})}


def _described(step: Step) -> dict[str, Any]:
    roles = step.roles
    match step.event:
        case GameBegan() | HandOver() | Scored():
            return {"what": _BARE[type(step.event)]}
        case HandBegan(score):
            return {"what": "hand", "hand_number": score.hand_number}
        case Resigned(score):
            return {"what": "resigned", "who": score.resigned}
        case Turn(seat, phase):
            return {"what": "turn", "who": roles.person_in(seat), "phase": phase.value}
        case event:
            return deed_of(event, roles)
