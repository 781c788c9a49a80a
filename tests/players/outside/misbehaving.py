"""A player that commits one fault: ``misbehaving.py FAULT [FILE]``. Written without the package.

It answers its first question with the first choice and commits the fault at its second, or while it is greeted.
"""

import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

FAULT = sys.argv[1] if __name__ == "__main__" else ""


def say(message: Any) -> None:
    print(json.dumps(message), flush=True)


def answer(ask: dict[str, Any], choice: Any = 0, **more: Any) -> None:
    say({"what": "answer", "id": ask["id"], "choice": choice, **more})


def for_ever(write: Any) -> None:
    while True:
        write()


def crash(_: Any) -> None:
    print("one line", "the last line", sep="\n", file=sys.stderr, flush=True)
    os._exit(3)


def crash_with_child(_: Any) -> None:
    idle = [sys.executable, "-c", "import time; time.sleep(600)"]
    child = subprocess.Popen(idle, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(sys.argv[2], "w") as file:  # noqa: PTH123 - as a stranger would
        file.write(str(child.pid))
    os._exit(3)


def hang_up(_: Any) -> None:
    os.close(1)
    time.sleep(600)


def chatter(ask: Any) -> None:
    """Writes much to standard error, but not too much, and answers: no fault."""
    for _ in range(500):
        print("x" * 1000, file=sys.stderr)
    answer(ask)


def drip() -> None:
    os.write(1, b"x")
    time.sleep(0.01)


AT_QUESTION = {
    "crash": crash,
    "crash-with-child": crash_with_child,
    "signal": lambda _: os.kill(os.getpid(), signal.SIGTERM),
    "hang-up": hang_up,
    "silent": lambda _: time.sleep(600),
    "drip": lambda _: for_ever(drip),
    "no-json": lambda _: print("I take it!", flush=True),
    "no-text": lambda _: os.write(1, b"\xff\xfe{\n"),
    "blank": lambda _: print(flush=True),
    "no-object": lambda _: say([1, 2]),
    "deep": lambda _: print("[" * 60_000, flush=True),
    "wrong-what": lambda _: say({"what": "move", "choice": 0}),
    "no-what": lambda _: say({"choice": 0}),
    "no-id": lambda _: say({"what": "answer", "choice": 0}),
    "no-choice": lambda ask: say({"what": "answer", "id": ask["id"]}),
    "text": lambda ask: answer(ask, "0"),
    "fraction": lambda ask: answer(ask, 0.5),
    "infinite": lambda ask: answer(ask, float("inf")),
    "truth": lambda ask: answer(ask, True),  # noqa: FBT003
    "null": lambda ask: answer(ask, None),
    "too-high": lambda ask: answer(ask, len(ask["choices"])),
    "negative": lambda ask: answer(ask, -1),
    "huge": lambda ask: answer(ask, 10**4000),
    "endless-line": lambda _: for_ever(lambda: os.write(1, b"x" * 4096)),
    "old-answer": lambda ask: answer(ask | {"id": ask["id"] - 1}),
    "early-answer": lambda ask: answer(ask | {"id": ask["id"] + 1}),
    "many-answers": lambda ask: for_ever(lambda: answer(ask)),
    "flood": lambda _: for_ever(lambda: os.write(2, b"x" * 4096)),
    "chatter": chatter,
    "stays": answer,
}

WHEN_GREETED = {
    "wrong-version": lambda: say({"what": "ready", "protocol": 2}),
    "no-version": lambda: say({"what": "ready"}),
    "wrong-name": lambda: say({"what": "ready", "protocol": 1, "name": 7}),
    "greets-wrong": lambda: say({"what": "hello"}),
    "exits-early": lambda: sys.exit(4),
    "silent-early": lambda: time.sleep(600),
    "chatty-early": lambda: print("Welcome!", '{"what": "ready", "protocol": 1}', sep="\n", flush=True),
}


def main() -> None:
    asked = 0
    for line in sys.stdin:
        told = json.loads(line)
        if told["what"] == "hello":
            WHEN_GREETED.get(FAULT, lambda: say({"what": "ready", "protocol": 1, "name": FAULT}))()
            if FAULT == "deaf":
                time.sleep(600)
        if told["what"] == "ask":
            asked += 1
            if asked == 2 and FAULT in AT_QUESTION:
                AT_QUESTION[FAULT](told)
            else:
                answer(told)
                if FAULT == "twice":
                    answer(told)
    if FAULT == "stays":
        time.sleep(600)


if __name__ == "__main__":
    main()
