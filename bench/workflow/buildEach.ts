import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames } from '../../scripts/build/targets';
import type { Measurement } from './Measurement';

/** Builds each module by itself, as `npm run build -- <module>` does after a change. */
export function buildEach(project: string): Measurement[] {
  return moduleNames.map((name) => {
    rmSync(join(project, '.cache/builds', name), { force: true });
    const begun = performance.now();
    execFileSync(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts', name], {
      cwd: project,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return { what: `build of ${name} alone`, target: 10, measured: (performance.now() - begun) / 1000, unit: 's' };
  });
}
