import { expect, test } from "vitest";
import { left, shown, type ClockState } from "../src/lib/clocks";

const CLOCK: ClockState = { move: 30, bank: 60, lose: false, banks: [45, null], running: 0, spent: 0, words: [] };

test("a turn's time goes first, then the bank", () => {
  expect(left(CLOCK, 0, 0)).toEqual({ move: 30, bank: 45, now: 30, all: 75 });
  expect(left(CLOCK, 0, 29)).toEqual({ move: 1, bank: 45, now: 1, all: 46 });
  expect(left(CLOCK, 0, 40)).toEqual({ move: 0, bank: 35, now: 35, all: 35 });
  expect(left(CLOCK, 0, 1000)).toEqual({ move: 0, bank: 0, now: 0, all: 0 });
  expect(left(CLOCK, 1, 0).bank).toBe(60);
});

test("seconds are rounded up, so that nothing means nothing", () => {
  expect([0, 0.2, 7, 59.5, 60, 750, 3600, 86400].map(shown)).toEqual([
    "0:00",
    "0:01",
    "0:07",
    "1:00",
    "1:00",
    "12:30",
    "1:00:00",
    "24:00:00",
  ]);
});
