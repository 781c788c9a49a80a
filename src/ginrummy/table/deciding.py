"""What a request comes to: the entries to append, or the reason why not. Pure; the actor of a table commits them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ginrummy.errors import StaleAction
from ginrummy.match import OpenGame, Person
from ginrummy.players import offered
from ginrummy.record.fair import LEAST_SEED, MOST_SEED, commitment, owners
from ginrummy.rules import Action, Draw, parse_action
from ginrummy.table import advice, entries, names, rated
from ginrummy.table.entries import (
    Acted,
    Advised,
    AnyEntry,
    BotSeated,
    Ended,
    GaveUp,
    Left,
    Ready,
    RematchWanted,
    Said,
    SeedCommitted,
    SeedRevealed,
    TakenBack,
    WatchingSet,
)
from ginrummy.table.errors import NotAllowed, TableError
from ginrummy.table.fold import acted
from ginrummy.table.laying import LAYING
from ginrummy.table.requests import (
    MOST_ACTIONS,
    MOST_LINES,
    MOST_TEXT,
    Act,
    Advise,
    AnyRequest,
    Commit,
    End,
    GoOn,
    Leave,
    Preview,
    PutOut,
    Rematch,
    Resign,
    Reveal,
    Say,
    SeatBot,
    Undo,
    Watch,
)
from ginrummy.table.state import Kind, Seeds, Stage, TableState
from ginrummy.table.streams import NOBODY
from ginrummy.table.undo import may_take_back

Entries = tuple[AnyEntry, ...]

_COMMITMENT_DIGITS = 64


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks.

    Attributes:
        person: whose place they have, or None.
        owner: whether the table is theirs.
    """

    person: Person | None
    owner: bool


@dataclass(frozen=True, slots=True)
class Case:
    """A request and all that decides it.

    Attributes:
        state: where the table stands.
        asker: who asks.
        replaceable: whom the others need not wait for.
    """

    state: TableState
    asker: Asker
    replaceable: frozenset[Person]

    @property
    def seated(self) -> Person:
        """The person who asks.

        Raises:
            NotAllowed: they have no place here.
        """
        if self.asker.person is None:
            raise NotAllowed("table-not-seated")
        return self.asker.person

    @property
    def playing(self) -> OpenGame:
        """The game, while a hand is under way.

        Raises:
            TableError: none is.
        """
        if self.state.stage is not Stage.PLAYING or self.state.game is None:
            raise TableError("table-no-hand")
        return self.state.game

    def fresh(self, number: int | None) -> None:
        """Make sure that the asker has seen all there is.

        Raises:
            StaleAction: they have not.
        """
        stream = self.state.stream_of(self.seated)
        if number is not None and stream is not None and number != stream.number:
            raise StaleAction("table-stale", current=stream.number)


def decide(case: Case, request: AnyRequest) -> Entries:
    """The entries that answer *request*; none where nothing is left to do.

    Raises:
        GinError: it is refused.
    """
    return _DECISIONS[type(request)](case, request)


def actions_of(case: Case, request: Act | Preview) -> tuple[Action, ...]:
    """The actions of a request, each legal after the one before, all of the asker's.

    Raises:
        StaleAction: they answer an earlier state.
        GinError: they cannot be read or are not allowed.
    """
    game, person = case.playing, case.seated
    case.fresh(request.number)
    if not 0 < len(request.actions) <= MOST_ACTIONS:
        raise TableError("table-actions-count", most=MOST_ACTIONS)
    actions = tuple(parse_action(text) for text in request.actions)
    # What follows a draw could be legal or not for the card drawn, so that a refusal would tell it.
    if any(isinstance(action, Draw) for action in actions[:-1]):
        raise TableError("table-draw-alone")
    acted(game, person, actions)
    return actions


def _act(case: Case, request: Act) -> Entries:
    actions = actions_of(case, request)
    person = case.seated
    after = acted(case.playing, person, actions).game
    if after.to_act == person and after.hand is not None and after.hand.phase in LAYING:
        raise TableError("table-lay-to-the-end")
    return (Acted(person, tuple(map(str, actions))),)


def _advise(case: Case, request: Advise) -> Entries:
    person, pair = case.seated, case.state.captain_and_adviser()
    if pair is None or person != pair[1]:
        raise NotAllowed("table-not-adviser")
    captain = pair[0]
    case.fresh(request.number)
    hand = case.playing.views[person].hand
    assert hand is not None
    if case.state.to_act != captain:
        raise TableError("table-no-advice-now")
    what = advice.checked(request.what, hand)
    now = case.state.advice
    return () if now is not None and now.what == what and now.answer is None else (Advised(person, what),)


def _say(case: Case, request: Say) -> Entries:
    text = " ".join("".join(c if c.isprintable() else " " for c in request.text).split())
    if not text:
        raise TableError("table-say-nothing")
    if len(text) > MOST_TEXT:
        raise TableError("table-say-too-much", most=MOST_TEXT)
    person = case.seated
    if len(case.state.chat) >= MOST_LINES:
        raise TableError("table-chat-full", most=MOST_LINES)
    pair = case.state.captain_and_adviser()
    if pair is not None and person in pair and (request.side or person == pair[1]):
        return (Said(person, text, tuple(sorted(pair))),)
    if request.side:
        raise TableError("table-no-side")
    return (Said(person, text),)


def _ready(case: Case, request: GoOn) -> Entries:
    state = case.state
    if state.stage is not Stage.BETWEEN:
        raise TableError("table-not-between")
    person = _spokesman(case)
    return () if person in state.ready or state.collecting is not None else (Ready(person),)


def _rematch(case: Case, request: Rematch) -> Entries:
    state = case.state
    if state.stage is not Stage.OVER or state.game is None:
        raise TableError("table-not-over")
    person = _spokesman(case)
    if rated.possible(state) and not request.rated:
        raise TableError("rating-agree")
    done = person in state.rematch or state.collecting is not None
    return () if done else (RematchWanted(person, rated.possible(state)),)


def _spokesman(case: Case) -> Person:
    """Who goes on; at a table of bots, its owner does."""
    if case.asker.person is None and case.asker.owner and not case.state.people:
        return NOBODY
    return case.seated


def _undo(case: Case, request: Undo) -> Entries:
    case.fresh(request.number)
    if not may_take_back(case.state, case.seated):
        raise TableError("table-no-undo")
    return (TakenBack(case.seated),)


def _resign(case: Case, request: Resign) -> Entries:
    person = case.seated
    if case.state.stage not in (Stage.PLAYING, Stage.BETWEEN):
        raise TableError("table-no-game")
    return (GaveUp(person),)


def _leave(case: Case, request: Leave) -> Entries:
    person = case.seated
    return () if case.state.places[person].left else (Left(person),)


def _watch(case: Case, request: Watch) -> Entries:
    if not case.asker.owner:
        raise NotAllowed("table-not-owner")
    return () if case.state.watching == request.on else (WatchingSet(request.on),)


def _seat_bot(case: Case, request: SeatBot) -> Entries:
    state = case.state
    if not 0 <= request.place < len(state.places):
        raise TableError("table-no-place", place=request.place)
    person = Person(request.place)
    kind = state.places[person].kind
    if kind is Kind.BOT:
        raise TableError("table-place-taken")
    if kind is Kind.OPEN and not case.asker.owner:
        raise NotAllowed("table-not-owner")
    if state.rated and state.stage is Stage.WAITING:
        raise TableError("rating-no-bots")
    if kind is Kind.PERSON:
        if not case.asker.owner:
            _ = case.seated
        if person not in case.replaceable:
            raise TableError("table-not-replaceable")
        if rated.counts(state) and not _last_one(case):
            raise TableError("rating-others-here")
    level = offered(request.level)
    others = [name for p, name in enumerate(state.names) if p != person]
    return (BotSeated(person, level, names.for_bot(others, state.language), case.asker.person),)


def _put_out(case: Case, request: PutOut) -> Entries:
    if not case.asker.owner:
        raise NotAllowed("table-not-owner")
    if not 0 <= request.place < len(case.state.places):
        raise TableError("table-no-place", place=request.place)
    if case.state.places[request.place].kind is not Kind.PERSON or request.place == case.asker.person:
        raise TableError("table-not-put-out")
    if rated.counts(case.state):
        raise TableError("rating-no-putting-out")
    return (entries.PutOut(request.place, request.ban),)


def _end(case: Case, request: End) -> Entries:
    state = case.state
    if state.stage is Stage.OVER:
        raise TableError("table-no-game")
    if state.stage is Stage.WAITING:
        if not case.asker.owner:
            raise NotAllowed("table-not-owner")
        return (Ended(case.asker.person),)
    if not state.people and case.asker.owner:
        return (Ended(None),)
    alone = state.people == (case.seated,)
    if not (alone or case.replaceable - {case.seated}):
        raise TableError("table-not-replaceable")
    if rated.counts(state) and not _last_one(case):
        raise TableError("rating-others-here")
    return (Ended(case.seated),)


def _last_one(case: Case) -> bool:
    """Whether nobody is there but the asker: else the others may want the game to go on and to count."""
    return set(case.state.people) - {case.seated} <= case.replaceable


def _commit(case: Case, request: Commit) -> Entries:
    person, seeds = case.seated, _collecting(case, request.hand)
    value = _hex(request.commitment)
    if len(request.commitment) != _COMMITMENT_DIGITS:
        raise TableError("table-commitment-form")
    if seeds.commitments[person] == value:
        return ()
    if seeds.sealed or seeds.commitments[person] is not None:
        raise TableError("table-seeds-sealed")
    return (SeedCommitted(person, request.commitment.lower()),)


def _reveal(case: Case, request: Reveal) -> Entries:
    person, seeds = case.seated, _collecting(case, request.hand)
    seed = _hex(request.seed)
    if not LEAST_SEED <= len(seed) <= MOST_SEED:
        raise TableError("record-seed-length", count=len(seed), least=LEAST_SEED, most=MOST_SEED)
    if seeds.seeds[person] == seed:
        return ()
    if not seeds.sealed:
        raise TableError("table-seeds-not-sealed")
    if not seeds.own[person] or seeds.seeds[person] is not None:
        raise TableError("table-seeds-sealed")
    if commitment(seeds.hand, owners(len(seeds.seeds))[person + 1], seed) != seeds.commitments[person]:
        raise TableError("table-seed-uncommitted")
    return (SeedRevealed(person, request.seed.lower()),)


def _collecting(case: Case, hand: int) -> Seeds:
    seeds = case.state.collecting
    if seeds is None or seeds.hand != hand:
        raise TableError("table-no-seeds-wanted", hand=hand)
    return seeds


def _hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise TableError("table-hex-expected") from None


def _preview(case: Case, request: Preview) -> Entries:
    """A preview leaves nothing in the log; the actor shows it."""
    if any(isinstance(action, Draw) for action in actions_of(case, request)):
        raise TableError("table-draw-alone")
    return ()


_DECISIONS: dict[type[AnyRequest], Callable[[Case, Any], Entries]] = {
    Act: _act,
    Advise: _advise,
    Commit: _commit,
    End: _end,
    GoOn: _ready,
    Leave: _leave,
    Preview: _preview,
    PutOut: _put_out,
    Rematch: _rematch,
    Resign: _resign,
    Reveal: _reveal,
    Say: _say,
    SeatBot: _seat_bot,
    Undo: _undo,
    Watch: _watch,
}
