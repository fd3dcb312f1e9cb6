import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lt } from 'semver';
import { changesOf, type SurfaceChange, versionAfter } from '../../shared/contract/surface/surface.ts';
import { type Surface } from '../../shared/contract/surface/surfaceLine.ts';
import { root } from '../build/targets.ts';

/** What the shell offers, written down in `shell/surface.json`: committed, so that each change of it is seen. */
export interface SurfaceReport {
  /** The shell API's version that offers it. */
  version: string;
  packages: Surface;
}

const file = join(root, 'shell/surface.json');

export const readReport = (): SurfaceReport => JSON.parse(readFileSync(file, 'utf8')) as SurfaceReport;

export const writeReport = (report: SurfaceReport): void => writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);

/** What sources that offer `offers` as `version` changed since the report, and why that may not stand so, where it may not. */
export function judge(
  report: SurfaceReport,
  offers: Surface,
  version: string,
): { changes: SurfaceChange[]; refusal?: string } {
  const changes = changesOf(report.packages, offers);
  const least = versionAfter(report.version, changes);
  if (!lt(version, least)) return { changes };
  const said = changes.map(({ step, text }) => `${step}: ${text}`);
  const advice = `SHELL_API_VERSION is ${version}, and these changes ask for ${least}: set it in shared/contract/shellApi.ts, say in CHANGELOG.md what changed, and run npm run contract.`;
  return { changes, refusal: [...said, advice].join('\n') };
}
