import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readModuleFile } from '../build/readManifest.ts';
import { root } from '../build/targets.ts';
import { isolationHolds } from '../release/gate/isolationHolds.ts';
import { lintHolds } from '../release/gate/lintHolds.ts';
import { stylesKeep } from '../release/gate/stylesKeep.ts';
import { typesHold } from '../release/gate/typesHold.ts';
import { gatedModule } from '../release/gatedModule.ts';
import { writeResources } from '../resources/writeResources.ts';
import { unversionedAddress } from './deployedShell.ts';
import { misfitsWith, offerIn, offerOf } from './misfitsWith.ts';

/**
 * `module-sdk check [--against 2.18]`: checks manifest, types and lint of the module in this folder as a release does;
 * `--against` also checks what it uses of another shell. Reports all faults at once.
 */
const { against } = parseArgs({ options: { against: { type: 'string' } } }).values;
const dir = process.cwd();
if (!existsSync(join(dir, 'module.json')))
  throw new Error(`There is no module.json in ${dir}; run the command in the folder of a module.`);
const module = gatedModule({ name: '', dir });
const offer = against === undefined ? undefined : await offerOf(against);

/** A check's findings, or why it could not run. */
const found = async (check: () => string[] | Promise<string[]>): Promise<string[]> => {
  try {
    return await check();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};
const faults = await found(async () => {
  for (const file of (await writeResources(dir)).written) console.log(`${file} was updated.`);
  return [];
});
/** Whether the module declares records: then the fields its pages read are also compared with its own shell. */
const keepsRecords = () => ((readModuleFile(dir) as { resources?: unknown[] }).resources ?? []).length > 0;
const checks = [
  unversionedAddress,
  () => typesHold(module),
  () => lintHolds(module),
  () => stylesKeep(module),
  () => isolationHolds(module),
  ...(offer || keepsRecords() ? [() => misfitsWith(offer ?? offerIn(root), dir)] : []),
];
faults.push(...(await Promise.all(checks.map(found))).flat());
for (const fault of new Set(faults)) console.error(fault);
if (faults.length > 0) throw new Error(`The module is not in order; see above.`);
console.log(`Types, rules and styles are in order.${offer ? ` It runs on the shell ${offer.shellApi}.` : ''}`);
