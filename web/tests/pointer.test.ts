import { expect, test } from "vitest";
import { isDrag } from "../src/lib/pointer";

test("a press that moves less than ten pixels is a click (ui-02)", () => {
  expect(isDrag(6, 0)).toBe(false);
  expect(isDrag(6, 7)).toBe(false);
  expect(isDrag(-9, 3)).toBe(false);
  expect(isDrag(10, 0)).toBe(true);
  expect(isDrag(-8, 8)).toBe(true);
});
