import type { Goal } from '../Part';

/** A figure beside its target. */
interface Verdict {
  name: string;
  value: number;
  /** What it may be at most. */
  target: number;
  /** By default milliseconds. */
  unit?: string;
}

/** Whether a figure meets its target. */
export const goalOf = ({ name, value, target, unit = 'ms' }: Verdict): Goal => ({
  goal: `${name}: at most ${Number(target.toFixed(1))} ${unit}`,
  found: `${Number(value.toFixed(1))} ${unit}`,
  isMet: value <= target,
});

/** Milliseconds, as the tables show them. */
export const ms = (value: number): string => value.toFixed(value < 20 ? 1 : 0);
