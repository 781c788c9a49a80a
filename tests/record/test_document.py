"""What docs/record-format.md shows is so."""

import re

import pytest

from ginrummy.record import read, write
from tests.record.test_fair import DOC

TEXT = DOC.read_text(encoding="utf-8")
EXAMPLE = "\n".join(
    line.removeprefix("    ")
    for line in TEXT.split("## A look at one")[1].split("\nRead it so")[0].strip("\n").splitlines()
)


def test_the_example_can_be_read():
    record = read(EXAMPLE)
    assert record.truncated is None
    assert read(write(record)) == record
    without_library = [line for line in write(record).splitlines() if "[Library" not in line]
    assert without_library == EXAMPLE.strip().splitlines()


@pytest.mark.parametrize("result", re.findall(r"(?:Knock|Undercut|Gin|Big gin) [\d(][^|\n]*? to \w+", TEXT))
def test_the_sums_add_up(result: str):
    sum_, total = re.fullmatch(r"\D*([\d x()+-]+) = (\d+) to \w+", result).groups()  # type: ignore[union-attr]
    numbers = sum_.replace("x", "*")
    assert eval(numbers) == int(total)
