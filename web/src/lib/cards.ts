import folder from "virtual:card-faces";
import type { Card } from "./protocol";
import { at } from "./root";
import { t } from "./words";

const RANKS = "A23456789TJQK";
const SUITS = "cdhs";
const SYMBOLS: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

export const rankOf = (card: Card): number => RANKS.indexOf(card[0]!);
export const suitOf = (card: Card): number => SUITS.indexOf(card[1]!);

const printed = (card: Card): string => (card[0] === "T" ? "10" : card[0]!);

/** "7♥", "10♠". */
export const short = (card: Card): string => printed(card) + SYMBOLS[card[1]!];

/** "7 of hearts", as it is said. */
export const spoken = (card: Card): string => t("words-card", { rank: printed(card), suit: card[1]! });

/** Where the picture of a card lies. */
export function face(card: Card, colours: "two" | "four"): string {
  const blueOrGreen = colours === "four" && (card[1] === "c" || card[1] === "d");
  return `${at(import.meta.env.PROD ? "/static/" : "/")}${folder}/${card}${blueOrGreen ? "4" : ""}.svg`;
}

/** Fetch every picture while nothing else happens, so that no card is white when it turns up. */
export function fetchFaces(colours: "two" | "four"): void {
  const fetchAll = (): void => {
    for (const rank of RANKS) for (const suit of SUITS) new Image().src = face(rank + suit, colours);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, 500);
}

/** A meld in words: "set of 9s", "run 5-6-7 of hearts". */
export function meldName(meld: readonly Card[]): string {
  const first = meld[0]!;
  if (rankOf(first) === rankOf(meld[1]!)) return t("page-meld-set", { rank: printed(first) });
  return t("page-meld-run", { ranks: meld.map(printed).join("-"), suit: first[1]! });
}

/** A meld as briefly as can be: "9 9 9", "5–7♥". */
export function meldShort(meld: readonly Card[]): string {
  const first = meld[0]!;
  if (rankOf(first) === rankOf(meld[1]!)) return Array(meld.length).fill(printed(first)).join(" ");
  return `${printed(first)}–${short(meld[meld.length - 1]!)}`;
}
