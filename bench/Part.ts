/** What was measured, for readers. */
interface Table {
  title: string;
  headings: string[];
  rows: (string | number)[][];
}

/** A figure and its limit: at most `most`, or at least `least`. */
export interface Goal {
  /** The measurement with its unit: `largest paint, ms`. */
  what: string;
  value: number;
  most?: number;
  least?: number;
}

/** The results of one part of a bench. */
export interface Part {
  tables: Table[];
  goals: Goal[];
}

/** A number for readers: by default whole, and with two significant digits below 20. */
export const round = (value: number, digits = value < 20 ? 2 : 0): number => Number(value.toFixed(digits));

/** Time limit for 99 of 100 responses, in milliseconds. */
export const P99_MS = 50;
