"""What must hold of every state and every view, whatever was played."""

from ginrummy.cards import NO_CARDS, CardSet, each, set_of
from ginrummy.match import MatchState, Person, Seating
from ginrummy.melds import is_meld, points, union
from ginrummy.rules import (
    BoxBonusWhen,
    HandResult,
    HandState,
    HandView,
    Outcome,
    Phase,
    Seat,
    Wall,
    hand_result,
    legal,
)


def check_state(state: HandState) -> None:
    """Every card in exactly one place, hands of the right size, spreads made of what is held, choices as long as the
    hand is not over."""
    places = [*each(state.held[0]), *each(state.held[1]), *state.pile]
    if state.deal.stock is not None:
        places += state.stock
        assert sorted(places) == list(each(state.rules.pack))
    assert len(set(places)) == len(places)
    assert set_of(places) & ~state.rules.pack == NO_CARDS
    assert state.unseen.bit_count() == state.stock_left
    for seat in Seat:
        assert state.held[seat].bit_count() == state.rules.hand_size + (seat is _with_one_more(state))
    for seat in Seat:
        _check_spread(state, seat)
    assert bool(legal(state)) == (not state.over)
    assert state.over == (state.phase is Phase.OVER)
    assert (state.void is not None) == (state.over and state.knocker is None)


def _with_one_more(state: HandState) -> Seat | None:
    """The seat that holds one card more than was dealt."""
    if state.phase in (Phase.DISCARD, Phase.LAST_KNOCK):
        return state.turn
    if state.big_gin:
        return state.knocker
    void_at_draw = state.void is not None and state.rules.wall is Wall.AT_ONCE
    return next((seat for seat in Seat if void_at_draw and state.held[seat].bit_count() > state.rules.hand_size), None)


def _check_spread(state: HandState, seat: Seat) -> None:
    spread = state.spread(seat)
    parts = [*spread.melds, *(1 << one.card for one in spread.laid_off), spread.unmatched]
    assert union(parts) == state.held[seat]
    assert sum(part.bit_count() for part in parts) == state.held[seat].bit_count()
    assert all(is_meld(meld) for meld in spread.melds)
    assert spread.deadwood == points(spread.unmatched)
    if state.knocker is None:
        assert not spread.melds
    if state.knocker is not seat.other:
        assert not spread.laid_off
    for one in spread.laid_off:
        assert one.meld in state.melds[seat.other]
        assert is_meld(state.grown(one.meld))
    if seat is state.knocker and state.phase in (Phase.DEFENCE, Phase.OVER):
        assert spread.deadwood <= (0 if state.big_gin else state.limit)


def check_result(state: HandState) -> None:
    """Each number of the sum, for a hand that is over."""
    result = hand_result(state)
    assert result.void is state.void
    if result.outcome is Outcome.VOID:
        assert result == HandResult(outcome=Outcome.VOID, void=state.void)
        return
    assert result.points == (0 if result.winner is None else (result.difference + result.bonus) * result.multiplier)
    assert result.spreads == (state.spread(Seat.NON_DEALER), state.spread(Seat.DEALER))
    assert result.knocker is state.knocker
    assert result.knocker is not None
    mine, theirs = (result.spreads[seat].deadwood for seat in (result.knocker, result.knocker.other))
    assert result.difference == abs(mine - theirs)
    bonuses = {
        Outcome.KNOCK: (0, result.knocker if mine < theirs else None),
        Outcome.UNDERCUT: (state.rules.undercut_bonus, result.knocker.other),
        Outcome.GIN: (state.rules.gin_bonus, result.knocker),
        Outcome.BIG_GIN: (state.rules.big_gin_bonus, result.knocker),
    }
    assert (result.bonus, result.winner) == bonuses[result.outcome]
    assert (mine == 0) == (result.outcome in (Outcome.GIN, Outcome.BIG_GIN))


def check_score(before: MatchState, result: HandResult, after: MatchState) -> None:
    """Totals are sums: the winner's grow by the hand, nobody else's do, and a column closes at the target."""
    assert after.hand_number == before.hand_number + 1
    if result.winner is None:
        assert (after.columns, after.roles, after.reach) == (before.columns, before.roles, before.reach)
        return
    winner = before.roles.person_in(result.winner)
    entered = 0
    for was, now in zip(before.columns, after.columns, strict=True):
        gain = [new - old for new, old in zip(now.points, was.points, strict=True)]
        if now.entries == was.entries:
            assert now == was
            continue
        entered += 1
        assert was.winner is None
        assert gain == [result.points if person == winner else 0 for person in before.people]
        assert now.entries[winner] == was.entries[winner] + 1
        assert (now.winner is not None) == (after.running(now, winner) >= before.rules.target)
    assert entered >= 1, "a win always counts somewhere while the game is on"
    for column in after.columns:
        for person in after.people:
            tally = after.tally(column, person)
            assert tally.points == column.points[person]
            assert tally.box_bonus == column.entries[person] * after.rules.box_bonus
            at_once = tally.box_bonus if after.rules.box_bonus_when is BoxBonusWhen.AT_ONCE else 0
            assert after.running(column, person) == tally.points + at_once
    _check_places(before, winner, after)
    sums = [sum(after.tally(column, person).total for column in after.columns) for person in after.people]
    assert list(after.grand_totals) == sums


def _check_places(before: MatchState, winner: Person, after: MatchState) -> None:
    """Who sits where after a hand that *winner* won (3.2, 12.6, 12.10)."""
    was, now = before.roles, after.roles
    (loser,) = {was.dealer, was.non_dealer} - {winner}
    if after.over:
        assert now == was
    elif after.seating is Seating.TWO:
        dealers = {"winner": winner, "loser": loser, "alternate": was.non_dealer}
        assert (now.dealer, now.out) == (dealers[after.rules.next_dealer], None)
        assert {now.dealer, now.non_dealer} == {winner, loser}
    else:
        assert now.out == loser
        in_the_box_or_dealing = winner if after.seating is Seating.BOX else was.out
        assert now.dealer == in_the_box_or_dealing
        assert {now.dealer, now.non_dealer} == {winner, was.out}


def check_view(state: HandState, view: HandView, known: tuple[CardSet, CardSet]) -> None:
    """A view agrees with the state it is a view of.

    Args:
        known: the cards of each seat that were taken from the discard pile and not discarded since.
    """
    viewer = view.viewer
    assert view.held == (NO_CARDS if viewer is None else state.held[viewer])
    assert view.sizes == tuple(cards.bit_count() for cards in state.held)
    assert view.known == known
    assert (view.upcard, view.pile, view.stock_left) == (state.deal.upcard, state.pile, state.stock_left)
    assert (view.phase, view.turn, view.over) == (state.phase, state.turn, state.over)
    assert view.choices == (legal(state) if viewer is state.turn else ())
    assert (view.taken, view.takes) == (state.taken, state.takes)
    assert (view.knocker, view.big_gin) == (state.knocker, state.big_gin)
    assert (view.limit, view.multiplier) == (state.limit, state.multiplier)
    assert view.melds == (() if viewer is None else state.melds[viewer])
    assert view.laid_off == (state.laid_off if viewer is not None and state.knocker is viewer.other else ())
    assert view.shown == tuple(state.spread(seat) if _is_shown(state, seat) else None for seat in Seat)
    assert view.result == (hand_result(state) if state.over else None)

    hidden = union(state.held[seat] for seat in Seat if seat is not viewer and not _is_shown(state, seat))
    in_stock = state.rules.pack & ~union([*state.held, set_of(state.pile)])
    assert view.unseen == (hidden | in_stock) & ~union(known)
    if viewer is not None:
        assert view.possible & state.held[viewer.other] == state.held[viewer.other]
        assert view.possible & (view.held | set_of(view.pile)) == NO_CARDS


def _is_shown(state: HandState, seat: Seat) -> bool:
    """Whether a seat's spread lies open."""
    if state.knocker is None:
        return False
    return state.phase in (Phase.DEFENCE, Phase.OVER) if seat is state.knocker else state.over
