"""What is remembered of the other seat, and what follows for a discard."""

from ginrummy.cards import PACK_SIZE, card_set, name, parse_card
from ginrummy.players.danger import dangers, neighbours, pairs_waiting_for
from ginrummy.players.memory import remember
from ginrummy.rules import HandView
from tests.scenes import DEALER, NON_DEALER, dealt, seen


def view(viewer, text, **cards):
    state = dealt(**cards)
    return HandView.fold(state.rules, viewer, seen(state, text, viewer))


HANDS = {
    "non_dealer": "Ac 4d 7h Ts Kc",
    "dealer": "2c 5d 8h Js Qd",
    "upcard": "9h",
    "stock": "3c 6d",
}
PLAY = "pass; take; discard Qd; draw; discard Kc; draw; discard 2c"


def test_thrown_refused_and_turns():
    memory = remember(view(NON_DEALER, PLAY, **HANDS))
    assert memory.thrown == card_set("Qd 2c")
    assert memory.refused == card_set("Kc")  # not the upcard, which it took
    assert memory.turns == 1
    other = remember(view(DEALER, PLAY, **HANDS))
    assert other.thrown == card_set("Kc")
    assert other.refused == card_set("9h Qd")
    assert other.turns == 2


def test_a_discard_next_to_what_was_taken_is_dangerous():
    hand = view(NON_DEALER, PLAY, **HANDS)
    memory = remember(hand)
    cards = card_set("Th Ks Qs 4d")
    danger = {name(card): value for card, value in dangers(hand, memory, cards).items()}
    assert danger["Th"] > danger["4d"]  # beside the nine that it took
    assert danger["Th"] > danger["Qs"]  # queens it threw
    assert danger["4d"] > danger["Ks"]  # kings it refused


def test_pairs_waiting_for_a_card():
    def pairs(card):
        return {f"{name(a)} {name(b)}" for a, b, _ in pairs_waiting_for(parse_card(card))}

    assert pairs("Ac") == {"Ad Ah", "Ad As", "Ah As", "2c 3c"}
    assert pairs("Qs") == {"Qc Qd", "Qc Qh", "Qd Qh", "Ts Js", "Js Ks"}
    assert pairs("7h") == {"7c 7d", "7c 7s", "7d 7s", "5h 6h", "6h 8h", "8h 9h"}
    assert {len(pairs_waiting_for(card)) for card in range(PACK_SIZE)} == {4, 5, 6}
    (thirds,) = (t for a, b, t in pairs_waiting_for(parse_card("7h")) if name(a) == "5h")
    assert thirds == card_set("4h 7h")


def test_neighbours_stay_in_the_suit():
    assert neighbours(parse_card("Kc")) == card_set("Qc Kd Kh Ks")
    assert neighbours(parse_card("Ad")) == card_set("2d Ac Ah As")
    assert neighbours(parse_card("5s")) == card_set("4s 6s 5c 5d 5h")
