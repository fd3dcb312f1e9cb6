import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import type { Row } from '../db/tables';
import { StartError } from '../startError';
import { filesBelow } from './filesBelow';
import { RowCounter, type TableCount } from './tableRows';

const MANIFEST = 'backup.json';
const manifest = z.object({
  format: z.literal('staffing-platform 1'),
  version: z.string(),
  at: z.string(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  /** The files of the releases with their SHA-256. */
  files: z.record(z.string(), z.string()),
});
/** The content of a backup. */
export type BackupManifest = z.infer<typeof manifest>;

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}

/** A folder with each table's rows as JSON lines, the releases' files, and checksums of both. */
export class BackupFolder {
  constructor(readonly folder: string) {}

  private tableFile(table: string): string {
    return path.join(this.folder, 'tables', `${table}.jsonl.gz`);
  }

  /** Writes a table's rows. */
  async keep(table: string, chunks: AsyncIterable<Row[]>): Promise<TableCount> {
    const counter = new RowCounter();
    async function* lines(): AsyncGenerator<string> {
      for await (const rows of chunks) yield rows.map((row) => `${counter.add(row)}\n`).join('');
    }
    await mkdir(path.dirname(this.tableFile(table)), { recursive: true, mode: 0o700 });
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(this.tableFile(table), { mode: 0o600 }));
    return counter.count;
  }

  /** A table's rows from the backup. */
  async *rows(table: string): AsyncGenerator<Row[]> {
    const text = createReadStream(this.tableFile(table)).pipe(createGunzip());
    let chunk: Row[] = [];
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      chunk.push(JSON.parse(line) as Row);
      if (chunk.length < 40) continue;
      yield chunk;
      chunk = [];
    }
    yield chunk;
  }

  /**
   * Copies the releases' files, without unfinished uploads. Returns their hashes, read from the copies. Throws
   * `StartError` if one of their folders can't be read.
   */
  async keepFiles(modules: string): Promise<Record<string, string>> {
    return copyFolder(modules, path.join(this.folder, 'modules'));
  }

  /** Copies the releases' files into a folder. */
  async takeFiles(modules: string): Promise<void> {
    await copyFolder(path.join(this.folder, 'modules'), modules);
  }

  async write(contents: Omit<BackupManifest, 'format'>): Promise<void> {
    const text = JSON.stringify({ format: 'staffing-platform 1', ...contents }, null, 2);
    await writeFile(path.join(this.folder, MANIFEST), text, { mode: 0o600 });
  }

  /** Reads the whole backup and returns its contents. Throws `StartError` if it isn't one, or was changed. */
  async verified(): Promise<BackupManifest> {
    const text = await readFile(path.join(this.folder, MANIFEST), 'utf8').catch(() => '');
    let data: unknown;
    try {
      data = JSON.parse(text);
    } catch {
      data = undefined;
    }
    const { data: contents } = manifest.safeParse(data);
    if (!contents)
      throw new StartError(
        `The folder ${this.folder} is no backup of this product; name a folder that npm run backup made.`,
      );
    const damaged = (what: string) =>
      new StartError(`The backup ${this.folder} is damaged: ${what} Take an earlier one; nothing was changed.`);
    for (const [table, expected] of Object.entries(contents.tables)) {
      const counter = new RowCounter();
      try {
        for await (const rows of this.rows(table)) for (const row of rows) counter.add(row);
      } catch {
        throw damaged(`the table ${table} cannot be read.`);
      }
      if (counter.count.rows !== expected.rows || counter.count.sum !== expected.sum)
        throw damaged(`the table ${table} is not as it was.`);
    }
    for (const [file, hash] of Object.entries(contents.files)) {
      const found = await hashOf(path.join(this.folder, 'modules', file)).catch(() => undefined);
      if (found !== hash) throw damaged(`the file modules/${file} is not as it was.`);
    }
    return contents;
  }
}

async function copyFolder(from: string, to: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of await filesBelow(from)) {
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(from, name), target);
    hashes[name.split(path.sep).join('/')] = await hashOf(target);
  }
  return hashes;
}
