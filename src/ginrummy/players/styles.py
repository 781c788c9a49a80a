"""Styles: the numbers by which a rule-of-thumb player weighs discards and times knocks.

The same kernel plays them all (:mod:`ginrummy.fast.policies.careful`). Thinking players play hands on to their end in
one style for themselves, and in several for the other seat.
"""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from ginrummy.fast import layout as at

ANY = 62
"""More deadwood than any knock limit."""

Window = tuple[int, int]
"""To knock with from so much to so much deadwood, in points; gin always counts as well."""
NEVER: Window = (1, 0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How somebody plays. Weights are in points of deadwood.

    Attributes:
        knocks: with which deadwood to knock in the first, second, third … own turn. Gin is always shown.
        later: and in all turns after those.
        hope: what a point is worth that one of the cards still to come would save.
        danger: what each meld costs that a discard is expected to make or lengthen in the other hand.
        slack: only discards that leave at most so much more deadwood than the best one are weighed,
        weighed: and at most so many.
        hope_at_sight, outs, danger_at_sight, safety_at_sight: in haste, what a point is worth of the cards that would
            make a meld; what each such card is worth by itself; what each card beside the discard costs that the other
            took, and is worth that the other threw.
    """

    knocks: tuple[Window, ...] = ()
    later: Window = NEVER
    hope: float = 0.125
    danger: float = 3.0
    slack: int = 8
    weighed: int = 6
    hope_at_sight: float = 0.15
    outs: float = 0.4
    danger_at_sight: float = 1.0
    safety_at_sight: float = 0.7

    def knocks_with(self, turn: int, deadwood: int) -> bool:
        """Whether to knock with *deadwood* in the own turn of that number, counted from 1."""
        least, most = self.knocks[turn - 1] if turn <= len(self.knocks) else self.later
        return deadwood == 0 or least <= deadwood <= most


@lru_cache(256)
def row(style: Style) -> np.ndarray:
    """A style as kernels read it: ``int64[STYLE_SIZE]``; not to be written to."""
    numbers = np.zeros(at.STYLE + at.STYLE_SIZE, np.int64)
    for place, weight in (
        (at.STYLE_HOPE, style.hope),
        (at.STYLE_DANGER, style.danger),
        (at.STYLE_HOPE_AT_SIGHT, style.hope_at_sight),
        (at.STYLE_OUTS, style.outs),
        (at.STYLE_DANGER_AT_SIGHT, style.danger_at_sight),
        (at.STYLE_SAFETY, style.safety_at_sight),
    ):
        numbers[at.STYLE + place] = round(weight * at.UNIT)
    numbers[at.STYLE + at.STYLE_SLACK] = style.slack
    numbers[at.STYLE + at.STYLE_WEIGHED] = style.weighed
    for turn in range(1, at.STYLE_TURNS + 1):
        knocks = sum(1 << deadwood for deadwood in range(ANY + 1) if style.knocks_with(turn, deadwood))
        numbers[at.STYLE + at.STYLE_KNOCKS + turn - 1] = knocks
    return numbers[at.STYLE :].copy()


AT_ONCE = Style(later=(0, ANY))
"""Knocks whenever it may."""
EARLY = Style(knocks=((0, ANY),) * 5)
"""Knocks whenever it may in its first five turns, then waits for gin."""
PATIENT = Style(knocks=((0, ANY),) * 2)
"""Knocks at the very beginning only, else waits for gin."""
STEADY = Style(knocks=((2, ANY),) * 4 + ((4, ANY),) * 2)
"""Knocks early unless gin is near: the style that thinking players play on in."""
