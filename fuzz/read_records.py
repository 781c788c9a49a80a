"""Feeds the readers of records with junk, guided by which lines of them it reaches: ``make fuzz``.

Run from the root of the project: ``python -m fuzz.read_records FOLDER -max_total_time=3600``. What reaches new lines is
kept in FOLDER, so that another run begins where this one ends; every argument goes to libFuzzer.

Whatever it is given, a reader answers with a record or with a NotationError; a record that it gave can be written, and
is read again as the same. Anything else is a crash, and so is an answer that takes too long: libFuzzer writes the input
that led to it into the working folder.
"""

import sys
from pathlib import Path

import atheris

# The readers alone: what the rules and the cards do is no news, and watching them takes most of the time.
with atheris.instrument_imports(include=["ginrummy.record"]):
    from ginrummy.record import read, to_json_lines
    from tests.record.fuzzing import check

RECORDS = Path("tests/record")
LONGEST = 2500
"""How long an input may grow, in bytes: a hand or two are enough to go wrong, and are quick to try."""
PATIENCE = 120
"""After so many seconds a reader has got stuck."""


def seed(folder: Path) -> None:
    """Put every record of the tests into *folder*, as text and as JSON lines: what the junk is made from."""
    for path in (*RECORDS.glob("golden/*.gin"), *RECORDS.glob("by_hand/*.gin")):
        text = path.read_text(encoding="utf-8")
        lines = "".join(f"{line}\n" for line in to_json_lines(read(text)))
        for name, seed in ((path.name, text), (f"{path.name}.jsonl", lines)):
            (folder / name).write_bytes(seed.encode())


def main() -> None:
    """Run until a crash, or for as long as ``-max_total_time`` says."""
    seed(Path(sys.argv[1]))
    options = ["-dict=fuzz/record.dict", f"-max_len={LONGEST}", f"-timeout={PATIENCE}"]
    atheris.Setup([*sys.argv, *options], check)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
