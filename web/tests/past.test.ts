import { expect, test, vi } from "vitest";
import { Refused } from "../src/lib/api";
import { culprit, NO_FILTER, percent, question } from "../src/lib/past";
import { axis, points, ticks } from "../src/lib/plots";

test("a question has only what is asked", () => {
  expect(question(NO_FILTER, 1)).toBe("page=1");
  expect(question({ ...NO_FILTER, who: " Zoë & co ", result: "won", preset: "hoyle" }, 3)).toBe(
    "page=3&who=Zo%C3%AB+%26+co&preset=hoyle&result=won",
  );
});

test("days are in it from their midnight to the next, where this device is", () => {
  const asked = new URLSearchParams(question({ ...NO_FILTER, from: "2026-03-28", to: "2026-03-29" }, 1));
  expect(asked.get("since")).toBe(String(new Date(2026, 2, 28).getTime() / 1000));
  expect(asked.get("until")).toBe(String(new Date(2026, 2, 30).getTime() / 1000));
});

test("where a record is wrong is shown as it stands there", () => {
  const error = new Refused({ key: "record-unexpected", message: "…", line: 2, column: 4 } as never, 422);
  expect(culprit(error, "one\r\ntwo three\nfour")).toEqual({ line: 2, before: "two", at: " three" });
  expect(culprit(error, "one")).toEqual({ line: 2, before: "", at: "" });
  expect(culprit(new Refused({ key: "shelf-full", message: "…" }, 429), "one")).toBeNull();
  expect(culprit(new Error("…"), "one")).toBeNull();
});

test("ticks are round, in order and within", () => {
  expect(ticks(0, 100)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticks(-130, 275)).toEqual([-100, 0, 100, 200]);
  expect(ticks(0, 1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  for (const [low, high] of [[-7, 3], [-0.3, 12.4], [0, 186], [-1234, 5]] as const) {
    const found = ticks(low, high);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(8);
    expect(found.every((tick) => tick >= low && tick <= high)).toBe(true);
  }
});

test("an axis has nothing at its place, whatever the values", () => {
  const up = axis([50, 200], 100, 0);
  expect([up.at(0), up.at(200), up.at(100)]).toEqual([100, 0, 50]);
  const lost = axis([-40, -10], 100, 0);
  expect(lost.at(-40)).toBe(100);
  expect(lost.at(0)).toBeLessThan(10);
  expect(axis([], 0, 100).at(0)).toBe(0);
});

test("points are written for a line", () => {
  expect(points([[0, 1], [2.5, 3]])).toBe("0,1 2.5,3");
});

test("a share is in whole percent, and none that has happened is 0%", () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  expect([0, 1 / 207, 0.06, 0.0949, 0.104, 0.48, 1].map(percent)).toEqual(["0%", "0.5%", "6%", "9.5%", "10%", "48%", "100%"]);
  vi.unstubAllGlobals();
});
