import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from 'shared/contract';
import { compressible } from '../../pages/compress';
import { contentHash } from '../../pages/contentHash';
import type { Bucket } from './Bucket';
import type { FolderFiles } from './FolderFiles';
import { type ReleaseFiles, versionTaken } from './ReleaseFiles';
import type { Staging } from './Staging';

/** Stored after all files of a release: without it, an upload is not over. */
const LABEL = 'release.json';
/** How many files are on their way at once. */
const AT_ONCE = 8;
/** When an upload that is not over is given up, in milliseconds: a day. */
const GIVEN_UP_MS = 24 * 60 * 60 * 1000;

/**
 * Releases' files in a bucket; each server brings those that it serves into a folder of its own, which may be lost. The place of a
 * release there has its content in its name, so that nothing is ever written over: of two contents under one version the database
 * takes one. What comes from there is compared with the hashes that the database has before anybody is served it.
 */
export class BucketFiles implements ReleaseFiles {
  /** The releases that are being brought here, by their content. */
  private readonly coming = new Map<string, Promise<string | undefined>>();

  constructor(
    private readonly bucket: Bucket,
    private readonly here: FolderFiles,
  ) {}

  get name(): string {
    return this.bucket.name;
  }

  get root(): string {
    return this.here.root;
  }

  folderOf(module: string, version: string): string {
    return this.here.folderOf(module, version);
  }

  stage(): Promise<Staging> {
    return this.here.stage();
  }

  async settle(staging: Staging, release: Release, isKnown: boolean): Promise<void> {
    const place = placeOf(release);
    if (!isKnown) {
      const stored = await this.bucket.list(versionOf(release));
      if (stored.some(({ name }) => isLabel(name) && !name.startsWith(place))) throw versionTaken(release);
    }
    await staging.compress(release);
    const files = Object.keys(release.files).flatMap((file) => [file, ...copiesOf(file)]);
    await eachOf(files, async (file) => this.bucket.put(place + file, await readFile(path.join(staging.folder, file))));
    await this.bucket.put(place + LABEL, Buffer.from(JSON.stringify(release)));
  }

  async damageOf(release: Release): Promise<string | undefined> {
    if ((await this.here.damageOf(release)) === undefined) return undefined;
    const key = contentHash(release);
    const coming = this.coming.get(key) ?? this.bring(release).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    return coming;
  }

  /** Brings a release here, whole or not at all. Returns why it can't be, in a sentence. */
  private async bring(release: Release): Promise<string | undefined> {
    const staging = await this.here.stage();
    try {
      await eachOf(Object.keys(release.files), async (file) => {
        const [content, ...copies] = await Promise.all(
          [file, ...copiesOf(file)].map((name) => this.bucket.get(placeOf(release) + name)),
        );
        if (!content) return;
        await staging.write(file, Readable.from([content]));
        const [br, gz] = copies;
        // A copy with other content is made again.
        if (!br || !gz || !(await areOf(content, { br, gz }))) return;
        await writeFile(path.join(staging.folder, `${file}.br`), br);
        await writeFile(path.join(staging.folder, `${file}.gz`), gz);
      });
      const [difference] = staging.differences(release);
      if (difference !== undefined)
        return `Its files in ${this.bucket.name} are not the ones that were released. ${difference}`;
      await this.here.settle(staging, release, true);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await staging.discard();
    }
  }

  doubt(release: Release): void {
    this.here.doubt(release);
  }

  async isThere(release: Release): Promise<boolean> {
    const place = placeOf(release);
    const stored = new Set((await this.bucket.list(place)).map(({ name }) => name));
    return [LABEL, ...Object.keys(release.files)].every((file) => stored.has(place + file));
  }

  async remove(release: Release): Promise<void> {
    const stored = await this.bucket.list(placeOf(release));
    // The label first: an abort leaves an unfinished upload.
    const names = stored.map(({ name }) => name).sort((a, b) => Number(isLabel(b)) - Number(isLabel(a)));
    for (const name of names) await this.bucket.remove(name);
    await this.here.remove(release);
  }

  async sweep(): Promise<void> {
    await this.here.sweep();
    const places = new Map<string, { isOver: boolean; last: number; names: string[] }>();
    for (const { name, at } of await this.bucket.list('modules/')) {
      const place = /^(?:[^/]+\/){4}/.exec(name)?.[0] ?? '';
      const known = places.get(place) ?? { isOver: false, last: 0, names: [] };
      places.set(place, {
        isOver: known.isOver || isLabel(name),
        last: Math.max(known.last, at.getTime()),
        names: [...known.names, name],
      });
    }
    for (const { isOver, last, names } of places.values())
      if (!isOver && last < Date.now() - GIVEN_UP_MS) for (const name of names) await this.bucket.remove(name);
  }
}

/** The beginning of the names of a version's objects, whatever its content. */
const versionOf = ({ manifest, version }: Release): string => `modules/${manifest.name}/${version}/`;

/** The beginning of the names of a release's objects. */
const placeOf = (release: Release): string => `${versionOf(release)}${contentHash(release)}/`;

/** The names of a file's compressed copies. */
const copiesOf = (file: string): string[] => (compressible(file) ? [`${file}.br`, `${file}.gz`] : []);

/** Whether these are compressed copies of a content. */
async function areOf(content: Buffer, { br, gz }: { br: Buffer; gz: Buffer }): Promise<boolean> {
  const most = { maxOutputLength: Math.max(content.length, 1) };
  const plain = await Promise.all([unbrotlied(br, most), unzipped(gz, most)]).catch(() => []);
  return plain.length > 0 && plain.every((each) => each.equals(content));
}
const unbrotlied = promisify(brotliDecompress);
const unzipped = promisify(gunzip);

const isLabel = (name: string): boolean => /^(?:[^/]+\/){4}release\.json$/.test(name);

/** Does the work for each, a few at once. Throws the first error, when nothing is under way any more. */
async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const errors: unknown[] = [];
  const one = async () => {
    for (let next = left.shift(); next !== undefined && errors.length === 0; next = left.shift())
      await work(next).catch((error: unknown) => errors.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  if (errors.length > 0) throw errors[0];
}
