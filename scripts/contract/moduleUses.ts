import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Release } from '../../shared/contract/release.ts';
import type { Uses } from '../../shared/contract/surface.ts';
import { root } from '../build/targets.ts';
import { declarationsFolder, offeredNow } from './declarations.ts';
import { usesOf } from './usesOf.ts';

/** What the sources of modules use, in the order of their folders. */
function moduleUses(dirs: readonly string[]): Uses[] {
  const declared = offeredNow();
  const { config } = ts.readConfigFile(join(root, 'tsconfig/browser.json'), ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'tsconfig'));
  return usesOf({
    dirs,
    types: fileNames.filter((file) => file.startsWith(join(root, 'types'))),
    folder: declarationsFolder,
    declared,
    options: { ...options, paths: {}, incremental: false, tsBuildInfoFile: undefined },
  });
}

/** Writes into the built release of the module in `dir` what its code uses. */
export function addUses(dir: string): void {
  const file = join(dir, 'dist/release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const [uses] = moduleUses([dir]);
  writeFileSync(file, JSON.stringify({ ...release, uses }, null, 1));
}
