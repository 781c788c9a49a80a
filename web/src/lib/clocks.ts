// What is left on a clock: first of the time for a turn, then of the bank.

import type { Person } from "./protocol";

export interface Clock {
  /** For each turn, and beyond that for a whole game, in seconds. */
  move: number;
  bank: number;
  /** Whether the game is lost when both are used up. */
  lose: boolean;
  /** Whether it runs while nobody is at the table too. */
  absent?: boolean;
}

export interface ClockState extends Clock {
  /** What is left in each bank; null for bots, and before a game. */
  banks: (number | null)[];
  running: Person | null;
  /** How long the turn under way had taken when the state was sent. */
  spent: number;
  words: string[];
}

export interface Left {
  move: number;
  bank: number;
  /** What runs now: the time for the turn, or the bank. */
  now: number;
  all: number;
}

/** What *person* has left after *spent* seconds of their turn. */
export function left(clock: ClockState, person: Person, spent: number): Left {
  const move = Math.max(0, clock.move - spent);
  const bank = Math.max(0, (clock.banks[person] ?? clock.bank) - Math.max(0, spent - clock.move));
  return { move, bank, now: move > 0 ? move : bank, all: move + bank };
}

const DAY = 86_400;

/** Seconds as people read them: 0:07, 12:30, 1:00:00, 4 days. Rounded up, so that 0:00 means that nothing is left. */
export function shown(seconds: number): string {
  if (seconds >= 2 * DAY) {
    const days = { style: "unit", unit: "day", unitDisplay: "long" } as const;
    return new Intl.NumberFormat(globalThis.document?.documentElement.lang || "en", days).format(Math.floor(seconds / DAY));
  }
  const whole = Math.ceil(seconds - 1e-6);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
