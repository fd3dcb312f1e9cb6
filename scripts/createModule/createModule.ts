import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ModuleManifest } from '../../shared/contract/manifest.ts';
import { routesAreFree, routesOf } from '../../shared/contract/routesAreFree.ts';
import type { Bundler } from '../build/bundlers.ts';
import { firstManifest, moduleFiles } from './moduleFiles.ts';
import { type ModuleNames, moduleNames } from './moduleNames.ts';
import { repositoryFiles } from './repositoryFiles.ts';

/** Throws a one-sentence error when another module has one of the new module's routes. */
function expectFreeRoutes(names: ModuleNames, others: readonly ModuleManifest[]): void {
  const [taken] = routesAreFree(firstManifest(names), others.flatMap(routesOf));
  if (taken !== undefined) throw new Error(`${taken} Choose another name.`);
}

function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
}

/**
 * Writes a new module into the project at `root` and adds it to the workspaces of `package.json`.
 * Throws an error of one sentence, with nothing written, when the name is wrong or taken.
 */
export function createModule(root: string, given: string | undefined, bundler: Bundler = 'webpack'): ModuleNames {
  const names = moduleNames(given);
  const dir = join(root, names.folder);
  if (existsSync(dir)) throw new Error(`There is a folder ${names.folder} already; choose another name.`);
  expectFreeRoutes(names, manifestsIn(root));
  writeFiles(dir, moduleFiles(names, 'project', bundler));
  addWorkspace(join(root, 'package.json'), names.folder);
  return names;
}

/** Settings of a module in a separate repository. */
export interface Beginning {
  /** The folder in which to create the module's folder. */
  parent: string;
  given: string | undefined;
  /** What the shell already serves. */
  released: readonly ModuleManifest[];
  /** The address that the package is installed from. */
  address: string;
  /** By default, webpack. */
  bundler?: Bundler;
}

/**
 * Writes a new module as a separate repository. Throws an error of one sentence, with nothing written, when the name is
 * wrong or taken, or the folder is not empty.
 */
export function createRepository({ parent, given, released, address, bundler }: Beginning): ModuleNames {
  const names = moduleNames(given);
  const dir = join(parent, names.folder);
  if (existsSync(dir) && readdirSync(dir).length > 0)
    throw new Error(`The folder ${names.folder} is not empty; go to another place or choose another name.`);
  if (released.some(({ name }) => name === names.folder))
    throw new Error(`There is a module ${names.folder} already; choose another name.`);
  expectFreeRoutes(names, released);
  writeFiles(dir, {
    ...moduleFiles(names, 'repository', bundler),
    ...repositoryFiles(names.folder, address, bundler),
  });
  return names;
}

function manifestsIn(root: string): ModuleManifest[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'module.json')))
    .map((name) => JSON.parse(readFileSync(join(root, name, 'module.json'), 'utf8')) as ModuleManifest);
}

/** Adds the workspace after the last module. */
function addWorkspace(file: string, folder: string): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as { workspaces: string[] };
  const last = content.workspaces.findLastIndex((name) => name.startsWith('mfe-'));
  content.workspaces.splice(last + 1, 0, folder);
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
