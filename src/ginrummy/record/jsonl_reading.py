"""JSON lines → records: each event put in its place, then the whole checked against what it should say."""

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import date as Date  # noqa: N812 - a type, named like one
from typing import Any

from ginrummy.cards import CardSet, parse_card, set_of
from ginrummy.errors import GinError, NotationError
from ginrummy.match import Person, Roles, Seating
from ginrummy.record.fair import owners
from ginrummy.record.folding import states_of
from ginrummy.record.jsonl import Event, events
from ginrummy.record.partial import ImpossibleHand
from ginrummy.record.tokens import brief, quotable, said
from ginrummy.record.values import Comment, HandRecord, Note, Place, Proof, Record, Variation
from ginrummy.rules import (
    BIG_GIN,
    DISCARDS,
    DONE,
    KNOCKS,
    PASS,
    TAKE,
    Action,
    Draw,
    Lay,
    LayOff,
    RuleSet,
    Seat,
)

_DEEPEST = 16


def from_json_lines(lines: Iterable[str]) -> Iterator[Record]:
    """The records in lines of JSON, each checked like a record in text form.

    Lines that break off give every whole action before the break, with ``truncated`` set.

    Raises:
        NotationError: a line is no event, stands in the wrong place, or tells what is not so.
    """
    reader: _Reader | None = None
    broken: Place | None = None
    number = 0
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            event = _parsed(line, number)
        except NotationError:
            if line.endswith("\n") or reader is None:
                raise
            broken = Place(number, 1)
            break
        if event["event"] == "record":
            if reader is not None:
                yield reader.finished(Place(number, 1))
            reader = _Reader(event, number)
        elif reader is None:
            raise NotationError("record-json-no-record", culprit=brief(event["event"]), line=number)
        else:
            reader.enter(event, number)
        if event["event"] == "end":
            assert reader is not None
            yield reader.finished(None)
            reader = None
    if reader is not None:
        yield reader.finished(broken or Place(number + 1, 1))


def _parsed(line: str, number: int) -> Event:
    try:
        event = json.loads(line)
    except (ValueError, RecursionError):
        raise NotationError("record-json-not-json", line=number) from None
    if not isinstance(event, dict) or not isinstance(event.get("event"), str):
        raise NotationError("record-json-no-event", line=number)
    return event


@dataclass(slots=True)
class _Hand:
    """A hand being put together; each line number belongs to one action."""

    begun: Event
    line: int
    dealt: HandRecord | None = None
    actions: list[Action] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    shown: dict[str, CardSet] = field(default_factory=dict)
    seeds: tuple[bytes, ...] | None = None


class _Reader:
    """Puts one record together from its events."""

    def __init__(self, event: Event, line: int) -> None:
        self.line = line
        self.lines: list[tuple[int, Event]] = [(line, event)]
        self.hands: list[_Hand] = []
        self.resigned: Person | None = None
        with _at(line, event):
            self.base = self._base(event)

    def enter(self, event: Event, line: int) -> None:
        """One more event."""
        self.lines.append((line, event))
        with _at(line, event):
            self._enter(event, line)

    def finished(self, broken: Place | None) -> Record:
        """The record, checked."""
        hands = tuple(self._finished(hand) for hand in self.hands if hand.dealt is not None)
        record = replace(self.base, hands=hands, resigned=self.resigned, truncated=broken)
        if record.draw is None and hands:
            with _at(self.hands[0].line, self.hands[0].begun):
                record = replace(record, roles=self._first_roles())
        self._check(record)
        return record

    # --- putting together --------------------------------------------------------------------------------------------

    def _base(self, event: Event) -> Record:
        seating = Seating(event["seating"])
        names = tuple(event["people"])
        view, draw, date = event.get("view"), event.get("draw"), event.get("date")
        commitments, seeds = (_parts(event.get(key), seating) for key in ("commitments", "seeds"))
        return Record(
            rules=RuleSet(**event["rules"]),
            seating=seating,
            names=names,
            draw=None if draw is None else tuple(parse_card(card) for card in draw),
            date=None if date is None else Date.fromisoformat(date),
            library=event.get("library"),
            view=None if view is None else Person(names.index(view)),
            tags=tuple((str(tag), str(value)) for tag, value in (event.get("tags") or {}).items()),
            comments=tuple(_line(text) for text in event.get("comments") or ()),
            draw_proof=None if commitments is None else Proof(commitments, seeds),
        )

    def _enter(self, event: Event, line: int) -> None:
        kind = event["event"]
        hand = self.hands[-1] if self.hands else None
        if kind == "hand":
            self.hands.append(_Hand(event, line))
        elif kind == "deal" and hand is not None and hand.dealt is None:
            hand.dealt = self._deal(hand.begun, event)
        elif kind in {"end", "held", "result", "score"}:
            pass  # told again by the check
        elif kind == "resign" and self.resigned is None:
            self.resigned = self._person(event["person"])
        elif kind == "seeds" and hand is not None:
            hand.seeds = _parts(event["seeds"], self.base.seating)
        elif hand is not None and hand.dealt is not None:
            before = len(hand.actions)
            self._act(event, hand.dealt.stock is not None, hand.actions, hand.notes, (0, 0))
            if kind == "done":
                hand.shown[event["person"]] = _cards(event["unmatched"])
            hand.lines += [line] * (len(hand.actions) - before)
        else:
            raise NotationError("record-json-no-event", line=line)

    def _deal(self, begun: Event, event: Event) -> HandRecord:
        dealt: Mapping[str, Any] = event["hands"]
        people = (begun["non_dealer"], begun["dealer"])
        hands = tuple(None if dealt[name] is None else _cards(dealt[name]) for name in people)
        stock = event["stock"]
        commitments = _parts(begun.get("commitments"), self.base.seating)
        return HandRecord(
            (hands[0], hands[1]),
            None if event["upcard"] is None else parse_card(event["upcard"]),
            None if stock is None else tuple(parse_card(card) for card in stock),
            proof=None if commitments is None else Proof(commitments),
        )

    def _act(
        self, event: Event, stock_known: bool, actions: list[Action], notes: list[Note], at: tuple[int, int]
    ) -> None:
        """Enter an action, a remark or a variation in a line that begins so many actions on, and lies so deep."""
        first, depth = at
        if event["event"] == "comment":
            notes.append(Comment(first + len(actions), _line(event["text"])))
        elif event["event"] == "variation":
            if depth == _DEEPEST:
                raise NotationError("record-variation-too-deep")
            inner: list[Action] = []
            remarks: list[Note] = []
            for one in event["events"]:
                self._act(one, stock_known, inner, remarks, (int(event["from"]), depth + 1))
            notes.append(Variation(first + len(actions), tuple(inner), tuple(remarks)))
        else:
            actions.append(_action(event, stock_known))

    def _finished(self, hand: _Hand) -> HandRecord:
        assert hand.dealt is not None
        proof = hand.dealt.proof
        if proof is not None and hand.seeds is not None:
            proof = replace(proof, seeds=hand.seeds)
        whole = replace(hand.dealt, actions=tuple(hand.actions), notes=tuple(hand.notes), proof=proof)
        people = (hand.begun["non_dealer"], hand.begun["dealer"])
        shown = [None if whole.knows(seat) else hand.shown.get(people[seat]) for seat in Seat]
        return replace(whole, unmatched=(shown[0], shown[1]))

    def _first_roles(self) -> Roles:
        begun = self.hands[0].begun
        out = None if begun["out"] is None else self._person(begun["out"])
        return Roles(self._person(begun["non_dealer"]), self._person(begun["dealer"]), out)

    def _person(self, name: str) -> Person:
        return Person(self.base.names.index(name))

    # --- checking ----------------------------------------------------------------------------------------------------

    def _check(self, record: Record) -> None:
        """Make sure that the events say what the record says."""
        try:
            right = list(events(record))
        except GinError as error:
            raise NotationError("record-because", why=said(error), culprit="", line=self._culprit(record)) from None
        told = self.lines
        if record.truncated is not None and len(record.hands) < len(self.hands):
            told = [(line, event) for line, event in told if line < self.hands[-1].line]
        for (line, event), expected in zip(told, right, strict=False):
            for key, value in event.items():
                if key in expected and expected[key] != value:
                    raise NotationError(
                        "record-should-be",
                        culprit=brief(json.dumps({key: value}, ensure_ascii=False)),
                        line=line,
                        expected=brief(json.dumps({key: expected[key]}, ensure_ascii=False)),
                    )
        if record.truncated is None and len(right) != len(self.lines):
            raise NotationError("record-json-missing", line=self.lines[-1][0], culprit="")

    def _culprit(self, record: Record) -> int:
        """The line of what is not possible in *record*."""
        for hand, noted in zip(self.hands, record.hands, strict=False):
            try:
                states, refused = states_of(noted, record.rules)
            except ImpossibleHand as error:
                return hand.line if error.ply is None else hand.lines[error.ply]
            except GinError:
                return hand.line
            if refused is not None:
                return hand.lines[len(states) - 1]
        return self.hands[-1].line if self.hands else self.line


@contextmanager
def _at(line: int, event: Event) -> Iterator[None]:
    """Give whatever is wrong with an event its line."""
    try:
        yield
    except NotationError as error:
        raise NotationError(error.key, **{**quotable(error.params), "line": line}) from None
    except GinError as error:
        raise NotationError("record-because", culprit=brief(event["event"]), line=line, why=said(error)) from None
    except (LookupError, TypeError, ValueError, AttributeError):
        raise NotationError("record-json-no-event", culprit=brief(event["event"]), line=line) from None


def _action(event: Event, stock_known: bool) -> Action:
    """The action that an event tells of.

    Raises:
        KeyError: it tells of none.
    """
    kind = event["event"]
    if kind in _BARE:
        return _BARE[kind]
    if kind == "lay":
        return Lay(_cards(event["meld"]))
    if kind == "draw":
        card = event["card"]
        return Draw(None if stock_known or card is None else parse_card(card))
    card = parse_card(event["card"])
    if kind == "lay off":
        return LayOff(card, _cards(event["meld"]))
    actions: dict[str, Action] = {"discard": DISCARDS[card], "knock": KNOCKS[card]}
    return actions[kind]


_BARE: dict[str, Action] = {"pass": PASS, "take": TAKE, "big gin": BIG_GIN, "done": DONE}


def _cards(cards: list[str]) -> CardSet:
    return set_of(parse_card(card) for card in cards)


def _line(text: str) -> str:
    """A remark on one line, as records hold them."""
    return " ".join(text.split())


def _parts(parts: Mapping[str, str] | None, seating: Seating) -> tuple[bytes, ...] | None:
    """Commitments or seeds in the order of their owners."""
    return None if parts is None else tuple(bytes.fromhex(parts[owner]) for owner in owners(seating.people))
