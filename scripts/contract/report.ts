import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lt } from 'semver';
import { changesOf, type SurfaceChange, versionAfter } from '../../shared/contract/surface/surface.ts';
import { type Surface } from '../../shared/contract/surface/surfaceLine.ts';
import { root } from '../build/targets.ts';

/** What the shell offers, recorded in `shell/surface.json` and committed, so that reviews show each change. */
export interface SurfaceReport {
  /** The shell API version that offers it. */
  version: string;
  packages: Surface;
}

const file = join(root, 'shell/surface.json');

export const readReport = (): SurfaceReport => JSON.parse(readFileSync(file, 'utf8')) as SurfaceReport;

export const writeReport = (report: SurfaceReport): void => writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);

/**
 * Changes since the report in sources that offer `offers` as `version`, and why they aren't allowed, if they aren't.
 */
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
