/** A change that may be judged or stored together with others. */
export interface Together<C> {
  /** All that are judged or stored with it, itself included. By default it alone. */
  together?: readonly C[];
}

type Read<C> = (changes: readonly C[]) => Promise<unknown>;

const known = new WeakMap<readonly object[], Map<Read<never>, Promise<unknown>>>();

/**
 * What rules need to know of other records, read once for all changes that are judged or stored together: all rules
 * of all of them run before the first is written. `read` is the same function for each of them.
 */
export function readTogether<C extends Together<C>, T>(
  change: C,
  read: (changes: readonly C[]) => Promise<T>,
): Promise<T> {
  const { together } = change;
  if (!together) return read([change]);
  const reads = known.get(together) ?? new Map<Read<never>, Promise<unknown>>();
  known.set(together, reads);
  const answer = (reads.get(read) as Promise<T> | undefined) ?? read(together);
  reads.set(read, answer);
  return answer;
}

/** Marks changes as judged or stored together. */
export function joinTogether<C extends Together<C>>(changes: readonly C[]): void {
  for (const change of changes) change.together = changes;
}
