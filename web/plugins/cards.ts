// The card faces: Adrian Kennard's CC0 cards with the big index, made a little smaller and easier to read, under a
// folder whose name changes with what is in it, so that a browser may keep them for good.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:card-faces";
const RANKS = "A23456789TJQK";

/** The colours of the set are pure; these are the ink of a printed card. */
const INKS: Record<string, string> = { red: "#c8102e", blue: "#0a4fc4", green: "#0b7238", black: "#14171c" };

function ink(svg: string): string {
  return svg.replace(/(fill|stroke)="(red|blue|green|black)"/g, (_, what: string, colour: string) => {
    return `${what}="${INKS[colour]}"`;
  });
}

function tidy(svg: string): string {
  return ink(svg)
    .replace(/<\?xml[^>]*\?>\s*/, "")
    .replace(/ class="card"| face="\w+"/g, "")
    // The index is drawn with a thin pen; a thicker one stays readable on a small card.
    .replace(/stroke-width="80"/g, 'stroke-width="112"')
    // The edge of the card is the page's own.
    .replace(/(<rect width="239"[^>]*) stroke="#14171c"/, "$1")
    .replace(/(-?\d+\.\d{2})\d+/g, "$1");
}

function faces(): Map<string, string> {
  const images = join(dirname(createRequire(import.meta.url).resolve("@heruka_urgyen/react-playing-cards/package.json")), "src/images");
  const read = (folder: string, card: string) => tidy(readFileSync(join(images, folder, `${card}.svg`), "utf-8"));
  const found = new Map<string, string>();
  for (const rank of RANKS) {
    for (const suit of "CDHS") {
      const name = `${rank}${suit.toLowerCase()}`;
      found.set(`${name}.svg`, read("2color-bf", rank + suit));
      // Hearts and spades look the same in four colours.
      if (suit === "C" || suit === "D") found.set(`${name}4.svg`, read("4color-bf", rank + suit));
    }
  }
  return found;
}

export function cardFaces(): Plugin {
  const files = faces();
  const hash = createHash("sha256");
  for (const [name, svg] of files) hash.update(name).update(svg);
  const folder = `assets/cards-${hash.digest("hex").slice(0, 10)}`;
  return {
    name: "card-faces",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(folder)};` : undefined),
    generateBundle() {
      for (const [name, svg] of files) this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: svg });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const svg = files.get((request.url ?? "").slice(1));
        if (!svg) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(svg);
      });
    },
  };
}
