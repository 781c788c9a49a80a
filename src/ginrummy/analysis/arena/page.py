"""The arena's report as one page that needs nothing but itself: tables, plots, no script, no request."""

from collections.abc import Sequence
from html import escape

import numpy as np

from ginrummy.analysis.arena import plots, report
from ginrummy.analysis.arena.contest import Unit
from ginrummy.analysis.arena.estimates import mean
from ginrummy.analysis.arena.match import Match
from ginrummy.analysis.arena.robin import RoundRobin
from ginrummy.analysis.arena.sprt import LEAST, LOOK
from ginrummy.locale import language, t

_MOMENTS = 120
"""So many points make up the line of a plot at most."""

_STYLE = """
:root { color-scheme: light dark; --ink: #1c2321; --faint: #d9dfdc; --line: #0a6b4f; --band: #0a6b4f33; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6ece9; --faint: #3a4441; --line: #5fd0a8; --band: #5fd0a833; }
}
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.wide { overflow-x: auto; }
table { margin: 1rem 0; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem; text-align: right; border-bottom: 1px solid var(--faint); white-space: nowrap; }
th:first-child { text-align: left; }
svg { display: block; width: 100%; margin: 1rem 0; }
svg text { fill: var(--ink); font-size: 12px; text-anchor: middle; }
svg .name { text-anchor: end; }
.grid { stroke: var(--faint); }
.axis { stroke: var(--ink); }
.mark { stroke: var(--ink); stroke-dasharray: 5 4; }
.line { stroke: var(--line); stroke-width: 2; fill: none; }
.dot { fill: var(--line); }
.band { fill: var(--band); }
"""


def page(matches: Sequence[Match], robin: RoundRobin | None = None) -> str:
    """The whole page.

    Args:
        matches: what was played.
        robin: the round robin that they are, if they are one.

    Raises:
        GinError: a round robin's ratings need an extra that is missing.
    """
    title = t("arena-page-title", players=", ".join(robin.names if robin else matches[0].names))
    parts = [f"<h1>{escape(title)}</h1>"]
    if robin is not None:
        parts += [f"<p>{escape(t('arena-payoff'))}</p>", _table(report.payoff(robin)), _all_intervals(matches)]
    for match in matches:
        if robin is not None:
            parts.append(f"<h2>{escape(' – '.join(match.names))}</h2>")
        parts += _match(match)
    return (
        f'<!doctype html>\n<html lang="{escape(language())}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n" + "\n".join(parts) + "\n</html>\n"
    )


def _match(match: Match) -> list[str]:
    """One match: its tables and plots."""
    parts = [f"<p>{escape(report.headline(match))}</p>", _table(report.standing(match)), _table(report.endings(match))]
    parts += [f"<p>{escape(line)}</p>" for line in report.notes(match)]
    if match.deals > 1:
        parts.append(_so_far(match))
    if match.answer is not None and match.deals >= LEAST:
        parts.append(_evidence(match))
    return parts


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *others = rows
    told = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = [f"<tr>{told}</tr>"]
    for name, *cells in others:
        told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        lines.append(f'<tr><th scope="row">{escape(name)}</th>{told}</tr>')
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


def _so_far(match: Match) -> str:
    """The first player's figure and its interval, as the deals came in."""
    figures = match.figures()
    moments = np.unique(np.geomspace(min(20, len(figures)), len(figures), _MOMENTS).astype(int))
    known = [mean(figures[:moment]) for moment in moments]
    games = match.contest.unit is Unit.GAMES
    title = t("arena-plot-games" if games else "arena-plot-points", player=match.names[0])
    return _figure(
        title,
        plots.lines(
            moments.tolist(),
            [one.mean for one in known],
            band=([one.low for one in known], [one.high for one in known]),
            marks=(1 / match.contest.people if games else 0.0,),
            title=title,
            below=t("arena-plot-deals"),
        ),
    )


def _evidence(match: Match) -> str:
    """The log-likelihood ratio on its way to one of the bounds."""
    assert match.answer is not None
    looks = np.arange(LEAST, match.deals + 1, LOOK)
    looks = looks[np.unique(np.linspace(0, len(looks) - 1, _MOMENTS).astype(int))]
    question, title = match.answer.question, t("arena-plot-evidence")
    ratios = question.log_ratios(match.figures(), looks)
    return _figure(
        title,
        plots.lines(looks.tolist(), ratios.tolist(), marks=question.bounds, title=title, below=t("arena-plot-deals")),
    )


def _all_intervals(matches: Sequence[Match]) -> str:
    """The points a hand of every match, one below the other."""
    title, rows = t("arena-plot-matches"), []
    for match in matches:
        figure = match.points_per_hand()
        if match.deals > 1:
            rows.append((" – ".join(match.names), figure.mean, figure.low, figure.high))
    if not rows:
        return ""
    return _figure(title, plots.intervals(rows, title=title, below=t("arena-head-per-hand")))


def _figure(title: str, plot: str) -> str:
    return f"<figure><figcaption>{escape(title)}</figcaption>{plot}</figure>"
