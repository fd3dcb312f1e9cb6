import { createHash } from 'node:crypto';
import type { Release } from 'shared/contract';

/** A value as text, the same whatever order its keys were written in. */
function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  return `{${Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${ordered(each)}`)
    .join()}}`;
}

const known = new WeakMap<Release, string>();

/** One hash over all that a release says of itself, and so, by their integrity, over its files: two releases with the same are the same. A release is never changed once it was read. */
export function contentHash(release: Release): string {
  const hash = known.get(release) ?? createHash('sha256').update(ordered(release)).digest('hex');
  known.set(release, hash);
  return hash;
}
