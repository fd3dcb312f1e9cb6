import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Release } from 'shared/contract';
import type { StoredReleases } from '../StoredReleases';
import type { ReleaseFiles } from '../storage/ReleaseFiles';

const unpackers = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

/** Checks whether files on the disk are still the released ones; an unchanged file is read once. */
export class ServedFiles {
  /** A file's state when it was read, and whether it was the released one. */
  private readonly read = new Map<string, { stamp: string; isOwn: boolean }>();

  constructor(
    private readonly stored: StoredReleases,
    private readonly files: ReleaseFiles,
    private readonly tell: (sentence: string) => void,
  ) {}

  /**
   * Whether a file below the files' root, or a compressed copy, has its release's content. A wrong one is reported, and
   * its release is checked at the next request. True where that is unknown: for files of no release, and while the
   * database is away.
   */
  async isOwn(file: string, { size, mtimeMs, ctimeMs, ino }: Stats): Promise<boolean> {
    const stamp = [size, mtimeMs, ctimeMs, ino].join(' ');
    const known = this.read.get(file);
    if (known?.stamp === stamp) return known.isOwn;
    const [module = '', version = '', ...rest] = path.relative(this.files.root, file).split(path.sep);
    const release = await this.stored.findRelease(module, version).catch(() => undefined);
    if (!release) return true;
    const isOwn = await isOf(release, file, rest.join('/'));
    this.read.set(file, { stamp, isOwn });
    if (isOwn) return true;
    this.files.doubt(release);
    this.tell(`${file} is not the file that was released, and is not sent. Publish ${module} ${version} again.`);
    return false;
  }
}

/** Whether what lies in a file is what a release has under a name, or under the name without the ending of a copy. */
async function isOf({ files }: Release, file: string, name: string): Promise<boolean> {
  const ending = path.extname(name) as keyof typeof unpackers;
  const unpack = Object.hasOwn(files, name) ? undefined : unpackers[ending];
  const released = files[unpack ? name.slice(0, -ending.length) : name];
  if (!released) return true;
  const content = await readFile(file)
    .then((stored) => unpack?.(stored, { maxOutputLength: released.bytes + 1 }) ?? stored)
    .catch(() => undefined);
  return (
    content !== undefined && `sha384-${createHash('sha384').update(content).digest('base64')}` === released.integrity
  );
}
