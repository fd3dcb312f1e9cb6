/** How many runs may be spent on finding a shortest one. */
const MOST_RUNS = 60;

/**
 * The shortest failing part of a list found within this many runs: leaves out halves first, then ever smaller parts.
 * `fails` tells whether a part fails.
 */
export async function shrink<T>(all: readonly T[], fails: (part: readonly T[]) => Promise<boolean>): Promise<T[]> {
  let kept = [...all];
  let runs = 0;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = kept.length - size; from > -size && runs < MOST_RUNS; from -= size) {
      const without = kept.filter((_, place) => place < from || place >= from + size);
      if (without.length === kept.length || without.length === 0) continue;
      runs += 1;
      if (await fails(without)) kept = without;
    }
  return kept;
}
