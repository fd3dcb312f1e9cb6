import { join } from 'node:path';
import { root } from '../build/targets.ts';

/** Where a bundler finds what a module bundles of `shared`, which is no package of its own in a team's repository. */
export const bundledAlias = Object.fromEntries(
  ['shared/domain', 'shared/light'].map((name) => [name, join(root, name)]),
);
