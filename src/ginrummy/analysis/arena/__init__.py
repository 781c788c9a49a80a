"""The arena: how strong players are, measured against each other on mirrored deals.

>>> from ginrummy.analysis.arena import Contest, Match, in_this_process, play
>>> match = Match(Contest(players=("greedy", "random"), deals=100))
>>> sum(play([match], in_this_process))
100
>>> match.points_per_hand().low > 20
True
"""

from ginrummy.analysis.arena.contest import Chunk, Contest, Unit, meant_by
from ginrummy.analysis.arena.engines import Engine, in_processes, in_this_process, play_chunk, processors
from ginrummy.analysis.arena.estimates import Estimate, mean, ratio
from ginrummy.analysis.arena.keeping import Kept
from ginrummy.analysis.arena.match import Match, play
from ginrummy.analysis.arena.robin import Rating, RoundRobin
from ginrummy.analysis.arena.rows import WAYS, Fault, Pace, Rows
from ginrummy.analysis.arena.sprt import Answer, Question, Verdict

__all__ = [
    "WAYS",
    "Answer",
    "Chunk",
    "Contest",
    "Engine",
    "Estimate",
    "Fault",
    "Kept",
    "Match",
    "Pace",
    "Question",
    "Rating",
    "RoundRobin",
    "Rows",
    "Unit",
    "Verdict",
    "in_processes",
    "in_this_process",
    "mean",
    "meant_by",
    "play",
    "play_chunk",
    "processors",
    "ratio",
]
