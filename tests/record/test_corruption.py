"""A slip in one token of a good record is caught where it is, or changes nothing of the game.

``make corruption`` tries ten thousand; here is a sample.
"""

import os
import random
import re
from collections import Counter

from ginrummy.errors import NotationError
from ginrummy.record import Record, played, read
from tests.record.test_golden import GOLDEN, text_of

TRIES = int(os.environ.get("CORRUPTIONS", "80"))
LETTERS = "A23456789TJQKcdhs+-^!=|/0 1xBC?"
CARD = re.compile(r"[A2-9TJQK][cdhs]")
CARDS = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"]


def corrupted(text: str, rng: random.Random) -> tuple[str, int, str]:
    """*text* with a slip in one token, the line of the slip, and the slip in words."""
    tokens = list(re.finditer(r"\S+", text))
    while True:
        found = rng.choice(tokens)
        word = found.group()
        place = rng.randrange(len(word))
        slip = rng.choice(
            [
                "",
                f"{word} {word}",
                rng.choice(tokens).group(),
                word[:place] + rng.choice(LETTERS) + word[place + 1 :],
                CARD.sub(lambda _: rng.choice(CARDS), word),
                re.sub(r"\d+", lambda n: str(max(0, int(n.group()) + rng.choice([-1, 1]))), word),
            ]
        )
        if slip != word:
            line = text.count("\n", 0, found.start()) + 1
            return text[: found.start()] + slip + text[found.end() :], line, f"line {line}: {word!r} -> {slip!r}"


def game_of(record: Record) -> object:
    """What is the game in a record: not the names, the day, the remarks, nor the seeds, which ``verify`` looks at."""
    hands = [(hand.hands, hand.upcard, hand.stock, hand.actions, hand.unmatched) for hand in record.hands]
    return record.rules, record.seating, hands, record.resigned, [one.before.roles for one in played(record)]


def test_every_slip_is_caught_or_changes_nothing(rng: random.Random):
    # Of hidden cards nothing tells what they were: a slip there makes another game that is just as possible.
    texts = [text for path in GOLDEN if path.stem != "annotated" and "??" not in (text := text_of(path))]
    games = {text: game_of(read(text)) for text in texts}
    seen: Counter[str] = Counter()
    elsewhere = []
    for _ in range(TRIES):
        text = rng.choice(texts)
        slipped, line, slip = corrupted(text, rng)
        try:
            record = read(slipped)
        except NotationError as error:
            where = {error.line, error.params.get("other")}
            seen["caught"] += 1
            if line not in where:
                elsewhere.append(f"{slip}: {error}")
            continue
        if record.truncated is not None and record.truncated.line == line:
            seen["caught"] += 1
            continue
        assert game_of(record) == games[text], slip
        seen["the same"] += 1
    print(seen, len(elsewhere), *elsewhere, sep="\n")
    assert seen["caught"] > TRIES / 2
    # Some slips make another sound game up to where it no longer fits; where nothing tells which is wrong, the line
    # named is the one that no longer fits.
    assert len(elsewhere) <= max(2, TRIES // 200), "\n".join(elsewhere)
