// The browser's part in a fair deal, and the check of it afterwards: docs/record-format.md tells how it works. SHA-256
// comes with the page, since a browser lends its own to https only.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Card, Pack } from "./protocol";

const SEED_BYTES = 16;
const ZERO = new Uint8Array(1);
const WORDS = 2 ** 32;
const PEOPLE = "ABC";

export { bytesToHex, hexToBytes };

export const freshSeed = (): Uint8Array => crypto.getRandomValues(new Uint8Array(SEED_BYTES));

/** Who brings the seeds, in order: the server, then each person. */
export const ownerOf = (person: number): string => PEOPLE[person]!;
export const owners = (people: number): string[] => ["server", ...PEOPLE.slice(0, people)];

/** What *owner* commits to before a hand. */
export function commitment(hand: number, owner: string, seed: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes(`ginrummy commit 1\0${hand}\0${owner}\0`), seed));
}

/** The seed of a deck, from those of the server and of each person. */
export function combined(hand: number, seeds: readonly Uint8Array[]): Uint8Array {
  const parts = seeds.map((seed) => concatBytes(Uint8Array.of(seed.length >> 8, seed.length & 255), seed));
  return sha256(concatBytes(utf8ToBytes(`ginrummy seeds 1\0${hand}\0`), ...parts));
}

function* wordsFrom(key: Uint8Array): Generator<number> {
  const number = new Uint8Array(8);
  for (let block = 0; ; block++) {
    new DataView(number.buffer).setUint32(4, block);
    const view = new DataView(sha256(concatBytes(key, number)).buffer);
    for (let i = 0; i < 32; i += 4) yield view.getUint32(i);
  }
}

/** The pack in the order that *seed* gives it. */
export function shuffled(seed: Uint8Array, { ranks, suits }: Pack, purpose: "deal" | "draw" = "deal"): Card[] {
  const deck = [..."cdhs"].slice(0, suits).flatMap((suit) => [..."A23456789TJQK"].slice(0, ranks).map((rank) => rank + suit));
  const words = wordsFrom(sha256(concatBytes(utf8ToBytes(`ginrummy ${purpose} 1`), ZERO, seed)));
  for (let size = deck.length; size > 1; size--) {
    const fair = WORDS - (WORDS % size);
    let word: number;
    do word = words.next().value!;
    while (word >= fair);
    const place = word % size;
    [deck[place], deck[size - 1]] = [deck[size - 1]!, deck[place]!];
  }
  return deck;
}

/** What came out: all is as the seeds say, or whose part does not fit; "open" where there is nothing to check. */
export type Verdict = "proven" | "commitment" | "mine" | "deal" | "open";

/** What a browser knows of a hand that is over. */
export interface Deal {
  pack: Pack;
  hand: number;
  /** Commitments and seeds in hex: the server's, then each person's. */
  commitments: readonly (string | null)[];
  seeds: readonly (string | null)[];
  /** The seed that this browser itself brought, and for whom. */
  mine: { person: number; seed: string } | null;
  /** The upcard, and the cards that this person was dealt: the first of each two, or the second. */
  upcard: Card | null;
  cards: readonly Card[];
  first: boolean;
  /** How many cards each player was dealt; 0 where the cards cannot be compared. */
  size: number;
}

/** Whether a hand was dealt as the seeds say. */
export function check(deal: Deal): Verdict {
  if (deal.seeds.length === 0 || deal.seeds.includes(null)) return "open";
  const seeds = deal.seeds.map((seed) => hexToBytes(seed!));
  const kept = owners(seeds.length - 1).every(
    (owner, i) => bytesToHex(commitment(deal.hand, owner, seeds[i]!)) === deal.commitments[i],
  );
  if (!kept) return "commitment";
  if (deal.mine && deal.seeds[deal.mine.person + 1] !== deal.mine.seed) return "mine";
  return deal.size === 0 || fits(deal, shuffled(combined(deal.hand, seeds), deal.pack)) ? "proven" : "deal";
}

function fits({ size, upcard, cards, first }: Deal, deck: readonly Card[]): boolean {
  const dealt = new Set(deck.slice(0, 2 * size).filter((_, i) => (i % 2 === 0) === first));
  // A hand that starts with eleven cards turns none up; the eleventh is the next of the deck.
  if (upcard === null && first) dealt.add(deck[2 * size]!);
  return (upcard === null || deck[2 * size] === upcard) && cards.every((card) => dealt.has(card));
}
