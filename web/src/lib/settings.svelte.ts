// How this person likes the page. It stays in this browser.

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

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

export const settings: Choices = $state({ ...DEFAULTS, ...kept() });

/** Keep the settings whenever one changes, and dress the page in them. Called once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // A browser that keeps nothing still plays.
      }
      const page = document.documentElement;
      page.dataset["theme"] = settings.theme;
      page.dataset["felt"] = settings.felt;
      page.dataset["size"] = settings.size;
    });
  });
}
