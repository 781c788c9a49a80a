"""A replay as the JSON of docs/table-protocol.md: every moment of every hand, so that a page only has to show it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from ginrummy.cards import CardSet
from ginrummy.match import MatchState, Person, Roles
from ginrummy.melds import best_arrangements
from ginrummy.players.outside.encoding import card_of, cards_of, deed_of, spread_of
from ginrummy.record import HandRecord, Proof, Record, final_score
from ginrummy.rules import Seat
from ginrummy.table.records import PRACTICE, RATED, is_marked
from ginrummy.table.replay import Moment, ReplayedHand, replayed
from ginrummy.words.rules_page import title
from ginrummy.words.score import explain_total, outcome

Json = dict[str, Any]


def replay_of(record: Record, me: Person | None) -> Json:
    """A game to go back and forth in, in the language in force.

    Args:
        record: the game, with nothing in it that whoever is shown it may not see.
        me: who is told, and called “you”; None to call everybody by name.

    Raises:
        GinError: something in the record is not possible.
    """
    score = final_score(record)
    return {
        "title": title(record.rules, record.seating),
        "seating": record.seating.value,
        "names": list(record.names),
        "me": me,
        "date": None if record.date is None else record.date.isoformat(),
        "view": record.view,
        "target": record.rules.target,
        "pack": {"ranks": record.rules.ranks, "suits": record.rules.suits},
        "over": score.over,
        "winner": score.winner,
        "resigned": record.resigned,
        "totals": list(score.grand_totals),
        "tally": [list(explain_total(score, person)) for person in score.people] if score.over else None,
        "practice": is_marked(record, PRACTICE),
        "rated": is_marked(record, RATED),
        "truncated": None if record.truncated is None else record.truncated._asdict(),
        "draw": {
            "cards": None if record.draw is None else [card_of(card) for card in record.draw],
            "proof": _proof(record.draw_proof),
        },
        "hands": [_hand(hand, record) for hand in replayed(record, me)],
    }


def _hand(one: ReplayedHand, record: Record) -> Json:
    hand, roles = one.hand, one.hand.before.roles
    result = hand.result
    return {
        "number": hand.number,
        "roles": [hand.before.role_of(person).value for person in hand.before.people],
        "before": _running(hand.before),
        "after": _running(hand.after),
        "result": None
        if result is None
        else {
            "title": outcome(result),
            "outcome": result.outcome.value,
            "winner": None if result.winner is None else roles.person_in(result.winner),
            "points": result.points,
        },
        "deal": _deal(hand.record, record),
        "proof": _proof(hand.record.proof),
        "moments": [_moment(moment, roles) for moment in one.moments],
    }


def _running(score: MatchState) -> list[int]:
    """What everybody has toward the target, over all columns."""
    return [sum(score.running(column, person) for column in score.columns) for person in score.people]


def _deal(hand: HandRecord, record: Record) -> Json:
    """The cards as they were given out, as far as the record knows them: what a proof is held against."""
    return {
        "hands": [None if cards is None else cards_of(cards) for cards in hand.hands],
        "upcard": card_of(hand.upcard),
        "stock": None if hand.stock is None else [card_of(card) for card in hand.stock],
        "size": record.rules.hand_size,
    }


def _proof(proof: Proof | None) -> Json | None:
    if proof is None:
        return None
    return {
        "commitments": [one.hex() for one in proof.commitments],
        "seeds": None if proof.seeds is None else [one.hex() for one in proof.seeds],
    }


def _moment(moment: Moment, roles: Roles) -> Json:
    seen = moment.seen
    deed = {} if moment.event is None else deed_of(moment.event, roles)
    return {
        "what": deed.get("what", "resigned"),
        "who": deed.get("who"),
        "card": deed.get("card"),
        "choice": moment.choice,
        "words": list(moment.words),
        "sizes": _by_person(seen.sizes, roles),
        "held": _by_person([None if cards is None else _grouped(cards) for cards in moment.held], roles),
        "known": _by_person([cards_of(cards) for cards in seen.known], roles),
        "pile": [card_of(card) for card in seen.pile],
        "stock": seen.stock_left,
        "knocker": None if seen.knocker is None else roles.person_in(seen.knocker),
        "spreads": _by_person([None if one is None else spread_of(one) for one in seen.shown], roles),
    }


@lru_cache(maxsize=4096)
def _grouped(cards: CardSet) -> Json:
    """Cards at their best: melds, what is left, and what that counts."""
    best = best_arrangements(cards)[0]
    return {
        "melds": [cards_of(meld) for meld in best.melds],
        "unmatched": cards_of(best.unmatched),
        "deadwood": best.deadwood,
    }


def _by_person(by_seat: Sequence[Any], roles: Roles) -> list[Any]:
    """Something told by seat, in the order of the people; None for who sits out."""
    return [None if seat is None else by_seat[seat] for seat in _seats(roles)]


def _seats(roles: Roles) -> Iterable[Seat | None]:
    return [roles.seat_of(Person(person)) for person in range(2 if roles.out is None else 3)]
