"""A table's log folded into where the table stands: pure, one function an entry."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from ginrummy.cards import Card, parse_cards
from ginrummy.match import Event, GameBegan, OpenGame, Person, Seating, View
from ginrummy.record.fair import fair_deal, fair_draw
from ginrummy.rules import Action, Deal, RuleSet, parse_action
from ginrummy.table import identity, rated, streams, undo
from ginrummy.table.entries import (
    Acted,
    Advised,
    Answered,
    AnyEntry,
    BotSeated,
    ClockStarted,
    Dealt,
    Ended,
    Forgotten,
    GaveUp,
    HandedOver,
    Joined,
    Left,
    Made,
    PutOut,
    Ready,
    RematchWanted,
    Returned,
    Said,
    SeedCommitted,
    SeedRevealed,
    SeedsOpened,
    SeedsSealed,
    TakenBack,
    WatchingSet,
)
from ginrummy.table.state import Advice, Finished, Kind, Line, Place, Seeds, Snapshot, Stage, TableState
from ginrummy.table.streams import NOBODY, Stream, grown


def begin(made: Made) -> TableState:
    """The table as it was made, by the first entry of its log."""
    return TableState(
        number=1,
        made_at=made.at,
        owner=made.owner,
        rules=RuleSet(**made.rules),  # type: ignore[arg-type]  # RuleSet looks at every value itself
        seating=Seating(made.seating),
        places=tuple(
            Place(Kind(one.kind), one.name, made.owner if one.kind == "person" else None, one.level, member=one.member)
            for one in made.places
        ),
        watching=made.watching,
        practice=made.practice,
        language=made.language,
        clock=made.clock,
        anybody=made.anybody,
        rated=made.rated,
        agreed=frozenset(Person(p) for p, one in enumerate(made.places) if made.rated and one.kind == "person"),
    )


def fold(entries: Iterable[AnyEntry], state: TableState | None = None) -> TableState:
    """The table after *entries*: all of its log, or with a *state* what came after that.

    Raises:
        GinError: an entry is not possible where it stands.
    """
    for entry in entries:
        if isinstance(entry, Made):
            state = begin(entry)
        else:
            assert state is not None  # the first entry makes the table
            state = after(state, entry)
    assert state is not None
    return state


def after(state: TableState, entry: AnyEntry) -> TableState:
    """The table after one more entry.

    Raises:
        GinError: it is not possible here.
    """
    return rated.noted(state, _STEPS[type(entry)](state, entry).evolve(number=state.number + 1))


def acted(game: OpenGame, person: Person, actions: Iterable[Action]) -> OpenGame:
    """The game after *person* has done all of *actions*.

    Raises:
        IllegalAction: the rules do not allow one of them, or it is somebody else's turn by then.
    """
    for action in actions:
        game = game.act(person, action)
    return game


# --- places ----------------------------------------------------------------------------------------------------------


def _joined(state: TableState, entry: Joined) -> TableState:
    seated = _seated(state, entry.person, Place(Kind.PERSON, entry.name, entry.browser, member=entry.member))
    return rated.asked(seated, Person(entry.person), agrees=entry.rated)


def _bot_seated(state: TableState, entry: BotSeated) -> TableState:
    seated = _seated(state, entry.person, Place(Kind.BOT, entry.name, level=entry.level))
    gone = {Person(entry.person)}
    seated = replace(seated, ready=seated.ready - gone, rematch=seated.rematch - gone, snapshots=())
    return rated.spoiled(seated)


def _left(state: TableState, entry: Left) -> TableState:
    place = state.places[entry.person]
    waiting = state.stage is Stage.WAITING and state.collecting is None
    return _seated(state, entry.person, Place(Kind.OPEN) if waiting else replace(place, left=True))


def _put_out(state: TableState, entry: PutOut) -> TableState:
    place = state.places[entry.person]
    banned = state.banned | {place.browser} if entry.ban and place.browser is not None else state.banned
    waiting = state.stage is Stage.WAITING and state.collecting is None
    gone = Place(Kind.OPEN) if waiting else replace(place, browser=None, left=True)
    return replace(_seated(state, entry.person, gone), banned=banned)


def _returned(state: TableState, entry: Returned) -> TableState:
    return _seated(state, entry.person, replace(state.places[entry.person], left=False))


def _watching(state: TableState, entry: WatchingSet) -> TableState:
    return replace(state, watching=entry.on)


def _seated(state: TableState, person: int, place: Place) -> TableState:
    return replace(state, places=(*state.places[:person], place, *state.places[person + 1 :]))


# --- seeds and deals -------------------------------------------------------------------------------------------------


def _seeds_opened(state: TableState, entry: SeedsOpened) -> TableState:
    return replace(state, collecting=Seeds.opened(entry.hand, bytes.fromhex(entry.seed), state.seating.people))


def _committed(state: TableState, entry: SeedCommitted) -> TableState:
    assert state.collecting is not None
    sealed = state.collecting.with_commitment(entry.person, bytes.fromhex(entry.commitment))
    return replace(state, collecting=sealed)


def _sealed(state: TableState, entry: SeedsSealed) -> TableState:
    assert state.collecting is not None
    return replace(state, collecting=replace(_with_stand_ins(state.collecting, entry.stand_ins), sealed=True))


def _revealed(state: TableState, entry: SeedRevealed) -> TableState:
    assert state.collecting is not None
    return replace(state, collecting=state.collecting.with_seed(entry.person, bytes.fromhex(entry.seed)))


def _with_stand_ins(seeds: Seeds, stand_ins: dict[int, str]) -> Seeds:
    for person, seed in sorted(stand_ins.items()):
        seeds = seeds.with_stand_in(person, bytes.fromhex(seed))
    return seeds


def _dealt(state: TableState, entry: Dealt) -> TableState:
    assert state.collecting is not None
    seeds = replace(_with_stand_ins(state.collecting, entry.stand_ins), chosen=entry.deck is not None)
    after = _drawn(state, seeds, entry.deck) if entry.hand == 0 else _hand_dealt(state, seeds, entry.deck)
    return replace(after, turn_since=entry.at)


def _drawn(state: TableState, seeds: Seeds, chosen: str | None) -> TableState:
    """A game begins."""
    people = state.seating.people
    game = OpenGame.start(_draw_from(seeds, chosen, people, state.rules), state.rules, state.seating)
    began = GameBegan(game.game.score)
    seen = [stream.number for stream in state.streams] or [0] * (people + 1)
    viewers = [*game.game.score.people, NOBODY]
    return replace(
        state,
        games=state.games + 1,
        game=game,
        opening=None,
        position=state.number + 1,
        streams=tuple(Stream.start(who, began, number) for who, number in zip(viewers, seen, strict=True)),
        dealt=(),
        collecting=None,
        draw_seeds=seeds,
        hand_seeds=(),
        revealed=seeds,
        ready=frozenset(),
        rematch=frozenset(),
        advice=None,
        snapshots=(),
        taken_back=0,
        banks=(state.clock.bank if state.clock is not None else 0.0,) * people,
        by_clock=(),
        lost_on_time=None,
        closed=False,
        earlier=(*state.earlier, finished(state)) if state.game is not None else (),
        agreed=frozenset(),
        rated_game=rated.begun(state),
    )


def _draw_from(seeds: Seeds, chosen: str | None, people: int, rules: RuleSet) -> tuple[Card, ...]:
    if chosen is not None:
        return parse_cards(chosen)
    assert seeds.all_seeds is not None
    return fair_draw(seeds.all_seeds, people, rules)


def _hand_dealt(state: TableState, seeds: Seeds, chosen: str | None) -> TableState:
    assert state.game is not None
    if chosen is None:
        assert seeds.all_seeds is not None
        deal = fair_deal(seeds.hand, seeds.all_seeds, state.rules)
    else:
        deal = Deal.from_deck(parse_cards(chosen), state.rules)
    game = state.game.deal(deal)
    return replace(
        state,
        game=game,
        opening=replace(game),  # a copy: what is done to the game itself is kept with it
        position=state.number + 1,
        streams=_grown(
            state.streams, [(streams.begun(view), view) for view in game.views], streams.watched_deal(game.game)
        ),
        dealt=(*state.dealt, game.game.score),
        collecting=None,
        hand_seeds=(*state.hand_seeds, seeds),
        ready=frozenset(),
        advice=None,
        snapshots=(),
    )


def finished(state: TableState) -> Finished:
    """The game of a table as its record needs it."""
    assert state.game is not None
    return Finished(
        state.game.log,
        state.names,
        state.draw_seeds,
        state.hand_seeds,
        state.taken_back,
        state.by_clock,
        state.lost_on_time,
    )


def _grown(
    seen: tuple[Stream, ...],
    people: Sequence[tuple[Iterable[Event], View]],
    watched: Iterable[Event],
    *,
    by_clock: bool = False,
) -> tuple[Stream, ...]:
    """The streams with more: what each person saw, with the view it leads to, and what a watcher saw, who is last."""
    *players, watcher = seen
    return (
        *(stream.after(*showed, by_clock=by_clock) for stream, showed in zip(players, people, strict=True)),
        watcher.after(watched, by_clock=by_clock),
    )


# --- play ------------------------------------------------------------------------------------------------------------


def _acted(state: TableState, entry: Acted) -> TableState:
    assert state.game is not None
    person = Person(entry.person)
    before = state.game
    seen = state.streams
    game = before
    for text in entry.actions:
        action = parse_action(text)
        played = game.act(person, action)
        seen = _grown(
            seen,
            [(grown(old, new), new) for old, new in zip(game.views, played.views, strict=True)],
            streams.watched(game.game, action, played.game),
            by_clock=entry.clock,
        )
        game = played
    snapshot = Snapshot(person, len(before.log.hands[-1].actions), tuple(stream.number for stream in state.streams))
    over = game.game.hand is not None and game.game.hand.over
    by_clock = ((len(before.log.hands), len(before.log.hands[-1].actions) + 1),) if entry.clock else ()
    return _timed(state, game, entry).evolve(
        game=game,
        by_clock=(*state.by_clock, *by_clock),
        position=state.number + 1,
        streams=seen,
        advice=None,
        revealed=state.hand_seeds[-1] if over else state.revealed,
        # What shows a hidden card, and what others did, decide when it is asked for; a hand that is over is over.
        snapshots=() if over else (*state.snapshots, snapshot),
    )


def _timed(state: TableState, after: OpenGame, entry: Acted) -> TableState:
    """The table with what a turn took: once it ends, what went beyond the time for a move is out of the bank."""
    person = Person(entry.person)
    if state.clock is None or after.game.to_act == person:
        return state
    beyond = max(0.0, entry.at - state.turn_since - state.clock.move)
    left = max(0.0, state.banks[person] - beyond)
    return replace(state, banks=(*state.banks[:person], left, *state.banks[person + 1 :]), turn_since=entry.at)


def _clock_started(state: TableState, entry: ClockStarted) -> TableState:
    return replace(state, turn_since=entry.at)


def _gave_up(state: TableState, entry: GaveUp) -> TableState:
    assert state.game is not None
    game = state.game.resign(Person(entry.person))
    everybody = [streams.resigned(game.game)] * len(state.streams)
    return replace(
        _stopped(state),
        game=game,
        position=state.number + 1,
        streams=tuple(s.after(e, by_clock=entry.clock) for s, e in zip(state.streams, everybody, strict=True)),
        collecting=None,
        lost_on_time=Person(entry.person) if entry.clock else None,
    )


def _ended(state: TableState, entry: Ended) -> TableState:
    return replace(_stopped(state), closed=True, collecting=None)


def _stopped(state: TableState) -> TableState:
    """The table when its game ends early: nothing more is played, so the last deal may be seen."""
    last = state.hand_seeds[-1] if state.hand_seeds else state.revealed
    return replace(state, revealed=last, advice=None, snapshots=(), ready=frozenset())


# --- words and wishes ------------------------------------------------------------------------------------------------


def _advised(state: TableState, entry: Advised) -> TableState:
    return replace(state, advice=Advice(Person(entry.person), entry.what))


def _answered(state: TableState, entry: Answered) -> TableState:
    return replace(state, advice=Advice(Person(entry.by), entry.what, entry.answer))


def _said(state: TableState, entry: Said) -> TableState:
    return replace(state, chat=(*state.chat, Line(Person(entry.person), entry.text, entry.to)))


def _ready(state: TableState, entry: Ready) -> TableState:
    return replace(state, ready=state.ready | {Person(entry.person)})


def _rematch(state: TableState, entry: RematchWanted) -> TableState:
    wanted = replace(state, rematch=state.rematch | {Person(entry.person)})
    return rated.asked(wanted, Person(entry.person), agrees=entry.rated)


_STEPS: dict[type[AnyEntry], Callable[[TableState, Any], TableState]] = {
    Joined: _joined,
    BotSeated: _bot_seated,
    Left: _left,
    PutOut: _put_out,
    Returned: _returned,
    HandedOver: identity.handed_over,
    Forgotten: identity.forgotten,
    WatchingSet: _watching,
    SeedsOpened: _seeds_opened,
    SeedCommitted: _committed,
    SeedsSealed: _sealed,
    SeedRevealed: _revealed,
    Dealt: _dealt,
    Acted: _acted,
    TakenBack: undo.taken_back,
    ClockStarted: _clock_started,
    Advised: _advised,
    Answered: _answered,
    Said: _said,
    Ready: _ready,
    RematchWanted: _rematch,
    GaveUp: _gave_up,
    Ended: _ended,
}
