// What the server says and what it is told: docs/table-protocol.md in types. Cards travel as text, "7h"; people are
// numbers. The page judges nothing: it draws the state it is given and sends back what was chosen.

import type { Clock, ClockState } from "./clocks";

export type Card = string;
export type Person = number;

export type Seating = "two" | "box" | "cutthroat";
export type Role = "dealer" | "non-dealer" | "box" | "captain" | "out";
export type Stage = "waiting" | "playing" | "between" | "over";
export type Phase =
  | "upcard"
  | "first draw"
  | "draw"
  | "discard"
  | "last take"
  | "last knock"
  | "spread"
  | "defence"
  | "over";

export interface Field {
  name: string;
  help: string;
  kind: "number" | "switch" | "choice";
  least?: number;
  greatest?: number;
  /** Words that a number may be as well, as "upcard"; "off" is null. */
  words?: string[];
  choices: string[];
}

export type Value = number | boolean | string | null;

export interface Preset {
  name: string;
  title: string;
  about: string;
  rules: Record<string, Value>;
}

export interface Named {
  name: string;
  title: string;
  about: string;
}

export interface Options {
  presets: Preset[];
  default_preset: string;
  fields: Field[];
  seatings: (Named & { name: Seating; people: number })[];
  levels: Named[];
  default_level: string;
  clocks: { name: string; title: string; clock: Clock; words: string[] }[];
  languages: { tag: string; name: string }[];
  language: string;
}

export interface RulesPage {
  title: string;
  sections: { title: string; paragraphs: string[] }[];
}

export interface Wanted {
  preset: string;
  changes: Record<string, Value>;
  seating: Seating;
}

export interface NewTable extends Wanted {
  name: string;
  places: string[];
  watching: boolean;
  practice: boolean;
  clock: Clock | null;
  /** Whether it stands in the lobby for anybody to join. */
  anybody: boolean;
  /** Whether the result counts for the ratings of those who agree. */
  rated: boolean;
}

/** How well somebody plays, as far as their rated games tell: it is thought to be so many points, more or less. */
export interface Rating {
  points: number;
  reach: number;
  games: number;
  provisional: boolean;
}

/** What a game changed for one person; a rank of 0 is the best. */
export interface Change {
  rank: number;
  before: Rating;
  after: Rating;
  gain: number;
}

/** Whether a game counts, at a table for rated games. */
export interface Rated {
  counting: "will" | "does" | "did" | "bot" | "ended" | "not-all";
  /** Whether another game here would. */
  again: boolean;
  /** By person, once they are known. */
  changes: Change[];
}

export interface Invitation {
  id: string;
  url: string;
  lan_url: string | null;
}

export type Kind = "person" | "bot" | "open";

export interface Stranger extends Invitation {
  seating: Seating;
  title: string;
  stage: Stage;
  places: { name: string | null; kind: Kind; member: boolean; rating: Rating | null }[];
  rated: boolean;
  mine: Person | null;
  owner: boolean;
  full: boolean;
  watching: boolean;
  /** How long people may take, in words. */
  clock: string[] | null;
}

export interface Somebody {
  name: string | null;
  kind: Kind;
  level: string | null;
  here: boolean;
  gone_seconds: number | null;
  /** Gone for so long that the others may seat a bot or end the game. */
  replaceable: boolean;
  left: boolean;
  ready: boolean;
  rematch: boolean;
  /** Whether they have an account, and so a name that is nobody else's. */
  member: boolean;
  /** At a table for rated games. */
  rating: Rating | null;
}

export interface Group {
  melds: Card[][];
  unmatched: Card[];
  deadwood: number;
}

/** A way to lay the cards down, with the actions that do it. */
export interface Arrangement extends Group {
  actions: string[];
}

export interface KnockChoice {
  deadwood: number;
  gin: boolean;
  arrangements: Arrangement[];
}

export interface LayOff {
  card: Card;
  on: Card[];
}

export interface Spread extends Group {
  laid_off: LayOff[];
}

export type Outcome = "knock" | "undercut" | "gin" | "big gin" | "void";

export interface Result {
  outcome: Outcome;
  title: string;
  winner: Person | null;
  points: number;
  explanation: string;
  words: string;
  void: string | null;
}

export interface Hand {
  phase: Phase;
  turn: Person | null;
  mine: boolean;
  viewpoint: Person | null;
  limit: number;
  limit_words: string;
  multiplier: number;
  upcard: Card | null;
  pile: Card[];
  stock: number;
  sizes: (number | null)[];
  held: Card[];
  new: Card | null;
  taken: Card | null;
  groups: Group | null;
  choices: string[];
  discards: Record<Card, number>;
  knocks: Record<Card, KnockChoice>;
  big_gin: { arrangements: Arrangement[] } | null;
  known: (Card[] | null)[];
  threw: (Card[] | null)[];
  took: (Card[] | null)[];
  knocker: Person | null;
  spreads: (Spread | null)[];
  laying: Spread | null;
  lay_offs: LayOff[];
  best: string[];
  best_spread: Spread | null;
  result: Result | null;
}

export interface Column {
  points: number[];
  entries: number[];
  running: number[];
  winner: Person | null;
}

export interface Played {
  number: number;
  roles: Role[];
  outcome: Outcome;
  title: string;
  winner: Person | null;
  points: number;
  explanation: string;
  words: string;
}

export interface Score {
  hand_number: number;
  roles: Role[];
  role_reason: string[];
  next_roles: Role[] | null;
  next_reason: string[];
  draw: Card[];
  columns: Column[];
  totals: number[];
  target: number;
  winner: Person | null;
  leader: Person | null;
  resigned: Person | null;
  over: boolean;
  hands: Played[];
  tally: string[][] | null;
}

export interface GameEvent {
  number: number;
  what: string;
  who?: Person;
  card?: Card | null;
  cards?: Card[];
  sizes?: (number | null)[];
  upcard?: Card | null;
  stock?: number;
  /** The clock did it, since somebody's time was up. */
  clock?: boolean;
}

export interface Told {
  number: number;
  text: string;
  /** It tells a turn as a whole, in place of the last sentence, which told its draw alone. */
  whole: boolean;
}

export interface Said {
  number: number;
  who: Person;
  text: string;
  side: boolean;
}

export interface Advice {
  by: Person;
  what: string;
  words: string;
  answer: { kind: "follows" | "agrees" | "declines"; words: string } | null;
}

export interface Revealed {
  hand: number;
  commitments: (string | null)[];
  seeds: (string | null)[];
  brought: boolean[];
  dealt: boolean;
}

export interface Fairness {
  hand: number;
  want: "commit" | "reveal" | null;
  commitments: (string | null)[];
  brought: boolean[];
  revealed: Revealed | null;
}

export interface Wait {
  for: "advice" | "move" | "ready" | "people" | "seeds";
  of: Person[];
}

/** The lowest so many ranks of the first so many suits: 13 and 4, unless the table plays with a small pack. */
export interface Pack {
  ranks: number;
  suits: number;
}

export interface TableState {
  kind: "state";
  number: number;
  since: number;
  table: {
    id: string;
    title: string;
    seating: Seating;
    preset: string;
    pack: Pack;
    practice: boolean;
    people: Somebody[];
    me: Person | null;
    owner: boolean;
    watching: boolean;
    game: number;
    closed: boolean;
    /** Null at a table whose games do not count for ratings. */
    rated: Rated | null;
    /** After how many seconds somebody gone may be replaced. */
    patience: number;
  };
  stage: Stage;
  score: Score | null;
  hand: Hand | null;
  events: GameEvent[];
  told: Told[];
  chat: Said[];
  advice: Advice | null;
  fairness: Fairness | null;
  undo: boolean;
  clock: ClockState | null;
  wait: Wait | null;
}

/** What a socket brings of a state: what is new in it, first of all everything. Of a hand, the fields that are new. */
export type News = Pick<TableState, "kind" | "number" | "since" | "events" | "told"> &
  Partial<Omit<TableState, "hand">> & {
    hand?: Partial<Hand> | null;
    /** The requests that it answers. */
    ok?: number[];
  };

/** The state after what is new. */
export function whole(before: TableState | null, { ok: _, ...news }: News): TableState {
  const hand = news.hand ? { ...before?.hand, ...news.hand } : news.hand;
  return { ...before, ...news, ...(hand === undefined ? {} : { hand }) } as TableState;
}

export interface Refusal {
  key: string;
  message: string;
  [more: string]: unknown;
}

export type Answer = { kind: "ok"; id: number; hand?: Hand } | { kind: "error"; id: number | null; error: Refusal };
