import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildModule } from '../../scripts/build/buildModule';
import { withTarget } from '../../scripts/release/openTarget';
import type { Release } from '../../shared/contract/release';

/**
 * Builds modules and makes them current in the data folder of the environment, one after another, without the checks
 * that `npm run release` makes beside: `tsx bench/twins/publish.ts <folder>…`, as `RELEASE_VERSION`.
 */
await withTarget(async (target) => {
  for (const dir of process.argv.slice(2).map((folder) => resolve(folder))) {
    await buildModule(dir);
    const dist = join(dir, 'dist');
    const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
    await target.publish(dist, release, { dryRun: false, promote: true });
  }
});
