"""A game on paper: records as values and as text, replayed with checking, with fair deals that can be proved.

docs/record-format.md is the text format, for people and for other programs.
"""

from ginrummy.record.fair import FairDealer, Finding, Verdict, Verification, derived_seeds, fresh_seeds, verify
from ginrummy.record.folding import PlayedHand, final_score, played
from ginrummy.record.jsonl import to_json_lines
from ginrummy.record.jsonl_reading import from_json_lines
from ginrummy.record.partial import completed, record_from_events
from ginrummy.record.reading import read
from ginrummy.record.streaming import EXTENSION, Located, locate, read_many, save, split, write_whole
from ginrummy.record.summary import summary
from ginrummy.record.values import (
    Comment,
    HandRecord,
    Note,
    Place,
    Proof,
    Record,
    RecordError,
    Variation,
)
from ginrummy.record.writing import write

__all__ = [
    "EXTENSION",
    "Comment",
    "FairDealer",
    "Finding",
    "HandRecord",
    "Located",
    "Note",
    "Place",
    "PlayedHand",
    "Proof",
    "Record",
    "RecordError",
    "Variation",
    "Verdict",
    "Verification",
    "completed",
    "derived_seeds",
    "final_score",
    "fresh_seeds",
    "from_json_lines",
    "locate",
    "played",
    "read",
    "read_many",
    "record_from_events",
    "save",
    "split",
    "summary",
    "to_json_lines",
    "verify",
    "write",
    "write_whole",
]
