"""Writes the golden records: ``python -m tests.record.golden``.

They were made once, read with care, and are kept: a change in them is a change of the format or of the rules.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

from ginrummy.match import Seating
from ginrummy.record import Comment, PlayedHand, Record, Variation, played, record_from_events, write
from ginrummy.rules import PRESETS, Action, HandState, Phase, RuleSet, Start, Wall, apply, legal
from tests.record.games import Table, Temper, aimless, endless, patient, sensible

FOLDER = Path(__file__).parent / "golden"


def shortest(
    rules: RuleSet, seating: Seating, temper: Temper = sensible, seeds: int = 30, hands: tuple[int, int] = (2, 6)
) -> Table:
    """Of some games the first that has so many hands."""
    for seed in range(seeds):
        table = Table(seed, rules, seating, temper).play()
        if hands[0] <= len(table.open.log.hands) <= hands[1]:
            return table
    raise AssertionError("no such game")


def dated(record: Record) -> Record:
    return replace(record, date=date(2026, 11, 30), library="ginrummy 0.1.0")


def records() -> Iterator[tuple[str, Record]]:
    """Each golden record with its name."""
    for name, rules in PRESETS.items():
        for seating in Seating:
            temper = patient if name in ("straight", "modern") else sensible
            table = shortest(rules, seating, temper)
            yield f"{name}-{seating.value}", table.record(proofs=name == "classic")
    yield "hollywood-two", shortest(RuleSet(columns=3, target=60), Seating.TWO).record()
    yield "hollywood-cutthroat", shortest(RuleSet(columns=3, target=40), Seating.CUTTHROAT, hands=(4, 9)).record()
    yield "void-wall", Table(1, temper=endless).play(hands=2).record()
    yield "void-at-once", Table(2, RuleSet(wall=Wall.AT_ONCE), temper=endless).play(hands=1).record()
    yield "void-takes", Table(3, RuleSet(take_cap=3), temper=aimless).play(hands=3).record()
    yield "last-take", last_take().record()
    yield "tie-for-nobody", tie().record()
    yield "eleven-cards", Table(5, RuleSet(start=Start.ELEVEN, big_gin_bonus=31), temper=patient).play(hands=3).record()
    yield "study-game", Table(6, RuleSet(ranks=7, suits=3, hand_size=5, target=30)).play().record()
    yield "undercut-doubled", undercut_doubled().record()
    yield "unfinished-upcard", Table(7).play(2).record()
    yield "unfinished-turn", Table(8).play(40).record(proofs=True)
    yield "unfinished-spread", unfinished_spread().record()
    yield "unfinished-between-hands", Table(9).play(hands=2).record()
    yield "no-hands", Table(10).play(0).record()
    yield "resigned-in-a-hand", Table(11).play(50).resign(0).record()
    yield "resigned-between-hands", Table(12, seating=Seating.BOX).play(hands=2).resign(1).record()
    table = Table(13).play(60)
    yield "seen-by-one", record_from_events(table.events[table.people[1]], table.people[1], table.names)
    table = Table(14, seating=Seating.BOX).play(90)
    yield "seen-by-three-a", record_from_events(table.events[table.people[0]], table.people[0], table.names)
    yield "annotated", annotated()


def last_take() -> Table:
    """A hand that goes on past the wall: the last discard is taken to knock."""
    for seed in range(2000):
        table = Table(seed, RuleSet(wall=Wall.LAST_TAKE), temper=late).play(hands=1)
        if any(state.phase is Phase.LAST_KNOCK for p in _played(table) for state in p.states):
            return table
    raise AssertionError("no such game")


def late(state: HandState, rng: random.Random) -> Action:
    """Waits for the last discard, and takes it if it can."""
    if state.phase is Phase.LAST_TAKE:
        return legal(state)[0]
    return sensible(state, rng) if state.phase is Phase.LAST_KNOCK else endless(state, rng)


def tie() -> Table:
    rules = RuleSet(tie_is_undercut=False)
    for seed in range(2000):
        table = Table(seed, rules).play(hands=2)
        results = [p.result for p in _played(table)]
        if results[0] is not None and results[0].knocker is not None and results[0].winner is None:
            return table
    raise AssertionError("no such game")


def undercut_doubled() -> Table:
    for seed in range(3000):
        table = Table(seed, PRESETS["oklahoma"]).play(hands=2)
        if any(p.result and p.result.outcome == "undercut" and p.result.multiplier == 2 for p in _played(table)):
            return table
    raise AssertionError("no such game")


def unfinished_spread() -> Table:
    table = Table(15).play(hands=1)
    done = len(table.open.log.hands[0].actions)
    return Table(15).play(done - 1)  # the deal counts too


def _played(table: Table) -> list[PlayedHand]:
    return list(played(table.record()))


def annotated() -> Record:
    """Remarks and variations, one within another."""
    record = Table(16).play(hands=1).record()
    hand = record.hands[0]
    other = random.Random(1)
    states = _states(record)
    turn = next(n for n in range(4, len(hand.actions)) if states[n].turn is not states[n - 1].turn)
    line = _instead(states[turn], other)
    inner = _instead(states[turn], random.Random(5))
    notes = (
        Comment(0, "Dealt on the porch."),
        Comment(turn + 1, "Why not the other?"),
        Variation(turn + 2, line, (Comment(turn + 1, "hm"), Variation(turn + 2, inner))),
        Comment(turn + 2, "Braces like { and } go behind a semicolon."),
        Comment(len(hand.actions), "Well played."),
    )
    return replace(record, hands=(replace(hand, notes=notes),), comments=("An evening in autumn.",))


def _states(record: Record) -> tuple[HandState, ...]:
    return next(iter(played(record))).states


def _instead(state: HandState, rng: random.Random) -> tuple[Action, ...]:
    actions: list[Action] = []
    for _ in range(4):
        action = aimless(state, rng)
        state = apply(state, action)
        actions.append(action)
        if state.over:
            break
    return tuple(actions)


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name, record in records():
        (FOLDER / f"{name}.gin").write_text(write(dated(record)), encoding="utf-8")


if __name__ == "__main__":
    main()
