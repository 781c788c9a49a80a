"""The golden records: read, written again byte for byte, and each kind of game and ending among them."""

from collections import Counter
from pathlib import Path

import pytest

from ginrummy.match import Seating
from ginrummy.record import Verdict, played, read, verify, write
from ginrummy.rules import PRESETS, nearest_preset

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.gin"))
BY_HAND = sorted((Path(__file__).parent / "by_hand").glob("*.gin"))


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_written_again_it_is_the_same(path: Path):
    record = read(text_of(path))
    assert record.truncated is None
    assert write(record) == text_of(path)


def test_every_preset_seating_and_ending_is_there():
    records = [read(text_of(path)) for path in GOLDEN]
    pure = {(nearest_preset(r.rules), r.seating) for r in records if r.rules == PRESETS[nearest_preset(r.rules)]}
    assert pure == {(preset, seating) for preset in PRESETS for seating in Seating}
    endings: Counter[str] = Counter()
    for record in records:
        for hand in played(record):
            result = hand.result
            endings["unfinished" if result is None else str(result.void or result.outcome)] += 1
            endings["doubled"] += bool(result and result.multiplier == 2 and result.winner is not None)
            endings["for nobody"] += bool(result and result.knocker is not None and result.winner is None)
    wanted = {"knock", "undercut", "gin", "big gin", "wall", "takes", "unfinished", "doubled", "for nobody"}
    assert {ending for ending, count in endings.items() if count} >= wanted
    assert any(r.resigned is not None for r in records)
    assert any(r.view is not None for r in records)


@pytest.mark.parametrize(
    "path", [path for path in GOLDEN if path.stem.startswith("classic")], ids=lambda path: path.stem
)
def test_the_provable_ones_are_proven(path: Path):
    assert verify(read(text_of(path))).verdict is Verdict.PROVEN


@pytest.mark.parametrize("path", BY_HAND, ids=lambda path: path.stem)
def test_written_by_hand(path: Path):
    record = read(text_of(path))
    assert record.truncated is None
    assert read(write(record)) == record
    assert write(read(write(record))) == write(record)


DERIVED = ("Held", "Score", "Knock ", "Undercut", "Gin ", "Big gin", "Void")
OPTIONAL_TAGS = ("[Options", "[Result", "[Totals", "[Library", "[Date", "[Draw")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_what_can_be_worked_out_may_be_missing(path: Path):
    whole = read(text_of(path))
    lines = [line for line in text_of(path).splitlines() if not line.startswith((*DERIVED, *OPTIONAL_TAGS))]
    bare = read("\n".join(line.split(" = ")[0] if " | " in line and "{" not in line else line for line in lines))
    assert [hand.actions for hand in bare.hands] == [hand.actions for hand in whole.hands]
    assert [p.result for p in played(bare)] == [p.result for p in played(whole)]
    assert [p.before.roles for p in played(bare)] == [p.before.roles for p in played(whole)]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_layout_does_not_matter(path: Path):
    text = text_of(path)
    if ";" in text:
        return
    head, _, body = text.partition("\n\n")
    spread_out = head + "\n\n" + "\r\n   ".join(body.split())
    assert read(spread_out) == read(text)
    assert read(text.replace("End\n", "END").replace("Hand", "hand").replace("Deal", "DEAL")) == read(text)
    assert read("\ufeff" + text) == read(text)
