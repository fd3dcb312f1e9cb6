import { join } from 'node:path';
import { buildModule } from './buildModule.ts';
import { buildShell } from './buildShell.ts';

/** Builds one workspace in this process: `tsx scripts/build/runBuild.ts <workspace>`. */
const name = process.argv[2] ?? '';
const dir = join(import.meta.dirname, '../..', name);
await (name === 'shell' ? buildShell(dir) : buildModule(dir));
