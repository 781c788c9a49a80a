// What has been played: what the server tells of it, and the requests for it.

import { ask, Refused } from "./api";
import type { Card, LayOff, Pack, Person, Seating } from "./protocol";
import { t } from "./words";

export type Result = "open" | "won" | "lost" | "drawn" | "ended";

/** What a game was, in a history or among the records that were brought along. */
interface Told {
  title: string;
  preset: string;
  seating: Seating;
  people: { name: string; level: string | null }[];
  totals: number[];
  hands: number;
  winner: Person | null;
  resigned: Person | null;
  practice: boolean;
  /** Whether it counts for ratings. */
  rated: boolean;
}

export interface PastGame extends Told {
  table: string;
  game: number;
  me: Person;
  /** In seconds since 1970. */
  began: number;
  moved: number;
  result: Result;
  url: string;
  replay: string | null;
}

export interface PastPage {
  count: number;
  page: number;
  pages: number;
  games: PastGame[];
}

export interface Brought extends Told {
  id: string;
  at: number;
  day: string | null;
  url: string;
}

/** What somebody looks for in their history; empty for all. */
export interface Filter {
  who: string;
  preset: string;
  result: Result | "";
  /** Days as a date field gives them, both in it. */
  from: string;
  to: string;
}

export const NO_FILTER: Filter = { who: "", preset: "", result: "", from: "", to: "" };

export interface Proof {
  commitments: string[];
  seeds: string[] | null;
}

/** The cards as they were given out: the non-dealer's, then the dealer's; null where they are hidden. */
export interface DealTold {
  hands: (Card[] | null)[];
  upcard: Card | null;
  stock: Card[] | null;
  size: number;
}

export interface Grouped {
  melds: Card[][];
  unmatched: Card[];
  deadwood: number;
}

export interface ShownSpread extends Grouped {
  laid_off: LayOff[];
}

export interface Moment {
  what: string;
  who: Person | null;
  card: Card | null;
  choice: boolean;
  words: string[];
  sizes: (number | null)[];
  held: (Grouped | null)[];
  known: (Card[] | null)[];
  pile: Card[];
  stock: number;
  knocker: Person | null;
  spreads: (ShownSpread | null)[];
}

export interface PastHand {
  number: number;
  roles: string[];
  before: number[];
  after: number[];
  result: { title: string; outcome: string; winner: Person | null; points: number } | null;
  deal: DealTold;
  proof: Proof | null;
  moments: Moment[];
}

export interface Replay {
  title: string;
  seating: Seating;
  names: string[];
  me: Person | null;
  date: string | null;
  view: Person | null;
  target: number;
  pack: Pack;
  table: string | null;
  game: number | null;
  open: boolean;
  over: boolean;
  closed: boolean;
  winner: Person | null;
  resigned: Person | null;
  totals: number[];
  tally: string[][] | null;
  practice: boolean;
  rated: boolean;
  truncated: { line: number; column: number } | null;
  record: string;
  draw: { cards: Card[] | null; proof: Proof | null };
  hands: PastHand[];
}

export interface Interval {
  value: number;
  low: number;
  high: number;
}

export interface Group {
  games: number;
  won: number;
  lost: number;
  drawn: number;
  hands: Record<"hands" | "won" | "knocks" | "gins" | "undercuts" | "undercut_by" | "scored" | "lost", number>;
  share_won: Interval | null;
  per_hand: Interval | null;
}

export interface Reached {
  at: number;
  games: number;
  hands: number;
  points: number;
}

export interface Statistics {
  all: Group;
  opponents: (Group & { name: string })[];
  rules: (Group & { title: string })[];
  course: Reached[];
}

/** How many characters may be brought along at once. */
export const MOST_TEXT = 256 * 1024;

/** The question for one page of a history; days begin and end where this device is. */
export function question(filter: Filter, page: number): string {
  const asked = new URLSearchParams({ page: String(page) });
  if (filter.who.trim()) asked.set("who", filter.who.trim());
  if (filter.preset) asked.set("preset", filter.preset);
  if (filter.result) asked.set("result", filter.result);
  if (filter.from) asked.set("since", String(midnight(filter.from)));
  if (filter.to) asked.set("until", String(midnight(filter.to, 1)));
  return asked.toString();
}

/** When a day of a date field begins, or one so many days later, in seconds since 1970. */
function midnight(day: string, later = 0): number {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return new Date(year, month - 1, date + later).getTime() / 1000;
}

export const getHistory = (filter: Filter, page: number): Promise<PastPage> => ask(`/api/history?${question(filter, page)}`);
export const getReplay = (path: string): Promise<Replay> => ask(path);
export const getStatistics = (): Promise<Statistics> => ask("/api/statistics");
export const getBrought = (): Promise<Brought[]> => ask("/api/records");
export const bring = (text: string): Promise<Brought[]> => ask("/api/records", { text });
export const throwAway = (id: string): Promise<null> => ask(`/api/records/${id}`, undefined, "DELETE");

/** Where a record that was brought along is wrong: the line as it stands there, and the column. */
export function culprit(error: unknown, text: string): { line: number; before: string; at: string } | null {
  if (!(error instanceof Refused)) return null;
  const { line, column } = error.refusal as { line?: number; column?: number };
  if (!line || !column) return null;
  const whole = text.split(/\r\n|\r|\n/)[line - 1] ?? "";
  return { line, before: whole.slice(0, column - 1), at: whole.slice(column - 1) };
}

const language = (): string => document.documentElement.lang || "en";

/** "12 Mar 2026, 20:15". */
export const moment = (at: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);

/** "12 Mar 2026", from a day as a record notes it. */
export function day(noted: string): string {
  const [year, month, date] = noted.split("-").map(Number) as [number, number, number];
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(new Date(year, month - 1, date));
}

/** The sign as it is set in print. */
const printed = (text: string): string => text.replace("-", "\u2212");

/** A number with so many digits behind the point, as the language writes it; with a sign where wished. */
export const figure = (value: number, digits = 0, signed = false): string =>
  printed(
    new Intl.NumberFormat(language(), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: signed ? "exceptZero" : "negative",
    }).format(value),
  );

/** A share in whole percent; a small one to a tenth, since what has happened is not 0%. */
export const percent = (value: number): string =>
  new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: value > 0 && value < 0.1 ? 1 : 0 }).format(value);

/** Several names in one: "Anna and Ben". */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: "conjunction" }).format(names);

/** What everybody else in a game is called. */
export const others = ({ people, me }: PastGame): string =>
  listed(people.flatMap(({ name }, person) => (person === me ? [] : [name || t("past-nobody-yet")])));
