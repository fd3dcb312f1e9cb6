import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openS3, type TestS3 } from '../../test/openS3';
import { createAccount } from '../api/accounts/register';
import { openDatabase } from '../db/engines/openDatabase';
import { openSqlite } from '../db/engines/sqlite';
import type { Db } from '../db/tables';
import { closePools } from '../threads/pools';
import { Copier } from './Copier';
import type { CopiesPlace } from './CopiesPlace';
import { type CopiesNotice, keepCopies, proveNow } from './keepCopies';
import { restoreCopy } from './litestream';
import { restoreAt } from './restoreAt';
import { tellOwners } from './tellOwners';

let above: string;
let dataDir: string;
let place: CopiesPlace;
let db: Db;
let copier: Copier;
let running: AbortController;
const open: (() => Promise<unknown> | unknown)[] = [];
beforeEach(async () => {
  running = new AbortController();
  above = mkdtempSync(path.join(tmpdir(), 'test-copies-'));
  dataDir = path.join(above, 'data');
  place = { folder: path.join(above, 'copies') };
  db = await openDatabase({ dataDir, databaseUrl: undefined });
  copier = new Copier(place, dataDir);
});
afterEach(async () => {
  running.abort();
  for (const close of open.splice(0).reverse()) await close();
  await db.destroy().catch(() => undefined);
  await copier.stop();
  rmSync(above, { recursive: true });
});
afterAll(closePools);

const note = (key: string, value = 'x') => db.insertInto('marks').values({ key, value }).execute();
const notes = async (folder: string) => {
  const copy = openSqlite(folder);
  const rows = await copy.selectFrom('marks').select('key').where('key', 'like', 'note-%').orderBy('key').execute();
  await copy.destroy();
  return rows.map(({ key }) => key);
};
/** Waits until it holds, or the test has ended. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const { signal } = running;
  while (!signal.aborted && !(await holds())) await pause(50);
}
/** Waits until everything stored before now is copied. */
const copied = async () => {
  const now = Date.now();
  await until(async () => {
    await copier.look();
    if (!copier.hasSent)
      await db
        .updateTable('marks')
        .set({ value: String(Date.now()) })
        .execute();
    return copier.wholeUntil > now;
  });
};

test('each second of what was stored can be brought back, with the files of releases, after the server was killed', async () => {
  await createAccount(db, { name: 'Asha', email: 'asha@example.in', password: 'long enough words' }, 'hash', 'open');
  await copier.start();
  mkdirSync(path.join(dataDir, 'modules/mfe-x/1.0.0'), { recursive: true });
  writeFileSync(path.join(dataDir, 'modules/mfe-x/1.0.0/entry.js'), 'run()');
  open.push(keepCopies(db, copier, async () => undefined));
  await note('note-1');
  await copied();
  await pause(1_100 - (Date.now() % 1_000));
  const between = new Date();
  await pause(1_000);
  await note('note-2');
  await copied();
  await until(
    () => readdirSync(above).includes('copies') && readdirSync(path.join(above, 'copies')).includes('modules'),
  );

  const target = (name: string) => path.join(above, name);
  expect(await restoreAt(place, target('then'), between)).toBe(1);
  expect(await notes(target('then'))).toEqual(['note-1']);
  expect(readdirSync(path.join(target('then'), 'modules/mfe-x/1.0.0'))).toEqual(['entry.js']);
  await restoreAt(place, target('last'), undefined);
  expect(await notes(target('last'))).toEqual(['note-1', 'note-2']);

  const restored = openSqlite(target('last'));
  const told = await restored.selectFrom('notifications').select('title').execute();
  expect(told).toContainEqual({ title: 'The product was restored from a backup' });
  await restored.destroy();
  await expect(restoreAt(place, target('last'), undefined)).rejects.toThrow(/holds a product already/);
  await expect(restoreAt(place, target('early'), new Date('2020-01-01'))).rejects.toThrow(/name a later moment/);
  expect(readdirSync(target('early')).filter((name) => name !== 'server.lock')).toEqual([]);
}, 60_000);

test('what was stored while no copier ran comes with its next start, and a copier that is killed is begun again', async () => {
  await copier.start();
  await note('note-1');
  await copied();
  execFileSync('pkill', ['-9', '-f', path.join(dataDir, 'copies.json')]);
  await note('note-2');
  await copied();
  await restoreCopy(place, path.join(above, 'again/database.sqlite'), undefined);
  expect(await notes(path.join(above, 'again'))).toEqual(['note-1', 'note-2']);

  // Another server continues the same log.
  await copier.stop();
  copier = new Copier(place, dataDir);
  await copier.start();
  await note('note-3');
  await copied();
  await copied();
}, 60_000);

test('a restore proves the copies right, and tells one whose log was altered', async () => {
  await copier.start();
  await copied();
  expect(await proveNow(db, copier)).toEqual([]);
  const [generation = ''] = readdirSync(path.join(above, 'copies/database/generations'));
  const wal = path.join(above, 'copies/database/generations', generation, 'wal');
  for (const name of readdirSync(wal)) writeFileSync(path.join(wal, name), 'cut');
  const wrong = await proveNow(db, copier).catch((error: Error) => [error.message]);
  expect(wrong.join(' ')).toMatch(/can’t be read|is damaged|not among the copies/);
}, 60_000);

test('owners are told once that copies have stopped, with the reason, and that they go on', async () => {
  await createAccount(db, { name: 'Asha', email: 'asha@example.in', password: 'long enough words' }, 'hash', 'open');
  const s3: TestS3 = await openS3();
  open.push(() => s3.stop());
  copier = new Copier({ bucket: s3.newPlace() }, dataDir);
  await copier.start();
  const log: string[] = [];
  const mails: string[] = [];
  const mailer = {
    isOn: true,
    post: (write: () => Promise<{ to: string; subject: string } | undefined>) =>
      void write().then((mail) => mail && mails.push(`${mail.to}: ${mail.subject}`)),
  };
  const tell = (notice: CopiesNotice) => tellOwners(db, mailer, notice, (sentence) => log.push(sentence));
  open.push(keepCopies(db, copier, tell, { look: 200, behind: 2_000, files: 500, proof: 60_000 }));
  await note('note-1');
  await copied();
  await s3.fail('away');
  await note('note-2');
  await until(() => log.length > 0);
  expect(log[0]).toMatch(/^Copies of the database have stopped: What was stored since .* on this machine alone/);
  await s3.fail();
  await until(() => log.length > 1);
  expect(log[1]).toMatch(/^Copies of the database go on/);
  expect(mails).toEqual([
    'asha@example.in: Copies of the database have stopped',
    'asha@example.in: Copies of the database go on',
  ]);
  const told = await db
    .selectFrom('notifications')
    .select(['title', 'audience'])
    .where('title', 'like', 'Copies%')
    .execute();
  expect(told.map(({ audience }) => audience)).toEqual(['owner', 'owner']);
  await restoreCopy(copier.place, path.join(above, 'again/database.sqlite'), undefined);
  expect(await notes(path.join(above, 'again'))).toEqual(['note-1', 'note-2']);
}, 90_000);
