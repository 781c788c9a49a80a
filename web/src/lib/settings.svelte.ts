// How this person likes the page. It stays in this browser.

import { keep, kept } from "./kept";
import type { Sort } from "./sorting";

const KEY = "ginrummy.settings";

export const THEMES = ["auto", "light", "dark"] as const;
export const COLOURS = ["four", "two"] as const;
export const SIZES = ["small", "medium", "large"] as const;
export const FELTS = ["green", "blue", "burgundy", "slate"] as const;
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;

export interface Choices {
  name: string;
  level: string;
  language: string;
  theme: (typeof THEMES)[number];
  colours: (typeof COLOURS)[number];
  size: (typeof SIZES)[number];
  felt: (typeof FELTS)[number];
  speed: (typeof SPEEDS)[number];
  sort: Sort;
  sound: boolean;
  confirm: boolean;
}

const DEFAULTS: Choices = {
  name: "",
  level: "",
  language: "",
  theme: "auto",
  colours: "four",
  size: "medium",
  felt: "green",
  speed: "normal",
  sort: "melds",
  sound: false,
  confirm: false,
};

function chosen(): Partial<Choices> {
  try {
    return JSON.parse(kept(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...DEFAULTS, ...chosen() });

/** Keep the settings whenever one changes, and dress the page in them. Called once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      keep(KEY, JSON.stringify(settings));
      const page = document.documentElement;
      page.dataset["theme"] = settings.theme;
      page.dataset["felt"] = settings.felt;
      page.dataset["size"] = settings.size;
    });
  });
}
