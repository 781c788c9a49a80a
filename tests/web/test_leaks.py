"""Nothing hidden crosses: two games that look alike to somebody give them the same bytes.

A hand is played twice. The second time, all the cards that the viewer never saw lie in other places, and whatever is
said out of the viewer's hearing is other words. Ids, clock and the server's seeds are the same. All that reaches the
viewer, over the socket and over HTTP, must be the same to the byte.
"""

import random
from dataclasses import replace
from typing import Any

import pytest

from ginrummy.cards import NO_CARDS, CardSet, each, names, set_of
from ginrummy.match import Seating
from ginrummy.rules import CLASSIC, PASS, TAKE, Action, Deal, Discard, HandState, Seat, apply, hand_events, legal
from ginrummy.rules.events import Dealt, Discarded, Drew
from ginrummy.table.pace import AT_ONCE
from ginrummy.web.cookies import Signer
from tests.web.serving import KEY, run, server
from tests.web.serving import Seat as Socket

DRAWN = "Kd 7s 2c"
"""The draw of three people: A deals, or is in the box; B is captain; C sits out."""
PLIES = 24
UNHURRIED = replace(AT_ONCE, seeds=0.0)


def a_hand(rng: random.Random) -> tuple[list[int], list[Action]]:
    """A deck, and actions that nobody ends with a knock: all is hidden to the last."""
    deck = list(each(CLASSIC.pack))
    rng.shuffle(deck)
    state = HandState.start(Deal.from_deck(deck))
    actions: list[Action] = []
    while not state.over:
        choices = [a for a in legal(state) if isinstance(a, Discard) or a in (PASS, TAKE) or str(a) == "draw"]
        rarely = [a for a in choices if a != TAKE or rng.random() < 0.4] or choices
        actions.append(rng.choice(rarely))
        state = apply(state, actions[-1])
    return deck, actions


def seen_by(deck: list[int], actions: list[Action], viewer: Seat | None) -> CardSet:
    """Every card that *viewer* ever sees."""
    seen = NO_CARDS
    for event in hand_events(Deal.from_deck(deck), actions, viewer):
        match event:
            case Dealt(cards, upcard=upcard):
                seen |= cards | set_of([] if upcard is None else [upcard])
            case Drew(_, card) if card is not None:
                seen |= 1 << card
            case Discarded(_, card):
                seen |= 1 << card
    return seen


def swapped(deck: list[int], seen: CardSet, rng: random.Random) -> list[int]:
    """The deck with all cards that were not *seen* in other places."""
    places = [place for place, card in enumerate(deck) if not seen >> card & 1]
    assert len(places) > 5
    moved = [deck[place] for place in places]
    while any(deck[place] == card for place, card in zip(places, moved, strict=True)):
        rng.shuffle(moved)
    other = list(deck)
    for place, card in zip(places, moved, strict=True):
        other[place] = card
    return other


def _here(state: dict[str, Any]) -> int:
    """How many people are at a table."""
    return sum(person["here"] for person in state["table"]["people"])


async def all_that_reaches(
    who: str, seating: Seating, deck: list[int], actions: list[Action], secrets: list[str]
) -> list[str]:
    """Play a hand, and return every byte that *who* gets: A, B, C, or W, a watcher."""

    def decks(game: int, hand: int) -> str:
        return names(deck) if hand else " ".join(DRAWN.split()[: seating.people])

    async with server(pace=UNHURRIED, decks=decks, clock=lambda: 0.0, wall_clock=lambda: 1_800_000_000.0) as house:
        browsers = {letter: house.browser(letter, brings_seeds=False) for letter in "ABCW"[: seating.people]}
        browsers["W"] = house.browser("W", brings_seeds=False)
        for browser in browsers.values():
            browser.cookie = cookie_of(browser.name)
        places = ["me", *["open"] * (seating.people - 1)]
        table = await browsers["A"].make(*places, seating=seating.value, watching=True)
        people = list("ABC"[: seating.people])
        for letter in people[1:]:
            await browsers[letter].join(table)
        sockets: dict[str, Socket] = {}
        for letter in ["W", *people]:
            sockets[letter] = await Socket.open(browsers[letter], table)
            for socket in sockets.values():  # in the same order every time, and nobody misses who comes
                await socket.until(lambda s, came: _here(s) == came, len(sockets) - 1)
        extra = []
        for socket in sockets.values():
            await socket.until(lambda s: s["hand"])
        state = HandState.start(Deal.from_deck(deck))
        seats = {Seat.DEALER: "A", Seat.NON_DEALER: "B"}
        if seating is Seating.CUTTHROAT:  # there the middle card deals
            seats = {Seat.DEALER: "B", Seat.NON_DEALER: "A"}
        for place, action in enumerate(actions):
            actor = sockets[seats[state.turn]]
            if place % 7 == 3:
                await told_in_secret(sockets, seating, state, secrets[place % len(secrets)])
            before = {letter: socket.state["number"] for letter, socket in sockets.items()}
            answer = await actor.do(str(action))
            assert answer["kind"] == "ok", answer
            state = apply(state, action)
            for letter, socket in sockets.items():
                await socket.until(lambda s, seen: s["number"] > seen, before[letter])
            if place == len(actions) // 2:
                extra = [
                    (await browsers[who].ask("GET", f"/api/tables/{table}{path}")).text for path in ("", "/record")
                ]
        for socket in sockets.values():
            await socket.until(lambda s, over: (s["stage"] == "between") == over, state.over)
            await socket.close()
        return [*sockets[who].traffic, *extra]


async def told_in_secret(sockets: dict[str, Socket], seating: Seating, state: HandState, words: str) -> None:
    """The captain and the one sitting out talk about the hand; that is not for other ears."""
    if seating is not Seating.BOX:
        return
    await sockets["B"].well("say", text=words, side=True)
    await sockets["C"].well("say", text=words)
    if state.turn is Seat.NON_DEALER:
        advice = sockets["C"].hand["choices"]
        if advice and sockets["C"].hand["phase"] != "first draw":
            await sockets["C"].ask("advise", what=advice[len(words) % len(advice)])
    await sockets["B"].until(lambda s: s["chat"] and s["chat"][-1]["text"] == words)


def cookie_of(name: str) -> str:
    """The cookie of a browser whose id is no chance."""
    return Signer(KEY).cookie(f"browser-{name}", secure=False).partition(";")[0]


VIEWERS = [
    ("A", Seating.TWO, Seat.DEALER),
    ("B", Seating.TWO, Seat.NON_DEALER),
    ("W", Seating.TWO, None),
    ("A", Seating.BOX, Seat.DEALER),
    ("B", Seating.BOX, Seat.NON_DEALER),
    ("C", Seating.BOX, Seat.NON_DEALER),
    ("W", Seating.BOX, None),
    ("C", Seating.CUTTHROAT, None),
]


@pytest.mark.parametrize(("who", "seating", "seat"), VIEWERS)
def test_hidden_cards_and_words_change_no_byte(who, seating, seat, rng):
    deck, actions = a_hand(rng)
    if seating is not Seating.BOX:  # a whole hand where most is whispered, the start of one elsewhere
        actions = actions[:PLIES]
    other = swapped(deck, seen_by(deck, actions, seat), rng)
    secrets = ["Throw the king.", "Keep it!"], ["Hm.", "What now, then?"]
    hears_secrets = seating is Seating.BOX and who in "BC"

    async def both():
        first = await all_that_reaches(who, seating, deck, actions, secrets[0])
        second = await all_that_reaches(who, seating, other, actions, secrets[0] if hears_secrets else secrets[1])
        assert len(first) > len(actions) // 2
        assert first == second

    run(both())


def test_the_comparison_can_fail(rng):
    """One who does see the cards gets other bytes."""
    deck, actions = a_hand(rng)
    actions = actions[:PLIES]
    other = swapped(deck, seen_by(deck, actions, Seat.DEALER), rng)

    async def both():
        first = await all_that_reaches("B", Seating.TWO, deck, actions, [""])
        second = await all_that_reaches("B", Seating.TWO, other, actions, [""])
        assert first != second

    run(both())
