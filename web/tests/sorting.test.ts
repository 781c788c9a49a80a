import { expect, test } from "vitest";
import type { Group } from "../src/lib/protocol";
import { arranged, keptOrder, moved, type Sort } from "../src/lib/sorting";

const HELD = ["4c", "5c", "6c", "Kd", "4h"];
const GROUPS: Group = { melds: [["4c", "5c", "6c"]], unmatched: ["Kd", "4h"], deadwood: 14 };
const HAND = ["Kd", "4c", "4h", "6c", "5c"];

const sorted = (sort: Sort): string => arranged(HELD, GROUPS, sort, HAND).map(({ cards }) => cards.join(" ")).join(" / ");

test("the cards can be sorted in four ways (ui-05)", () => {
  expect(sorted("rank")).toBe("4c 4h 5c 6c Kd");
  expect(sorted("suit")).toBe("4c 5c 6c Kd 4h");
  expect(sorted("melds")).toBe("4c 5c 6c / 4h Kd");
  expect(sorted("hand")).toBe("Kd 4c 4h 6c 5c");
});

test("a hand order survives a draw and a discard; the new card comes last", () => {
  const drawn = keptOrder(HAND, [...HELD, "9s"]);
  expect(drawn).toEqual([...HAND, "9s"]);
  expect(keptOrder(drawn, ["4c", "5c", "6c", "4h", "9s"])).toEqual(["4c", "4h", "6c", "5c", "9s"]);
});

test("a card is moved to a place among the others", () => {
  expect(moved(HAND, "Kd", 4)).toEqual(["4c", "4h", "6c", "5c", "Kd"]);
  expect(moved(HAND, "5c", 0)).toEqual(["5c", "Kd", "4c", "4h", "6c"]);
  expect(moved(HAND, "4h", 2)).toEqual(HAND);
});

test("a hand without melds is one block", () => {
  expect(arranged(["Kd"], { melds: [], unmatched: ["Kd"], deadwood: 10 }, "melds", [])).toEqual([
    { cards: ["Kd"], meld: false },
  ]);
});
