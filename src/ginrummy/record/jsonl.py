"""Records as JSON lines, one event a line: for other programs, and back again without loss.

A ``record`` event begins a game and an ``end`` event ends it. Between them stand, for each hand, ``hand`` and
``deal``, then the actions in order with ``comment`` and ``variation`` where they belong, then ``held``, ``result``,
``score`` and ``seeds``, as far as there is something. People go by their names.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any

from ginrummy.cards import NAMES, CardSet, each
from ginrummy.match import MatchState
from ginrummy.record import phrases
from ginrummy.record.fair import owners
from ginrummy.record.folding import PlayedHand, opening, played, states_through
from ginrummy.record.values import Comment, Note, Proof, Record
from ginrummy.record.writing import FORMAT
from ginrummy.rules import (
    Action,
    BigGin,
    Discard,
    Done,
    Draw,
    HandState,
    Knock,
    Lay,
    LayOff,
    Pass,
    RuleSet,
    Seat,
    Take,
)

Event = dict[str, Any]


def to_json_lines(record: Record) -> Iterator[str]:
    """*record* as lines of JSON, without line ends; ``from_json_lines`` gives an equal record.

    Raises:
        GinError: something in the record is not possible.
    """
    for event in events(record):
        yield json.dumps(event, ensure_ascii=False)


def events(record: Record) -> Iterator[Event]:
    """*record* as one plain value for each event."""
    names = record.names
    yield {
        "event": "record",
        "format": FORMAT,
        "rules": record.rules.as_dict(),
        "seating": record.seating.value,
        "people": list(names),
        "date": None if record.date is None else record.date.isoformat(),
        "library": record.library,
        "view": None if record.view is None else names[record.view],
        "draw": None if record.draw is None else [NAMES[card] for card in record.draw],
        "tags": dict(record.tags),
        "comments": list(record.comments),
        **_proof(record.draw_proof, record),
    }
    score = opening(record)
    for hand in played(record):
        yield from _hand_events(hand, record)
        score = hand.after
    if record.resigned is not None:
        yield {"event": "resign", "person": names[record.resigned]}
        score = score.with_resignation(record.resigned)
    yield {
        "event": "end",
        "winner": None if score.winner is None else names[score.winner],
        "totals": dict(zip(names, score.grand_totals, strict=True)),
    }


def _proof(proof: Proof | None, record: Record) -> dict[str, Any]:
    """Commitments and seeds by their owners."""
    everybody = owners(record.seating.people)
    return {
        key: None if parts is None else {owner: part.hex() for owner, part in zip(everybody, parts, strict=True)}
        for key, parts in (
            ("commitments", None if proof is None else proof.commitments),
            ("seeds", None if proof is None else proof.seeds),
        )
    }


def _hand_events(hand: PlayedHand, record: Record) -> Iterator[Event]:
    names, roles, noted = record.names, hand.before.roles, hand.record
    proof = _proof(noted.proof, record)
    yield {
        "event": "hand",
        "number": hand.number,
        "dealer": names[roles.dealer],
        "non_dealer": names[roles.non_dealer],
        "out": None if roles.out is None else names[roles.out],
        "commitments": proof["commitments"],
    }
    yield {
        "event": "deal",
        "hands": {names[roles.person_in(seat)]: _cards(noted.hands[seat]) for seat in Seat},
        "upcard": None if noted.upcard is None else NAMES[noted.upcard],
        "stock": None if noted.stock is None else [NAMES[card] for card in noted.stock],
    }
    teller = _Teller(hand, record.rules, names)
    yield from teller.line(noted.actions, hand.states, noted.notes, 0)
    result = hand.result
    if result is None or result.void is not None:
        held = {s: hand.last.held[s] if noted.knows(s) else None for s in Seat}
        yield {"event": "held", "hands": {names[roles.person_in(seat)]: _cards(held[seat]) for seat in Seat}}
    if result is not None:
        yield {
            "event": "result",
            "outcome": result.outcome.value,
            "winner": None if result.winner is None else names[roles.person_in(result.winner)],
            "difference": result.difference,
            "bonus": result.bonus,
            "multiplier": result.multiplier,
            "points": result.points,
            "void": None if result.void is None else result.void.value,
        }
        yield _score_event(hand.after, record)
    if proof["seeds"] is not None:
        yield {"event": "seeds", "seeds": proof["seeds"]}


def _score_event(score: MatchState, record: Record) -> Event:
    columns = [
        {record.names[person]: score.running(column, person) for person in score.people} for column in score.columns
    ]
    return {"event": "score", "columns": columns}


class _Teller:
    """Tells the actions of one hand as events, with its remarks and variations."""

    def __init__(self, hand: PlayedHand, rules: RuleSet, names: Sequence[str]) -> None:
        self.hand, self.rules, self.names, self.roles = hand, rules, names, hand.before.roles

    def line(
        self, actions: Sequence[Action], states: Sequence[HandState], notes: Sequence[Note], first: int
    ) -> Iterator[Event]:
        for ply in range(first, len(actions) + 1):
            if ply > first:
                yield self._action(states[ply - 1], actions[ply - 1])
            for note in notes:
                if note.ply == ply:
                    yield self._note(note, actions, states)

    def _note(self, note: Note, actions: Sequence[Action], states: Sequence[HandState]) -> Event:
        if isinstance(note, Comment):
            return {"event": "comment", "text": note.text}
        first = phrases.turn_start(states, note.ply)
        line = (*actions[:first], *note.actions)
        there = states_through(self.hand.record.varied(line), self.rules)
        return {"event": "variation", "from": first, "events": list(self.line(line, there, note.notes, first))}

    def _action(self, state: HandState, action: Action) -> Event:
        event = {"event": VERBS[type(action)], "person": self.names[self.roles.person_in(state.turn)]}
        match action:
            case Draw(card):
                if card is None and self.hand.record.stock is not None:
                    card = state.stock[0]
                return event | {"card": None if card is None else NAMES[card]}
            case Take():
                return event | {"card": NAMES[state.pile[-1]]}
            case Discard(card) | Knock(card):
                return event | {"card": NAMES[card]}
            case Lay(meld):
                return event | {"meld": _cards(meld)}
            case LayOff(card, meld):
                return event | {"card": NAMES[card], "meld": _cards(meld)}
            case Done():
                spread = state.spread(state.turn)
                return event | {"unmatched": _cards(spread.unmatched), "deadwood": spread.deadwood}
        return event


VERBS: dict[type[Action], str] = {
    Pass: "pass",
    Draw: "draw",
    Take: "take",
    Discard: "discard",
    Knock: "knock",
    BigGin: "big gin",
    Lay: "lay",
    LayOff: "lay off",
    Done: "done",
}
"""What each action is called in an event."""


def _cards(cards: CardSet | None) -> list[str] | None:
    return None if cards is None else [NAMES[card] for card in each(cards)]
