// Every key the page says is in the English words, and every word of the page is said.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const LOCALE = "../src/ginrummy/locale";

const keysOf = (file: string): Set<string> => {
  const resource = new FluentResource(readFileSync(join(LOCALE, file), "utf-8"));
  return new Set(resource.body.map(({ id }) => id));
};

const source = readdirSync("src", { recursive: true, encoding: "utf-8" })
  .filter((file) => /\.(svelte|ts)$/.test(file))
  .map((file) => readFileSync(join("src", file), "utf-8"))
  .join("\n");
const said = new Set([...source.matchAll(/\bt\(\s*"([\w-]+)"/g), ...source.matchAll(/[?:]\s*"((?:page|past|people|rating)-[\w-]+)"/g)].map(([, key]) => key!));
/** Keys put together while running: t(`page-role-${role}`). */
const starts = [...source.matchAll(/\bt\(\s*`([\w-]+-)\$\{/g)].map(([, start]) => start!).filter((start) => start !== "page-");
const settings = ["page-theme-", "page-colours-", "page-size-", "page-felt-", "page-speed-"];

test("every key that is said has its words", () => {
  const known = new Set([...keysOf("en/page.ftl"), ...keysOf("en/past.ftl"), ...keysOf("en/people.ftl"), ...keysOf("en/rating.ftl"), ...keysOf("en/words.ftl")]);
  expect([...said].filter((key) => !known.has(key))).toEqual([]);
  for (const start of [...starts, ...settings]) expect([...known].some((key) => key.startsWith(start))).toBe(true);
});

test("every word of the page is said", () => {
  const together = [...starts, ...settings];
  const idle = [...keysOf("en/page.ftl"), ...keysOf("en/past.ftl")].filter((key) => !said.has(key) && !together.some((start) => key.startsWith(start)));
  expect(idle).toEqual([]);
});
