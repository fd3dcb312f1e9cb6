/** What was measured, for people. */
interface Table {
  title: string;
  headings: string[];
  rows: (string | number)[][];
}

/** A figure and what it may be: at most `most`, or at least `least`. */
export interface Goal {
  /** What was measured, with its unit: `largest paint, ms`. */
  what: string;
  value: number;
  most?: number;
  least?: number;
}

/** What one part of a bench has found. */
export interface Part {
  tables: Table[];
  goals: Goal[];
}

/** A number as people read it: by default whole, and with two digits below 20. */
export const round = (value: number, digits = value < 20 ? 2 : 0): number => Number(value.toFixed(digits));

/** The longest that 99 of 100 answers may take, in milliseconds. */
export const P99_MS = 50;
