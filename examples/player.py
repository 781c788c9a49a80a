"""A player in forty lines of plain Python (docs/player-protocol.md): keeps what fits together, knocks at once."""

import json
import sys

RANKS = "A23456789TJQK"
BETTER = ["pass", "draw", "done", "lay", "lay off", "knock", "big gin"]
held, mine, top = set(), None, None


def mates(card):  # how many of the cards held are of its rank, or beside it in its suit
    beside = {other for other in held if other[1] == card[1] and abs(RANKS.index(other[0]) - RANKS.index(card[0])) < 2}
    return len(beside | {other for other in held if other[0] == card[0]} - {card})


def preference(words):  # how good a choice is: a few words, the last of them a card where it is about one
    card = words.split()[-1]
    if words.startswith("discard"):
        return 0, -mates(card), RANKS.index(card[0])
    if words == "take":
        return (2 if mates(top) > 1 else -1,)
    return (max(place for place, start in enumerate(BETTER) if words.startswith(start)),)


for line in sys.stdin:
    told = json.loads(line)
    what, card = told["what"], told.get("card")
    if what == "hello":
        print(json.dumps({"what": "ready", "protocol": 1, "name": "Forty Lines"}), flush=True)
    elif what == "hand":
        mine = told["viewpoint"]
    elif what == "dealt":
        held, top = set(told["cards"]), told["upcard"]
    elif what in ("drew", "took", "discarded", "knocked"):
        if told["who"] == mine:
            held ^= {card}
        top = card if what == "discarded" else top
    elif what == "ask":
        best = max(told["choices"], key=preference)
        print(json.dumps({"what": "answer", "id": told["id"], "choice": told["choices"].index(best)}), flush=True)
