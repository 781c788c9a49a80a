"""Outside players: programs in any language that answer for a person over a line (docs/player-protocol.md)."""

from ginrummy.players.outside.faults import Fault
from ginrummy.players.outside.player import ANSWER_SECONDS, START_SECONDS, OutsidePlayer, is_address

__all__ = ["ANSWER_SECONDS", "START_SECONDS", "Fault", "OutsidePlayer", "is_address"]
