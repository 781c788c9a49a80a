"""What a hand begins with, read: the cards dealt; and the commitments and seeds that prove them."""

from ginrummy.cards import Card, CardSet, set_of
from ginrummy.match import Roles
from ginrummy.record.cursor import Cursor
from ginrummy.record.fair import LEAST_SEED, MOST_SEED, owners
from ginrummy.record.tokens import Fault, label
from ginrummy.record.values import LETTERS, Comment, HandRecord, Proof
from ginrummy.rules import RuleSet, Seat, Start

_COMMITMENT = 32
"""How long a commitment is, in bytes."""
_NEAR = 40
"""Within how many tokens the other ``Deal`` line stands, if it does."""


def read_deal(cursor: Cursor, rules: RuleSet, roles: Roles, people: int) -> HandRecord:
    """The commitments and the cards of a hand, and the remarks among them.

    Raises:
        Fault: something is missing, or a card cannot be there.
    """
    notes = cursor.remarks()
    proof = read_commitments(cursor, people)
    notes += cursor.remarks()
    pack = free = rules.pack
    hands: list[CardSet | None] = [None, None]
    for seat in _order(cursor, roles):
        at = cursor.keyword("deal")
        letter = LETTERS[roles.person_in(seat)]
        if LETTERS[cursor.person(people)] != letter:
            raise Fault(at + 1, "record-should-be", expected=letter)
        size = rules.hand_size + (seat is Seat.NON_DEALER and rules.start is Start.ELEVEN)
        cards = cursor.cards(at + 1, size, pack, free)
        if cards is not None:
            hands[seat] = held = set_of(cards)
            free &= ~held
        notes += cursor.remarks()
    upcard = None
    if rules.start is Start.UPCARD:
        upcard = _upcard(cursor, pack, free)
        free &= ~(1 << upcard)
        notes += cursor.remarks()
    at = cursor.keyword("stock")
    stock = cursor.cards(at, pack.bit_count() - 2 * rules.hand_size - 1, pack, free)
    notes += cursor.remarks()
    return HandRecord(
        (hands[0], hands[1]),
        upcard,
        stock,
        notes=tuple(Comment(0, text) for text in notes),
        proof=proof,
    )


def read_commitments(cursor: Cursor, people: int) -> Proof | None:
    """The ``Commit`` lines, if there are any.

    Raises:
        Fault: one is missing, or is no commitment.
    """
    parts = _hex_lines(cursor, "commit", people, _COMMITMENT, _COMMITMENT)
    return None if parts is None else Proof(parts)


def read_seeds(cursor: Cursor, people: int, proof: Proof | None) -> Proof | None:
    """*proof* with the ``Seed`` lines, if there are any.

    Raises:
        Fault: one is missing or is no seed, or nobody has committed to them.
    """
    if proof is None:
        if cursor.word == "seed":
            raise Fault(cursor.token, "record-seed-uncommitted")
        return None
    seeds = _hex_lines(cursor, "seed", people, LEAST_SEED, MOST_SEED)
    return proof if seeds is None else Proof(proof.commitments, seeds)


def _order(cursor: Cursor, roles: Roles) -> tuple[Seat, Seat]:
    """In which order the hands are told: the non-dealer's first, unless they have changed places."""
    words, token = cursor.words, cursor.token
    non_dealer, dealer = (LETTERS[roles.person_in(seat)].lower() for seat in Seat)
    if token + 1 < len(words) and label(words[token + 1]) == dealer:
        near = range(token + 2, min(token + _NEAR, len(words) - 1))
        other = next((label(words[t + 1]) for t in near if label(words[t]) == "deal"), non_dealer)
        if other == non_dealer:
            return Seat.DEALER, Seat.NON_DEALER
    return Seat.NON_DEALER, Seat.DEALER


def _upcard(cursor: Cursor, pack: CardSet, free: CardSet) -> Card:
    at = cursor.keyword("upcard")
    cards = cursor.cards(at, 1, pack, free)
    if cards is None:
        raise Fault(at, "record-upcard-unknown")
    return cards[0]


def _hex_lines(cursor: Cursor, keyword: str, people: int, least: int, most: int) -> tuple[bytes, ...] | None:
    """Lines of bytes, one for the server and one for each person, or none at all."""
    if cursor.word != keyword:
        return None
    if (canonical := _canonical_hex(cursor, keyword, people, least, most)) is not None:
        return canonical
    parts = []
    for owner in owners(people):
        cursor.keyword(keyword)
        if cursor.word != owner.lower():
            raise cursor.wrong(owner)
        cursor.token += 1
        part = _bytes("" if cursor.at_end else cursor.words[cursor.token])
        if not least <= len(part) <= most:
            raise Fault(cursor.tokens.within(cursor.token), "record-hex-expected", least=2 * least, most=2 * most)
        if cursor.tokens.may_continue(cursor.token):
            raise Fault(cursor.token, "record-breaks-off")  # there may have been more of it
        parts.append(part)
        cursor.token += 1
    return tuple(parts)


def _canonical_hex(cursor: Cursor, keyword: str, people: int, least: int, most: int) -> tuple[bytes, ...] | None:
    """As :func:`_hex_lines`, for canonical form with nothing wrong about it; else None, and nothing has been read."""
    names = owners(people)
    end = cursor.token + 3 * len(names)
    words = cursor.words[cursor.token : end]
    if end >= len(cursor.words) or words[::3] != [keyword.capitalize()] * len(names) or words[1::3] != [*names]:
        return None
    parts = tuple(map(_bytes, words[2::3]))
    if not all(least <= len(part) <= most for part in parts):
        return None
    cursor.token = end
    return parts


def _bytes(word: str) -> bytes:
    try:
        return bytes.fromhex(word)
    except ValueError:
        return b""
