import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOfShell } from '../build/hashing.ts';
import { isPackage } from '../build/modules.ts';
import { root } from '../build/targets.ts';

/** A build of the shell with React's development code, which edits need to keep their components' state. */
export interface DevelopmentShell {
  folder: string;
  /** Scripts and style sheets of the first load, in order. */
  entry: string[];
}

/** A module's package contains this build; in the project it is kept until the shell changes. */
const folder = join(root, isPackage ? 'dev-shell' : '.cache/dev-shell');
/** Saved beside the built files: the hash of their inputs, and which files load first. */
const record = join(folder, 'record.json');

/** Builds the development shell if its sources changed since its last build. Throws when they don't compile. */
export async function developmentShell(): Promise<DevelopmentShell> {
  const known = readRecord();
  if (isPackage && known) return { folder, entry: known.entry };
  const hash = sourcesOfShell();
  if (known?.hash === hash) return { folder, entry: known.entry };
  console.log('Building the shell for development (once for each change of it) …');
  const code = await new Promise((resolve) => {
    spawn(process.execPath, ['--import', 'tsx/esm', 'scripts/dev/runShellBuild.ts', folder, record, hash], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'development' },
    }).once('exit', resolve);
  });
  const built = readRecord();
  if (code !== 0 || !built) throw new Error('The shell could not be built; see above.');
  return { folder, entry: built.entry };
}

function readRecord(): { hash: string; entry: string[] } | undefined {
  return existsSync(record)
    ? (JSON.parse(readFileSync(record, 'utf8')) as { hash: string; entry: string[] })
    : undefined;
}
