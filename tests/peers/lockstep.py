"""One hand played in both worlds at once, and whatever one of them says otherwise than the other."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NoReturn

from ginrummy.cards import NO_CARDS, PACK_SIZE, CardSet, each, names, set_of
from ginrummy.melds import Meld, knocking_discards, least_deadwood, points
from ginrummy.rules import (
    DISCARDS,
    DONE,
    DRAW,
    KNOCKS,
    PASS,
    TAKE,
    Action,
    BigGin,
    Deal,
    Discard,
    HandState,
    Knock,
    Lay,
    LayOff,
    Outcome,
    Phase,
    RuleSet,
    Seat,
    Take,
    Void,
    Wall,
    apply,
    hand_result,
    legal,
)
from tests.peers import openspiel as peer
from tests.peers.differences import (
    Difference,
    Sighting,
    counts_of_eleven,
    is_long_run,
    least_after_discard,
    missed_knock,
    next_to_one_on_a_set,
    pieces,
    third_on_one_end,
)
from tests.peers.scenes import write_scene

SEATS = tuple(Seat)
"""To go over them quickly: an enum takes its time."""

PHASES = {
    Phase.UPCARD: peer.UPCARD_PHASE,
    Phase.FIRST_DRAW: peer.UPCARD_PHASE,
    Phase.DRAW: peer.DRAW_PHASE,
    Phase.DISCARD: peer.DISCARD_PHASE,
    Phase.LAST_TAKE: peer.WALL_PHASE,
    Phase.LAST_KNOCK: peer.KNOCK_PHASE,
    Phase.SPREAD: peer.KNOCK_PHASE,
    Phase.DEFENCE: peer.LAY_OFF_PHASE,
}


@dataclass(frozen=True, slots=True)
class Move:
    """The same thing done in both worlds.

    Attributes:
        action: what is done in ours; None where only the peer wants to be told: that no more will be laid off.
        codes: what is done in the peer's, one after the other.
    """

    action: Action | None
    codes: tuple[peer.Code, ...]


NO_MORE_LAY_OFFS = Move(None, (peer.PASS,))
DRAW_MOVES: dict[Action, Move] = {
    action: Move(action, (code,)) for action, code in ((PASS, peer.PASS), (DRAW, peer.DRAW), (TAKE, peer.TAKE))
}
DISCARD_MOVES = tuple(Move(DISCARDS[c], (peer.CODE_OF[c],)) for c in range(PACK_SIZE))


class Disagreement(AssertionError):
    """The two worlds differ in a way that no known difference explains."""


class Lockstep:
    """A hand in both worlds.

    Attributes:
        start, state: our first state and our present one.
        hand: the peer's hand.
        played: our actions so far.
        seen: the differences met so far, in order.
        over: whether both have ended, or one in a way that is a known difference.
        scored: whether somebody knocked, so that the scores were compared.
        refused: whether it ended because the peer's own player wanted what our rules forbid.
    """

    def __init__(self, deal: Deal, rules: RuleSet, theirs: RuleSet | None = None) -> None:
        self.start = self.state = HandState.start(deal, rules)
        self.hand = peer.Hand(deal, theirs or rules)
        self.played: list[Action] = []
        self.seen: list[Sighting] = []
        self.over = self.scored = self.refused = False
        self._compared = [(NO_CARDS, 0)] * 2
        self._takes = 0
        self._thrown_back = 0
        self._at_wall = False

    def moves(self) -> list[Move]:
        """Compare this decision, and tell what both worlds allow."""
        state, hand = self.state, self.hand
        ours = state.turn, PHASES[state.phase], state.stock_left
        self._same("seat, phase, stock left", ours, (hand.seat, hand.phase, hand.stock_left))
        self._compare_deadwood()
        match state.phase:
            case Phase.DISCARD:
                return self._discards()
            case Phase.LAST_TAKE:
                return self._last_take()
            case Phase.LAST_KNOCK:
                return self._knocks(peer.cards_in(hand.choices), ())
            case Phase.SPREAD:
                return self._melds()
            case Phase.DEFENCE:
                return self._lay_offs() if hand.laying_off else self._melds()
        return self._words()

    def play(self, move: Move) -> None:
        """Make one of :meth:`moves` in both worlds."""
        before = self.state
        if move.action is not None:
            self._count(move.action)
            self.state = apply(before, move.action)
            self.played.append(move.action)
        for step, code in enumerate(move.codes):
            if step and code not in self.hand.choices:
                self.fail(f"step {step} of one move", move.action, f"not {code}")
            self.hand.apply(code)
        if self.state.over or self.hand.over:
            self._end()

    def run(self, choose: "Chooser") -> None:
        """Play on to the end."""
        while not self.over:
            move = choose(self, self.moves())
            if move is None:
                return
            self.play(move)

    def refuse(self, codes: tuple[peer.Code, ...]) -> None:
        """The peer's own player wants what our rules forbid: the hand ends here, if that is a known difference."""
        at_wall = self.state.phase is Phase.LAST_TAKE and codes == (peer.KNOCK,)
        if not at_wall and codes[-1:] != tuple(map(peer.CODE_OF.__getitem__, each(self._kept()))):
            self.fail("choice of its player", "forbidden", codes)
        self._saw(Difference.THROWN_BACK, "forbidden", "its player does it")
        self.over = self.refused = True

    def fail(self, what: str, ours: object, theirs: object) -> NoReturn:
        """Report a difference that is none of ours, with the hand that shows it."""
        raise Disagreement(
            f"{what}: ours {ours}, theirs {theirs}\n\n{self.scene()}\n\nours:\n{self.state}\n\ntheirs:\n"
            f"{self.hand.state}"
        )

    def scene(self) -> str:
        """The hand so far, for docs/peer-differences.md."""
        return write_scene(self.start, self.played, self.start.stock_left - self.state.stock_left)

    # --- decisions ---------------------------------------------------------------------------------------------------

    def _words(self) -> list[Move]:
        """Upcard and draw: one word here, one there."""
        moves = [DRAW_MOVES[action] for action in legal(self.state)]
        self._same("choices", sorted(move.codes[0] for move in moves), self.hand.choices)
        return moves

    def _discards(self) -> list[Move]:
        codes = self.hand.choices
        theirs = peer.cards_in(codes)
        ours = set_of([action.card for action in legal(self.state) if isinstance(action, Discard)])
        if theirs != ours:
            if theirs != ours | self._kept():
                self.fail("discards", names(ours), names(theirs))
            kept = names(self._kept())
            self._saw(Difference.THROWN_BACK, f"no discard {kept}", f"discard {kept}")
        knocks = self.hand.knocks() if peer.KNOCK in codes else NO_CARDS
        return [DISCARD_MOVES[c] for c in each(ours)] + self._knocks(knocks, (peer.KNOCK,))

    def _knocks(self, theirs: CardSet, before: tuple[peer.Code, ...]) -> list[Move]:
        """The knocks of both worlds, the peer's by their discards; *before* is what it wants to hear first."""
        ours = self._our_knocks()
        if theirs != ours:
            self._explain_knocks(self.state.held[self.state.turn], ours, theirs, self._kept())
        return [Move(KNOCKS[c], (*before, peer.CODE_OF[c])) for c in each(ours & theirs)]

    def _last_take(self) -> list[Move]:
        state, choices, codes = self.state, legal(self.state), self.hand.choices
        self._same("pass at the wall", PASS in choices, peer.PASS in codes)
        moves = [DRAW_MOVES[PASS]]
        ours, theirs = TAKE in choices, peer.KNOCK in codes
        if ours and theirs:
            return [*moves, Move(TAKE, (peer.KNOCK,))]
        if ours != theirs:
            top = 1 << state.pile[-1]
            held, kept = state.held[state.turn] | top, top if state.rules.taken_stays else NO_CARDS
            our_knocks = set_of(knocking_discards(held, held & ~kept, state.limit))
            self._explain_knocks(held, our_knocks, self.hand.knocks() if theirs else NO_CARDS, kept)
        return moves

    def _melds(self) -> list[Move]:
        """The knocker's melds, or the defender's when nothing more is laid off."""
        choices, codes = legal(self.state), self.hand.choices
        ours = {action.meld for action in choices if isinstance(action, Lay)}
        theirs = peer.melds_among(codes)
        long = {meld for meld in ours if is_long_run(meld)}
        if ours - long != theirs:
            self.fail("melds", _list(ours), _list(theirs))
        for run in long:
            self._saw(Difference.LONG_RUN, f"lay {names(run)}", "lay it in pieces")
        if late := [action for action in choices if isinstance(action, LayOff)]:
            self._saw(Difference.LAY_OFFS_FIRST, str(late[0]), "melds only, by now")
        self._same("done", DONE in choices, peer.PASS in codes)
        moves = [Move(Lay(meld), (peer.CODE_OF_MELD[meld],)) for meld in ours - long]
        moves += [Move(Lay(run), tuple(peer.CODE_OF_MELD[piece] for piece in pieces(run))) for run in long]
        return sorted(moves, key=lambda move: move.codes) + [Move(DONE, (peer.PASS,))] * (DONE in choices)

    def _lay_offs(self) -> list[Move]:
        """The defender's lay-offs: the peer names the card alone, and wants to hear when there are no more."""
        choices, codes = legal(self.state), self.hand.choices
        offs = [action for action in choices if isinstance(action, LayOff)]
        ours, theirs = set_of(off.card for off in offs), peer.cards_in(codes)
        for c in each(ours & ~theirs):
            if not all(third_on_one_end(self.state, c, off.meld) for off in offs if off.card == c):
                self.fail("lay-offs", names(ours), names(theirs))
            self._saw(Difference.NO_THIRD_LAY_OFF, f"lay off {names([c])}", f"no lay-off of {names([c])}")
        for c in each(theirs & ~ours):
            if not next_to_one_on_a_set(self.state, c):
                self.fail("lay-offs", names(ours), names(theirs))
            self._saw(Difference.ON_SET_AND_RUN, f"no lay-off of {names([c])}", f"lay off {names([c])}")
        if early := [action for action in choices if isinstance(action, Lay)]:
            self._saw(Difference.LAY_OFFS_FIRST, str(early[0]), "lay-offs only, so far")
        self._same("done", DONE in choices, peer.PASS in codes)
        self._same("no melds yet", set(), peer.melds_among(codes))
        both = [Move(off, (peer.CODE_OF[off.card],)) for off in offs if 1 << off.card & theirs]
        return [*both, NO_MORE_LAY_OFFS, Move(DONE, (peer.PASS, peer.PASS))]

    # --- numbers -----------------------------------------------------------------------------------------------------

    def _compare_deadwood(self) -> None:
        state = self.state
        for seat, theirs in zip(SEATS, self.hand.deadwood, strict=True):
            held = state.held[seat]
            if state.knocker is not None:
                ours = points(state.unmatched(seat))
            elif (held, theirs) == self._compared[seat]:
                continue  # the seat that waits: nothing new
            else:
                ours = least_deadwood(held) if held.bit_count() == state.rules.hand_size else least_after_discard(held)
            if ours != theirs:
                self._explain_deadwood(seat, ours, theirs)
            self._compared[seat] = held, theirs

    def _explain_deadwood(self, seat: Seat, ours: int, theirs: int) -> None:
        state, held = self.state, self.state.held[seat]
        if state.knocker is None:
            difference = Difference.DEAR_ELEVEN
            eleven = held.bit_count() > state.rules.hand_size
            known = eleven and theirs > ours and theirs in counts_of_eleven(held)
        else:
            difference = Difference.STALE_DEADWOOD
            waits = self._at_wall and seat is state.knocker.other and state.unmatched(seat) == held
            known = waits and theirs == least_deadwood(held)
        if not known:
            self.fail(f"deadwood of seat {seat}", ours, theirs)
        self._saw(difference, f"deadwood {ours}", f"deadwood {theirs}")

    def _explain_knocks(self, held: CardSet, ours: CardSet, theirs: CardSet, kept: CardSet) -> None:
        """*kept* is the card that our rules hold back, if any."""
        if kept and theirs == ours | kept:
            self._saw(Difference.THROWN_BACK, f"no knock {names(kept)}", f"knock {names(kept)}")
        elif not theirs and (missed := missed_knock(held, self.state.limit)):
            self._saw(missed, f"knock {names(ours)}", "no knock")
        else:
            self.fail("knocks", names(ours), names(theirs))

    # --- the end -----------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        self.over = True
        if not self.state.over:
            self._end_of_theirs_alone()
        elif not self.hand.over:
            self._end_of_ours_alone()
        else:
            self._compare_results()

    def _end_of_theirs_alone(self) -> None:
        self._same("points of a hand that ends early", 0, self.hand.margin)
        if self._takes == peer.MOST_TAKES and self.played[-1] == TAKE:
            self._saw(Difference.FIFTY_TAKES, "play on", "over")
        elif self._thrown_back == 2 and not self.state.rules.taken_stays:
            self._saw(Difference.TWO_THROWN_BACK, "play on", "over")
        else:
            self.fail("end", "play on", "over")

    def _end_of_ours_alone(self) -> None:
        state = self.state
        at_wall = state.void is Void.WALL and state.rules.wall is Wall.AFTER_DISCARD
        if not (at_wall and self.hand.phase == peer.WALL_PHASE and self.hand.stock_left == state.rules.wall_size):
            self.fail("end", "over", "play on")
        held = state.held[Seat(self.hand.seat)] | 1 << state.pile[-1]
        offered = self.hand.choices == [peer.PASS, peer.KNOCK]
        self._same("pass at the wall", [peer.PASS], [code for code in self.hand.choices if code != peer.KNOCK])
        if offered != bool(knocking_discards(held, held, state.limit)) and (
            offered or not missed_knock(held, state.limit)
        ):
            self.fail("knock at the wall", "void", "yes" if offered else "no")
        self._saw(Difference.WALL_TURN, "void", "pass or knock" if offered else "pass")
        self._same("discards", state.pile, self.hand.pile)
        self.hand.apply(peer.PASS)
        self._same("end", "over", "over" if self.hand.over else "play on")
        self._same("points of a void hand", 0, self.hand.margin)

    def _compare_results(self) -> None:
        result = hand_result(self.state)
        self.scored = result.knocker is not None
        self._same("discards", self.state.pile, self.hand.pile)
        ours = result.points if result.winner is Seat.NON_DEALER else -result.points
        theirs = self.hand.margin
        if result.multiplier == 2 and ours:
            self._saw(Difference.SPADES_DO_NOT_DOUBLE, f"{result.points} points", f"{abs(theirs)} points")
            ours //= 2
        if result.outcome is Outcome.UNDERCUT and result.difference == 0 and theirs == 0:
            self._saw(Difference.TIE_PAYS_NOTHING, f"{result.points} points for the defender", "no points")
        else:
            self._same("points", ours, theirs)

    # --- small things ------------------------------------------------------------------------------------------------

    def _our_knocks(self) -> CardSet:
        ours = NO_CARDS
        for action in legal(self.state):
            if isinstance(action, Knock):
                ours |= 1 << action.card
            elif isinstance(action, BigGin):
                self._saw(Difference.NO_BIG_GIN, str(action), "no big gin")
        return ours

    def _kept(self) -> CardSet:
        """The card that our rules hold back in this turn, if any (6.3)."""
        taken = self.state.taken
        return NO_CARDS if taken is None or not self.state.rules.taken_stays else 1 << taken

    def _count(self, action: Action) -> None:
        """Keep the counts by which the peer ends a hand early."""
        match action:
            case Take():
                self._takes += self.state.phase is Phase.DRAW
                self._at_wall = self.state.phase is Phase.LAST_TAKE
            case Discard(card):
                self._thrown_back = self._thrown_back + 1 if card == self.state.taken else NO_CARDS

    def _same(self, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            self.fail(what, ours, theirs)

    def _saw(self, difference: Difference, ours: str, theirs: str) -> None:
        self.seen.append(Sighting(difference, ours, theirs))


Chooser = Callable[[Lockstep, list[Move]], Move | None]
"""Picks one of the moves, or None when it has none to make."""


def _list(melds: Iterable[Meld]) -> str:
    return ", ".join(sorted(map(names, melds))) or "none"
