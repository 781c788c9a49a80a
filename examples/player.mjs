// A player for Node, as docs/player-protocol.md tells: ginrummy arena "cmd:node examples/player.mjs" sound
// It draws blindly, keeps low cards and all that melds need, and knocks as soon as it may.

import { createInterface } from "node:readline";

const RANKS = "A23456789TJQK";
let held = new Set();
let mine = null;

const points = (card) => Math.min(RANKS.indexOf(card[0]) + 1, 10);

function fits(card) {
  const near = (other) =>
    other[0] === card[0] || (other[1] === card[1] && Math.abs(RANKS.indexOf(other[0]) - RANKS.indexOf(card[0])) < 2);
  return [...held].filter((other) => other !== card && near(other)).length;
}

// Higher is better. What is not known here is still a choice: it comes last.
function preference(words) {
  const card = words.split(" ").at(-1);
  if (words === "big gin") return 700;
  if (words.startsWith("knock")) return 600 + points(card);
  if (words.startsWith("lay off")) return 500;
  if (words.startsWith("lay")) return 400 + words.length;
  if (words === "done") return 300;
  if (words.startsWith("discard")) return 200 - 20 * fits(card) + points(card);
  return { draw: 20, pass: 10 }[words] ?? 0;
}

function choose(choices) {
  const worths = choices.map(preference);
  return worths.indexOf(Math.max(...worths));
}

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

const heard = {
  hello: () => say({ what: "ready", protocol: 1, name: "Node" }),
  hand: ({ viewpoint }) => (mine = viewpoint),
  dealt: ({ cards }) => (held = new Set(cards)),
  drew: ({ who, card }) => who === mine && held.add(card),
  took: ({ who, card }) => who === mine && held.add(card),
  discarded: ({ who, card }) => who === mine && held.delete(card),
  knocked: ({ who, card }) => who === mine && held.delete(card),
  ask: ({ id, choices }) => say({ what: "answer", id, choice: choose(choices) }),
  bye: () => process.exit(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  heard[message.what]?.(message);
}
