import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiDocument, apiSurface } from '../../server/src/releases/apiSurface.ts';
import { hashInputs } from '../build/hashing.ts';
import { isPackage } from '../build/modules.ts';
import { root } from '../build/targets.ts';

/** Writes the API document of the sources in a folder into a file. Throws whatever the sources throw. */
function writeApi(from: string, file: string): void {
  const parameters = ['--import', 'tsx/esm', 'scripts/contract/writeApi.ts', file];
  const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: from, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The document of the API can't be written:\n${stderr}`);
}

/** Path of the API document of the current sources; writes the document if missing. */
export function writtenApi(): string {
  const all = join(root, '.cache/api');
  const file = `${hashInputs(['server', 'shared', 'package-lock.json'])}.json`;
  if (existsSync(join(all, file))) return join(all, file);
  mkdirSync(all, { recursive: true });
  for (const old of readdirSync(all).filter((name) => !name.startsWith(file))) rmSync(join(all, old), { force: true });
  // Parallel builds may write it at the same time.
  const draft = join(all, `${file}.${process.pid}`);
  writeApi(root, draft);
  renameSync(draft, join(all, file));
  return join(all, file);
}

/** What the API offers, as lines of a surface: the package's shell, or the current sources. */
export function offeredApi(): Record<string, string> {
  const text = readFileSync(isPackage ? join(root, 'api.json') : writtenApi(), 'utf8');
  return isPackage ? (JSON.parse(text) as Record<string, string>) : apiSurface(JSON.parse(text) as ApiDocument);
}
