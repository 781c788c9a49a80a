// Cards that move from where they came to where they go. What flies is a picture above the page: the page itself shows
// the truth at once, so a flight may be cut short, or left out, and nothing is lost.

import { face } from "./cards";
import type { Card, GameEvent, Hand, Person } from "./protocol";
import { settings } from "./settings.svelte";

const TIMES = { slow: 460, normal: 220, fast: 110, off: 0 };

/** A place that cards leave and reach: "stock", "pile", "seat-1", "card-7h". */
export type Zone = string;

interface Flight {
  from: DOMRect;
  to: Zone;
  card: Card | null;
  delay: number;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const running = new Set<Animation>();
const ghosts = new Set<HTMLElement>();
let seen = new Map<Zone, DOMRect>();

export const seat = (person: Person): Zone => `seat-${person}`;
export const inHand = (card: Card): Zone => `card-${card}`;

function elements(): Map<Zone, HTMLElement> {
  const found = document.querySelectorAll<HTMLElement>("[data-zone]");
  return new Map([...found].map((element) => [element.dataset["zone"]!, element]));
}

/** Remember where everything lies, before the page changes. */
export function remember(): void {
  land();
  seen = new Map([...elements()].map(([zone, element]) => [zone, element.getBoundingClientRect()]));
}

/** From here and not from where it lay: a card let go of in mid-air. */
export function leaveFrom(zone: Zone, rect: DOMRect): void {
  seen.set(zone, rect);
}

/** End every flight at once, where it was going. */
export function land(): void {
  for (const animation of running) animation.finish();
  running.clear();
  for (const ghost of ghosts) ghost.remove();
  ghosts.clear();
}

/** Fly what *events* moved, on a page that already shows where everything went. */
export function fly(events: readonly GameEvent[], hand: Hand | null, mine: Person | null): void {
  const time = TIMES[settings.speed];
  if (!hand || time === 0 || still.matches || document.hidden) return;
  const zones = elements();
  for (const flight of flights(events, hand, mine, time)) {
    const target = zones.get(flight.to);
    if (target) launch(flight, target, time);
  }
}

/** Which flights the events make, one after another. */
function flights(events: readonly GameEvent[], hand: Hand, mine: Person | null, time: number): Flight[] {
  const list: Flight[] = [];
  let delay = 0;
  const add = (from: Zone, to: Zone, card: Card | null): void => {
    const start = seen.get(from) ?? seen.get(to);
    if (!start) return;
    list.push({ from: start, to, card, delay });
    delay += time * 0.9;
  };
  for (const { what, who, card = null } of events) {
    if (what === "dealt") {
      hand.held.forEach((held, i) => list.push({ from: stockRect(), to: inHand(held), card: null, delay: (i * time) / 5 }));
      delay = (hand.held.length * time) / 5;
    }
    if (who === undefined) continue;
    const own = who === mine;
    if (what === "drew") add("stock", own && card ? inHand(card) : seat(who), own ? card : null);
    if (what === "took" && card) add("pile", own ? inHand(card) : seat(who), card);
    if ((what === "discarded" || what === "knocked") && card) add(own ? inHand(card) : seat(who), "pile", card);
  }
  return list;
}

const stockRect = (): DOMRect => seen.get("stock") ?? elements().get("stock")?.getBoundingClientRect() ?? new DOMRect();

function launch({ from, card, delay }: Flight, target: HTMLElement, time: number): void {
  const to = target.getBoundingClientRect();
  const width = target.dataset["zone"]!.startsWith("seat-") ? Math.min(to.width, from.width) : to.width;
  const ghost = document.createElement(card ? "img" : "div");
  if (ghost instanceof HTMLImageElement) {
    ghost.src = face(card!, settings.colours);
    ghost.alt = "";
  }
  ghost.className = card ? "ghost" : "ghost back";
  Object.assign(ghost.style, { width: `${width}px`, height: `${width * 1.4}px` });
  ghost.setAttribute("aria-hidden", "true");
  document.body.append(ghost);
  ghosts.add(ghost);

  const scale = Math.max(0.3, from.width / width);
  const timing: KeyframeAnimationOptions = { duration: time, delay, easing: "cubic-bezier(.3,.1,.2,1)", fill: "both" };
  const flight = ghost.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px) scale(${scale})` },
      { transform: `translate(${to.x + (to.width - width) / 2}px, ${to.y}px) scale(1)` },
    ],
    timing,
  );
  const hidden = target.animate({ opacity: [0, 0] }, { duration: delay + time });
  for (const animation of [flight, hidden]) {
    running.add(animation);
    animation.onfinish = () => running.delete(animation);
  }
  flight.finished.then(
    () => {
      ghost.remove();
      ghosts.delete(ghost);
    },
    () => undefined,
  );
}
