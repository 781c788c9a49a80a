// What is at home: one's games and whose turn it is, and the tables that anybody may join; asked for again and again.

import { ask } from "./api";
import type { Person, Rating } from "./protocol";
import { t } from "./words";

interface Line {
  id: string;
  url: string;
  title: string;
  names: (string | null)[];
  /** How long people may take, in words. */
  clock: string | null;
  /** Whether the clock runs while people are away: they need not meet. */
  unhurried: boolean;
  rated: boolean;
}

export interface Game extends Line {
  mine: Person;
  stage: "waiting" | "playing" | "between" | "over";
  /** Whether the game waits for this person. */
  yours: boolean;
  turn: Person | null;
  /** How many seconds are left for it. */
  left: number | null;
}

export interface OpenTable extends Line {
  host: string | null;
  member: boolean;
  free: number;
  /** The host's, at a table for rated games. */
  rating: Rating | null;
}

const OFTEN = 3000;
const SELDOM = 20_000;

/** Asks again and again, until it is closed; and says in the tab's title how many games wait. */
export class Home {
  games = $state.raw<Game[]>([]);
  tables = $state.raw<OpenTable[]>([]);
  known = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop = new AbortController();
  #title = document.title;

  constructor() {
    document.addEventListener("visibilitychange", () => !document.hidden && void this.look(), { signal: this.#stop.signal });
    void this.look();
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const { games, tables } = await ask<{ games: Game[]; tables: OpenTable[] }>("/api/home");
      this.games = games;
      this.tables = tables;
      this.known = true;
    } catch {
      // It is asked again; what was seen last stays.
    }
    if (this.#stop.signal.aborted) return;
    const waiting = this.games.filter(({ yours }) => yours).length;
    document.title = waiting ? t("people-title-turn", { count: waiting, title: this.#title }) : this.#title;
    this.#timer = setTimeout(() => void this.look(), document.hidden ? SELDOM : OFTEN);
  }

  close(): void {
    this.#stop.abort();
    clearTimeout(this.#timer);
    document.title = this.#title;
  }
}
