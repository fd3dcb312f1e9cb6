import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routesAreFree, routesOf } from '../../server/src/releases/checks/routesAreFree.ts';
import type { ModuleManifest } from '../../shared/contract/manifest.ts';
import { firstManifest, moduleFiles } from './moduleFiles.ts';
import { type ModuleNames, moduleNames } from './moduleNames.ts';

/**
 * Writes a new module into the project at `root` and adds it to the workspaces of `package.json`.
 * Throws an error of one sentence, with nothing written, when the name is wrong or taken.
 */
export function createModule(root: string, given: string | undefined): ModuleNames {
  const names = moduleNames(given);
  const dir = join(root, names.folder);
  if (existsSync(dir)) throw new Error(`There is a folder ${names.folder} already; choose another name.`);
  const [taken] = routesAreFree(firstManifest(names), manifestsIn(root).flatMap(routesOf));
  if (taken !== undefined) throw new Error(`${taken} Choose another name.`);

  for (const [file, content] of Object.entries(moduleFiles(names))) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  addWorkspace(join(root, 'package.json'), names.folder);
  return names;
}

function manifestsIn(root: string): ModuleManifest[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'module.json')))
    .map((name) => JSON.parse(readFileSync(join(root, name, 'module.json'), 'utf8')) as ModuleManifest);
}

/** Puts the workspace after the last module's. */
function addWorkspace(file: string, folder: string): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as { workspaces: string[] };
  const last = content.workspaces.findLastIndex((name) => name.startsWith('mfe-'));
  content.workspaces.splice(last + 1, 0, folder);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
