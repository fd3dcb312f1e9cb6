import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { newId } from '../db/newId';
import type { Db } from '../db/tables';
import type { Bucket } from '../releases/storage/Bucket';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a shell stays after a server last served it, in days, as in a folder. */
const KEPT_DAYS = 30;
/** The beginning of the keys of shells' marks. */
const MARK = 'shell:';
/**
 * How long the list of shells is believed, in milliseconds, so that requests for unknown files rarely query the
 * database.
 */
const LISTED_MS = 1_000;
/** How long a missing file of the bucket is not requested again, in milliseconds. */
const MISSED_MS = 10_000;

/** A shell that a server serves or served: when it last did, in milliseconds since 1970, and its files with their SHA-384. */
const served = z.object({ at: z.number(), files: z.record(z.string(), z.string()) });
type Served = z.infer<typeof served>;

const hashOf = (content: Buffer) => createHash('sha384').update(content).digest('base64');

/**
 * The shells of servers that share no folder: a document of one names files that another may be asked for, because it was built
 * otherwise or began later. They lie in the bucket, and their hashes in the database.
 */
export class SharedShell {
  private listed: { until: number; shells: Promise<readonly Served[]> } = { until: 0, shells: Promise.resolve([]) };
  /** The files that the bucket lacks, and until when that is believed: as many as shells have, at most. */
  private readonly missed = new Map<string, number>();

  constructor(
    private readonly db: Db,
    private readonly bucket: Bucket,
    /** The folder that this server serves its shell from. */
    private readonly folder: string,
  ) {}

  /** Stores the built shell for the other servers, and says that it is served; removes those that none has served for 30 days. Any number of times. */
  async keep(built: string): Promise<void> {
    const all = await this.all();
    const contents = new Map<string, Buffer>();
    for (const name of await filesOf(built)) contents.set(name, await readFile(path.join(built, name)));
    const files = Object.fromEntries([...contents].map(([name, content]) => [name, hashOf(content)]));
    const key = MARK + createHash('sha256').update(JSON.stringify(files)).digest('hex');
    if (!all.has(key))
      for (const [name, content] of contents) await this.bucket.put(placeOf(files[name] ?? ''), content);
    const value = JSON.stringify({ at: Date.now(), files });
    await this.db
      .insertInto('marks')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    all.delete(key);
    const isOutdated = ({ at }: { at: number }) => at < Date.now() - KEPT_DAYS * DAY_MS;
    const kept = [...all.values()].filter((shell) => !isOutdated(shell));
    const needed = new Set([...kept, { files }].flatMap((shell) => Object.values(shell.files)));
    for (const [mark, shell] of all) {
      if (!isOutdated(shell)) continue;
      await this.db.deleteFrom('marks').where('key', '=', mark).execute();
      for (const hash of Object.values(shell.files)) if (!needed.has(hash)) await this.bucket.remove(placeOf(hash));
    }
  }

  /**
   * Brings a file of another server's shell here, with its compressed copies. Returns false when none has such a file, or none had
   * it a moment ago. Throws 503 when it can't be had.
   */
  async bring(name: string): Promise<boolean> {
    const shell = (await this.recent()).find(({ files }) => Object.hasOwn(files, name));
    if (!shell || (this.missed.get(name) ?? 0) > Date.now()) return false;
    // The file itself last: once it exists, so do its copies.
    for (const each of [`${name}.br`, `${name}.gz`, name]) {
      const hash = shell.files[each];
      const target = path.join(this.folder, each);
      if (hash === undefined || existsSync(target)) continue;
      const content = await this.bucket.get(placeOf(hash));
      if (!content || hashOf(content) !== hash) {
        this.missed.set(name, Date.now() + MISSED_MS);
        return false;
      }
      await mkdir(path.dirname(target), { recursive: true });
      const draft = path.join(path.dirname(target), `.${newId()}`);
      await writeFile(draft, content);
      await rename(draft, target);
    }
    return true;
  }

  /** The shells from the database at most a second ago, last served first. */
  private recent(): Promise<readonly Served[]> {
    if (this.listed.until > Date.now()) return this.listed.shells;
    const shells = this.all().then((all) => [...all.values()].sort((a, b) => b.at - a.at));
    const listed = { until: Date.now() + LISTED_MS, shells };
    shells.catch(() => {
      if (this.listed === listed) this.listed.until = 0;
    });
    this.listed = listed;
    return shells;
  }

  private async all(): Promise<Map<string, Served>> {
    const rows = await this.db.selectFrom('marks').select(['key', 'value']).where('key', 'like', `${MARK}%`).execute();
    return new Map(rows.map(({ key, value }) => [key, served.parse(JSON.parse(value))]));
  }
}

/** A file's name in the bucket: by its content, so that nothing is overwritten. */
const placeOf = (hash: string): string => `shell/${Buffer.from(hash, 'base64').toString('hex')}`;

/** The files below a folder, named from it. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}
