import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared/contract';
import { compression } from '../../pages/compression';
import type { ReleaseFiles } from '../../releases/storage/ReleaseFiles';
import { successorsOf } from './successorsOf';

/** How many former versions of a file are compared: the newest. Browsers with an older one get the whole file. */
const FORMER = 5;
/** How long it is believed which former versions lie there, in milliseconds. */
const LISTED_MS = 5_000;
/** The most that all kept differences take, in bytes; the least recently used goes first. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** The number of files whose SHA-256 is remembered. */
const KNOWN = 20_000;

/** A file that was served at an address of a pattern, with its SHA-256 in base64. */
interface Former {
  file: string;
  hash: string;
}

/**
 * Files as their differences to a former release in the browser (RFC 9842), below the folder that `/modules/` or
 * `/shell/` is served from. One is made in a thread when a release goes live or at the first request, and kept in
 * memory; nobody waits for it: until it is made, the whole file is sent.
 */
export class Differences {
  /**
   * Differences by file and dictionary; undefined while one is being made, and when the whole file is the better
   * answer.
   */
  private readonly made = new Map<string, Uint8Array | undefined>();
  private bytes = 0;
  /** The addresses of the releases that people get. */
  private live: ReadonlySet<string> | undefined;
  private readonly listed = new Map<string, { until: number; formers: Promise<Former[]> }>();
  /** The SHA-256 of files, by their place, size and time. */
  private readonly hashes = new Map<string, string>();

  /**
   * A file's difference to the dictionary that a browser names by its SHA-256 in base64; undefined when there is none
   * yet, or the dictionary is unknown.
   */
  async to(
    root: string,
    address: string,
    { file, found }: { file: string; found: Stats },
    dictionary: string,
  ): Promise<Uint8Array | undefined> {
    const key = keyOf(file, found, dictionary);
    if (this.made.has(key)) return this.again(key);
    const former = (await this.formersOf(root, address)).find(({ hash }) => hash === dictionary);
    if (former && !this.made.has(key)) void this.make(key, file, former);
    return undefined;
  }

  /**
   * Notes which releases people get. For those that the call before did not name, the differences to their
   * module's former ones are made one after another, until `signal` aborts.
   */
  async follow(files: ReleaseFiles, releases: readonly Release[], signal: AbortSignal): Promise<void> {
    const added = releases.filter((release) => this.live && !this.live.has(addressOf(release)));
    this.live = new Set(releases.map(addressOf));
    for (const release of added)
      for (const name of Object.keys(release.files)) {
        const file = path.join(files.folderOf(release.manifest.name, release.version), name);
        const found = await stat(file).catch(() => undefined);
        if (!found) continue;
        const address = addressOf(release) + name;
        for (const former of await this.formersOf(files.root, address)) {
          if (signal.aborted) return;
          const key = keyOf(file, found, former.hash);
          if (former.file !== file && !this.made.has(key)) await this.make(key, file, former);
        }
      }
  }

  private again(key: string): Uint8Array | undefined {
    const kept = this.made.get(key);
    this.made.delete(key);
    this.made.set(key, kept);
    return kept;
  }

  /**
   * Makes one and keeps it. One that fails, for want of a place in the threads or of the file, is tried at the next
   * request.
   */
  private async make(key: string, file: string, former: Former): Promise<void> {
    this.made.set(key, undefined);
    try {
      const [content, dictionary] = await Promise.all([readFile(file), readFile(former.file)]);
      const packed = await compression.run('differenceHere', { content, former: dictionary });
      const whole = await stat(`${file}.br`).then(
        ({ size }) => size,
        () => content.length,
      );
      if (packed.length >= whole || !this.made.has(key)) return;
      this.made.set(key, packed);
      this.bytes += packed.length;
      for (const [oldest, { length } = { length: 0 }] of this.made) {
        if (this.bytes <= KEPT_BYTES) break;
        this.made.delete(oldest);
        this.bytes -= length;
      }
    } catch {
      this.made.delete(key);
    }
  }

  /** The newest former versions of a file, by the addresses that they had. */
  private formersOf(root: string, address: string): Promise<Former[]> {
    const pattern = successorsOf(address);
    if (pattern === undefined) return Promise.resolve([]);
    const key = `${root}\n${pattern}`;
    const known = this.listed.get(key);
    if (known && known.until > Date.now()) return known.formers;
    for (const [other, { until }] of this.listed) if (until <= Date.now()) this.listed.delete(other);
    const formers = this.find(root, pattern.split('/').slice(2));
    this.listed.set(key, { until: Date.now() + LISTED_MS, formers });
    return formers;
  }

  private async find(root: string, parts: readonly string[]): Promise<Former[]> {
    const files = await Promise.all(
      (await filesLike(root, parts)).map(async (file) => {
        const known = await stat(file).catch(() => undefined);
        return known?.isFile() ? [{ file, at: known.mtimeMs, stamp: stampOf(file, known) }] : [];
      }),
    );
    const newest = files.flat().sort((a, b) => b.at - a.at);
    // A release that is removed meanwhile has none.
    const formers = newest.slice(0, FORMER).map(({ file, stamp }) =>
      this.hashOf(file, stamp).then(
        (hash) => [{ file, hash }],
        () => [],
      ),
    );
    return (await Promise.all(formers)).flat();
  }

  private async hashOf(file: string, stamp: string): Promise<string> {
    const known = this.hashes.get(stamp);
    if (known !== undefined) return known;
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('base64');
    if (this.hashes.size >= KNOWN) this.hashes.clear();
    this.hashes.set(stamp, hash);
    return hash;
  }
}

const addressOf = ({ manifest, version }: Release): string => `/modules/${manifest.name}/${version}/`;

const stampOf = (file: string, { size, mtimeMs }: Stats): string => [file, size, mtimeMs].join('\n');

const keyOf = (file: string, found: Stats, dictionary: string): string => `${stampOf(file, found)}\n${dictionary}`;

/** The files below a folder whose path has these parts, in which `*` is any text; what begins with a dot is the server's own. */
async function filesLike(folder: string, [part, ...rest]: readonly string[]): Promise<string[]> {
  if (part === undefined) return [folder];
  if (!part.includes('*')) return filesLike(path.join(folder, part), rest);
  const [begin = '', end = ''] = part.split('*');
  const names = await readdir(folder).catch(() => []);
  const fitting = names.filter(
    (name) => !name.startsWith('.') && name.startsWith(begin) && name.endsWith(end) && name.length >= part.length - 1,
  );
  return (await Promise.all(fitting.map((name) => filesLike(path.join(folder, name), rest)))).flat();
}
