// The order of the cards in the hand. The melds come from the server; nothing here knows what a meld is.

import { rankOf, suitOf } from "./cards";
import type { Card, Group } from "./protocol";

export const SORTS = ["melds", "rank", "suit", "hand"] as const;
export type Sort = (typeof SORTS)[number];

/** Cards that stand together: a meld, or loose ones. */
export interface Block {
  cards: Card[];
  meld: boolean;
}

const byRank = (a: Card, b: Card): number => rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b);
const bySuit = (a: Card, b: Card): number => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b);

/** The cards as they stand in the hand, from left to right. */
export function arranged(held: readonly Card[], groups: Group, sort: Sort, order: readonly Card[]): Block[] {
  switch (sort) {
    case "melds":
      return [
        ...groups.melds.map((cards) => ({ cards, meld: true })),
        { cards: groups.unmatched.toSorted(byRank), meld: false },
      ].filter((block) => block.cards.length > 0);
    case "rank":
      return [{ cards: held.toSorted(byRank), meld: false }];
    case "suit":
      return [{ cards: held.toSorted(bySuit), meld: false }];
    case "hand":
      return [{ cards: keptOrder(order, held), meld: false }];
  }
}

/** The order laid by hand, without what is gone and with what is new at the end. */
export function keptOrder(order: readonly Card[], held: readonly Card[]): Card[] {
  const here = new Set(held);
  const kept = order.filter((card) => here.has(card));
  const known = new Set(kept);
  return [...kept, ...held.filter((card) => !known.has(card))];
}

/** The order with one card moved to a place among the others. */
export function moved(order: readonly Card[], card: Card, place: number): Card[] {
  const others = order.filter((other) => other !== card);
  return [...others.slice(0, place), card, ...others.slice(place)];
}
