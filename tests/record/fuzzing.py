"""What must hold of the readers whatever they are fed; used by the sample in the tests and by fuzz/read_records.py."""

import random
from collections.abc import Callable, Iterable, Sequence

from ginrummy.errors import NotationError
from ginrummy.record import Record, from_json_lines, read, split, to_json_lines, write

_BITS = 'A23456789TJQKcdhs+-^!=|/(){};[]"\\: \n\r\t0?\0\ufeff\u2028♥−×é'


def check(data: bytes) -> None:
    """Read *data* as a record, as several, and as JSON lines.

    Raises:
        Exception: other than what readers may raise; or a record that is not the same again.
    """
    text = data.decode("utf-8", errors="replace")
    lines = text.splitlines(keepends=True)
    _read_all(lambda: [read(text)])
    if sum(1 for _ in split(lines)) > 1:
        _read_all(lambda: [read(one, first_line=line) for line, one in split(lines)])
    _read_all(lambda: from_json_lines(lines))


def _read_all(records: Callable[[], Iterable[Record]]) -> None:
    refusal = None
    try:
        for record in records():
            _same_again(record)
    except NotationError as error:
        refusal = error
    if refusal is not None:
        assert str(refusal)
        assert refusal.line >= 1
        assert refusal.column >= 1


def _same_again(record: Record) -> None:
    text = write(record)
    again = read(text)
    assert again == record
    assert write(again) == text
    (again,) = from_json_lines(f"{line}\n" for line in to_json_lines(record))
    assert again == record


def mutated(texts: Sequence[str], rng: random.Random) -> bytes:
    """One of *texts*, spoiled a little or a lot."""
    text = rng.choice(texts)
    for _ in range(rng.choice([1, 1, 2, 4, 16])):
        at = rng.randrange(len(text) + 1)
        to = min(len(text), at + rng.choice([0, 1, 1, 2, 5, 40, 400]))
        other = rng.choice(texts)
        start = rng.randrange(len(other))
        piece = rng.choice(
            [
                "",
                rng.choice(_BITS),
                "".join(rng.choice(_BITS) for _ in range(rng.randrange(9))),
                other[start : start + rng.choice([3, 30, 300])],
                text[at:to] * 2,
                rng.choice(["(", "{", "[", ")", "}", "99999999999999999999", "??"]) * rng.choice([1, 2, 300]),
            ]
        )
        text = text[:at] + piece + text[to:]
    data = text.encode("utf-8", errors="replace")
    if rng.random() < 0.1:
        at = rng.randrange(len(data) + 1)
        data = data[:at] + rng.randbytes(3) + data[at:]
    return data
