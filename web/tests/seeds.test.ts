import { describe, expect, test } from "vitest";
import { bytesToHex, check, combined, commitment, freshSeed, hexToBytes, owners, shuffled, type Deal } from "../src/lib/seeds";
// Made by the server's own code: a deal of two people.
import vectors from "./seeds.vectors.json";

const WHOLE = { ranks: 13, suits: 4 };
const SMALL = { ranks: 7, suits: 3 };
const seeds = vectors.seeds.map(hexToBytes);

test("commitments, seeds and decks are those of the server", () => {
  const sealed = owners(2).map((owner, i) => bytesToHex(commitment(vectors.hand, owner, seeds[i]!)));
  expect(sealed).toEqual(vectors.commitments);
  expect(bytesToHex(combined(vectors.hand, seeds))).toBe(vectors.combined);
  expect(shuffled(combined(vectors.hand, seeds), WHOLE).join(" ")).toBe(vectors.deck);
  expect(shuffled(combined(0, seeds), WHOLE, "draw").slice(0, 3).join(" ")).toBe(vectors.draw);
  expect(shuffled(combined(vectors.hand, seeds), SMALL).join(" ")).toBe(vectors.smallDeck);
});

test("a seed has sixteen bytes and is never the same", () => {
  expect(freshSeed()).toHaveLength(16);
  expect(freshSeed()).not.toEqual(freshSeed());
});

describe("the check of a deal", () => {
  const honest: Deal = {
    pack: WHOLE,
    hand: vectors.hand,
    commitments: vectors.commitments,
    seeds: vectors.seeds,
    mine: { person: 0, seed: vectors.seeds[1]! },
    upcard: vectors.upcard,
    cards: vectors.nonDealer,
    first: true,
    size: 10,
  };

  test("an honest deal is proven", () => {
    expect(check(honest)).toBe("proven");
    expect(check({ ...honest, cards: vectors.dealer, first: false })).toBe("proven");
  });
  test("an honest deal from a small pack is proven", () => {
    const deck = vectors.smallDeck.split(" ");
    const small = { ...honest, pack: SMALL, upcard: deck[8]!, cards: [deck[0]!, deck[2]!, deck[4]!, deck[6]!], size: 4 };
    expect(check(small)).toBe("proven");
    expect(check({ ...small, pack: WHOLE })).toBe("deal");
  });
  test("a seed that was not sealed", () => {
    expect(check({ ...honest, seeds: vectors.seeds.with(0, vectors.seeds[1]!) })).toBe("commitment");
  });
  test("a seed that was put in the place of mine", () => {
    expect(check({ ...honest, mine: { person: 1, seed: vectors.seeds[1]! } })).toBe("mine");
  });
  test("other cards than the seeds give", () => {
    expect(check({ ...honest, cards: vectors.dealer })).toBe("deal");
    expect(check({ ...honest, upcard: vectors.dealer[0]! })).toBe("deal");
  });
  test("nothing to check", () => {
    expect(check({ ...honest, seeds: [] })).toBe("open");
    expect(check({ ...honest, seeds: vectors.seeds.with(1, null as never) })).toBe("open");
  });
});
