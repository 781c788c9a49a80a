"""Plots as SVG that stands inside a page: no script, no font, nothing fetched; colours come from the page's style."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 720, 260
"""Of a plot of lines, in SVG's own units; a page scales it."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 60, 16, 12, 36
_ROW = 24
_TICKS = 5


@dataclass(frozen=True, slots=True)
class _Axis:
    """Where numbers stand along one side.

    Attributes:
        low, high: the numbers at its ends.
        begin, end: where these stand.
    """

    low: float
    high: float
    begin: float
    end: float

    def at(self, number: float) -> float:
        """Where a number stands."""
        wide = (self.high - self.low) or 1.0
        return round(self.begin + (number - self.low) / wide * (self.end - self.begin), 1)

    def ticks(self) -> list[float]:
        """Some round numbers along it."""
        step = (self.high - self.low) / _TICKS or 1.0
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
    across = _Axis(min(x), max(x), _LEFT, WIDTH - _RIGHT)
    up = _Axis(min(heights), max(heights), HEIGHT - _BOTTOM, _TOP)
    parts = [_grid(across, up, below)]
    if band is not None:
        around = [*zip(x, band[0], strict=True), *reversed(list(zip(x, band[1], strict=True)))]
        parts.append(f'<polygon class="band" points="{_points(around, across, up)}"/>')
    parts += [
        f'<line class="mark" x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{up.at(mark)}" y2="{up.at(mark)}"/>'
        for mark in marks
    ]
    parts.append(f'<polyline class="line" points="{_points(list(zip(x, y, strict=True)), across, up)}"/>')
    return _svg("".join(parts), HEIGHT, title)


def intervals(rows: Sequence[tuple[str, float, float, float]], *, title: str, below: str) -> str:
    """A row for each figure: its name, a dot for its mean and a bar for its interval.

    Args:
        rows: for each its name, its mean and the ends of its interval.
        title: what it shows, for those who cannot see it.
        below: what the numbers below are.
    """
    left, height = WIDTH // 3, _TOP + _BOTTOM + _ROW * len(rows)
    across = _Axis(min(0.0, *(r[2] for r in rows)), max(0.0, *(r[3] for r in rows)), left, WIDTH - _RIGHT)
    bottom = height - _BOTTOM
    parts = [_below(across, bottom, below)]
    parts.append(f'<line class="mark" x1="{across.at(0)}" x2="{across.at(0)}" y1="{_TOP}" y2="{bottom}"/>')
    for place, (name, mean, low, high) in enumerate(rows):
        y = _TOP + _ROW * place + _ROW // 2
        parts.append(f'<text class="name" x="{left - 12}" y="{y + 4}">{escape(name)}</text>')
        parts.append(f'<line class="line" x1="{across.at(low)}" x2="{across.at(high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{across.at(mean)}" cy="{y}" r="4"/>')
    return _svg("".join(parts), height, title)


def _grid(across: _Axis, up: _Axis, below: str) -> str:
    parts = [_below(across, HEIGHT - _BOTTOM, below)]
    for tick in up.ticks():
        y = up.at(tick)
        parts.append(f'<line class="grid" x1="{_LEFT}" x2="{WIDTH - _RIGHT}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="name" x="{_LEFT - 8}" y="{y + 4}">{_number(tick)}</text>')
    return "".join(parts)


def _below(across: _Axis, bottom: float, words: str) -> str:
    """The axis below a plot."""
    parts = [f'<line class="axis" x1="{across.begin}" x2="{across.end}" y1="{bottom}" y2="{bottom}"/>']
    parts += [f'<text x="{across.at(tick)}" y="{bottom + 14}">{_number(tick)}</text>' for tick in across.ticks()]
    middle = (across.begin + across.end) / 2
    return "".join((*parts, f'<text x="{middle}" y="{bottom + 30}">{escape(words)}</text>'))


def _points(points: Sequence[tuple[float, float]], across: _Axis, up: _Axis) -> str:
    return " ".join(f"{across.at(x)},{up.at(y)}" for x, y in points)


def _number(number: float) -> str:
    return f"{number:,.10g}".replace("-", "−")


def _svg(inside: str, height: float, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{inside}</svg>"
    )
