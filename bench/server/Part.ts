/** A goal, and what was found. */
export interface Goal {
  goal: string;
  found: string;
  isMet: boolean;
}

/** What was measured, for people. */
export interface Section {
  title: string;
  headings: string[];
  rows: (string | number)[][];
}

/** What one part of the bench has found. */
export interface Part {
  sections: Section[];
  goals: Goal[];
}

/** A number as people read it: by default whole, and with two digits below 20. */
export const round = (value: number, digits = value < 20 ? 2 : 0): number => Number(value.toFixed(digits));

/** The longest that 99 of 100 answers may take, in milliseconds. */
export const P99_MS = 50;
