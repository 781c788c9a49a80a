"""Plots for a page: lines as SVG that stretches with its place, lettering beside them that does not.

No script, no font, nothing fetched; sizes and colours come from the page's style. An SVG here is 100 by 100 whatever
its place is like, and all lines keep their widths in it; so a plot is as readable on a phone as on a desk.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from ginrummy.locale import t

_TICKS = 5
_NARROW_TICKS = 4
"""So many numbers stand side by side on a phone, too."""


@dataclass(frozen=True, slots=True)
class Axis:
    """Where numbers stand along one side.

    Attributes:
        low, high: the numbers at its ends.
        begin, end: where these stand, in hundredths of the side.
    """

    low: float
    high: float
    begin: float = 0.0
    end: float = 100.0

    @classmethod
    def over(cls, numbers: Sequence[float], *, margin: float = 0.0) -> "Axis":
        """From left to right over all *numbers* that have an end, with so many hundredths left free at both ends."""
        known = [number for number in numbers if math.isfinite(number)] or [0.0]
        return cls(min(known), max(known), margin, 100.0 - margin)

    def at(self, number: float) -> float:
        """Where a number stands."""
        if self.low == self.high:
            return (self.begin + self.end) / 2
        return round(self.begin + (number - self.low) / (self.high - self.low) * (self.end - self.begin), 2)

    def ticks(self) -> list[float]:
        """Some round numbers along it."""
        if self.low == self.high:
            return [self.low]
        step = (self.high - self.low) / _TICKS
        power = 10.0 ** math.floor(math.log10(step))
        step = next(power * size for size in (1, 2, 5, 10) if power * size >= step)
        first = math.ceil(self.low / step)
        return [round(number * step, 10) for number in range(first, math.floor(self.high / step) + 1)]


def lines(
    x: Sequence[float],
    y: Sequence[float],
    *,
    band: tuple[Sequence[float], Sequence[float]] | None = None,
    marks: Sequence[float] = (),
    title: str,
    below: str,
) -> str:
    """A line over numbers, a band about it, and level marks.

    Args:
        x: where the points of the line stand, at least one,
        y: and how high.
        band: the lower and the upper edge of the band, as many numbers as the line has.
        marks: where level lines stand.
        title: what it shows, for those who cannot see it.
        below: what the numbers below are.
    """
    heights = [*y, *marks, *(number for edge in band or () for number in edge)]
    across = Axis.over(x)
    up = Axis(min(heights), max(heights), 100.0, 0.0)
    parts = [_level("grid", up.at(tick)) for tick in up.ticks()]
    if band is not None:
        around = [*zip(x, band[0], strict=True), *reversed(list(zip(x, band[1], strict=True)))]
        parts.append(f'<polygon class="band" points="{_points(around, across, up)}"/>')
    parts += [_level("mark", up.at(mark)) for mark in marks]
    parts.append(f'<polyline class="line" points="{_points(list(zip(x, y, strict=True)), across, up)}"/>')
    parts.append(_level("base", 100.0))
    numbers = "".join(f'<i class="tick y" style="top:{up.at(tick)}%">{_number(tick)}</i>' for tick in up.ticks())
    return (
        f'<div class="plot"><div aria-hidden="true">{numbers}</div>{scale(across)}'
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg></div><p>{escape(below)}</p>"
    )


def scale(across: Axis) -> str:
    """The numbers below a plot or below rows of tracks; of many, every other one may be left out where it is narrow."""
    ticks, parts = across.ticks(), []
    step = ticks[1] - ticks[0] if len(ticks) > 1 else 1.0
    for tick in ticks:
        between = " between" if len(ticks) > _NARROW_TICKS and round(tick / step) % 2 else ""
        parts.append(f'<i class="tick x{between}" style="left:{across.at(tick)}%">{_number(tick)}</i>')
    return f'<span aria-hidden="true">{"".join(parts)}</span>'


def track(across: Axis, mean: float, low: float, high: float, *, mark: float | None = None) -> str:
    """One figure among others on the same axis: a dot for its mean, a bar for its interval where that has an end.

    Nothing in it is for those who cannot see it: the figure stands beside it in words.

    Args:
        across: where numbers stand.
        mean: the figure.
        low: the lower end of its interval.
        high: the upper end.
        mark: where an upright line stands.
    """
    parts = [_upright("grid", across.at(tick)) for tick in across.ticks()]
    if mark is not None:
        parts.append(_upright("mark", across.at(mark)))
    if math.isfinite(low) and math.isfinite(high):
        parts.append(f'<path class="reach" d="M{across.at(low)} 50H{across.at(high)}"/>')
    parts.append(f'<path class="dot" d="M{across.at(mean)} 50h0"/>')
    return f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">{"".join(parts)}</svg>'


def _level(kind: str, y: float) -> str:
    return f'<path class="{kind}" d="M0 {y}H100"/>'


def _upright(kind: str, x: float) -> str:
    return f'<path class="{kind}" d="M{x} 0V100"/>'


def _points(points: Sequence[tuple[float, float]], across: Axis, up: Axis) -> str:
    return " ".join(f"{across.at(x)},{up.at(y)}" for x, y in points)


def _number(number: float) -> str:
    """A number along an axis as the reader writes it."""
    return t("arena-tick", number=number + 0.0).replace("-", "−")
