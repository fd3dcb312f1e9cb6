import { createHash } from 'node:crypto';
import type { Release } from 'shared/contract';
import { ordered } from './ordered';

const known = new WeakMap<Release, string>();

/**
 * One hash over everything a release declares except its origin, and so, by their integrity, over its files: two
 * releases with the same hash are the same, from any builder. A release is never changed once it was read.
 */
export function contentHash(release: Release): string {
  const { provenance: _provenance, signature: _signature, ...content } = release;
  const hash = known.get(release) ?? createHash('sha256').update(ordered(content)).digest('hex');
  known.set(release, hash);
  return hash;
}
