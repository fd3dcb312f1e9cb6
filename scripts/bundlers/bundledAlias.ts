import { join } from 'node:path';
import { root } from '../build/targets.ts';

/**
 * Where a bundler finds the parts of `shared` that a module bundles; they are no separate package in a team's
 * repository.
 */
export const bundledAlias = Object.fromEntries(
  ['shared/domain', 'shared/light'].map((name) => [name, join(root, name)]),
);
