import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readManifest, readModuleFile } from './readManifest.ts';
import { moduleNames, root } from './targets.ts';

/** What `sdk.json` says of the package that these scripts came in. */
export interface SdkRecord {
  /** The package's own, `2.4.0-b1a2b3c4d`: the shell API's, and what it was made from. */
  version: string;
  /** The version of the shell API that it is for. */
  shellApi: string;
  /** What the shell was built from that it was made with, as a hash. */
  shell: string;
}

const record = join(root, 'sdk.json');

/** Whether these scripts came in the package that a shell serves: what they are about is then the folder that they run in, and not one of a project around them. */
export const isPackage = existsSync(record);

/** Where the package says what it is of. */
export const recordFile = record;

/** A module's sources. */
export interface ModulePlace {
  name: string;
  /** The folder with its `module.json`. */
  dir: string;
}

/**
 * The module in a folder; undefined where there is none. Its manifest may lack what a command is about to write, such as the
 * schemas of its resources. Throws an error that names the field when it lacks a name.
 */
export function moduleIn(dir: string): ModulePlace | undefined {
  if (!existsSync(join(dir, 'module.json'))) return undefined;
  const { name } = readModuleFile(dir) as { name?: unknown };
  return { name: typeof name === 'string' ? name : readManifest(dir).manifest.name, dir };
}

/** The module of the folder that the command runs in; undefined where there is none, or the project has its modules in folders. */
export const moduleHere = (): ModulePlace | undefined => (isPackage ? moduleIn(process.cwd()) : undefined);

/**
 * The module that a command names: one of this project's, or, where the package is installed, that of the folder.
 * Throws an error that says which there are.
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
