// Where each card of a hand lies: one row if the strips stay wide enough to see and to tap, else two.

import type { Card } from "./protocol";
import type { Block } from "./sorting";

/** The narrowest part of a card that may be seen under the next one, in pixels. */
export const LEAST_STRIP = 28;
/** Height over width of a card. */
export const RATIO = 1.4;

const GAP = 14;
/** How much of a card the next one leaves free where there is room. */
const EASY = 0.66;
/** How much of the upper row the lower one leaves free. */
const ROW = 0.6;

export interface Place {
  card: Card;
  x: number;
  y: number;
  /** The block it belongs to, by number. */
  block: number;
}

export interface Fan {
  places: Place[];
  width: number;
  height: number;
  card: number;
  rows: number;
  /** The room each block takes; a block that runs over two rows has none. */
  boxes: ({ x: number; y: number; width: number } | null)[];
}

/** How many cards at least would lie side by side without covering each other. */
const ACROSS = 4.4;

interface Standing {
  card: Card;
  block: number;
}

/** Lay out *blocks* in *width* pixels with cards as near to *wish* pixels wide as fits. */
export function fan(blocks: readonly Block[], width: number, wish: number): Fan {
  const standing = blocks.flatMap((block, number) => block.cards.map((card) => ({ card, block: number })));
  const card = Math.min(wish, width / ACROSS);
  const one = stepOf(standing, width, card);
  if (one >= Math.max(LEAST_STRIP, card * 0.36)) return lay([standing], blocks.length, width, card, one);
  const rows = halves(standing);
  const step = Math.min(...rows.map((row) => stepOf(row, width, card)));
  return lay(rows, blocks.length, width, card, step);
}

const breaks = (row: readonly Standing[]): number =>
  row.filter((one, i) => i > 0 && one.block !== row[i - 1]!.block).length;

/** From one card to the next within a block, so that the row fills no more than *width*. */
function stepOf(row: readonly Standing[], width: number, card: number): number {
  const gaps = breaks(row);
  const steps = row.length - 1 - gaps;
  const free = width - (gaps + 1) * card - gaps * GAP;
  return steps <= 0 ? (free >= 0 ? card * EASY : 0) : Math.min(card * EASY, free / steps);
}

/** Two rows of about equal length, broken between blocks if that costs no more than a card. */
function halves(row: readonly Standing[]): Standing[][] {
  const middle = Math.ceil(row.length / 2);
  const apart = [middle, middle - 1, middle + 1].find((i) => row[i]?.block !== row[i - 1]?.block) ?? middle;
  return [row.slice(0, apart), row.slice(apart)];
}

function lay(rows: Standing[][], blocks: number, width: number, card: number, step: number): Fan {
  const places: Place[] = [];
  const boxes: Fan["boxes"] = Array(blocks).fill(null);
  rows.forEach((row, number) => {
    const gaps = breaks(row);
    const long = card + (row.length - 1 - gaps) * step + gaps * (card + GAP);
    let x = Math.max(0, (width - long) / 2);
    const y = number * card * RATIO * ROW;
    row.forEach((one, i) => {
      if (i > 0) x += one.block === row[i - 1]!.block ? step : card + GAP;
      places.push({ card: one.card, x, y, block: one.block });
      const box = boxes[one.block];
      if (!box) boxes[one.block] = { x, y, width: card };
      else if (box.y === y) box.width = x + card - box.x;
      else boxes[one.block] = null;
    });
  });
  const height = card * RATIO * (1 + (rows.length - 1) * ROW);
  return { places, width, height, card, rows: rows.length, boxes };
}
