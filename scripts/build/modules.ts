import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readManifest, readModuleFile } from './readManifest.ts';
import { moduleNames, root } from './targets.ts';

/** What `sdk.json` says about the package of these scripts. */
export interface SdkRecord {
  /**
   * The package's own version, such as `2.4.0-b1a2b3c4d`: the shell API's version and a hash of the package's inputs.
   */
  version: string;
  /** The shell API version it is for. */
  shellApi: string;
  /** Hash of the sources of the shell it was made with. */
  shell: string;
}

const record = join(root, 'sdk.json');

/**
 * Whether these scripts run from the package that a shell serves. They then work on the current folder instead of on a
 * project around them.
 */
export const isPackage = existsSync(record);

/** Where the package describes itself. */
export const recordFile = record;

/** A module's sources. */
export interface ModulePlace {
  name: string;
  /** The folder with its `module.json`. */
  dir: string;
}

/**
 * The module in a folder; undefined where there is none. The manifest may lack what a command will write, such as the
 * schemas of its resources. Throws an error naming the field when the name is missing.
 */
export function moduleIn(dir: string): ModulePlace | undefined {
  if (!existsSync(join(dir, 'module.json'))) return undefined;
  const { name } = readModuleFile(dir) as { name?: unknown };
  return { name: typeof name === 'string' ? name : readManifest(dir).manifest.name, dir };
}

/** The module in the current folder; undefined when there is none, or when the project keeps its modules in folders. */
export const moduleHere = (): ModulePlace | undefined => (isPackage ? moduleIn(process.cwd()) : undefined);

/**
 * The module that a command names: one of this project, or the current folder's where the package is installed. Throws
 * an error listing the modules.
 */
export function namedModule(name: string | undefined): ModulePlace {
  if (!isPackage) {
    if (name !== undefined && moduleNames.includes(name)) return { name, dir: join(root, name) };
    throw new Error(
      `${name === undefined ? 'Name a module' : `There is no module ${name}`}; the modules are ${moduleNames.join(', ')}.`,
    );
  }
  const here = moduleHere();
  if (!here) throw new Error(`There is no module.json in ${process.cwd()}; run the command in the folder of a module.`);
  if (name !== undefined && name !== here.name)
    throw new Error(`There is no module ${name}; ${basename(here.dir)} is the module ${here.name}.`);
  return here;
}
