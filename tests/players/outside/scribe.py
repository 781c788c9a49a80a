"""The sample in Python, which writes down every line that it hears: ``scribe.py FILE [WORD]``.

With a WORD it ends, with exit code 5, as soon as it hears a message that says ``"what": WORD``.
"""

import json
import runpy
import sys
from collections.abc import Iterator
from pathlib import Path


class Notebook:
    """Standard input, of which each line is noted before it is read."""

    def __iter__(self) -> Iterator[str]:
        with Path(sys.argv[1]).open("a", encoding="utf-8") as notes:
            for line in sys.__stdin__ or ():
                print(line, end="", file=notes, flush=True)
                if json.loads(line)["what"] in sys.argv[2:]:
                    sys.exit(5)
                yield line


if __name__ == "__main__":
    sys.stdin = Notebook()
    runpy.run_path(str(Path(__file__).parents[3] / "examples" / "player.py"))
