"""Fair deals: the vectors of docs/record-format.md computed a second way, what verify finds, and how even deals are."""

import hashlib
import hmac
import math
import os
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from ginrummy.cards import PACK, names, parse_cards
from ginrummy.match import Seating
from ginrummy.record import FairDealer, Proof, Record, RecordError, Verdict, derived_seeds, fresh_seeds, verify
from ginrummy.record.fair import Reason, combined, commitment, fair_deal, fair_draw, prove
from ginrummy.rules import CLASSIC, Deal, RuleSet, shuffled
from tests.record.games import Table

DOC = Path(__file__).parents[2] / "docs" / "record-format.md"
SEEDS = (bytes(range(16)), bytes(range(16, 32)), bytes(range(32, 64)))


# --- the derivation a second way: nothing of the package in it -------------------------------------------------------


def second_commitment(hand: int, owner: str, seed: bytes) -> str:
    digest = hashlib.new("sha256")
    digest.update(b"ginrummy commit 1" + b"\x00" + f"{hand:d}".encode("ascii") + b"\x00")
    digest.update(owner.encode("ascii") + b"\x00" + seed)
    return digest.hexdigest()


def second_deck(hand: int, seeds: tuple[bytes, ...]) -> list[str]:
    text = b"ginrummy seeds 1\x00" + str(hand).encode() + b"\x00"
    for seed in seeds:
        text += bytes([len(seed) // 256, len(seed) % 256]) + seed
    key = hashlib.sha256(b"ginrummy deal 1\x00" + hashlib.sha256(text).digest()).digest()
    stream: list[int] = []
    block = 0
    deck = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]
    n = 52
    while n > 1:
        if not stream:
            data = hashlib.sha256(key + bytes([0] * 7 + [block])).digest()
            stream = [int.from_bytes(data[i : i + 4], "big") for i in range(0, 32, 4)]
            block += 1
        word = stream.pop(0)
        if word < 2**32 // n * n:
            deck[word % n], deck[n - 1] = deck[n - 1], deck[word % n]
            n -= 1
    return deck


def test_the_vectors_of_the_document():
    text = DOC.read_text(encoding="utf-8")
    section = text[text.index("## Test vectors") :]
    values = dict(re.findall(r"^    (\w[\w ]*?) += (.+)$", section, re.MULTILINE))
    seeds = tuple(bytes.fromhex(values[f"seed {owner}"]) for owner in ("server", "A", "B"))
    for owner, seed in zip(("server", "A", "B"), seeds, strict=True):
        assert commitment(1, owner, seed).hex() == second_commitment(1, owner, seed) == values[f"commitment {owner}"]
    assert combined(1, seeds).hex() == values["combined"]
    assert second_deck(1, seeds) == values["deck"].split()
    deal = fair_deal(1, seeds)
    assert (deal.hands, deal.upcard, deal.stock) == (
        Deal.from_deck(parse_cards(values["deck"])).hands,
        deal.upcard,
        deal.stock,
    )
    assert names(deal.hands[0]) == values["non dealer"]
    assert names(deal.hands[1]) == values["dealer"]
    assert names(fair_draw(seeds, 2)) == values["draw"]
    from_text = hmac.new(values["text"].encode(), b"ginrummy seed 1\x001\x00A", hashlib.sha256).hexdigest()[:32]
    assert derived_seeds(values["text"])(1, "A").hex() == from_text == values["seed from text"]


def test_the_derivation_a_second_way():
    for hand in range(40):
        seeds = tuple(derived_seeds(hand)(hand, owner) for owner in ("server", "A", "B", "C"))
        assert names(shuffled(combined(hand, seeds), PACK)) == " ".join(second_deck(hand, seeds))
        assert commitment(hand, "C", seeds[3]).hex() == second_commitment(hand, "C", seeds[3])


def test_every_seed_matters():
    deals = {combined(1, SEEDS)}
    for number in range(3):
        changed = [bytes([seed[0] ^ 1]) + seed[1:] if n == number else seed for n, seed in enumerate(SEEDS)]
        deals.add(combined(1, changed))
    deals.add(combined(2, SEEDS))
    # Moving a byte from one seed to the next is another set of seeds: lengths are part of it.
    deals.add(combined(1, (SEEDS[0] + SEEDS[1][:1], SEEDS[1][1:], SEEDS[2])))
    assert len(deals) == 6


def test_sources_of_seeds():
    assert fresh_seeds(1, "A") != fresh_seeds(1, "A")
    source = derived_seeds("x")
    assert source(1, "A") == derived_seeds(b"x")(1, "A")
    assert len({source(hand, owner) for hand in range(5) for owner in ("server", "A", "B")}) == 15
    assert FairDealer().draw() != FairDealer().draw() or FairDealer().deal() != FairDealer().deal()


@pytest.mark.parametrize("size", [0, 15, 65])
def test_seeds_of_a_wrong_length(size: int):
    with pytest.raises(RecordError):
        prove(1, (bytes(size), bytes(16), bytes(16)))


# --- what verify finds -----------------------------------------------------------------------------------------------


def with_proof(record: Record, number: int, proof: Proof | None) -> Record:
    hands = list(record.hands)
    hands[number - 1] = replace(hands[number - 1], proof=proof)
    return replace(record, hands=tuple(hands))


@pytest.fixture(params=list(Seating))
def record(request: pytest.FixtureRequest) -> Record:
    return Table(21, RuleSet(target=40), request.param).play().record(proofs=True)


def test_a_whole_game_is_proven(record: Record):
    found = verify(record)
    assert found.verdict is Verdict.PROVEN
    assert found.draw.verdict is Verdict.PROVEN
    assert found.first_doubt is None


def test_a_game_without_commitments(record: Record):
    bare = replace(record, hands=tuple(replace(hand, proof=None) for hand in record.hands), draw_proof=None)
    assert verify(bare).verdict is Verdict.NOT_PROVABLE
    first = verify(bare).first_doubt
    assert first is not None
    assert (first.hand, first.reason) == (1, Reason.NO_COMMITMENTS)


def test_seeds_not_revealed(record: Record):
    proof = record.hands[0].proof
    assert proof is not None
    first = verify(with_proof(record, 1, proof.sealed())).first_doubt
    assert first is not None
    assert (first.hand, first.verdict, first.reason) == (1, Verdict.NOT_PROVABLE, Reason.NO_SEEDS)


def test_another_seed_than_the_one_committed_to(record: Record):
    proof = record.hands[-1].proof
    assert proof is not None
    assert proof.seeds is not None
    other = Proof(proof.commitments, (proof.seeds[0], bytes(16), *proof.seeds[2:]))
    first = verify(with_proof(record, len(record.hands), other)).first_doubt
    assert first is not None
    assert (first.hand, first.reason, first.owner) == (len(record.hands), Reason.COMMITMENT, "A")


def test_a_deal_that_the_seeds_do_not_give(record: Record):
    hand = record.hands[0]
    assert hand.stock is not None
    swapped = replace(hand, stock=(hand.stock[-1], *hand.stock[1:-1], hand.stock[0]), actions=())
    first = verify(replace(record, hands=(swapped,))).first_doubt
    assert first is not None
    assert (first.hand, first.verdict, first.reason) == (1, Verdict.FAILS, Reason.DEAL)


def test_what_fails_goes_before_what_cannot_be_proven(record: Record):
    bare = with_proof(record, 1, None)
    proof = prove(2, tuple(bytes([n]) * 16 for n in range(record.seating.people + 1)))
    first = verify(with_proof(bare, 2, proof)).first_doubt
    assert first is not None
    assert (first.hand, first.verdict) == (2, Verdict.FAILS)


def test_another_draw(record: Record):
    assert record.draw is not None
    other = replace(record, draw=tuple(reversed(record.draw)))
    first = verify(other).first_doubt
    assert first is not None
    assert (first.hand, first.reason) == (0, Reason.DRAW)


def test_proofs_of_another_hand_are_not_proofs(record: Record):
    swapped = with_proof(record, 1, record.hands[1].proof)
    assert verify(swapped).verdict is Verdict.FAILS


def test_a_record_without_hands_proves_nothing():
    first = verify(Table(1).play(0).record(proofs=True)).first_doubt
    assert first is not None
    assert first.reason is Reason.NOTHING


@pytest.mark.parametrize("person", [0, 1])
def test_a_partial_record_can_be_proven_too(person: int):
    from ginrummy.record import record_from_events

    table = Table(22).play(hands=2)
    one = table.people[person]
    proofs = table.dealer.proofs
    record = record_from_events(table.events[one], one, table.names, proofs=proofs, draw_proof=table.dealer.draw_proof)
    assert verify(record).verdict is Verdict.PROVEN
    other = Table(23).play(hands=2)
    wrong = record_from_events(other.events[one], one, table.names, proofs=proofs)
    assert verify(wrong).verdict is Verdict.FAILS


# --- evenness --------------------------------------------------------------------------------------------------------


def chance_of(counts: list[list[int]]) -> float:
    """How likely places and cards are at least as uneven as in *counts*, if every order of the deck is as likely.

    The sum of squares is that of the chi-square, times 51/52: each deck holds each card and each place once, which ties
    the cells together a little more than in an ordinary table. Of them 51 × 51 are free. The chance comes from the cube
    root of Wilson and Hilferty, close for so many.
    """
    size, decks = len(counts), sum(counts[0])
    freedom, expected = (size - 1) ** 2, decks / size
    uneven = sum((count - expected) ** 2 / expected for row in counts for count in row) * (size - 1) / size
    z = ((uneven / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return 0.5 * math.erfc(z / math.sqrt(2))


def places(deck_of: Callable[[int], Sequence[int]], decks: int) -> list[list[int]]:
    """How often each card came to each place."""
    counts = [[0] * 52 for _ in range(52)]
    for number in range(decks):
        for place, card in enumerate(deck_of(number)):
            counts[place][card] += 1
    return counts


def test_every_card_comes_to_every_place_as_often():
    """``make uniformity`` deals 520,000 decks; here is a hundredth of them."""
    source = derived_seeds("uniformity")

    def deck_of(number: int) -> Sequence[int]:
        return shuffled(combined(number, (source(number, "server"), source(number, "A"))), CLASSIC.pack)

    decks = int(os.environ.get("DECKS", "5200"))
    chance = chance_of(places(deck_of, decks))
    print(f"{decks} decks: p = {chance:.4f}")
    # The other end counts too: a deal may not be suspiciously even.
    assert 0.001 < chance < 0.999


def test_the_chance_is_that_of_honest_decks(rng: random.Random):
    chances = [chance_of(places(lambda _: rng.sample(range(52), 52), 520)) for _ in range(12)]
    assert 0.1 < sum(chances) / len(chances) < 0.9


def test_a_shuffle_that_everybody_gets_wrong_is_seen(rng: random.Random):
    def naive(_: int) -> Sequence[int]:
        deck = list(range(52))
        for place in range(52):  # swaps each place with any place, which favours some orders
            other = rng.randrange(52)
            deck[place], deck[other] = deck[other], deck[place]
        return deck

    assert chance_of(places(naive, 5200)) < 0.001
