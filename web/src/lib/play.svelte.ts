// What this person is about to do at the table: chosen, not yet sent.

import { untrack } from "svelte";
import { inHand } from "./flights";
import { keep, kept } from "./kept";
import type { Card, Hand, KnockChoice, LayOff, TableState } from "./protocol";
import { settings } from "./settings.svelte";
import { keptOrder, moved } from "./sorting";
import type { Table } from "./table.svelte";

export class Play {
  readonly table: Table;
  /** The card in the hand that is chosen. */
  selected = $state<Card | null>(null);
  /** The discard that waits for a yes. */
  asking = $state<Card | null>(null);
  /** The knock that is being looked at: its discard, or "big gin". */
  knocking = $state<Card | "big gin" | null>(null);
  /** A defence laid by hand, step by step, and the hand as it would look then. */
  plan = $state<string[] | null>(null);
  planned = $state.raw<Hand | null>(null);
  /** The hand order, newest cards last. */
  order = $state.raw<Card[]>([]);

  /** The hand as it is, or as it would be with the defence planned so far. */
  readonly hand: Hand | null;
  readonly choices: ReadonlySet<string>;
  /** Knocks that are open now, best first. */
  readonly knocks: readonly [Card, KnockChoice][];

  constructor(table: Table) {
    this.table = table;
    this.hand = $derived(this.planned ?? table.hand);
    this.choices = $derived(new Set(table.hand?.choices));
    this.knocks = $derived(
      Object.entries(table.hand?.knocks ?? {}).toSorted(([, a], [, b]) => a.deadwood - b.deadwood),
    );
    $effect(() => {
      const { state, hand } = table;
      if (state && hand) untrack(() => this.#follow(state, hand));
    });
  }

  #number = -1;
  #deal = "";

  /** Keep up with the table: what was chosen on an earlier state is chosen no more. */
  #follow(state: TableState, hand: Hand): void {
    const deal = `${state.table.id}.${state.table.game}.${state.score?.hand_number}.${hand.viewpoint}`;
    this.order = keptOrder(deal === this.#deal ? this.order : restored(deal), hand.held);
    this.#deal = deal;
    this.#keep();
    if (state.number === this.#number) return;
    this.#number = state.number;
    if (!hand.held.includes(this.selected ?? "")) this.selected = null;
    this.asking = null;
    this.knocking = null;
    this.forget();
  }

  may(action: string): boolean {
    return this.table.myTurn && this.choices.has(action);
  }

  /** Draw, take or pass. */
  do(action: "draw" | "take" | "pass"): void {
    if (this.may(action)) void this.table.act([action]);
  }

  select(card: Card): void {
    this.selected = this.selected === card ? null : card;
    this.asking = null;
  }

  /** Discard *card*, from where it was let go of; asks first if that is wished. */
  discard(card: Card, sure = false, rect?: DOMRect): void {
    if (!this.may(`discard ${card}`)) return;
    if (settings.confirm && !sure) {
      this.selected = card;
      this.asking = card;
      return;
    }
    const from = rect ?? document.querySelector(`[data-zone="${inHand(card)}"]`)?.getBoundingClientRect();
    void this.table.act([`discard ${card}`], from && { card, rect: from });
  }

  /** Look at the knock with *card*, or at the best there is. */
  look(card: Card | null = null): void {
    const open = card !== null && this.table.hand?.knocks[card] ? card : this.knocks[0]?.[0];
    if (this.table.myTurn && open) this.knocking = open;
  }

  /** Knock as laid out; only now does anybody else learn of it. */
  knock(actions: string[]): void {
    const knock = this.knocking === "big gin" ? "big gin" : `knock ${this.knocking}`;
    this.knocking = null;
    void this.table.act([knock, ...actions]);
  }

  /** Put *card* at a place among the others; from then on the order is the person's own. */
  arrange(card: Card, place: number, shown: readonly Card[]): void {
    this.order = moved(settings.sort === "hand" ? this.order : shown, card, place);
    this.#keep();
    settings.sort = "hand";
  }

  /** Begin a defence by hand, with the melds as they stand in the hand; each can be taken back. */
  byHand(): Promise<void> {
    const melds = this.table.hand?.groups?.melds ?? [];
    return this.#replan(melds.map((meld) => `lay ${meld.join(" ")}`));
  }

  layOff({ card, on }: LayOff): Promise<void> {
    this.selected = null;
    return this.#replan([...(this.plan ?? []), `lay off ${card} on ${on.join(" ")}`]);
  }

  lay(meld: string): Promise<void> {
    return this.#replan([...(this.plan ?? []), meld]);
  }

  back(): Promise<void> {
    return this.#replan((this.plan ?? []).slice(0, -1));
  }

  forget(): void {
    this.plan = null;
    this.planned = null;
  }

  #keep(): void {
    keep(KEY, [this.#deal, ...this.order].join(" "), "session");
  }

  async #replan(plan: string[]): Promise<void> {
    const hand = plan.length > 0 ? await this.table.preview(plan) : this.table.hand;
    if (!hand) return;
    this.plan = plan;
    this.planned = plan.length > 0 ? hand : null;
  }
}

const KEY = "ginrummy.order";

function restored(deal: string): Card[] {
  const [of, ...cards] = (kept(KEY, "session") ?? "").split(" ");
  return of === deal ? cards : [];
}
