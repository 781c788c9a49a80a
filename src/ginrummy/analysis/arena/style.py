"""How the arena's page looks: light and dark, on a desk, on a phone and on paper."""

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #fbf8f1; --card: #fffdf8; --ink: #23211d; --ink-2: #5b554b; --line: #ddd5c5;
  --up: #1d7a58; --down: #b4552d; --band: #1d7a5826;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1c1f1e; --card: #242827; --ink: #f1ede4; --ink-2: #b9b3a7; --line: #3c423f;
    --up: #55c79c; --down: #e59468; --band: #55c79c2b;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 62rem; padding: clamp(1.25rem, 4vw, 3.5rem) clamp(1rem, 4vw, 2rem) 4rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: break-word;
}
h1, h2 { font-family: ui-serif, Georgia, serif; font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { margin: 0 0 .4rem; font-size: clamp(1.7rem, 5vw, 2.4rem); }
h2 { margin: 3rem 0 .3rem; font-size: 1.4rem; scroll-margin-top: 1rem; }
h3 { margin: 0; font-size: 1rem; font-weight: 600; }
p { margin: .4rem 0 1rem; max-width: 65ch; text-wrap: pretty; }
.how, figcaption { color: var(--ink-2); font-size: .9rem; }
a { color: inherit; text-decoration-color: var(--up); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--up); outline-offset: 2px; border-radius: 4px; }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; margin: 1.2rem 0 0; padding: 0; list-style: none; }
nav a { display: block; padding: .4rem 0; font-weight: 600; }
.wide { overflow-x: auto; margin: 1rem 0 1.5rem; }
table { border-collapse: collapse; }
th, td { padding: .4rem .6rem; text-align: right; border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
thead th { color: var(--ink-2); font-size: .85rem; line-height: 1.25; vertical-align: bottom; }
th:first-child { padding-left: 0; text-align: left; }
td:last-child, th:last-child { padding-right: 0; }
small { color: var(--ink-2); font-size: .82em; white-space: nowrap; }
.matrix table { margin-left: -3px; border-collapse: separate; border-spacing: 3px; }
.matrix th, .matrix td { padding: .35rem .5rem; border: 0; }
.matrix thead th { width: 5.6rem; min-width: 4.6rem; text-align: center; }
.matrix th:first-child {
  position: sticky; left: 0; z-index: 1; width: auto; padding-left: 3px; text-align: left; line-height: 1.25;
  background: var(--paper);
}
.matrix td { padding: 0; border-radius: 6px; text-align: center; background: var(--card); }
.matrix td small { display: block; color: inherit; }
.matrix td a { display: block; padding: .4rem .5rem; text-decoration: none; line-height: 1.3; }
.matrix td a:hover { text-decoration: underline; }
.matrix td.self { background: none; color: var(--ink-2); }
.matrix .up { background: color-mix(in srgb, var(--up) var(--heat), var(--card)); }
.matrix .down { background: color-mix(in srgb, var(--down) var(--heat), var(--card)); }
.sure { font-weight: 700; }
.sure small { font-weight: 400; }
.row {
  display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr) 8rem; column-gap: 1rem; align-items: center;
}
.row .figure { text-align: right; white-space: nowrap; }
.track { position: relative; display: block; height: 2.4rem; }
.ratings .track { height: 2rem; }
.row.axis .track { height: 1.6rem; border-top: 1px solid var(--ink-2); }
.pairs { padding: 0 1rem; border-radius: 12px; background: var(--card); border: 1px solid var(--line); }
.pairs > .row.axis { padding-left: 1.4rem; }
details { border-bottom: 1px solid var(--line); }
details:last-of-type { border-bottom: 0; }
summary { position: relative; padding-left: 1.4rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before {
  content: ""; position: absolute; left: .15rem; top: calc(1.2rem - .22rem); width: .4rem; height: .4rem;
  border: solid var(--ink-2); border-width: 0 2px 2px 0; transform: rotate(-45deg);
}
details[open] > summary::before { transform: rotate(45deg); }
summary:hover h3 { text-decoration: underline; text-decoration-color: var(--up); text-underline-offset: .2em; }
.inside { padding: .5rem 0 1.5rem 1.4rem; scroll-margin-top: 5rem; }
.tables, .plots { display: flex; flex-wrap: wrap; gap: 0 2rem; }
.tables > * { max-width: 100%; font-size: .93rem; }
figure { display: flex; flex: 1 1 20rem; flex-direction: column; min-width: 0; margin: .8rem 0; }
figcaption { flex: 1; }
.plot { position: relative; height: 13rem; margin: 1.2rem .8rem 0 3.2rem; }
.plot + p { margin: 1.7rem 0 0; color: var(--ink-2); font-size: .8rem; text-align: center; max-width: none; }
svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
svg * { vector-effect: non-scaling-stroke; fill: none; }
.tick { position: absolute; color: var(--ink-2); font: normal .8rem/1 system-ui, sans-serif; white-space: nowrap; }
.tick.x { top: calc(100% + .45rem); transform: translateX(-50%); }
.axis .tick.x { top: .4rem; }
.tick.y { right: calc(100% + .5rem); transform: translateY(-50%); }
.grid { stroke: var(--line); }
.base { stroke: var(--ink-2); }
.mark { stroke: var(--ink-2); stroke-dasharray: 4 4; }
.line { stroke: var(--up); stroke-width: 2; stroke-linejoin: round; }
.reach { stroke: var(--up); stroke-width: 3; stroke-linecap: round; opacity: .45; }
.dot { stroke: var(--up); stroke-width: 10; stroke-linecap: round; }
.less .reach, .less .dot { stroke: var(--down); }
.band { fill: var(--band); }
@media (max-width: 40rem) {
  th, td { padding: .4rem .5rem; }
  td small { display: block; }
  .row { grid-template-columns: minmax(0, 1fr) auto; row-gap: 0; }
  .row { align-items: baseline; }
  .row > .figure { grid-area: 1 / 2; }
  .row > .track { grid-area: 2 / 1 / auto / -1; height: 1.7rem; }
  .row.axis > :not(.track) { display: none; }
  summary, .ratings .row:not(.axis) { padding-top: .55rem; }
  .pairs { padding: 0 .8rem; }
  .inside { padding-left: 0; }
  .tick.between { display: none; }
  .matrix { font-size: .9rem; }
  .matrix thead th { min-width: 0; padding: .35rem .2rem; font-size: .75rem; }
  .matrix td a { padding: .4rem .3rem; }
}
@media print {
  :root {
    --paper: #fff; --card: #fff; --ink: #000; --ink-2: #444; --line: #ccc;
    --up: #1d7a58; --down: #b4552d; --band: #1d7a5826;
  }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  nav { display: none; }
  .wide { overflow: visible; }
  .row, figure, table { break-inside: avoid; }
  h2, summary { break-after: avoid; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
"""
"""The whole style sheet. Lettering keeps its size everywhere: in plots it is beside the lines, not scaled with them."""
