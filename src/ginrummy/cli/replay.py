"""``ginrummy replay``: play a record through under the rules, and tell what happened.

With ``--json``::

    rules, seating, people   every field of the rules; two, box or cutthroat; names
    hands    for each: number, dealer, roles (box, captain and out in box seating, else null), upcard or null, outcome
             (knock, undercut, gin, big gin, void or unfinished), winner or null, points, and totals: the points toward
             the target after it
    totals   the grand totals, bonuses included; in Hollywood Gin of all columns together
    columns  in Hollywood Gin the totals of each column, else null
    winner   who won the game, or null
    truncated  only where the record breaks off: line and column
"""

from collections.abc import Iterator
from typing import Annotated

import typer

from ginrummy.cli.common import JsonOption, answer, say
from ginrummy.cli.records import FileArgument, records, warn_of_break
from ginrummy.errors import GinError
from ginrummy.locale import t
from ginrummy.match import MatchState, Roles, Seating
from ginrummy.record import PlayedHand, Record, final_score, phrases, played, summary
from ginrummy.record.values import actors
from ginrummy.rules import (
    Action,
    BigGin,
    Discard,
    Done,
    Draw,
    HandResult,
    HandState,
    Knock,
    Lay,
    LayOff,
    Pass,
    Seat,
    Take,
)
from ginrummy.words.cards import short, shorts
from ginrummy.words.score import explain, explain_total, outcome
from ginrummy.words.telling import tell_spread


def replay(
    path: FileArgument,
    *,
    as_json: JsonOption = False,
    first: Annotated[int, typer.Option("--from", metavar="HAND", min=1, help=t("replay-option-from"))] = 1,
) -> None:
    """Play the record through and tell it."""
    found = records(path)
    _, record = next(found)
    if others := sum(1 for _ in found):
        raise GinError("replay-one-record", count=1 + others)
    if first > max(1, len(record.hands)):
        raise GinError("replay-no-such-hand", number=first, count=len(record.hands))
    broken = warn_of_break(record)
    if as_json:
        told = summary(record)
        told["hands"] = told["hands"][first - 1 :]
        if record.truncated is not None:
            told["truncated"] = record.truncated._asdict()
        answer(told)
        return
    for line in _told(record, first):
        say(line)
    if broken:
        say(broken, err=True)


def _told(record: Record, first: int) -> Iterator[str]:
    yield t("replay-game", people=", ".join(record.names), rules=phrases.rules_value(record.rules))
    yield from record.comments
    for hand in played(record):
        if hand.number >= first:
            yield ""
            yield from _Hand(hand, record).told()
    yield ""
    yield from _end(record, final_score(record))


def _end(record: Record, score: MatchState) -> Iterator[str]:
    if record.resigned is not None:
        yield t("replay-resigned", who=record.names[record.resigned])
    if not score.over:
        yield t("replay-unfinished")
        return
    for person, called in enumerate(record.names):
        for line in explain_total(score, score.people[person]):
            yield t("replay-total", who=called, sum=line)
    if score.winner is None:
        yield t("replay-nobody-won")
    else:
        yield t("replay-won", who=record.names[score.winner])


class _Hand:
    """One hand, told line by line."""

    def __init__(self, hand: PlayedHand, record: Record) -> None:
        self.hand, self.record = hand, record
        self.roles: Roles = hand.before.roles

    def name(self, seat: Seat) -> str:
        return self.record.names[self.roles.person_in(seat)]

    def told(self) -> Iterator[str]:
        """The hand: who is what, every turn, and what it came to."""
        noted = self.hand.record
        yield self._head()
        if noted.upcard is not None:
            yield t("replay-upcard", card=short(noted.upcard))
        yield from self._turns()
        if self.hand.result is None:
            yield t("replay-hand-unfinished")
            return
        yield self._outcome(self.hand.result)
        yield t("replay-score", totals=", ".join(self._totals()))

    def _head(self) -> str:
        dealer, other = self.name(Seat.DEALER), self.name(Seat.NON_DEALER)
        number = self.hand.number
        if self.roles.out is None:
            return t("replay-hand", number=number, dealer=dealer)
        key = "replay-hand-box" if self.record.seating is Seating.BOX else "replay-hand-cutthroat"
        return t(key, number=number, dealer=dealer, other=other, out=self.record.names[self.roles.out])

    def _turns(self) -> Iterator[str]:
        states, actions = self.hand.states, self.hand.record.actions
        done: list[str] = []
        number = 0
        for ply, (seat, action) in enumerate(actors(actions)):
            done += self._action(states[ply], action)
            ends = ply + 1 == len(actions) or phrases.starts_turn(states[ply], states[ply + 1])
            if ends and done:
                number += 1
                yield t("replay-turn", number=f"{number:3}", who=self.name(seat), done=t("replay-then").join(done))
                done = []

    def _action(self, state: HandState, action: Action) -> Iterator[str]:
        match action:
            case Pass():
                yield t("replay-pass")
            case Draw(card):
                if card is None and self.hand.record.stock is not None:
                    card = state.stock[0]
                yield t("replay-draw-hidden") if card is None else t("replay-draw", card=short(card))
            case Take():
                yield t("replay-take", card=short(state.pile[-1]))
            case Discard(card):
                yield t("replay-discard", card=short(card))
            case Knock(card):
                yield t("replay-knock", card=short(card))
            case BigGin():
                yield t("replay-big-gin")
            case Lay(meld) if not self._is_done(state):
                yield t("replay-lay", meld=shorts(meld))
            case LayOff(card, meld) if not self._is_done(state):
                yield t("replay-lay-off", card=short(card), meld=shorts(meld))
            case Done():
                yield t("replay-spread", spread=tell_spread(state.spread(state.turn)))

    def _is_done(self, state: HandState) -> bool:
        """Whether the spread under way in *state* is finished later, so that it is told as one."""
        last = self.hand.last
        return last.phase is not state.phase or last.turn is not state.turn

    def _outcome(self, result: HandResult) -> str:
        if result.void is not None:
            return explain(result)  # it says so itself
        sentence = t("replay-outcome", outcome=outcome(result), sum=explain(result))
        if result.winner is None:
            return sentence
        return t("replay-outcome-to", outcome=sentence, who=self.name(result.winner))

    def _totals(self) -> Iterator[str]:
        score = self.hand.after
        for person, called in zip(score.people, self.record.names, strict=True):
            points = " / ".join(str(score.running(column, person)) for column in score.columns)
            yield t("replay-points", who=called, points=points)
