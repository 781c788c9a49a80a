// Brings this browser's seeds when the table asks for them, and holds the deal against them afterwards.

import { keep, kept } from "./kept";
import type { Card, Revealed, TableState } from "./protocol";
import type { Deal, Verdict } from "./seeds";

/** Under which a browser keeps the numbers that it brought: this, the table, the game and the hand. */
export const SEEDS_KEPT = "ginrummy.seeds.";

type Send = (kind: string, body: object) => Promise<unknown>;

export class Seeds {
  /** The seeds this page made, by game and hand; those that the server accepted are kept for a reload and other tabs. */
  #made = new Map<string, string>();
  /** What was dealt, as this page saw it. */
  #seen = new Map<string, Pick<Deal, "upcard" | "cards" | "first" | "size">>();

  constructor(
    private readonly table: string,
    private readonly send: Send,
  ) {}

  /** Do what the state asks for, and remember what it dealt. */
  async answer(state: TableState): Promise<void> {
    this.#look(state);
    const { fairness, table } = state;
    if (!fairness?.want || table.me === null) return;
    const name = `${table.game}.${fairness.hand}`;
    // SHA-256 is fetched with the first deal and not with the page.
    const { bytesToHex, commitment, freshSeed, hexToBytes, ownerOf } = await import("./seeds");
    try {
      if (fairness.want === "reveal") {
        const seed = this.#seed(name);
        if (seed) await this.send("reveal", { hand: fairness.hand, seed });
        return;
      }
      if (this.#made.has(name)) return;
      const seed = bytesToHex(freshSeed());
      this.#made.set(name, seed);
      const sealed = commitment(fairness.hand, ownerOf(table.me), hexToBytes(seed));
      await this.send("commit", { hand: fairness.hand, commitment: bytesToHex(sealed) });
      keep(`${SEEDS_KEPT}${this.table}.${name}`, seed);
    } catch {
      // Too late, or another tab was first: the deal goes on without this seed, and the server says so.
      if (fairness.want === "commit") this.#made.delete(name);
    }
  }

  /** Whether a hand was dealt as its seeds say. */
  async check(state: TableState, revealed: Revealed): Promise<Verdict> {
    const { check } = await import("./seeds");
    const { me, game, pack } = state.table;
    const name = `${game}.${revealed.hand}`;
    const mine = me !== null && revealed.brought[me + 1] ? this.#seed(name) : null;
    return check({
      pack,
      hand: revealed.hand,
      commitments: revealed.commitments,
      seeds: revealed.seeds,
      mine: mine === null ? null : { person: me!, seed: mine },
      ...(this.#seen.get(name) ?? { upcard: null, cards: [], first: true, size: 0 }),
    });
  }

  #seed(name: string): string | null {
    return this.#made.get(name) ?? kept(`${SEEDS_KEPT}${this.table}.${name}`);
  }

  #look({ events, hand, score, table }: TableState): void {
    const dealt = events.find(({ what }) => what === "dealt");
    if (!dealt || !hand || !score) return;
    const dealing = hand.viewpoint === null ? null : score.roles[hand.viewpoint];
    this.#seen.set(`${table.game}.${score.hand_number}`, {
      upcard: dealt.upcard ?? null,
      cards: dealt.cards ?? ([] as Card[]),
      first: dealing !== "dealer" && dealing !== "box",
      size: Math.min(...dealt.sizes!.filter((size) => size !== null)),
    });
  }
}
