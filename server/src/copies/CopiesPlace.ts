import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../backup/filesBelow';
import { Bucket, type BucketSettings } from '../releases/storage/Bucket';

/**
 * Where the copies of the embedded database and the releases' files are stored: a folder (absolute), or an
 * S3-compatible bucket.
 */
export type CopiesPlace = { folder: string } | { bucket: BucketSettings };

/** A target's address for messages. */
export const nameOf = (place: CopiesPlace): string =>
  'folder' in place ? place.folder : new Bucket(place.bucket).name;

/** The releases' files at the target. */
export interface KeptFiles {
  /** The names of all objects, with slashes. */
  names(): Promise<string[]>;
  /** Stores one atomically. */
  put(name: string, content: Buffer): Promise<void>;
  /** An object's content; undefined if it doesn't exist. */
  get(name: string): Promise<Buffer | undefined>;
}

const inFolder = (folder: string): KeptFiles => ({
  names: async () => (await filesBelow(folder)).map((name) => name.split(path.sep).join('/')),
  put: async (name, content) => {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(`${target}.part`, content, { mode: 0o600, flush: true });
    await rename(`${target}.part`, target);
  },
  get: async (name) => (existsSync(path.join(folder, name)) ? readFile(path.join(folder, name)) : undefined),
});

/** Opens the store of releases' files at a target. */
export function keptFiles(place: CopiesPlace): KeptFiles {
  if ('folder' in place) return inFolder(path.join(place.folder, 'modules'));
  const bucket = new Bucket(place.bucket);
  return {
    names: async () => (await bucket.list('modules/')).map(({ name }) => name.slice('modules/'.length)),
    put: (name, content) => bucket.put(`modules/${name}`, content),
    get: (name) => bucket.get(`modules/${name}`),
  };
}

/** Uploads the releases' files that the target lacks. A release's files never change. Returns their number. */
export async function keepFiles(files: KeptFiles, dataDir: string): Promise<number> {
  const modules = path.join(dataDir, 'modules');
  const here = await filesBelow(modules);
  const there = new Set(await files.names());
  const missing = here.filter((name) => !there.has(name.split(path.sep).join('/')));
  for (const name of missing) await files.put(name.split(path.sep).join('/'), await readFile(path.join(modules, name)));
  return missing.length;
}

/** Downloads all releases' files from the target into a data folder. Returns their number. */
export async function takeFiles(files: KeptFiles, dataDir: string): Promise<number> {
  const names = await files.names();
  for (const name of names) {
    const target = path.join(dataDir, 'modules', name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, (await files.get(name)) ?? Buffer.alloc(0));
  }
  return names.length;
}
