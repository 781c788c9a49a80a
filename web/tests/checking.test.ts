// The check of a deal, against games of the server's own; tests/web/test_past.py proves the same games in Python.

import { describe, expect, test } from "vitest";
import { checkDeal, checkDraw, DRAW, type Checked } from "../src/lib/checking";
import type { DealTold, Proof } from "../src/lib/past";
import vectors from "./replay.vectors.json";

type Game = (typeof vectors)["two"];
const games = Object.entries(vectors as unknown as Record<string, Game>);
const game = vectors.two;
const people = game.names.length;
const whole = game.pack;

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function look(change: (deal: DealTold, proof: Proof) => void, mine: { person: number; seed: string } | null = null): Checked {
  const deal = copy(game.hands[0]!.deal) as DealTold;
  const proof = copy(game.hands[0]!.proof) as Proof;
  change(deal, proof);
  return checkDeal({ hand: 1, people, pack: whole, proof, mine }, deal);
}

const seed = (hand: number, owner: number): string => game.hands[hand - 1]!.proof.seeds[owner]!;

describe.each(games)("a game of %s", (_, { names, pack, hands, draw }) => {
  test("every deal of it is proven, card by card", () => {
    expect(hands.length).toBeGreaterThan(1);
    for (const { number, proof, deal } of hands) {
      const checked = checkDeal({ hand: number, people: names.length, pack, proof, mine: null }, deal as DealTold);
      expect(checked.verdict).toBe("proven");
      expect(checked.sealed.map(({ person, fits }) => [person, fits])).toEqual([null, ...names.keys()].map((who) => [who, true]));
      expect(checked.parts.every(({ fits }) => fits)).toBe(true);
      expect(new Set(checked.parts.flatMap(({ cards }) => cards)).size).toBe(52);
      expect(checked.parts.length).toBe(deal.upcard === null ? 3 : 4);
    }
  });

  test("and so is its draw", () => {
    const checked = checkDraw({ people: names.length, pack, proof: draw.proof, mine: null }, draw.cards);
    expect(checked.verdict).toBe("proven");
    expect(checked.parts.map(({ cards }) => cards)).toEqual(draw.cards.map((card) => [card]));
  });
});

test("a hand is proven by its own numbers and no other's", () => {
  const checked = checkDeal({ hand: 2, people, pack: whole, proof: game.hands[0]!.proof, mine: null }, game.hands[1]!.deal);
  expect(checked.verdict).toBe("sealed-wrong");
});

test("a card that was exchanged is found, in a hand, as the upcard and in the stock", () => {
  const swapped = look((deal) => ([deal.hands[0]![0], deal.stock![0]] = [deal.stock![0]!, deal.hands[0]![0]!]));
  expect(swapped.verdict).toBe("other-cards");
  expect(swapped.parts.map(({ fits }) => fits)).toEqual([false, true, true, false]);
  const turned = look((deal) => ([deal.upcard, deal.stock![5]] = [deal.stock![5]!, deal.upcard!]));
  expect(turned.parts.map(({ fits }) => fits)).toEqual([true, true, false, false]);
  const ordered = look((deal) => ([deal.stock![1], deal.stock![2]] = [deal.stock![2]!, deal.stock![1]!]));
  expect(ordered.parts.map(({ fits }) => fits)).toEqual([true, true, true, false]);
});

test("in which order a hand is held does not matter", () => {
  expect(look((deal) => deal.hands[1]!.reverse()).verdict).toBe("proven");
});

test("what is hidden is not compared, and the rest is", () => {
  const hidden = look((deal) => {
    deal.hands[1] = null;
    deal.stock = null;
  });
  expect(hidden.verdict).toBe("proven");
  expect(hidden.parts.map(({ fits }) => fits)).toEqual([true, null, true, null]);
});

test("a number that does not fit its seal is found, and whose it is", () => {
  const broken = look((_, proof) => (proof.seeds![2] = "00".repeat(16)));
  expect(broken.verdict).toBe("sealed-wrong");
  expect(broken.sealed.map(({ fits }) => fits)).toEqual([true, true, false]);
});

test("the number of this browser must be the one that went in", () => {
  const none = (): void => undefined;
  expect(look(none, { person: 1, seed: seed(1, 2) }).sealed.map(({ mine }) => mine)).toEqual([null, null, true]);
  const other = look(none, { person: 0, seed: seed(2, 1) });
  expect(other.verdict).toBe("not-mine");
  expect(other.sealed.map(({ mine }) => mine)).toEqual([null, false, null]);
});

test("without seals there is nothing to check, and without numbers not yet", () => {
  const asked = { hand: 1, people, pack: whole, mine: null };
  const { deal, proof } = game.hands[0]!;
  expect(checkDeal({ ...asked, proof: null }, deal)).toEqual({ verdict: "no-seals", sealed: [], parts: [] });
  expect(checkDeal({ ...asked, people: 3, proof }, deal).verdict).toBe("no-seals");
  const sealed = checkDeal({ ...asked, proof: { ...proof, seeds: null } }, deal);
  expect(sealed.verdict).toBe("no-seeds");
  expect(sealed.sealed.map(({ fits }) => fits)).toEqual([null, null, null]);
});

test("a draw that was changed is found", () => {
  expect(DRAW).toBe(0);
  const cards = game.draw.cards.toReversed();
  expect(checkDraw({ people, pack: whole, proof: game.draw.proof, mine: null }, cards).verdict).toBe("other-cards");
  expect(checkDraw({ people, pack: whole, proof: game.draw.proof, mine: null }, null).parts.map(({ fits }) => fits)).toEqual([null, null]);
});
