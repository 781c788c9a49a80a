// Where one stands in a replay: a hand and a moment in it, as the address names them, and the ways from there.

import type { PastHand, Replay } from "./past";
import type { Person } from "./protocol";

/** Both count from 0 here; the address counts hands from 1, and moments from 0, which is the deal. */
export interface Place {
  hand: number;
  moment: number;
}

export type Step = "back" | "on" | "first" | "last" | "hand-back" | "hand-on";

const KEYS: Record<string, Step> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "first",
  End: "last",
  PageUp: "hand-back",
  PageDown: "hand-on",
  ArrowUp: "hand-back",
  ArrowDown: "hand-on",
};

/** What a key does; Shift makes a step of a hand of one. */
export function stepOf(key: string, shift: boolean): Step | null {
  const step = KEYS[key] ?? null;
  if (shift && step === "back") return "hand-back";
  return shift && step === "on" ? "hand-on" : step;
}

const lastOf = (hand: PastHand): number => hand.moments.length - 1;

/** The place that is nearest to *place*, whatever that is. */
export function within(hands: readonly PastHand[], { hand, moment }: Place): Place {
  const there = Math.max(0, Math.min(hand, hands.length - 1));
  const most = hands[there] ? lastOf(hands[there]) : 0;
  return { hand: there, moment: Math.max(0, Math.min(moment, most)) };
}

/** Where a step leads; past the end of a hand it goes on with the next. */
export function stepped(hands: readonly PastHand[], place: Place, step: Step): Place {
  const { hand, moment } = place;
  const here = hands[hand];
  if (!here) return place;
  switch (step) {
    case "back":
      if (moment > 0) return { hand, moment: moment - 1 };
      return hand > 0 ? { hand: hand - 1, moment: lastOf(hands[hand - 1]!) } : place;
    case "on":
      if (moment < lastOf(here)) return { hand, moment: moment + 1 };
      return hand < hands.length - 1 ? { hand: hand + 1, moment: 0 } : place;
    case "first":
      return { hand, moment: 0 };
    case "last":
      return { hand, moment: lastOf(here) };
    case "hand-back":
      return moment > 0 || hand === 0 ? { hand, moment: 0 } : { hand: hand - 1, moment: 0 };
    case "hand-on":
      return hand < hands.length - 1 ? { hand: hand + 1, moment: 0 } : { hand, moment: lastOf(here) };
  }
}

/** Whether a step leads anywhere. */
export function leads(hands: readonly PastHand[], place: Place, step: Step): boolean {
  const { hand, moment } = stepped(hands, place, step);
  return hand !== place.hand || moment !== place.moment;
}

/** "#3.12". */
export const address = ({ hand, moment }: Place): string => `#${hand + 1}.${moment}`;

/** The place that an address names; a hand alone is its deal. */
export function placeIn(hash: string): Place | null {
  const found = /^#(\d{1,4})(?:\.(\d{1,4}))?$/.exec(hash);
  return found ? { hand: Number(found[1]) - 1, moment: Number(found[2] ?? 0) } : null;
}

/** The two who hold cards in a hand, the nearer one first: whoever looks, or whose side they are on, else the first. */
export function holders({ me, view }: Pick<Replay, "me" | "view">, hand: PastHand): [Person, Person] {
  const holding = hand.roles.flatMap((role, person) => (role === "out" ? [] : [person]));
  const looks = me ?? view;
  let near = holding[0]!;
  if (looks !== null) {
    if (holding.includes(looks)) near = looks;
    else near = holding.find((person) => hand.roles[person] === "captain") ?? near;
  }
  return [near, holding.find((person) => person !== near)!];
}
