"""Hypothesis strategies: rule sets, games and records of any kind."""

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from ginrummy.errors import RuleSetError
from ginrummy.match import Person, Seating
from ginrummy.record import Comment, HandRecord, Note, Record, Variation, played, record_from_events
from ginrummy.record.phrases import starts_turn
from ginrummy.rules import CHOICES, PRESETS, HandState, RuleSet, apply, legal
from tests.record.games import Table, aimless, endless, patient, sensible

TEMPERS = (sensible, patient, endless, aimless)


def _rules_or_none(values: dict[str, Any]) -> RuleSet | None:
    try:
        return RuleSet(**values)
    except RuleSetError:
        return None


_fields = st.fixed_dictionaries(
    {},
    optional={
        "knock_limit": st.one_of(st.integers(0, 30), st.just("upcard")),
        "spade_doubles": st.booleans(),
        "gin_bonus": st.integers(0, 50),
        "undercut_bonus": st.integers(0, 50),
        "big_gin_bonus": st.one_of(st.none(), st.integers(0, 50)),
        "tie_is_undercut": st.booleans(),
        "taken_stays": st.booleans(),
        "wall_size": st.integers(0, 10),
        "take_cap": st.integers(1, 12),
        "target": st.integers(1, 150),
        "box_bonus": st.integers(0, 30),
        "game_bonus": st.integers(0, 100),
        "columns": st.integers(1, 3),
        "ranks": st.integers(6, 13),
        "suits": st.integers(2, 4),
        "hand_size": st.integers(3, 10),
        **{field: st.sampled_from(words) for field, words in CHOICES.items()},
    },
)
rule_sets: st.SearchStrategy[RuleSet] = st.one_of(
    st.sampled_from(list(PRESETS.values())),
    _fields.map(_rules_or_none).filter(lambda rules: rules is not None),
)
_words = st.text(st.characters(exclude_categories=("C", "Z"), exclude_characters="\u0085"), min_size=1, max_size=12)
texts = st.lists(_words, min_size=1, max_size=4).map(" ".join)


@st.composite
def tables(draw: st.DrawFn, most: int = 150) -> Table:
    """A game of any kind, stopped anywhere, perhaps by a resignation."""
    table = Table(
        draw(st.integers(0, 10**6)),
        draw(rule_sets),
        draw(st.sampled_from(Seating)),
        draw(st.sampled_from(TEMPERS)),
    ).play(draw(st.integers(0, most)))
    if not table.open.game.over and draw(st.integers(0, 4)) == 0:
        table.resign(draw(st.integers(0, len(table.people) - 1)))
    return table


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of any kind: whole or partial, provable or not, with remarks, variations, tags."""
    table = draw(tables())
    if draw(st.booleans()):
        record = table.record(proofs=draw(st.booleans()))
    else:
        person = draw(st.sampled_from(table.people))
        proofs = [proof.sealed() for proof in table.dealer.proofs if proof] if draw(st.booleans()) else ()
        record = record_from_events(table.events[person], person, table.names, proofs=proofs)
    hands = tuple(
        replace(hand, notes=draw(_notes(hand, one.states))) if draw(st.integers(0, 2)) == 0 else hand
        for hand, one in zip(record.hands, played(record), strict=True)
    )
    return replace(
        record,
        hands=hands,
        date=draw(st.none() | st.dates()),
        tags=tuple(draw(st.dictionaries(st.sampled_from(["Place", "Event", "Weather"]), texts, max_size=2)).items()),
        comments=tuple(draw(st.lists(texts, max_size=2))),
        names=tuple(draw(st.lists(texts, min_size=len(record.names), max_size=len(record.names), unique=True))),
    )


@st.composite
def _notes(draw: st.DrawFn, hand: HandRecord, states: tuple[HandState, ...]) -> tuple[Note, ...]:
    """Remarks anywhere, and variations, which begin where a turn began; those of a variation lie within it."""
    notes: list[Note] = [Comment(ply, draw(texts)) for ply in sorted(draw(_plies(0, len(hand.actions))))]
    if hand.complete and hand.stock is not None:
        notes += [v for ply in draw(_plies(1, len(hand.actions))) if (v := draw(_variation(ply, states, 2)))]
    return tuple(sorted(notes, key=lambda note: note.ply))


def _plies(least: int, most: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(least, most), max_size=2) if most >= least else st.just([])


@st.composite
def _variation(draw: st.DrawFn, ply: int, states: tuple[HandState, ...], deeper: int) -> Variation | None:
    first = ply - 1
    while first and not starts_turn(states[first - 1], states[first]):
        first -= 1
    line, there = [], list(states[: first + 1])
    for _ in range(draw(st.integers(1, 4))):
        choices = legal(there[-1])
        if not choices:
            break
        line.append(draw(st.sampled_from(choices)))
        there.append(apply(there[-1], line[-1]))
    if not line:
        return None
    notes: list[Note] = [Comment(first + n, draw(texts)) for n in sorted(draw(_plies(0, len(line))))]
    if deeper:
        inner = draw(_variation(first + 1, tuple(there), deeper - 1))
        notes += [inner] if inner else []
    return Variation(ply, tuple(line), tuple(sorted(notes, key=lambda note: note.ply)))


__all__ = ["Person", "records", "rule_sets", "tables", "texts"]
