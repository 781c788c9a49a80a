import { describe, expect, test } from "vitest";
import type { PastHand } from "../src/lib/past";
import { address, holders, leads, placeIn, stepOf, stepped, within, type Step } from "../src/lib/replay";

/** Hands with so many moments, the deal included. */
const game = (...moments: number[]): PastHand[] => moments.map((count) => ({ moments: Array(count).fill({}) }) as unknown as PastHand);

const hands = game(3, 1, 4);
const from = (hand: number, moment: number, step: Step): string => address(stepped(hands, { hand, moment }, step));

test("a move leads on, and from the end of a hand to the next", () => {
  expect([from(0, 0, "on"), from(0, 2, "on"), from(1, 0, "on"), from(2, 3, "on")]).toEqual(["#1.1", "#2.0", "#3.0", "#3.3"]);
  expect([from(2, 0, "back"), from(1, 0, "back"), from(0, 1, "back"), from(0, 0, "back")]).toEqual(["#2.0", "#1.2", "#1.0", "#1.0"]);
});

test("there and back is where one was", () => {
  for (const [hand, { moments }] of hands.entries()) {
    for (const moment of moments.keys()) {
      const place = { hand, moment };
      const on = stepped(hands, place, "on");
      if (leads(hands, place, "on")) expect(stepped(hands, on, "back")).toEqual(place);
      else expect(on).toEqual(place);
    }
  }
});

test("the ends of a hand, and the hands before and after", () => {
  expect([from(2, 2, "first"), from(2, 1, "last"), from(0, 1, "last")]).toEqual(["#3.0", "#3.3", "#1.2"]);
  // First to the start of this hand, then to the one before.
  expect([from(2, 2, "hand-back"), from(2, 0, "hand-back"), from(0, 0, "hand-back")]).toEqual(["#3.0", "#2.0", "#1.0"]);
  expect([from(0, 1, "hand-on"), from(1, 0, "hand-on"), from(2, 0, "hand-on")]).toEqual(["#2.0", "#3.0", "#3.3"]);
});

test("an address names a place and is read again", () => {
  expect(placeIn("#3.12")).toEqual({ hand: 2, moment: 12 });
  expect(placeIn("#3")).toEqual({ hand: 2, moment: 0 });
  expect(placeIn(address({ hand: 4, moment: 7 }))).toEqual({ hand: 4, moment: 7 });
  for (const other of ["", "#", "#x", "#1.", "#1.2.3", "#-1.2", "#99999.1"]) expect(placeIn(other)).toBeNull();
});

test("whatever an address says, one stands somewhere", () => {
  expect(within(hands, { hand: 99, moment: 99 })).toEqual({ hand: 2, moment: 3 });
  expect(within(hands, { hand: -1, moment: -1 })).toEqual({ hand: 0, moment: 0 });
  expect(within(hands, { hand: 1, moment: 5 })).toEqual({ hand: 1, moment: 0 });
  expect(within([], { hand: 1, moment: 5 })).toEqual({ hand: 0, moment: 0 });
  expect(stepped([], { hand: 0, moment: 0 }, "on")).toEqual({ hand: 0, moment: 0 });
});

test("keys are steps, and with Shift those of a hand", () => {
  expect(["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"].map((key) => stepOf(key, false))).toEqual([
    "back",
    "on",
    "first",
    "last",
    "hand-back",
    "hand-on",
  ]);
  expect([stepOf("ArrowLeft", true), stepOf("ArrowRight", true), stepOf("x", false)]).toEqual(["hand-back", "hand-on", null]);
});

describe("who is near", () => {
  const hand = (...roles: string[]): PastHand => ({ roles }) as unknown as PastHand;

  test("whoever looks, else the first who holds cards", () => {
    expect(holders({ me: 1, view: null }, hand("dealer", "non-dealer"))).toEqual([1, 0]);
    expect(holders({ me: null, view: 1 }, hand("dealer", "non-dealer"))).toEqual([1, 0]);
    expect(holders({ me: null, view: null }, hand("dealer", "non-dealer"))).toEqual([0, 1]);
  });

  test("of three, who sits out looks from the captain's side", () => {
    expect(holders({ me: 0, view: null }, hand("out", "box", "captain"))).toEqual([2, 1]);
    expect(holders({ me: 1, view: null }, hand("out", "box", "captain"))).toEqual([1, 2]);
    expect(holders({ me: 2, view: null }, hand("dealer", "non-dealer", "out"))).toEqual([0, 1]);
    expect(holders({ me: null, view: null }, hand("out", "box", "captain"))).toEqual([1, 2]);
  });
});
