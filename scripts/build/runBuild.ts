import { join } from 'node:path';
import { buildModule } from './buildModule.ts';

/** Builds one workspace in this process: `tsx scripts/build/runBuild.ts <workspace>`. */
const name = process.argv[2] ?? '';
const dir = join(import.meta.dirname, '../..', name);
await buildModule(dir);
