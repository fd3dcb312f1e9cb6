/** The amounts that differ, with their values before and after. */
export const differences = <T extends string>(
  names: readonly T[],
  before: Readonly<Record<NoInfer<T>, number>>,
  after: Readonly<Record<NoInfer<T>, number>>,
) =>
  names
    .filter((what) => Number(before[what]) !== Number(after[what]))
    .map((what) => ({ what, beforePaise: Number(before[what]), afterPaise: Number(after[what]) }));
