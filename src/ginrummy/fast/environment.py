"""Learning environments as kernels: a desk and a trace for each hand, choices made from outside.

One hand for whoever steps by hand (:func:`deal_kernel`, :func:`act_kernel`, :func:`look_kernel`), thousands of hands
for learners (:func:`advance_kernel`). :mod:`ginrummy.env` gives them a face.
"""

from typing import Any

from ginrummy.fast.bits import mixed_32
from ginrummy.fast.jit import entry, inlined, kernel
from ginrummy.fast.layout import (
    DECK,
    DECK_STREAM,
    LAY_DEFAULT,
    OUT,
    P_DEFENCE,
    P_OVER,
    P_SPREAD,
    PHASE,
    STOCK,
    STOCK_SIZE,
    TURN,
)
from ginrummy.fast.memory import forget, remember
from ginrummy.fast.planes import OBSERVATION_SIZE
from ginrummy.fast.pointers import pointer, shifted
from ginrummy.fast.policies import choose
from ginrummy.fast.rng import open_streams, shuffle
from ginrummy.fast.showdown import POINTS, RESULT_SIZE, WINNER, lay_default, write_result
from ginrummy.fast.sight import begin_trace, follow_trace, observe
from ginrummy.fast.state import deal, legal_actions, step, take_pack

# What an environment keeps of each hand, one row of BOOK_SIZE numbers.
(
    HANDS,  # the number of the hand, from 1
    LEARNER,  # the seat that is asked, or -1 for both
    LOOKER,  # the seat that the last observation is for
    CHOICES,  # how many legal actions are listed on the desk
    ENDED,  # whether the hand is over
    WON,  # what the non-dealer won in it
    LAST_WON,  # and in the last hand that ended
    BOOK_SIZE,
) = range(8)

# How a batch is played, one row of SETUP_SIZE numbers.
(
    SEED,
    FIRST,  # the number of the first game
    AUTORESET,
    LAYS_DEFAULT,  # whether spreads are laid down by default
    OPPONENT,  # the policy of the other seat, or -1 where both seats are asked
    SIDE,  # where the learner sits: 0, 1, or ALTERNATING
    RESULT,  # room for the result of a hand
) = range(7)
SETUP_SIZE = RESULT + RESULT_SIZE
NEXT_STEP, SAME_STEP, DISABLED = range(3)
ALTERNATING = 2


@entry("int64[::1], int16[::1], int64, int64, int64")
def deal_kernel(room: Any, trace: Any, seed: int, game: int, hand: int) -> int:
    """Deal a hand; give the number of legal actions, which stand on the desk."""
    desk = pointer(room)
    _deal(desk, pointer(trace), seed, game, hand)
    return legal_actions(desk)


@entry("int64[::1], int16[::1]")
def open_kernel(room: Any, trace: Any) -> int:
    """Begin with the state that lies on the desk, of which nothing is remembered; give the number of legal actions."""
    desk = pointer(room)
    forget(desk)
    begin_trace(pointer(trace))
    return legal_actions(desk)


@entry("int64[::1], int16[::1], int64, int64, int64")
def act_kernel(room: Any, trace: Any, action: int, choices: int, lays_default: int) -> int:
    """Do an action if it is among the *choices* listed on the desk; give the number of those that follow, or -1."""
    desk = pointer(room)
    if not _listed(desk, action, choices):
        return -1
    act(desk, pointer(trace), action, lays_default)
    return legal_actions(desk)


@entry("int64[::1], int16[::1], int64, int64, int64, int64, int16[::1], int8[::1]")
def look_kernel(room: Any, trace: Any, seat: int, sees: int, won: int, choices: int, seen: Any, mask: Any) -> None:
    """Write what a seat sees; and of the *choices* listed on the desk those that the mask has room for."""
    desk = pointer(room)
    observe(desk, pointer(trace), seat, sees, won, pointer(seen))
    _fill_mask(desk, choices, mask.shape[0], pointer(mask))


@entry(
    "int64[::1], int64[:, ::1], int16[:, ::1], int64[:, ::1], int64[::1], boolean[::1], "
    "int16[:, ::1], int8[:, ::1], float64[::1], boolean[::1], int16[:, ::1]"
)
def advance_kernel(
    setup: Any,
    desks: Any,
    traces: Any,
    books: Any,
    actions: Any,
    dealt: Any,
    seen: Any,
    masks: Any,
    rewards: Any,
    ended: Any,
    last_seen: Any,
) -> int:
    """Go one step on in every hand, with one action for each; or deal anew where *dealt* says so.

    Args:
        setup: ``int64[SETUP_SIZE]``.
        desks: ``int64[n, DESK_SIZE]``.
        traces: ``int16[n, TRACE_SIZE]``.
        books: ``int64[n, BOOK_SIZE]``.
        actions: ``int64[n]``.
        dealt: ``bool[n]``, or nothing at all for a step. Where it is told, only hands where it is true are touched.
        seen: ``int16[n, OBSERVATION_SIZE]``, written.
        masks: ``int8[n, …]``, all zero, written.
        rewards: ``float64[n]``, written.
        ended: ``bool[n]``, written.
        last_seen: ``int16[n, OBSERVATION_SIZE]``, written where a hand ended and the next one was dealt in its place.

    Returns:
        The place of the first action that is not legal, when nothing has been done; or -1.
    """
    number = desks.shape[0]
    dealing = dealt.shape[0] > 0
    how, room = pointer(setup), pointer(desks)
    if not dealing:
        for place in range(number):
            book = shifted(pointer(books), place * BOOK_SIZE)
            skipped = book[ENDED] and how[AUTORESET] == NEXT_STEP
            desk = shifted(room, place * desks.shape[1])
            if not skipped and not _listed(desk, actions[place], book[CHOICES]):
                return place
    wide = masks.shape[1]
    result = shifted(how, RESULT)
    for place in range(number):
        if dealing and not dealt[place]:
            continue
        desk = shifted(room, place * desks.shape[1])
        trace = shifted(pointer(traces), place * traces.shape[1])
        book = shifted(pointer(books), place * BOOK_SIZE)
        out = shifted(pointer(seen), place * OBSERVATION_SIZE)
        rewards[place] = 0.0
        ended[place] = False
        if dealing or book[ENDED]:
            _deal_next(desk, trace, book, how, place, result)
        else:
            mover = desk[TURN]
            act(desk, trace, actions[place], how[LAYS_DEFAULT])
            _settle(desk, trace, book, how, mover, result)
            if book[ENDED]:
                seat = book[LOOKER]
                rewards[place] = -book[WON] if seat else book[WON]
                ended[place] = True
                book[LAST_WON] = book[WON]  # hands that are passed over do not count
                if how[AUTORESET] == SAME_STEP:
                    final = shifted(pointer(last_seen), place * OBSERVATION_SIZE)
                    observe(desk, trace, seat, 1, -book[WON] if seat else book[WON], final)
                    _deal_next(desk, trace, book, how, place, result)
        seat = book[LOOKER]
        observe(desk, trace, seat, 1, -book[WON] if seat else book[WON], out)
        book[CHOICES] = legal_actions(desk)
        _fill_mask(desk, book[CHOICES], wide, shifted(pointer(masks), place * wide))
    return -1


@entry("int64[:, ::1], int64[:, ::1], int64, int64, int64[::1]")
def sample_kernel(desks: Any, books: Any, key: int, count: int, actions: Any) -> None:
    """Choose one of the legal actions of every hand, each as likely; 0 where there is none.

    Args:
        desks: ``int64[n, DESK_SIZE]``.
        books: ``int64[n, BOOK_SIZE]``.
        key: of a stream of random numbers, of which
        count: have been used.
        actions: ``int64[n]``, written.
    """
    for place in range(desks.shape[0]):
        choices = books[place, CHOICES]
        actions[place] = 0
        if choices > 0:
            # Of so few choices no one is likelier than another by more than one part in thirty million.
            actions[place] = desks[place, OUT + (mixed_32(key, count + place + 1) * choices >> 32)]


@entry("int64[:, ::1], int64[:, ::1], int64[::1], int64[::1]")
def choose_kernel(desks: Any, books: Any, policies: Any, actions: Any) -> None:
    """What policies would do where they are asked; elsewhere nothing is written.

    Args:
        desks: ``int64[n, DESK_SIZE]``.
        books: ``int64[n, BOOK_SIZE]``.
        policies: of the two seats, by number, or -1 for a seat that somebody else plays.
        actions: ``int64[n]``, written.
    """
    for place in range(desks.shape[0]):
        asked = policies[books[place, LOOKER]]
        if asked >= 0 and not books[place, ENDED]:
            desk = shifted(pointer(desks), place * desks.shape[1])
            actions[place] = choose(asked, desk)
            legal_actions(desk)  # policies think where the choices are listed


@inlined
def _listed(desk: Any, action: int, choices: int) -> bool:
    """Whether an action is among those listed on the desk."""
    found = False
    for place in range(OUT, OUT + choices):
        found |= desk[place] == action
    return found


@inlined
def _fill_mask(desk: Any, choices: int, wide: int, mask: Any) -> None:
    """Mark the actions listed on the desk."""
    for place in range(OUT, OUT + choices):
        if desk[place] < wide:
            mask[desk[place]] = 1


@kernel
def _deal(desk: Any, trace: Any, seed: int, game: int, hand: int) -> None:
    """Deal a hand, its whole stock included."""
    open_streams(desk, seed, game, hand)
    size = take_pack(desk)
    shuffle(desk, DECK_STREAM, size)
    deal(desk, size, 0)
    for place in range(desk[STOCK_SIZE]):
        desk[STOCK + place] = desk[DECK + size - desk[STOCK_SIZE] + place]
    forget(desk)
    begin_trace(trace)


@kernel
def act(desk: Any, trace: Any, action: int, lays_default: int) -> None:
    """Do a legal action, and lay spreads down where they are laid by default."""
    if action == LAY_DEFAULT:
        lay_default(desk)
    else:
        remember(desk, action)
        follow_trace(trace, desk, action)
        step(desk, action)
    if lays_default:
        while desk[PHASE] == P_SPREAD or desk[PHASE] == P_DEFENCE:
            lay_default(desk)


@kernel
def _deal_next(desk: Any, trace: Any, book: Any, how: Any, place: int, result: Any) -> None:
    """Deal the next hand in which the learner has something to choose."""
    while True:
        book[HANDS] += 1
        _deal(desk, trace, how[SEED], how[FIRST] + place, book[HANDS])
        book[WON] = 0
        book[LEARNER] = -1
        if how[OPPONENT] >= 0:
            book[LEARNER] = (place + book[HANDS]) & 1 if how[SIDE] == ALTERNATING else how[SIDE]
        _settle(desk, trace, book, how, desk[TURN], result)
        if not book[ENDED]:
            break


@kernel
def _settle(desk: Any, trace: Any, book: Any, how: Any, mover: int, result: Any) -> None:
    """Let the opponent play until the learner is asked, and see whether the hand is over."""
    learner = book[LEARNER]
    if learner >= 0:
        while desk[PHASE] != P_OVER and desk[TURN] != learner:
            act(desk, trace, choose(how[OPPONENT], desk), how[LAYS_DEFAULT])
    book[ENDED] = desk[PHASE] == P_OVER
    book[LOOKER] = learner if learner >= 0 else mover if book[ENDED] else desk[TURN]
    if book[ENDED]:
        write_result(desk, 0, result)
        won = result[POINTS] if result[WINNER] >= 0 else 0
        book[WON] = -won if result[WINNER] == 1 else won
