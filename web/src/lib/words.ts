// Every word of the page, from the same Fluent files that the server reads. English is always there and helps out where
// another language lacks a message; any other is fetched when it is chosen.

import { at } from "./root";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const ENGLISH = "en";

const english = import.meta.glob<string>("../../../src/ginrummy/locale/en/{page,past,people,rating,words}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const others = import.meta.glob<string>(
  ["../../../src/ginrummy/locale/*/{page,past,people,rating,words}.ftl", "!../../../src/ginrummy/locale/en/*"],
  { query: "?raw", import: "default" },
);

const bundles = [bundleOf(ENGLISH, Object.values(english))];

function bundleOf(language: string, texts: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** The words for *key* in the language in force. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(key);
    if (message?.value) return bundle.formatPattern(message.value, values);
  }
  throw new Error(`no message ${key}`);
}

/** Speak *language* from now on, as far as it is known. Must end before the first word is shown. */
export async function speak(language: string): Promise<void> {
  document.documentElement.lang = language;
  // The server speaks the same.
  document.cookie = `ginrummy-lang=${language}; path=${at("/")}; max-age=31536000; samesite=lax`;
  if (language === ENGLISH) return;
  const files = Object.entries(others).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(files.map(([, load]) => load()));
  if (texts.length > 0) bundles.unshift(bundleOf(language, texts));
}

/** The languages this page can speak. */
export function languages(): string[] {
  const found = Object.keys(others).map((path) => path.split("/").at(-2)!);
  return [ENGLISH, ...new Set(found)].sort();
}

/** The language that comes nearest to what the browser asks for. */
export function wanted(): string {
  const known = languages();
  for (const tag of navigator.languages) {
    const exact = known.find((language) => language.toLowerCase() === tag.toLowerCase());
    const near = known.find((language) => language.split("-")[0] === tag.split("-")[0]!.toLowerCase());
    if (exact ?? near) return (exact ?? near)!;
  }
  return ENGLISH;
}
