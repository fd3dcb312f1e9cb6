import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { buildRelease } from '../../scripts/release/buildRelease';
import type { Release } from '../../shared/contract/release';

/**
 * Builds modules and makes them current in the data folder of the environment, one after another, without the checks
 * that `npm run release` makes beside: `tsx bench/twins/publish.ts <version> <folder>…`.
 */
const [version = '', ...folders] = process.argv.slice(2);
let before = Promise.resolve(true);
const builds = folders.map((folder) => {
  const dir = resolve(folder);
  before = before.then(() => buildRelease({ name: basename(dir), dir }, version));
  return { dist: join(dir, 'dist'), isBuilt: before };
});
// The build has begun by the time that this is loaded.
const { withTarget } = await import('../../scripts/release/openTarget');
await withTarget(async (target) => {
  for (const { dist, isBuilt } of builds) {
    if (!(await isBuilt)) throw new Error('Nothing was published.');
    const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
    await target.publish(dist, release, { dryRun: false, promote: true });
  }
});
