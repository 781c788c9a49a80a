// The check of a deal, step by step, so that it can be shown: what was sealed, what the seeds make, what was dealt.

import { bytesToHex, combined, commitment, hexToBytes, owners, shuffled } from "./seeds";
import type { DealTold, Proof } from "./past";
import type { Card, Pack, Person } from "./protocol";

/** Why a deal is what it is: proven, or what speaks against it, or what is missing. */
export type Verdict = "proven" | "sealed-wrong" | "not-mine" | "other-cards" | "no-seals" | "no-seeds";

/** Somebody who brought a number. */
export interface Sealed {
  /** The server is null. */
  person: Person | null;
  commitment: string;
  seed: string | null;
  fits: boolean | null;
  /** Whether it is the number that this browser kept; null where it kept none. */
  mine: boolean | null;
}

/** One part of the cards: what the numbers make of it, and whether that was dealt; null where it is hidden. */
export interface Part {
  cards: Card[];
  fits: boolean | null;
}

export interface Checked {
  verdict: Verdict;
  sealed: Sealed[];
  /** The non-dealer's and the dealer's cards, the upcard and the stock; for the draw one part a person. */
  parts: Part[];
}

/** The number of the draw among the hands. */
export const DRAW = 0;

interface Asked {
  hand: number;
  people: number;
  pack: Pack;
  proof: Proof | null;
  /** The number that this browser itself brought, and for whom, where it still has it. */
  mine: { person: Person; seed: string } | null;
}

/** Whether a hand was dealt as its numbers say. */
export function checkDeal(asked: Asked, deal: DealTold): Checked {
  return check(asked, (seed) => {
    const deck = shuffled(seed, asked.pack);
    const both = 2 * deal.size;
    const eleven = deal.upcard === null;
    const first = deck.slice(0, both).filter((_, i) => i % 2 === 0);
    const second = deck.slice(0, both).filter((_, i) => i % 2 === 1);
    const turned = deck[both]!;
    return [
      part(eleven ? [...first, turned] : first, deal.hands[0] ?? null, false),
      part(second, deal.hands[1] ?? null, false),
      ...(eleven ? [] : [part([turned], [deal.upcard!], true)]),
      part(deck.slice(both + 1), deal.stock, true),
    ];
  });
}

/** Whether the cards of the draw are those that its numbers say. */
export function checkDraw(asked: Omit<Asked, "hand">, drawn: readonly (Card | null)[] | null): Checked {
  return check({ ...asked, hand: DRAW }, (seed) =>
    shuffled(seed, asked.pack, "draw")
      .slice(0, asked.people)
      .map((card, person) => part([card], drawn?.[person] ? [drawn[person]] : null, true)),
  );
}

function check({ hand, people, proof, mine }: Asked, made: (seed: Uint8Array) => Part[]): Checked {
  const names = owners(people);
  if (!proof || proof.commitments.length !== names.length) return { verdict: "no-seals", sealed: [], parts: [] };
  const { commitments, seeds } = proof;
  const sealed = names.map<Sealed>((owner, i) => {
    const seed = seeds?.[i] ?? null;
    return {
      person: i === 0 ? null : i - 1,
      commitment: commitments[i]!,
      seed,
      fits: seed === null ? null : bytesToHex(commitment(hand, owner, hexToBytes(seed))) === commitments[i],
      mine: mine?.person === i - 1 ? mine.seed === seed : null,
    };
  });
  if (seeds?.length !== names.length) return { verdict: "no-seeds", sealed, parts: [] };
  const parts = made(combined(hand, seeds.map(hexToBytes)));
  return { verdict: verdictOf(sealed, parts), sealed, parts };
}

function verdictOf(sealed: readonly Sealed[], parts: readonly Part[]): Verdict {
  if (sealed.some(({ fits }) => fits === false)) return "sealed-wrong";
  if (sealed.some(({ mine }) => mine === false)) return "not-mine";
  return parts.some(({ fits }) => fits === false) ? "other-cards" : "proven";
}

function part(cards: Card[], dealt: readonly (Card | null)[] | null, inOrder: boolean): Part {
  if (dealt === null) return { cards, fits: null };
  const same = inOrder ? cards.join() === dealt.join() : cards.toSorted().join() === [...dealt].toSorted().join();
  return { cards, fits: same };
}
