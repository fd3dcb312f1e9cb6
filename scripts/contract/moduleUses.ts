import { join } from 'node:path';
import type { Uses } from '../../shared/contract/surface.ts';
import { root } from '../build/targets.ts';
import { ts } from './compiler.ts';
import { offeredNow, writtenDeclarations } from './declarations.ts';
import { offeredApi } from './offeredApi.ts';
import { usesOf } from './usesOf.ts';

/** What the sources of modules use, in the order of their folders. */
export function moduleUses(dirs: readonly string[]): Uses[] {
  const declared = offeredNow();
  const { config } = ts.readConfigFile(join(root, 'tsconfig/browser.json'), ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'tsconfig'));
  return usesOf({
    dirs,
    types: fileNames.filter((file) => file.startsWith(join(root, 'types'))),
    folder: writtenDeclarations(),
    declared,
    api: offeredApi(),
    options: { ...options, paths: {}, incremental: false, tsBuildInfoFile: undefined },
  });
}
