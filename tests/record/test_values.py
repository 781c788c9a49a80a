"""Records as values: what cannot be in one, and what they tell."""

import pickle

import pytest

from ginrummy.errors import GinError
from ginrummy.match import Person, Roles, Seating, first_roles
from ginrummy.record import Comment, HandRecord, Record, RecordError, Variation, final_score, played, summary, write
from ginrummy.record.values import library
from ginrummy.rules import DISCARDS, PASS, RuleSet
from tests.record.games import Table


@pytest.mark.parametrize(
    ("names", "key"),
    [
        (("Anna",), "record-names-count"),
        (("Anna", "Anna"), "record-names-alike"),
        (("Anna", ""), "record-name-impossible"),
        (("Anna", "B\nen"), "record-name-impossible"),
        (("Anna", " Ben"), "record-name-impossible"),
    ],
)
def test_names(names: tuple[str, ...], key: str):
    with pytest.raises(RecordError) as caught:
        Record(names=names)
    assert caught.value.key == key


@pytest.mark.parametrize("tag", [("Rules", "x"), ("two words", "x"), ("", "x"), ("Place", "a\nb")])
def test_tags(tag: tuple[str, str]):
    with pytest.raises(RecordError):
        Record(names=("a", "b"), tags=(tag,))


def test_the_library_is_a_line():
    with pytest.raises(RecordError):
        Record(names=("a", "b"), library="a\nb")


def test_the_draw_is_of_the_pack():
    with pytest.raises(RecordError):
        Record(names=("a", "b"), draw=(51, 0), rules=RuleSet(suits=3, hand_size=5))
    with pytest.raises(GinError):
        Record(names=("a", "b"), draw=(1, 1))


@pytest.mark.parametrize("seating", Seating)
def test_a_draw_made_up_gives_the_roles(seating: Seating):
    from itertools import permutations

    for people in permutations(range(seating.people)):
        dealer, other, *out = (Person(p) for p in people)
        roles = Roles(dealer=dealer, non_dealer=other, out=out[0] if out else None)
        record = Record(names=("a", "b", "c")[: seating.people], seating=seating, roles=roles)
        assert first_roles(seating, record.stand_in_draw()) == roles


def test_a_log_comes_back():
    table = Table(3, RuleSet(target=30)).play()
    assert table.record().log() == table.open.log


def test_the_same_log_gives_the_same_bytes():
    assert write(Table(3).play(80).record(proofs=True)) == write(Table(3).play(80).record(proofs=True))


def test_records_are_values():
    record = Table(3).play(80).record(proofs=True)
    assert pickle.loads(pickle.dumps(record)) == record
    assert hash(record) == hash(Table(3).play(80).record(proofs=True))
    assert library().startswith("ginrummy")


def test_a_hand_under_way_is_the_last():
    record = Table(3).play(20).record()
    with pytest.raises(RecordError) as caught:
        list(played(Record(names=record.names, draw=record.draw, hands=record.hands * 2)))
    assert caught.value.key == "record-hand-unfinished"


def test_no_hand_after_the_game():
    record = Table(3, RuleSet(target=1)).play().record()
    with pytest.raises(GinError):
        list(played(Record(rules=record.rules, names=record.names, draw=record.draw, hands=record.hands * 2)))


def test_an_action_against_the_rules_cannot_be_written():
    hand = Table(3).play(1).record().hands[0]
    bad = HandRecord(hand.hands, hand.upcard, hand.stock, (DISCARDS[0],))
    with pytest.raises(GinError):
        write(Record(names=("a", "b"), hands=(bad,)))


@pytest.mark.parametrize("ply", [0, 1])
def test_a_variation_needs_something_to_vary(ply: int):
    hand = Table(3).play(1).record().hands[0]
    varied = HandRecord(hand.hands, hand.upcard, hand.stock, (), (Variation(ply, (PASS,)), Comment(0, "x")))
    record = Record(names=("a", "b"), hands=(varied,))
    if ply == 0:
        with pytest.raises(RecordError):
            write(record)


class TestSummary:
    def test_three_in_the_box(self):
        table = Table(5, seating=Seating.BOX).play(hands=2)
        told = summary(table.record())
        assert told["people"] == ["Anna", "Ben", "Carla"]
        for hand in told["hands"]:
            assert set(hand["roles"]) == {"box", "captain", "out"}
            assert hand["dealer"] == hand["roles"]["box"]
            assert sorted(hand["roles"].values()) == told["people"]
            assert set(hand["totals"]) == set(told["people"])
        assert told["columns"] is None

    def test_unfinished(self):
        told = summary(Table(5).play(10).record())
        assert told["hands"][0]["outcome"] == "unfinished"
        assert (told["hands"][0]["winner"], told["hands"][0]["points"], told["winner"]) == (None, 0, None)
        assert told["hands"][0]["roles"] is None

    def test_hollywood(self):
        table = Table(5, RuleSet(columns=3, target=40)).play()
        told = summary(table.record())
        score = table.open.game.score
        assert len(told["columns"]) == 3
        assert list(told["totals"].values()) == list(score.grand_totals)
        assert {n: sum(c[n] for c in told["columns"]) for n in told["people"]} == told["totals"]

    def test_resigned(self):
        record = Table(5).play(10).resign(0).record()
        assert summary(record)["winner"] == "Ben"
        assert final_score(record).resigned == 0
