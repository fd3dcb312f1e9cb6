import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from '../build/hashing.ts';
import { isPackage } from '../build/modules.ts';
import { programOf } from '../build/packageFolder.ts';
import { root } from '../build/targets.ts';
import { type DeclaredSurface, readSurface } from './readSurface.ts';

/** Where the declarations of what the shell offers lie: those that the package brought, or those that are written here. */
export const declarationsFolder = join(root, isPackage ? 'declarations' : '.cache/declarations');

/** The entry of each package that a module may import, and its name. */
export const entries = {
  'shared/ui/index.d.ts': 'shared/ui',
  'shared/platform/index.d.ts': 'shared/platform',
  'shared/contract/index.d.ts': 'shared/contract',
  'shared/testing/index.d.ts': 'shared/testing',
  'shared/vendor/antd.d.ts': 'antd',
  'shared/vendor/react-router-dom.d.ts': 'react-router-dom',
};

/** Writes the declarations of `shared`, unless they came with the package, or are those of the sources as they stand. Throws with the compiler's words when it refuses. */
export function writeDeclarations(): void {
  if (isPackage) return;
  const stamp = join(root, '.cache/builds/declarations');
  const hash = hashInputs(['shared', 'types', 'tsconfig.json', 'tsconfig/declarations.json', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(declarationsFolder)) return;
  rmSync(declarationsFolder, { recursive: true, force: true });
  rmSync(stamp, { force: true });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [programOf('@typescript/native-preview', 'tsgo'), '-p', 'tsconfig/declarations.json'],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The declarations of shared can't be written:\n${stdout}${stderr}`);
  mkdirSync(join(root, '.cache/builds'), { recursive: true });
  writeFileSync(stamp, hash);
}

/** What the sources as they stand offer. */
export function offeredNow(): DeclaredSurface {
  writeDeclarations();
  return readSurface(declarationsFolder, entries);
}
