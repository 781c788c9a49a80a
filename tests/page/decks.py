"""Decks for the page's tests: who gets what, and what comes next."""

from ginrummy.cards import PACK, each, name

DRAW_FIRST_PLAYS = "2c Kd"
"""A draw after which the second person deals, so the first one begins."""
DRAW_CUTTHROAT = "Qc Kd 2h"
"""A draw after which the first person deals, the second begins, and the third sits out."""
DRAW_BOX = "Qc Kd 2h"
"""A draw after which the first person is captain, the second in the box, and the third sits out."""


def deck(non_dealer: str, dealer: str, upcard: str, *stock: str) -> str:
    """A deck: ten cards each, the upcard, and the next cards of the stock; the rest in any order."""
    first, second = non_dealer.split(), dealer.split()
    assert len(first) == len(second) == 10
    dealt = [card for pair in zip(first, second, strict=True) for card in pair]
    told = [*dealt, upcard, *stock]
    assert len(set(told)) == len(told)
    return " ".join([*told, *(name(card) for card in each(PACK) if name(card) not in told)])


NEAR_KNOCK = "5h 6h 7h Jc Jd Js 2c 3c 4c Kd"
"""Three melds and a king: any small card lets its owner knock."""
POOR = "8h 9h Th Jh Ts 3d 2h Ks Kh 5c"
"""One run and much deadwood; 5c can be laid off on a run of clubs from 2 to 4."""
KNOCK = deck(NEAR_KNOCK, POOR, "9s", "Ad", "2s", "4s")
"""Both pass, the non-dealer draws an ace and may knock with 1; the dealer keeps 35 after laying off."""
GIN = deck("5h 6h 7h Jc Jd Js 2c 3c 4c 8h", "9c 9h Th 3d Ts 3s 2h Ks Kh 5c", "9s", "Jh", "2s", "4s")
"""The non-dealer draws a jack, and discarding 8h has gin."""
BIG_GIN = deck("5h 6h 7h Jc Jd Js 2c 3c 4c 8h", "9c Qh Th 3d Ts 3s 2h Ks Kh 5c", "9s", "9h", "2s", "4s")
"""The non-dealer draws 9h, and all eleven cards are melded."""
UNDERCUT = deck("5h 6h 7h Jc Jd Js 2s 3s 4s Kd", "Tc Td Th Kc Ks Kh 6c 7c 8c 4d", "As", "9d", "2d", "2c")
"""The non-dealer draws 9d and may knock with 9; the dealer has 4."""
SLOW = deck("2h 4h 6s 8s Ts Qs Ad 3c 5c 7c", "3h 5s 7d 9d Jd Kd 2c 4c 6c 8c", "Qh", "As", "Ah", "3s", "9s", "Jh", "Kh")
"""Nobody has anything."""
