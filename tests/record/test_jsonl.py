"""JSON lines: one event a line; what is wrong is told with its line."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from ginrummy.errors import NotationError
from ginrummy.match import Seating
from ginrummy.record import from_json_lines, read, record_from_events, to_json_lines
from tests.record.games import Table
from tests.record.test_golden import BY_HAND, GOLDEN, text_of

RECORD = Table(8).play(60).record(proofs=True)
LINES = [f"{line}\n" for line in to_json_lines(RECORD)]


@pytest.mark.parametrize("path", [*GOLDEN, *BY_HAND], ids=lambda path: path.stem)
def test_there_and_back(path):
    record = read(text_of(path))
    lines = list(to_json_lines(record))
    assert all("\n" not in line for line in lines)
    (again,) = from_json_lines(f"{line}\n" for line in lines)
    assert again == record


def test_several_in_one_stream():
    records = [Table(n).play(20).record() for n in range(3)]
    lines = [f"{line}\n" for record in records for line in to_json_lines(record)]
    assert list(from_json_lines(["\n", *lines, "\n"])) == records


def test_hidden_cards_are_null():
    table = Table(3, seating=Seating.CUTTHROAT).play(30)
    out = table.open.game.score.roles.out
    assert out is not None
    events = [json.loads(line) for line in to_json_lines(record_from_events(table.events[out], out, table.names))]
    deal = next(event for event in events if event["event"] == "deal")
    assert set(deal["hands"].values()) == {None}
    assert deal["stock"] is None
    assert {event["card"] for event in events if event["event"] == "draw"} == {None}


@pytest.mark.parametrize("keep", range(1, len(LINES), 7))
def test_half_a_stream(keep: int):
    (record,) = from_json_lines([*LINES[:keep], LINES[keep][:9]])
    assert record.truncated is not None
    whole = [action for hand in RECORD.hands for action in hand.actions]
    found = [action for hand in record.hands for action in hand.actions]
    assert found == whole[: len(found)]


def changed(kind: str, change: Callable[[dict[str, Any]], object]) -> tuple[list[str], int]:
    """The lines with the first event of a kind changed, and its number."""
    events = [json.loads(line) for line in LINES]
    number = next(n for n, event in enumerate(events) if event["event"] == kind)
    change(events[number])
    return [json.dumps(event) + "\n" for event in events], number + 1


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("record", lambda e: e.update(rules={"target": 0})),
        ("record", lambda e: e.update(rules={"no_such": 1})),
        ("record", lambda e: e.update(people=["Anna", "Anna"])),
        ("record", lambda e: e.update(seating="four")),
        ("record", lambda e: e.pop("people")),
        ("record", lambda e: e.update(draw=["Ks", "Zz"])),
        ("record", lambda e: e.update(date="yesterday")),
        ("record", lambda e: e.update(commitments={"server": "xy"})),
        ("hand", lambda e: e.update(number=2)),
        ("hand", lambda e: e.update(dealer=e["non_dealer"])),
        ("deal", lambda e: e.update(upcard=None)),
        ("deal", lambda e: e["stock"].pop()),
        ("deal", lambda e: e.update(hands={})),
        ("draw", lambda e: e.update(card="Kc" if e["card"] != "Kc" else "Kd")),
        ("discard", lambda e: e.update(person="Carla")),
        ("discard", lambda e: e.update(event="shout")),
        ("discard", lambda e: e.pop("card")),
        ("done", lambda e: e.update(deadwood=99)),
        ("result", lambda e: e.update(points=1)),
        ("score", lambda e: e.update(columns=[])),
        ("held", lambda e: e.update(hands={"Anna": [], "Ben": []})),
        ("end", lambda e: e.update(winner="Anna")),
    ],
)
def test_a_slip(kind: str, change: Callable[[dict[str, Any]], object]):
    lines, number = changed(kind, change)
    with pytest.raises(NotationError) as caught:
        list(from_json_lines(lines))
    # A deal that cannot be is told at its hand.
    assert caught.value.line in ({number, number - 1} if kind == "deal" else {number}), str(caught.value)
    assert str(caught.value)


@pytest.mark.parametrize(
    "lines",
    [
        ["no json\n"],
        ["[1]\n"],
        ["{}\n"],
        ['{"event": "pass"}\n'],
        [LINES[0], LINES[0].replace('"record"', '"deal"')],
        [LINES[0], "[" * 100_000 + "\n"],
        [*LINES[:-3], LINES[-1]],
    ],
)
def test_no_stream_of_events(lines: list[str]):
    with pytest.raises(NotationError):
        list(from_json_lines(lines))


def test_variations_too_deep():
    inner: dict[str, Any] = {"event": "comment", "text": "x"}
    for _ in range(40):
        inner = {"event": "variation", "from": 0, "events": [inner]}
    at = next(n for n, line in enumerate(LINES) if '"event": "pass"' in line or '"event": "take"' in line) + 1
    with pytest.raises(NotationError):
        list(from_json_lines([*LINES[:at], json.dumps(inner) + "\n", *LINES[at:]]))
