"""Fair deals: a deck that nobody could choose, and how anybody can make sure of it afterwards.

The server and each person bring a secret seed for every hand. Before any seed is revealed, everybody commits to theirs;
the deck follows from all of them together; after the hand they are revealed. Whoever brought one honest seed knows that
nobody chose the deck. docs/record-format.md has it all step by step, with test vectors, for writing another verifier:

1. The *commitment* of an owner is SHA-256 of ``ginrummy commit 1``, the number of the hand in decimal digits, the owner
   (``server``, ``A``, ``B``, ``C``) and the seed, all ASCII but the seed, apart by one zero byte each.
2. The *combined seed* of a hand is SHA-256 of ``ginrummy seeds 1``, a zero byte, the number of the hand, a zero byte,
   then for the server, A, B and C in this order the length of the seed as two bytes, highest first, and the seed.
3. The deck is the shuffle of :mod:`ginrummy.rules.deal` from the combined seed.

Hand 0 is the draw for the deal or for the roles.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeAlias

from ginrummy.cards import Card
from ginrummy.errors import GinError
from ginrummy.match import Seating
from ginrummy.record.partial import told
from ginrummy.record.values import LETTERS, SERVER, HandRecord, Proof, Record, RecordError
from ginrummy.rules import CLASSIC, Deal, Draw, RuleSet, Seed, draw_cards, replay

SEED_BYTES = 16
"""How long the seeds are that this module makes: 128 bits, which nobody can try out."""
LEAST_SEED, MOST_SEED = 16, 64
"""The shortest and the longest seed that a record may hold, in bytes."""
DRAW_HAND = 0
"""The number under which the draw is proved."""

_COMMIT, _SEEDS, _DERIVE = b"ginrummy commit 1", b"ginrummy seeds 1", b"ginrummy seed 1"

SeedSource: TypeAlias = Callable[[int, str], bytes]
"""Gives the seed of an owner for a hand."""


def owners(people: int) -> tuple[str, ...]:
    """Everybody who brings a seed, in order: the server, then each person."""
    return SERVER, *LETTERS[:people]


def commitment(hand: int, owner: str, seed: bytes) -> bytes:
    """What *owner* commits to before hand number *hand*: 32 bytes that tell nothing of *seed* and fit no other."""
    return hashlib.sha256(b"\0".join((_COMMIT, str(hand).encode(), owner.encode(), seed))).digest()


def combined(hand: int, seeds: Sequence[bytes]) -> bytes:
    """The seed of a deck, from the seeds of the server and of each person, in that order."""
    parts = b"".join(len(seed).to_bytes(2) + seed for seed in seeds)
    return hashlib.sha256(b"\0".join((_SEEDS, str(hand).encode(), parts))).digest()


def fair_deal(hand: int, seeds: Sequence[bytes], rules: RuleSet = CLASSIC) -> Deal:
    """The deal of hand number *hand*, from 1."""
    return Deal.from_seed(combined(hand, seeds), rules)


def fair_draw(seeds: Sequence[bytes], people: int, rules: RuleSet = CLASSIC) -> tuple[Card, ...]:
    """The card that each person draws before the first hand."""
    return draw_cards(combined(DRAW_HAND, seeds), people, rules)


def prove(hand: int, seeds: Sequence[bytes]) -> Proof:
    """Commitments and seeds together, as they stand in a record once the hand is over.

    Raises:
        RecordError: a seed is too short or too long.
    """
    for seed in seeds:
        if not LEAST_SEED <= len(seed) <= MOST_SEED:
            raise RecordError("record-seed-length", count=len(seed), least=LEAST_SEED, most=MOST_SEED)
    people = len(seeds) - 1
    commitments = (commitment(hand, owner, seed) for owner, seed in zip(owners(people), seeds, strict=True))
    return Proof(tuple(commitments), tuple(seeds))


def fresh_seeds(hand: int, owner: str) -> bytes:
    """A :data:`SeedSource` of seeds that nobody can foresee, from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def derived_seeds(master: Seed) -> SeedSource:
    """A :data:`SeedSource` that gives the same seeds for the same *master* again: for games to be repeated."""
    key = master if isinstance(master, bytes) else str(master).encode()

    def seed(hand: int, owner: str) -> bytes:
        message = b"\0".join((_DERIVE, str(hand).encode(), owner.encode()))
        return hmac.digest(key, message, "sha256")[:SEED_BYTES]

    return seed


@dataclass(slots=True)
class FairDealer:
    """Deals a game so that its record proves every deal: one seed source stands in for the server and all people.

    Where people bring seeds of their own over a network, use the functions above.

    Attributes:
        rules: the rules of the game.
        seating: how people sit.
        source: where the seeds come from.
        draw_proof: what proves the draw, once it has been made.
        proofs: what proves each deal so far, for ``Record.from_log``.
    """

    rules: RuleSet = CLASSIC
    seating: Seating = Seating.TWO
    source: SeedSource = fresh_seeds
    draw_proof: Proof | None = None
    proofs: list[Proof | None] = field(default_factory=list)

    def draw(self) -> tuple[Card, ...]:
        """The card that each person draws."""
        seeds = self._seeds(DRAW_HAND)
        self.draw_proof = prove(DRAW_HAND, seeds)
        return fair_draw(seeds, self.seating.people, self.rules)

    def deal(self) -> Deal:
        """The next deal."""
        hand = len(self.proofs) + 1
        seeds = self._seeds(hand)
        self.proofs.append(prove(hand, seeds))
        return fair_deal(hand, seeds, self.rules)

    def _seeds(self, hand: int) -> tuple[bytes, ...]:
        return tuple(self.source(hand, owner) for owner in owners(self.seating.people))


class Verdict(StrEnum):
    """What a record proves."""

    PROVEN = "proven"
    FAILS = "fails"
    NOT_PROVABLE = "not provable"


class Reason(StrEnum):
    """Why something is not proven; each value is the key of a sentence."""

    NO_COMMITMENTS = "record-proof-no-commitments"
    NO_SEEDS = "record-proof-no-seeds"
    COMMITMENT = "record-proof-commitment"
    DEAL = "record-proof-deal"
    DRAW = "record-proof-draw"
    NOTHING = "record-proof-nothing"


@dataclass(frozen=True, slots=True)
class Finding:
    """What is proven of one hand, or of the draw.

    Attributes:
        hand: the number of the hand, or 0 for the draw.
        verdict: whether the deal is proven.
        reason: why not, or None.
        owner: whose seed does not fit its commitment, or None.
    """

    hand: int
    verdict: Verdict
    reason: Reason | None = None
    owner: str | None = None


@dataclass(frozen=True, slots=True)
class Verification:
    """What a record proves.

    Attributes:
        draw: what is proven of the draw.
        hands: what is proven of each hand.
    """

    draw: Finding
    hands: tuple[Finding, ...]

    @property
    def verdict(self) -> Verdict:
        """Of the whole record: it fails if anything fails, and is proven if every deal is."""
        verdicts = {finding.verdict for finding in self.hands}
        if Verdict.FAILS in verdicts | {self.draw.verdict}:
            return Verdict.FAILS
        return Verdict.PROVEN if verdicts == {Verdict.PROVEN} else Verdict.NOT_PROVABLE

    @property
    def first_doubt(self) -> Finding | None:
        """The first finding that speaks against the record: what fails goes before what cannot be proven."""
        if self.verdict is Verdict.PROVEN:
            return None
        everything = (self.draw, *self.hands) if self.draw.verdict is Verdict.FAILS else self.hands
        default = Finding(DRAW_HAND, Verdict.NOT_PROVABLE, Reason.NOTHING)
        return next((finding for finding in everything if finding.verdict is self.verdict), default)


def verify(record: Record) -> Verification:
    """What *record* proves of its draw and of each of its deals."""
    people = record.seating.people
    draw = _finding(DRAW_HAND, record.draw_proof, people)
    if draw.verdict is Verdict.PROVEN and record.draw_proof is not None and record.draw_proof.seeds is not None:
        right = fair_draw(record.draw_proof.seeds, people, record.rules)
        if record.draw is not None and record.draw != right:
            draw = Finding(DRAW_HAND, Verdict.FAILS, Reason.DRAW)
    hands = (_hand(number, hand, record) for number, hand in enumerate(record.hands, start=1))
    return Verification(draw, tuple(hands))


def _finding(hand: int, proof: Proof | None, people: int) -> Finding:
    """Whether the seeds fit the commitments."""
    if proof is None or len(proof.commitments) != people + 1:
        return Finding(hand, Verdict.NOT_PROVABLE, Reason.NO_COMMITMENTS)
    if proof.seeds is None or len(proof.seeds) != people + 1:
        return Finding(hand, Verdict.NOT_PROVABLE, Reason.NO_SEEDS)
    for owner, sealed, seed in zip(owners(people), proof.commitments, proof.seeds, strict=True):
        if commitment(hand, owner, seed) != sealed:
            return Finding(hand, Verdict.FAILS, Reason.COMMITMENT, owner)
    return Finding(hand, Verdict.PROVEN)


def _hand(number: int, hand: HandRecord, record: Record) -> Finding:
    finding = _finding(number, hand.proof, record.seating.people)
    if finding.verdict is not Verdict.PROVEN or hand.proof is None or hand.proof.seeds is None:
        return finding
    deal = fair_deal(number, hand.proof.seeds, record.rules)
    return finding if _fits(hand, deal, record.rules) else Finding(number, Verdict.FAILS, Reason.DEAL)


def _fits(hand: HandRecord, deal: Deal, rules: RuleSet) -> bool:
    """Whether all that a hand tells of its cards is as *deal* has it."""
    if any(noted not in (None, dealt) for noted, dealt in zip(hand.hands, deal.hands, strict=True)):
        return False
    if hand.upcard != deal.upcard or hand.stock not in (None, deal.stock):
        return False
    assert deal.stock is not None
    draws = [action for action in hand.actions if isinstance(action, Draw)]
    if any(draw.card not in (None, card) for draw, card in zip(draws, deal.stock, strict=False)):
        return False
    if hand.complete:
        return True
    # What a hidden hand discarded and laid down must have come from this deal too.
    try:
        replay(deal, told(hand.actions), rules)
    except GinError:
        return False
    return True
