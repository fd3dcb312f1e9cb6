import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL_API_VERSION } from '../shared/contract/shellApi.ts';
import { root } from './build/targets.ts';
import { answersOf } from './contract/answersOf.ts';
import { offeredNow } from './contract/declarations.ts';
import { judge, readReport, writeReport } from './contract/report.ts';

/**
 * `npm run contract`: runs the examples of the shell's behavior and writes what the shell offers to modules into
 * `shell/surface.json`. Refuses until `SHELL_API_VERSION` is raised as the changes since the last report require.
 */
writeFileSync(join(root, 'shared/contract/examples.json'), `${JSON.stringify(answersOf(root), null, 2)}\n`);
const packages = offeredNow().surface;
const { changes, refusal } = judge(readReport(), packages, SHELL_API_VERSION);
if (refusal === undefined) {
  writeReport({ version: SHELL_API_VERSION, packages });
  for (const { step, text } of changes) console.log(`${step}: ${text}`);
  console.log(`Shell API ${SHELL_API_VERSION}: ${changes.length} changes since the last report.`);
} else {
  console.error(refusal);
  process.exitCode = 1;
}
