"""Feeds the readers of records with junk, guided by which lines of them it reaches: ``make fuzz``.

Run from the root of the project: ``python -m fuzz.read_records -max_total_time=3600 NEW_FOLDER tests/record/golden``.

Whatever it is given, a reader answers with a record or with a NotationError; a record that it gave can be written, and
is read again as the same. Anything else is a crash: atheris keeps the input that led to it.
"""

import sys

import atheris

with atheris.instrument_imports(include=["ginrummy"]):
    from tests.record.fuzzing import check


def main() -> None:
    """Run until a crash, or for as long as ``-max_total_time`` says; further arguments go to libFuzzer."""
    atheris.Setup([*sys.argv, "-dict=fuzz/record.dict"], check)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
