import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Release } from '../../shared/contract/release.ts';
import type { Uses } from '../../shared/contract/surface.ts';
import { root } from '../build/targets.ts';
import { declarationsFolder, offeredNow } from './declarations.ts';
import { usesOf } from './usesOf.ts';

/** What the sources of modules of this repository use, in the order of their names. */
function moduleUses(names: readonly string[]): Uses[] {
  const declared = offeredNow();
  const { config } = ts.readConfigFile(join(root, 'tsconfig/browser.json'), ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'tsconfig'));
  return usesOf({
    dirs: names.map((name) => join(root, name)),
    types: fileNames.filter((file) => file.startsWith(join(root, 'types'))),
    folder: declarationsFolder,
    declared,
    options: { ...options, paths: {}, incremental: false, tsBuildInfoFile: undefined },
  });
}

/** Writes into a module's built release what its code uses. */
export function addUses(name: string): void {
  const file = join(root, name, 'dist/release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release;
  const [uses] = moduleUses([name]);
  writeFileSync(file, JSON.stringify({ ...release, uses }, null, 1));
}
