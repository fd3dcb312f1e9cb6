import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Release } from 'shared/contract';
import { compressible, compress } from '../site/compress';
import { newId } from '../db/newId';
import { ReleaseError } from './ReleaseError';

/** The largest release, in bytes: 50 MB. */
export const RELEASE_LIMIT = 50 * 1024 * 1024;

/** The folder of all releases' files, which several servers may share. */
export class ReleaseFiles {
  constructor(readonly root: string) {}

  folderOf(module: string, version: string): string {
    return path.join(this.root, module, version);
  }

  /** Opens a folder of its own for a release on its way in; nothing of it can be seen until `settle`. */
  async stage(): Promise<Staging> {
    const folder = path.join(this.root, '.staging', newId());
    await mkdir(folder, { recursive: true });
    return new Staging(folder);
  }

  /** Makes a staged release visible at once, with a compressed copy of each file beside it. Keeps what is already there. */
  async settle(staging: Staging, release: Release): Promise<void> {
    await Promise.all(
      Object.keys(release.files).filter(compressible).map(async (file) => {
        const target = path.join(staging.folder, file);
        if (existsSync(`${target}.br`)) return;
        const { br, gz } = await compress(await readFile(target));
        await writeFile(`${target}.br`, br);
        await writeFile(`${target}.gz`, gz);
      }),
    );
    const folder = this.folderOf(release.manifest.name, release.version);
    if (existsSync(folder)) return staging.discard();
    await mkdir(path.dirname(folder), { recursive: true });
    await rename(staging.folder, folder);
  }

  /** Removes what interrupted uploads left, when it is older than an hour. */
  async sweep(): Promise<void> {
    const folder = path.join(this.root, '.staging');
    if (!existsSync(folder)) return;
    for (const name of await readdir(folder)) {
      const target = path.join(folder, name);
      if (Date.now() - (await stat(target)).mtimeMs > 60 * 60 * 1000) await rm(target, { recursive: true, force: true });
    }
  }
}

/** A release's files on their way in. */
export class Staging {
  private received = 0;
  private readonly found = new Map<string, { bytes: number; integrity: string }>();

  constructor(readonly folder: string) {}

  /** Stores one file as it arrives. Throws `ReleaseError` when the release grows over its limit. */
  async write(file: string, content: Readable): Promise<void> {
    const target = path.join(this.folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    const hash = createHash('sha384');
    let bytes = 0;
    const meter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length;
        this.received += chunk.length;
        if (this.received > RELEASE_LIMIT) return done(new ReleaseError(413, 'too_large', `The release is larger than ${RELEASE_LIMIT / 1024 / 1024} MB; leave out what the module does not need.`));
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(content, meter, createWriteStream(target));
    this.found.set(file, { bytes, integrity: `sha384-${hash.digest('base64')}` });
  }

  /** Copies a built release from a local folder, with the compressed copies that its build made. */
  async copy(dist: string, release: Release): Promise<void> {
    for (const file of Object.keys(release.files)) {
      const source = path.join(dist, file);
      if (!existsSync(source)) continue;
      await this.write(file, createReadStream(source));
      for (const encoded of [`${file}.br`, `${file}.gz`]) {
        if (existsSync(path.join(dist, encoded))) await copyFile(path.join(dist, encoded), path.join(this.folder, encoded));
      }
    }
  }

  /** Every way in which the files are not the ones that `release.json` names. */
  differences(release: Release): string[] {
    const reasons: string[] = [];
    for (const [file, { integrity, bytes }] of Object.entries(release.files)) {
      const found = this.found.get(file);
      if (!found) reasons.push(`The file ${file} is named by release.json and was not sent.`);
      else if (found.integrity !== integrity || found.bytes !== bytes) reasons.push(`The file ${file} is not the one that release.json names: its integrity does not match.`);
    }
    for (const file of this.found.keys()) if (!(file in release.files)) reasons.push(`The file ${file} was sent and is not named by release.json.`);
    return reasons;
  }

  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** One hash over a release's files, whatever order they are in. */
export function contentHash(release: Release): string {
  const rows = Object.entries(release.files).map(([file, { integrity }]) => `${file} ${integrity}`).sort();
  return createHash('sha256').update(JSON.stringify(release.manifest)).update(rows.join('\n')).digest('hex');
}
