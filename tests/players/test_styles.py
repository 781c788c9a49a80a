"""Styles: what they say is what the kernels play."""

import numpy as np
import pytest

from ginrummy.fast import layout as at
from ginrummy.players.styles import AT_ONCE, EARLY, NEVER, PATIENT, STEADY, Style, row


@pytest.mark.parametrize("style", [AT_ONCE, EARLY, PATIENT, STEADY])
def test_a_row_knocks_when_the_style_does(style):
    knocks = row(style)[at.STYLE_KNOCKS :]
    for turn in range(1, at.STYLE_TURNS + 1):
        for deadwood in range(40):
            assert bool(knocks[turn - 1] >> deadwood & 1) == style.knocks_with(turn, deadwood)


def test_gin_is_always_shown():
    nothing = Style(later=NEVER)
    assert all(nothing.knocks_with(turn, 0) for turn in range(1, 40))
    assert not nothing.knocks_with(1, 1)


def test_weights_are_parts_of_a_point():
    numbers = row(Style(hope=0.125, danger=3.0))
    assert numbers.dtype == np.int64
    assert (numbers[at.STYLE_HOPE], numbers[at.STYLE_DANGER]) == (at.UNIT // 8, 3 * at.UNIT)
