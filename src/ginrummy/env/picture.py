"""A table drawn with nothing but NumPy: small cards with ranks and suits, so that no other package is needed.

What is drawn is set in a grid of dots, then made :data:`SCALE` times as large.
"""

from collections.abc import Sequence

import numpy as np

SCALE = 3
CARD_WIDTH, CARD_HEIGHT = 15, 21
GAP = 2
MARGIN = 4
MOST_IN_ROW = 13
"""As many cards stand beside each other as anybody can hold, or a row of the discard pile has."""
PILE_ROWS = 4

FELT = (24, 92, 62)
FACE = (250, 250, 245)
BACK = (60, 80, 150)
EDGE = (30, 30, 30)
LAID = (252, 240, 190)
TURN = (240, 200, 60)
INKS = {"c": (20, 110, 40), "d": (30, 80, 200), "h": (200, 30, 40), "s": (25, 25, 30)}
"""Four colours, so that suits are told apart at a glance."""

_GLYPHS = {
    "A": "01110 10001 10001 11111 10001 10001 10001",
    "2": "01110 10001 00001 00110 01000 10000 11111",
    "3": "11110 00001 00001 01110 00001 00001 11110",
    "4": "00010 00110 01010 10010 11111 00010 00010",
    "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "00110 01000 10000 11110 10001 10001 01110",
    "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110",
    "9": "01110 10001 10001 01111 00001 00010 01100",
    "T": "10010 10101 10101 10101 10101 10101 10010",
    "J": "00111 00010 00010 00010 00010 10010 01100",
    "Q": "01110 10001 10001 10001 10101 10010 01101",
    "K": "10001 10010 10100 11000 10100 10010 10001",
    "c": "0011100 0011100 1111111 1111111 1101011 0001000 0011100",
    "d": "0001000 0011100 0111110 1111111 0111110 0011100 0001000",
    "h": "0110110 1111111 1111111 0111110 0011100 0001000 0000000",
    "s": "0001000 0011100 0111110 1111111 1101011 0001000 0011100",
    "0": "01110 10001 10011 10101 11001 10001 01110",
    "1": "00100 01100 00100 00100 00100 00100 01110",
}


def _dots(text: str) -> np.ndarray:
    return np.array([[dot == "1" for dot in row] for row in text.split()])


GLYPHS = {sign: _dots(text) for sign, text in _GLYPHS.items()}
"""The signs on cards as grids of dots."""

Hand = tuple[Sequence[str], int, bool]
"""Cards in their text form, how many of them from the first on are laid in melds, and whether their seat is to act."""


def table(upper: Hand, lower: Hand, pile: Sequence[str], stock: int) -> np.ndarray:
    """Both hands, the discard pile from its bottom on, and the stock: ``uint8[height, width, 3]``."""
    line = CARD_HEIGHT + GAP
    width = 2 * MARGIN + (MOST_IN_ROW + 2) * (CARD_WIDTH + GAP)
    height = 2 * MARGIN + (2 + PILE_ROWS) * line + 4 * GAP
    canvas = np.empty((height, width, 3), np.uint8)
    canvas[:] = FELT
    _hand(canvas, MARGIN, upper)
    middle = MARGIN + line + 2 * GAP
    _stock(canvas, middle, stock)
    for place, card in enumerate(pile):
        row, column = divmod(place, MOST_IN_ROW)
        _card(canvas, middle + row * line, MARGIN + (column + 2) * (CARD_WIDTH + GAP), card, FACE)
    _hand(canvas, height - MARGIN - CARD_HEIGHT, lower)
    return canvas.repeat(SCALE, axis=0).repeat(SCALE, axis=1)


def _hand(canvas: np.ndarray, top: int, hand: Hand) -> None:
    cards, laid, to_act = hand
    if to_act:
        canvas[top : top + CARD_HEIGHT, MARGIN : MARGIN + 3] = TURN
    for place, card in enumerate(cards):
        left = MARGIN + (place + 2) * (CARD_WIDTH + GAP)
        _card(canvas, top, left, card, LAID if place < laid else FACE)


def _stock(canvas: np.ndarray, top: int, stock: int) -> None:
    if stock:
        _box(canvas, top, MARGIN, BACK)
    for place, digit in enumerate(str(stock)):
        _sign(canvas, top + CARD_HEIGHT + GAP, MARGIN + 2 + 6 * place, digit, FACE)


def _card(canvas: np.ndarray, top: int, left: int, card: str, face: tuple[int, int, int]) -> None:
    _box(canvas, top, left, face)
    rank, suit = card[0], card[1]
    _sign(canvas, top + 2, left + 2, rank, INKS[suit])
    _sign(canvas, top + 11, left + 5, suit, INKS[suit])


def _box(canvas: np.ndarray, top: int, left: int, colour: tuple[int, int, int]) -> None:
    canvas[top : top + CARD_HEIGHT, left : left + CARD_WIDTH] = EDGE
    canvas[top + 1 : top + CARD_HEIGHT - 1, left + 1 : left + CARD_WIDTH - 1] = colour


def _sign(canvas: np.ndarray, top: int, left: int, sign: str, ink: tuple[int, int, int]) -> None:
    dots = GLYPHS[sign]
    canvas[top : top + dots.shape[0], left : left + dots.shape[1]][dots] = ink
