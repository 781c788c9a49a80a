"""Records of any kind survive being written and read, as text and as JSON lines."""

from hypothesis import HealthCheck, given, settings

from ginrummy.record import Record, completed, from_json_lines, read, summary, to_json_lines, write
from tests.record.strategies import records

EASY = settings(max_examples=30, suppress_health_check=list(HealthCheck))


@EASY
@given(records())
def test_text(record: Record):
    text = write(record)
    again = read(text)
    assert again == record
    assert again.truncated is None
    assert write(again) == text


@EASY
@given(records())
def test_json_lines(record: Record):
    lines = [f"{line}\n" for line in to_json_lines(record)]
    (again,) = from_json_lines(lines)
    assert again == record
    assert again.truncated is None


@EASY
@given(records())
def test_the_game_is_the_same(record: Record):
    again = read(write(record))
    assert completed(again) == completed(record)
    assert summary(again) == summary(record)
    if all(hand.complete for hand in record.hands):
        assert again.log() == record.log()
