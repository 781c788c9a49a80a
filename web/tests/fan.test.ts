import { describe, expect, test } from "vitest";
import { fan, LEAST_STRIP, type Fan, type Place } from "../src/lib/fan";
import type { Block } from "../src/lib/sorting";

const CARDS = ["Ac", "2c", "3c", "7d", "8d", "9d", "Td", "Jh", "Js", "Jd", "Ks"];

/** Eleven cards in blocks of these sizes. */
function blocks(...sizes: number[]): Block[] {
  let from = 0;
  return sizes.map((size) => ({ cards: CARDS.slice(from, (from += size)), meld: size > 2 }));
}

const rows = ({ places }: Fan): Place[][] =>
  [...new Set(places.map(({ y }) => y))].map((row) => places.filter(({ y }) => y === row));

describe.each([320, 344, 360, 412, 700, 1280, 3800])("in %i pixels", (width) => {
  test.each([[[11]], [[3, 8]], [[3, 4, 4]], [[3, 4, 3, 1]], [[3, 3, 3, 2]], [[10, 1]]])("eleven cards as %j", (sizes) => {
    const laid = fan(blocks(...sizes), width, 104);
    expect(laid.places.map(({ card }) => card)).toEqual(CARDS);
    for (const row of rows(laid)) {
      row.forEach((place, i) => {
        expect(place.x).toBeGreaterThanOrEqual(0);
        expect(place.x + laid.card).toBeLessThanOrEqual(width + 0.01);
        if (i > 0) expect(place.x - row[i - 1]!.x).toBeGreaterThanOrEqual(LEAST_STRIP);
      });
    }
    expect(laid.rows).toBeLessThanOrEqual(2);
  });
});

test("where there is room, the cards lie in one row", () => {
  expect(fan(blocks(3, 3, 3, 2), 1200, 104).rows).toBe(1);
  expect(fan(blocks(3, 3, 3, 2), 344, 78).rows).toBe(2);
});

test("a block in one row has a box around it", () => {
  const { boxes, card } = fan(blocks(3, 8), 1200, 100);
  expect(boxes[0]!.width).toBeCloseTo(card + 2 * 66);
});

test("a single card and an empty hand", () => {
  expect(fan([{ cards: ["Ac"], meld: false }], 300, 80).places).toHaveLength(1);
  expect(fan([], 300, 80).places).toEqual([]);
});
