// Axes of a plot. Lines are drawn in a square of 100 by 100 that stretches; the lettering beside them does not.

const TICKS = 5;

export interface Axis {
  at(value: number): number;
  ticks: number[];
}

/** An axis over *values*; *from* and *to* are where its ends stand, in hundredths; *zero*: whether zero stands on it. */
export function axis(values: readonly number[], from: number, to: number, zero = true): Axis {
  const low = Math.min(...values, ...(zero ? [0] : []));
  const high = Math.max(...values, low + 1);
  return {
    at: (value) => Math.round((from + ((value - low) / (high - low)) * (to - from)) * 100) / 100,
    ticks: ticks(low, high),
  };
}

/** Some round numbers between two, the ends in it where they are round. */
export function ticks(low: number, high: number): number[] {
  const rough = (high - low) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((size) => size * power).find((size) => size >= rough)!;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** The points of a line. */
export const points = (line: readonly (readonly [number, number])[]): string => line.map(([x, y]) => `${x},${y}`).join(" ");
