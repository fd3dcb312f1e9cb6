import { join } from 'node:path';
import { declaredApi } from '../../server/src/releases/declaredApi.ts';
import type { Uses } from '../../shared/contract/surface/surface.ts';
import { isPackage } from '../build/modules.ts';
import { readManifest } from '../build/readManifest.ts';
import { moduleNames, root } from '../build/targets.ts';
import { ts } from './compiler.ts';
import { offeredNow, writtenDeclarations } from './declarations.ts';
import { offeredApi } from './offeredApi.ts';
import { usesOf } from './usesOf.ts';

/** The manifests of these modules and, in the project, of all others. An unreadable manifest is reported elsewhere. */
const manifestsOf = (dirs: readonly string[]) =>
  [...new Set([...dirs, ...(isPackage ? [] : moduleNames.map((name) => join(root, name)))])].flatMap((dir) => {
    try {
      return [readManifest(dir).manifest];
    } catch {
      return [];
    }
  });

/**
 * What modules' sources use of what is `declared`, in the order of their folders. By default, of what the shell offers
 * now.
 */
export function moduleUses(dirs: readonly string[], declared = offeredNow()): Uses[] {
  const { config } = ts.readConfigFile(join(root, 'tsconfig/browser.json'), ts.sys.readFile) as { config: object };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'tsconfig'));
  return usesOf({
    dirs,
    types: fileNames.filter((file) => file.startsWith(join(root, 'types'))),
    folder: writtenDeclarations(),
    declared,
    api: { ...declaredApi(manifestsOf(dirs)), ...offeredApi() },
    options: { ...options, paths: {}, incremental: false, tsBuildInfoFile: undefined },
  });
}
