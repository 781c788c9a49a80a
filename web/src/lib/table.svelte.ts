// One table as this page knows it: the latest state, the link to the server, and what has been told so far.

import { tick } from "svelte";
import { Connection, type Link } from "./connection";
import { fly, leaveFrom, inHand, remember } from "./flights";
import { keep, kept } from "./kept";
import { whole, type Advice, type Card, type GameEvent, type Hand, type News, type Person, type Said } from "./protocol";
import type { TableState, Told } from "./protocol";
import { Seeds } from "./seeding";
import { play } from "./sound";
import { t } from "./words";

/** How long an acknowledged move may wait for the state that shows it. */
const PATIENCE = 1500;
const MOST_LINES = 300;
const MOVES = new Set(["drew", "took", "discarded", "knocked", "dealt"]);
const DRAWS = new Set(["drew", "took"]);
const MUTED = "ginrummy.muted.";

export class Table {
  state = $state.raw<TableState | null>(null);
  link = $state<Link>("connecting");
  /** A move is on its way; nothing else is sent meanwhile. */
  busy = $state(false);
  /** What went wrong last, in words. */
  problem = $state<string | null>(null);
  /** Every sentence that came and was not taken back. */
  lines = $state.raw<Told[]>([]);
  /** What has been told: of a turn that has ended, the sentence that tells it as a whole. */
  readonly told = $derived(this.lines.filter((_, i) => !this.lines[i + 1]?.whole));
  /** The last card that moved, to be marked. */
  last = $state.raw<GameEvent | null>(null);
  /** The sentences that are new: what a screen reader hears. */
  news = $state("");
  /** Whose talk this person does not want to read: kept for this table, in this browser. */
  muted = $state<Person[]>([]);
  readonly seeds: Seeds;

  readonly me = $derived(this.state?.table.me ?? null);
  readonly hand = $derived(this.state?.hand ?? null);
  readonly people = $derived(this.state?.table.people ?? []);
  /** What was said by those who are not muted. */
  readonly heard = $derived(this.state?.chat.filter(({ who }) => !this.muted.includes(who)) ?? []);
  /** Whether the game waits for this person's move. */
  readonly myTurn = $derived(this.state?.stage === "playing" && (this.hand?.mine ?? false));
  /** Whether this person sits beside the captain and may advise. */
  readonly advising = $derived(
    this.state?.stage === "playing" && this.hand?.viewpoint !== null && this.hand?.viewpoint !== this.me,
  );

  #id: string;
  #connection: Connection;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    this.#id = id;
    this.muted = (kept(MUTED + id) ?? "").split(" ").filter(Boolean).map(Number);
    this.seeds = new Seeds(id, (kind, body) => this.#connection.send(kind, body));
    this.#connection = new Connection(
      `/api/tables/${id}/play`,
      (news) => void this.#receive(news),
      (link) => {
        this.link = link;
        if (link !== "open") this.busy = false;
      },
    );
  }

  /** What somebody is called: "You" for oneself. */
  name(person: Person): string {
    if (person === this.me) return t("page-you");
    return this.people[person]?.name ?? t("page-place-open");
  }

  /** Do *actions*, all or none. */
  act(actions: string[], from?: { card: Card; rect: DOMRect }): Promise<boolean> {
    return this.#move("act", { number: this.state?.number, actions }, from);
  }

  advise(what: Advice["what"]): Promise<boolean> {
    return this.#move("advise", { number: this.state?.number, what }, undefined, false);
  }

  undo(): Promise<boolean> {
    return this.#move("undo", {});
  }

  /** Anything else: ready, say, leave, rematch, seat_bot … */
  tell(kind: string, body: object = {}): Promise<boolean> {
    return this.#move(kind, body, undefined, false);
  }

  say(text: string, side: Said["side"]): Promise<boolean> {
    return this.tell("say", { text, side });
  }

  /** Mute *person*, or hear them again. */
  mute(person: Person): void {
    this.muted = this.muted.includes(person) ? this.muted.filter((one) => one !== person) : [...this.muted, person];
    keep(MUTED + this.#id, this.muted.join(" "));
  }

  /** The hand as it would look after *actions*. */
  async preview(actions: string[]): Promise<Hand | null> {
    try {
      const answer = await this.#connection.send("preview", { number: this.state?.number, actions });
      return answer.hand ?? null;
    } catch (error) {
      this.problem = (error as Error).message;
      return null;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  async #move(kind: string, body: object, from?: { card: Card; rect: DOMRect }, moves = true): Promise<boolean> {
    if (this.busy && moves) return false;
    this.problem = null;
    if (moves) this.busy = true;
    this.#from = from ?? null;
    try {
      await this.#connection.send(kind, body);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => (this.busy = false), PATIENCE);
      return true;
    } catch (error) {
      this.busy = false;
      this.problem = (error as Error).message;
      return false;
    }
  }

  #from: { card: Card; rect: DOMRect } | null = null;

  async #receive(news: News): Promise<void> {
    const before = this.state;
    const next = whole(before, news);
    const moved = next.number !== before?.number;
    if (moved) remember();
    if (this.#from) leaveFrom(inHand(this.#from.card), this.#from.rect);
    this.#from = null;
    this.busy = false;
    this.state = next;
    this.lines = [...this.lines.filter(({ number }) => number <= next.since), ...next.told].slice(-MOST_LINES);
    this.last = next.events.findLast(({ what }) => MOVES.has(what)) ?? (moved ? null : this.last);
    void this.seeds.answer(next);
    if (!before) return;
    this.news = this.#aloud(next);
    await tick();
    if (moved) fly(next.events, next.hand, next.hand?.viewpoint ?? null);
    this.#sound(before, next);
  }

  /** What is read aloud: of others' draws nothing, since the sentence of the whole turn tells them again. */
  #aloud({ events, told }: TableState): string {
    const drawn = new Set(events.flatMap(({ what, who, number }) => (DRAWS.has(what) && who !== this.me ? [number] : [])));
    return told.flatMap(({ number, text }) => (drawn.has(number) ? [] : [text])).join(" ");
  }

  #sound(before: TableState, next: TableState): void {
    if (next.hand?.result && !before.hand?.result) play("end");
    else if (next.hand?.mine && !before.hand?.mine) play("turn");
    else if (next.events.some(({ what }) => what === "drew" || what === "took" || what === "discarded")) play("card");
  }
}