import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Release } from 'shared/contract';
import { compressible } from '../../pages/compress';
import { compression } from '../../pages/compression';
import { ReleaseError } from '../ReleaseError';

/** The largest release, in bytes: 50 MB. */
export const RELEASE_LIMIT = 50 * 1024 * 1024;

/** A name that conflicts with another in the same upload. */
const clashes = new Set(['EISDIR', 'ENOTDIR', 'EEXIST', 'ENAMETOOLONG']);

/** A release's files on their way in. */
export class Staging {
  private received = 0;
  private readonly found = new Map<string, { bytes: number; integrity: string }>();

  constructor(readonly folder: string) {}

  /** Stores one file as it arrives. Throws `ReleaseError` when the release grows over its limit, or a name is a file and a folder. */
  async write(file: string, content: Readable): Promise<void> {
    const target = path.join(this.folder, file);
    const hash = createHash('sha384');
    let bytes = 0;
    const meter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        bytes += chunk.length;
        this.received += chunk.length;
        if (this.received > RELEASE_LIMIT)
          return done(
            new ReleaseError(
              413,
              'too_large',
              `The release is larger than ${RELEASE_LIMIT / 1024 / 1024} MB; leave out what the module does not need.`,
            ),
          );
        hash.update(chunk);
        done(null, chunk);
      },
    });
    try {
      await mkdir(path.dirname(target), { recursive: true });
      // On the disk before it is answered: the database, which will name it, is.
      await pipeline(content, meter, createWriteStream(target, { flush: true }));
    } catch (cause) {
      if (!clashes.has((cause as { code?: string }).code ?? '')) throw cause;
      throw new ReleaseError(
        400,
        'file_name',
        `The file name "${file}" is not allowed: another file of the release has it, or a folder of it, as its name.`,
      );
    }
    this.found.set(file, { bytes, integrity: `sha384-${hash.digest('base64')}` });
  }

  /** Copies a built release from a local folder, with the compressed copies that its build made. */
  async copy(dist: string, release: Release): Promise<void> {
    for (const file of Object.keys(release.files)) {
      const source = path.join(dist, file);
      if (!existsSync(source)) continue;
      await this.write(file, createReadStream(source));
      for (const encoded of [`${file}.br`, `${file}.gz`]) {
        if (existsSync(path.join(dist, encoded)))
          await copyFile(path.join(dist, encoded), path.join(this.folder, encoded));
      }
    }
  }

  /** Makes a compressed copy of each file that gains from it and has none yet. */
  async compress(release: Release): Promise<void> {
    // One after the other: all at once would take every thread that requests need to read files.
    for (const file of Object.keys(release.files).filter(compressible)) {
      const target = path.join(this.folder, file);
      if (existsSync(`${target}.br`) && existsSync(`${target}.gz`)) continue;
      const { br, gz } = await compression.run('compressHere', await readFile(target), { bypassesLimit: true });
      await writeFile(`${target}.br`, br);
      await writeFile(`${target}.gz`, gz);
    }
  }

  /** Every way in which the files are not the ones that `release.json` names. */
  differences(release: Release): string[] {
    const reasons: string[] = [];
    for (const [file, { integrity, bytes }] of Object.entries(release.files)) {
      const found = this.found.get(file);
      if (!found) reasons.push(`The file ${file} is named by release.json and was not sent.`);
      else if (found.integrity !== integrity || found.bytes !== bytes)
        reasons.push(`The file ${file} is not the one that release.json names: its integrity does not match.`);
    }
    for (const file of this.found.keys())
      if (!Object.hasOwn(release.files, file))
        reasons.push(`The file ${file} was sent and is not named by release.json.`);
    return reasons;
  }

  async discard(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
