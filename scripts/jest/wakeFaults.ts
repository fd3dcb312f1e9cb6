import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Has each test file find the faults awake that do not choose it (`.cache/awake.json`, by file), where `npm run mutate --
 * --changed` runs this instead of noteExecuted.ts. Child processes have them too.
 */
const root = join(__dirname, '../..');
const awake = JSON.parse(readFileSync(join(root, '.cache/awake.json'), 'utf8')) as Record<string, string>;
process.env.AWAKE = awake[relative(root, expect.getState().testPath ?? '')] ?? '';
