"""The arena's report as one page that needs nothing but itself: tables, plots, no script, no request.

Of a round robin the matrix comes first, then the ratings, then the pairs, each a row that unfolds.
"""

from collections.abc import Sequence
from html import escape
from importlib.metadata import version
from itertools import combinations

import numpy as np

from ginrummy.analysis.arena import plots, report
from ginrummy.analysis.arena.contest import Contest, Unit
from ginrummy.analysis.arena.estimates import Estimate, mean
from ginrummy.analysis.arena.match import Match
from ginrummy.analysis.arena.robin import RoundRobin
from ginrummy.analysis.arena.sprt import LEAST, LOOK
from ginrummy.analysis.arena.style import STYLE
from ginrummy.locale import language, t
from ginrummy.words.rules_page import title as heading

_MOMENTS = 120
"""So many points make up the line of a plot at most."""
_LATEST = 16
"""A figure is shown from this part of the deals on."""
_FAINTEST, _WARMEST = 6, 48
"""How much of its colour the coolest and the hottest cell of the matrix has, in per cent."""
_MARGIN = 3.0
"""What is left free at both ends of a track, in hundredths, so that no dot is cut."""


def page(matches: Sequence[Match], robin: RoundRobin | None = None) -> str:
    """The whole page.

    Args:
        matches: what was played.
        robin: the round robin that they are, if they are one.

    Raises:
        GinError: a round robin's ratings need an extra that is missing.
    """
    title = t("arena-page-title", players=", ".join(robin.names if robin else matches[0].names))
    what = f'<p class="how">{escape(_what_is_played(matches[0].contest))}</p>'
    if robin is None:
        parts = [f"<h1>{escape(title)}</h1>", what]
        parts += [part for match in matches for part in _match(match)]
    else:
        parts = [
            f"<header><h1>{escape(t('arena-page-heading'))}</h1>",
            f"<p>{escape(t('arena-page-players', players=', '.join(robin.names)))}</p>",
            what,
            f"{_contents()}</header>",
            *_section("matrix", _matrix(robin)),
            *_section("ratings", _ratings(robin)),
            *_section("pairs", _pairs(matches)),
        ]
    return (
        f'<!doctype html>\n<html lang="{escape(language())}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


_SECTIONS = {
    "matrix": ("arena-page-matrix", "arena-page-matrix-how"),
    "ratings": ("arena-page-ratings", "arena-page-ratings-how"),
    "pairs": ("arena-page-pairs", "arena-page-pairs-how"),
}
"""What a round robin's page has, in order: by the address of a section its heading and how to read it."""


def _what_is_played(contest: Contest) -> str:
    """All that somebody needs who wants to play the same again, but for the players."""
    told = [heading(contest.rules, contest.seating), t("arena-page-seed", seed=str(contest.seed))]
    if contest.budget.seconds is not None:
        told.append(t("arena-page-seconds", seconds=contest.budget.seconds))
    if contest.budget.playouts is not None:
        told.append(t("arena-page-playouts", playouts=contest.budget.playouts))
    return " · ".join((*told, f"ginrummy {version('ginrummy')}"))


def _contents() -> str:
    """The links to the sections."""
    links = "".join(
        f'<li><a href="#{address}">{escape(t(heading))}</a></li>' for address, (heading, _) in _SECTIONS.items()
    )
    return f'<nav aria-label="{escape(t("arena-page-contents"))}"><ul>{links}</ul></nav>'


def _section(address: str, inside: str) -> list[str]:
    heading, how = _SECTIONS[address]
    return [f'<h2 id="{address}">{escape(t(heading))}</h2>', f'<p class="how">{escape(t(how))}</p>', inside]


def _matrix(robin: RoundRobin) -> str:
    """The payoff matrix: each cell tinted by its figure, and a link to its pair."""
    places = range(len(robin.names))
    pairs = {pair: number for number, pair in enumerate(combinations(places, 2), 1)}
    hottest = max(abs(robin.payoff(*pair).mean) for pair in pairs) or 1.0
    told = "".join(f'<th scope="col">{escape(name)}</th>' for name in robin.names)
    lines = [f"<thead><tr><th>{escape(t('arena-head-player'))}</th>{told}</tr></thead><tbody>"]
    for one in places:
        cells = [f'<tr><th scope="row">{escape(robin.names[one])}</th>']
        for other in places:
            if one == other:
                cells.append('<td class="self">·</td>')
                continue
            figure, number = robin.payoff(one, other), pairs[min(one, other), max(one, other)]
            heat = round(_FAINTEST + (_WARMEST - _FAINTEST) * abs(figure.mean) / hottest)
            kinds = ("up" if figure.mean >= 0 else "down") + _sure(figure)
            cells.append(
                f'<td class="{kinds}" style="--heat: {heat}%">'
                f'<a href="#pair-{number}">{_figure_in_words(report.points(figure))}</a></td>'
            )
        lines.append("".join((*cells, "</tr>")))
    return _wide("".join((*lines, "</tbody>")), t("arena-page-matrix"), "wide matrix")


def _ratings(robin: RoundRobin) -> str:
    """The ratings on one axis, the best first."""
    rated = sorted(zip(robin.names, robin.ratings(), strict=True), key=lambda one: -one[1].mu)
    across = plots.Axis.over([end for _, (mu, sigma) in rated for end in (mu - sigma, mu + sigma)], margin=_MARGIN)
    rows = []
    for name, (mu, sigma) in rated:
        track = plots.track(across, mu, mu - sigma, mu + sigma)
        rows.append(f'<div class="row">{_row(f"<h3>{escape(name)}</h3>", track, report.rating(mu, sigma))}</div>')
    return f'<div class="ratings">{"".join(rows)}{_scale(across)}</div>'


def _pairs(matches: Sequence[Match]) -> str:
    """A row for each pair with its figure on one axis; it unfolds into all there is to say about it."""
    figures = [match.points_per_hand() for match in matches]
    ends = [end for figure in figures for end in (figure.low, figure.mean, figure.high)]
    across = plots.Axis.over([0.0, *ends], margin=_MARGIN)
    rows = []
    for number, (match, figure) in enumerate(zip(matches, figures, strict=True), 1):
        name = f"<h3>{escape(' – '.join(match.names))}</h3>"
        track = plots.track(across, figure.mean, figure.low, figure.high, mark=0.0)
        kinds = f"row {'more' if figure.mean >= 0 else 'less'}{_sure(figure)}"
        inside = "\n".join(_match(match))
        rows.append(
            f'<details><summary class="{kinds}">{_row(name, track, report.points(figure))}</summary>\n'
            f'<div class="inside" id="pair-{number}">{inside}</div></details>'
        )
    return f'<div class="pairs">{"".join(rows)}{_scale(across)}</div>'


def _row(name: str, track: str, figure: str) -> str:
    """What stands in a row: a name, a track and the figure that it shows."""
    return f'{name}<span class="track">{track}</span><span class="figure">{_figure_in_words(figure)}</span>'


def _scale(across: plots.Axis) -> str:
    """The numbers below rows."""
    return f'<div class="row axis"><span></span><span class="track">{plots.scale(across)}</span><span></span></div>'


def _sure(figure: Estimate) -> str:
    """The class of a figure whose interval leaves out nought."""
    return " sure" if figure.low > 0 or figure.high < 0 else ""


def _match(match: Match) -> list[str]:
    """One match: its tables and plots."""
    parts = [f"<p>{escape(report.headline(match))}</p>"]
    parts += [f"<p>{escape(line)}</p>" for line in report.notes(match)]
    tables = (_table(report.standing(match)), _table(report.endings(match)))
    parts.append(f'<div class="tables">{"".join(tables)}</div>')
    figures = [_so_far(match)] if match.deals > 1 else []
    if match.answer is not None and match.deals >= LEAST:
        figures.append(_evidence(match))
    return [*parts, f'<div class="plots">{"".join(figures)}</div>']


def _table(rows: Sequence[Sequence[str]]) -> str:
    head, *others = rows
    told = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = [f"<thead><tr>{told}</tr></thead><tbody>"]
    for name, *cells in others:
        told = "".join(f"<td>{_figure_in_words(cell)}</td>" for cell in cells)
        lines.append(f'<tr><th scope="row">{escape(name)}</th>{told}</tr>')
    return _wide("".join((*lines, "</tbody>")), head[0], "wide")


def _wide(rows: str, name: str, kinds: str) -> str:
    """A table in a box of its own, which scrolls where the page is narrower, also by the keyboard."""
    return f'<div class="{kinds}" role="region" tabindex="0" aria-label="{escape(name)}"><table>{rows}</table></div>'


def _figure_in_words(words: str) -> str:
    """A figure, and smaller how sure it is, if it says so."""
    figure, sign, reach = words.partition(" ± ")
    return escape(figure) + (f" <small>± {escape(reach)}</small>" if sign else "")


def _so_far(match: Match) -> str:
    """The first player's figure and its interval, as the deals came in."""
    figures = match.figures()
    first = min(max(20, len(figures) // _LATEST), len(figures))  # before it the band would dwarf all that follows
    moments = np.unique(np.geomspace(first, len(figures), _MOMENTS).astype(int))
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


def _figure(title: str, plot: str) -> str:
    return f"<figure><figcaption>{escape(title)}</figcaption>{plot}</figure>"
