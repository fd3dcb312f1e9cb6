import { SHELL_API_VERSION } from '../shared/contract/shellApi.ts';
import { offeredNow } from './contract/declarations.ts';
import { judge, readReport, writeReport } from './contract/report.ts';

/**
 * `npm run contract`: writes down what the shell offers to modules, `shell/surface.json`. Refuses while
 * `SHELL_API_VERSION` has not taken the step that the changes since the last report ask for.
 */
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
