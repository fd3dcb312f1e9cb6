/** A figure beside its target. */
export interface Verdict {
  name: string;
  value: number;
  /** What it may be at most. */
  target: number;
  /** By default milliseconds. */
  unit?: string;
}

/** Prints each figure beside its target; answers whether all are met. */
export function printVerdicts(verdicts: Verdict[]): boolean {
  for (const { name, value, target, unit = 'ms' } of verdicts) {
    process.stdout.write(
      `${value <= target ? 'met   ' : 'MISSED'}  ${name}: at most ${Number(target.toFixed(1))} ${unit}, worst ${Number(value.toFixed(1))}\n`,
    );
  }
  return verdicts.every(({ value, target }) => value <= target);
}

/** Milliseconds, as the tables show them. */
export const ms = (value: number): string => value.toFixed(value < 20 ? 1 : 0);
