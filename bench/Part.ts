import type { Goal } from './Goal';

/** What was measured, for people. */
export interface Section {
  title: string;
  headings: string[];
  rows: (string | number)[][];
}

/** Bars beside each other: for each of the named, a value of each series. */
export interface Plot {
  title: string;
  /** Of the values. */
  unit: string;
  series: string[];
  rows: { name: string; values: number[] }[];
}

/** What of a part the README tells: what was measured, how it is here, and what stands beside it. */
interface Telling {
  what: string;
  here: string;
  beside: string;
}

/** What one part of a bench has found. */
export interface Part {
  sections: Section[];
  goals: Goal[];
  plots?: Plot[];
  /** By default, the README says nothing of it. */
  telling?: Telling;
}

/** A part as it was measured last. */
export interface Measured extends Part {
  /** When it was begun. */
  at: string;
  /** How long it took, in seconds. */
  took: number;
  /** Of the machine, at its end; beside the bench itself others may have been at work. */
  load: number;
  machine: string;
  /** What was checked out, `1a2b3c4`; with a `+` where files had changed since. */
  commit?: string;
  /** When the run before was begun, and what was checked out then. */
  before?: Pick<Measured, 'at' | 'commit'>;
}

/** A number as people read it: by default whole, and with two digits below 20. */
export const round = (value: number, digits = value < 20 ? 2 : 0): number => Number(value.toFixed(digits));

/** The longest that 99 of 100 answers may take, in milliseconds. */
export const P99_MS = 50;
