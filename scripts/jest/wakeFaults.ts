import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Switches on, for each test file, the faults that don't select it (`.cache/awake.json`, by file). `npm run mutate --
 * --changed` runs this instead of noteExecuted.ts. Child processes inherit the faults.
 */
const root = join(__dirname, '../..');
const awake = JSON.parse(readFileSync(join(root, '.cache/awake.json'), 'utf8')) as Record<string, string>;
process.env.AWAKE = awake[relative(root, expect.getState().testPath ?? '')] ?? '';
