import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { today } from 'shared/domain/dates/dates';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { testOnPostgres } from '../../test/testOnPostgres';
import { createAccount } from '../api/accounts/register';
import { lockFolder } from '../db/engines/lockFolder';
import { openDatabase } from '../db/engines/openDatabase';
import { openPostgres } from '../db/engines/postgres';
import { openSqlite } from '../db/engines/sqlite';
import { filledFrom, noteFilled } from '../db/filled';
import { openPayroll, slips } from '../moduleApi/payroll.fixture';
import { createDeployToken } from '../releases/deployTokens';
import { BackupFolder, type BackupManifest } from './BackupFolder';
import { backUpWhenDue } from './keepBackups';
import { type MadeBackup, makeBackup } from './makeBackup';
import { moveToPostgres } from './moveToPostgres';
import { restoreBackup, tokenTables } from './restoreBackup';
import { atOneMoment, countTables, differences } from './tableRows';

let above: string;
let server: TestApp;
let dataDir: string;
/** Made while the product was in use; tests that change its files use a copy. */
let kept: MadeBackup;
beforeAll(async () => {
  above = mkdtempSync(path.join(tmpdir(), 'test-backup-'));
  dataDir = path.join(above, 'data');
  mkdirSync(path.join(dataDir, 'modules/mfe-x/1.0.0'), { recursive: true });
  mkdirSync(path.join(dataDir, 'modules/.staging/half'), { recursive: true });
  writeFileSync(path.join(dataDir, 'modules/mfe-x/1.0.0/entry.js'), 'run()');
  writeFileSync(path.join(dataDir, 'modules/.staging/half/entry.js'), 'ru');
  server = await openTestApp({ settings: { seed: 'sample' } });
  expect((await server.call('POST', 'suppliers', { name: 'Söhne “₹”' })).statusCode).toBe(201);
  const payroll = await openPayroll(server);
  await payroll.promote('1.0.0', slips());
  const slip = { employee: 'Ravi Söhne', paidOn: '2026-04-30', amountPaise: 4_500_000, isFinal: true };
  expect((await payroll.call('POST', 'm/mfe-payroll/slips', slip)).statusCode).toBe(201);
  await payroll.close();
  const writing = [1, 2, 3].map((n) => server.call('POST', 'suppliers', { name: `Late ${n}` }));
  kept = await backedUp();
  await Promise.all(writing);
});
afterAll(async () => {
  await server.close();
  rmSync(above, { recursive: true });
});

const backedUp = () => makeBackup(server.db, dataDir, path.join(above, 'backups'));
const place = (name: string) => ({ dataDir: path.join(above, name), databaseUrl: undefined });
const sentence = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: Error) => thrown,
  );
  expect(error?.name).toBe('StartError');
  expect(error?.message).toMatch(/^[A-Z].*\.$/);
  return error?.message;
};

/** What a restore invalidates, and where it is recorded. */
const ended = [
  ...tokenTables,
  ...['authenticators', 'identities', 'invitations', 'notifications', 'passkeys', 'recovery_codes'],
];
/** Other differences. */
const withoutEnded = (told: readonly string[]) =>
  told.filter((each) => !ended.some((table) => each.startsWith(`${table} `)));

/** A new schema of the PostgreSQL under test, as an empty database. */
async function withPostgres(work: (url: string) => Promise<void>): Promise<void> {
  const schema = `backup_${randomBytes(6).toString('hex')}`;
  const admin = await openPostgres(globalThis.testDatabase);
  await sql`create schema ${sql.id(schema)}`.execute(admin);
  try {
    await work(`${globalThis.testDatabase}?options=-csearch_path%3D${schema}`);
  } finally {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(admin);
    await admin.destroy();
  }
}

test('a backup of a running product brings every row and file back, into the embedded database', async () => {
  const { folder, contents } = kept;
  expect(contents.tables.accounts?.rows).toBe(1);
  expect(contents.tables.record_files?.rows).toBeGreaterThan(0);
  expect(Object.keys(contents.files)).toEqual(['mfe-x/1.0.0/entry.js']);
  await restoreBackup(folder, place('restored'));
  expect(readFileSync(path.join(above, 'restored/modules/mfe-x/1.0.0/entry.js'), 'utf8')).toBe('run()');
  const db = openSqlite(path.join(above, 'restored'));
  expect(withoutEnded(differences(contents.tables, await atOneMoment(db, countTables)))).toEqual([]);
  const table = 'm/mfe-payroll/slips';
  expect(contents.tables[table]?.rows).toBe(1);
  const indexes = await sql<{
    name: string;
  }>`select name from sqlite_schema where type = 'index' and tbl_name = ${table} and sql is not null order by name`.execute(
    db,
  );
  expect(indexes.rows.map(({ name }) => name)).toEqual(
    ['amountPaise', 'employee', 'live', 'once_employee_paidOn', 'search'].map((of) => `${table}_${of}`),
  );
  await db.destroy();
});

test('a backup that is made while releases come in has the files of all that were there', async () => {
  const modules = path.join(above, 'busy/modules');
  mkdirSync(path.join(modules, 'mfe-x/1.0.0'), { recursive: true });
  writeFileSync(path.join(modules, 'mfe-x/1.0.0/entry.js'), 'run()');
  let isOver = false;
  const publishing = [1, 2, 3].map(async (publisher) => {
    for (let upload = 0; !isOver; upload += 1) {
      const staging = path.join(modules, '.staging', `${publisher}-${upload}`);
      await mkdir(path.join(staging, 'parts'), { recursive: true });
      await rm(staging, { recursive: true });
    }
  });
  try {
    for (let made = 0; made < 100; made += 1) {
      const backup = new BackupFolder(path.join(above, 'busy', String(made)));
      expect(Object.keys(await backup.keepFiles(modules))).toEqual(['mfe-x/1.0.0/entry.js']);
    }
  } finally {
    isOver = true;
    await Promise.all(publishing);
  }
});

test('a backup says which releases have no files in it, and none is made where they can’t be read', async () => {
  const { warning } = kept;
  expect(warning).toContain('The files of mfe-payroll 1.0.0 are not in the backup');
  expect(warning).toContain(path.join(dataDir, 'modules'));
  const odd = path.join(above, 'odd');
  mkdirSync(odd);
  writeFileSync(path.join(odd, 'modules'), 'no folder');
  const into = path.join(above, 'none');
  expect(await sentence(makeBackup(server.db, odd, into))).toContain('can’t be read (ENOTDIR)');
  expect(readdirSync(into)).toEqual([]);
});

testOnPostgres('what is written while a backup is made is in it whole or not at all', async () => {
  const before = await atOneMoment(server.db, countTables);
  const during = await atOneMoment(server.db, async (connection) => {
    await sql`select 1 from accounts`.execute(connection);
    expect((await server.call('POST', 'suppliers', { name: 'Late' })).statusCode).toBe(201);
    return countTables(connection);
  });
  expect(differences(before, during)).toEqual([]);
  expect(differences(before, await atOneMoment(server.db, countTables)).join()).toContain('suppliers should have');
});

test('what is no backup, is damaged or is newer is refused, and so is a place in use; nothing changes', async () => {
  const folder = path.join(above, 'damaged');
  cpSync(kept.folder, folder, { recursive: true });
  const manifest = path.join(folder, 'backup.json');
  const table = path.join(folder, 'tables/suppliers.jsonl.gz');
  const [contents, rows] = [readFileSync(manifest, 'utf8'), readFileSync(table)];
  const refused = () => sentence(restoreBackup(folder, place('refused')));
  expect(await sentence(restoreBackup(dataDir, place('refused')))).toContain('is no backup of this product');
  writeFileSync(table, gzipSync(String(gunzipSync(rows)).replace('Söhne', 'Sohne')));
  expect(await refused()).toContain('the table suppliers is not as it was');
  writeFileSync(table, rows.subarray(0, -20));
  expect(await refused()).toContain('the table suppliers cannot be read');
  writeFileSync(table, rows);
  writeFileSync(path.join(folder, 'modules/mfe-x/1.0.0/entry.js'), 'other()');
  expect(await refused()).toContain('modules/mfe-x/1.0.0/entry.js is not as it was');
  writeFileSync(path.join(folder, 'modules/mfe-x/1.0.0/entry.js'), 'run()');
  const { migrations, ...rest } = JSON.parse(contents) as BackupManifest;
  writeFileSync(manifest, JSON.stringify({ ...rest, migrations: [...migrations, '999-later'] }));
  expect(await refused()).toContain('of a newer version');
  writeFileSync(manifest, contents);
  const unlock = lockFolder(place('refused').dataDir);
  expect(await refused()).toContain('Another server is running');
  unlock();
  writeFileSync(path.join(place('refused').dataDir, 'database.sqlite'), '');
  expect(await refused()).toContain('holds a product already');
  expect(readdirSync(place('refused').dataDir)).not.toContain('modules');
});

test('a restore that fails on its way leaves an empty place, and can be done again', async () => {
  const { folder } = kept;
  const target = place('failing');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const copy = jest.spyOn(BackupFolder.prototype, 'takeFiles').mockImplementationOnce(async (modules) => {
    mkdirSync(path.join(modules, 'mfe-x/1.0.0'), { recursive: true });
    throw full;
  });
  await expect(restoreBackup(folder, target)).rejects.toBe(full);
  copy.mockRestore();
  const nowhere = { ...target, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(restoreBackup(folder, nowhere)).rejects.toThrow();
  await restoreBackup(folder, target);
  expect(readFileSync(path.join(target.dataDir, 'modules/mfe-x/1.0.0/entry.js'), 'utf8')).toBe('run()');
});

describe('in a restored backup', () => {
  /** The restored database, and the backup's rows. */
  let db: ReturnType<typeof openSqlite>;
  let contents: BackupManifest;
  beforeAll(async () => {
    const { id: accountId } = server.owner.account;
    await server.call('POST', `accounts/${accountId}/reset-link`);
    const ci = { module: 'mfe-payroll', name: 'CI', scope: 'promote', days: 90 } as const;
    await createDeployToken(server.db, ci, { id: '', name: 'test' });
    expect((await server.call('POST', 'calendar/feed')).statusCode).toBeLessThan(300);
    const applicant = { name: 'Sunita', phone: '9876500101', position: 'Picker', linkEndsOn: '2099-12-31' };
    const candidateId = (await server.call('POST', 'candidates', applicant)).json<{ id: string }>().id;
    await server.db.insertInto('application_links').values({ tokenHash: 'x', candidateId }).execute();
    await server.db.insertInto('attendance_link_tokens').values({ tokenHash: 'x', linkId: 'y' }).execute();
    await server.db.insertInto('worker_link_tokens').values({ tokenHash: 'x', linkId: 'y', codeHash: null }).execute();
    const vacancyId = (await server.call('POST', 'vacancies', { title: 'Picker' })).json<{ id: string }>().id;
    await server.call('POST', 'client-links', { vacancyId, contact: 'Ravi', endsOn: today() });

    const bela = { name: 'Bela', email: 'bela@example.com', password: '' };
    await server.db.transaction().execute((tx) => createAccount(tx, bela, '', 'open'));
    const { id: other } = await server.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', bela.email)
      .executeTakeFirstOrThrow();
    const at = '2026-11-01T00:00:00.000Z';
    const passkey = { publicKey: '', transports: '[]', counter: 0, name: 'Phone', createdAt: at, endedAt: null };
    await server.db
      .insertInto('passkeys')
      .values({ id: 'x', accountId, ...passkey })
      .execute();
    await server.db.insertInto('recovery_codes').values({ accountId, codeHash: 'spent since' }).execute();
    const [confirmed, begun] = [
      { accountId, sealedKey: 'x', createdAt: at, confirmedAt: at, lastStep: 1 },
      { accountId: other, sealedKey: 'x', createdAt: at, confirmedAt: null, lastStep: 0 },
    ];
    await server.db.insertInto('authenticators').values([confirmed, begun]).execute();
    const identity = { issuer: 'i', subject: 's', accountId, createdAt: at, unlinkedAt: null, endedAt: null };
    await server.db.insertInto('identities').values(identity).execute();
    const invitation = { email: 'chitra@example.com', role: 'viewer' };
    expect((await server.call('POST', 'invitations', invitation)).statusCode).toBe(201);
    const made = await backedUp();
    ({ contents } = made);
    await restoreBackup(made.folder, place('ended'));
    db = openSqlite(place('ended').dataDir);
  });
  afterAll(() => db.destroy());

  test('nobody is signed in: sessions, links and tokens of before have ended', async () => {
    const opening = [
      ...['sessions', 'deploy_tokens', 'password_resets', 'calendar_feeds', 'application_links', 'client_link_tokens'],
      ...['attendance_link_tokens', 'worker_link_tokens'],
    ];
    for (const table of opening) expect([table, contents.tables[table]?.rows]).not.toEqual([table, 0]);
    const counts = await atOneMoment(db, countTables);
    expect(tokenTables.filter((table) => counts[table]?.rows !== 0)).toEqual([]);
    expect(await db.selectFrom('candidates').select('id').where('linkEndsOn', 'is not', null).execute()).toEqual([]);
    expect(await db.selectFrom('client_links').select('id').where('revokedAt', 'is', null).execute()).toEqual([]);
  });

  test('what proves a person and may have been taken away since does so no more, and everybody is told', async () => {
    const later = new Date().toISOString();
    expect({
      passkeys: await db.selectFrom('passkeys').select('id').where('endedAt', 'is', null).execute(),
      codes: await db.selectFrom('recovery_codes').selectAll().execute(),
      apps: await db.selectFrom('authenticators').select('accountId').execute(),
      links: await db.selectFrom('identities').select('subject').where('endedAt', 'is', null).execute(),
      invitations: await db.selectFrom('invitations').select('id').where('expiresAt', '>', later).execute(),
      told: await db.selectFrom('notifications').select('audience').where('subject', 'like', 'restored/%').execute(),
    }).toEqual({
      passkeys: [],
      codes: [],
      apps: [{ accountId: server.owner.account.id }],
      links: [],
      invitations: [],
      told: [{ audience: 'staff' }],
    });
  });

  test('no other table holds what a secret is compared with', async () => {
    // Passwords and confirmed apps stay, server keys are separate, webhook signing keys only prove this site's
    // identity, and the invoice portal's key is public.
    const holding = (await db.introspection.getTables()).filter(
      ({ isView, columns }) => !isView && columns.some(({ name }) => /Hash$|Key$|[sS]ecret/.test(name)),
    );
    expect(
      holding
        .map(({ name }) => name)
        .filter((name) => !tokenTables.includes(name as 'sessions'))
        .sort(),
    ).toEqual([
      'accounts',
      // The created record is in the backup too, so a retry still gets its response; the key only opens that response.
      'attempts',
      'authenticators',
      'module_contacts',
      'passkeys',
      'recovery_codes',
      'registrations',
      // A later bounce is still matched to its mail; it opens nothing.
      'sending_returns',
      'signing_keys',
    ]);
  });
});

/** Runs `work` in a process that is killed when it calls `kill()`. */
function runKilled(name: string, imports: string, work: string): void {
  const script = path.join(above, `${name}.mts`);
  const kill = `const kill = () => process.kill(process.pid, 'SIGKILL');`;
  writeFileSync(script, `${imports.replaceAll("'./", `'${__dirname}/`)}\n${kill}\n${work}`);
  const { signal } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: path.join(__dirname, '../../..'),
  });
  expect(signal).toBe('SIGKILL');
}

test('a restore that is killed leaves a place that no start takes for a product, and can be done again', async () => {
  const { folder, contents } = kept;
  const target = place('killed');
  runKilled(
    'killed-restore',
    `import { restoreBackup } from './restoreBackup.ts';
     import { BackupFolder } from './BackupFolder.ts';`,
    `const take = BackupFolder.prototype.takeFiles;
     BackupFolder.prototype.takeFiles = async function (modules) {
       await take.call(this, modules);
       kill();
     };
     await restoreBackup(${JSON.stringify(folder)}, ${JSON.stringify(target)});`,
  );
  expect(readdirSync(target.dataDir)).toContain('modules');
  expect(await sentence(openDatabase(target))).toContain('did not end');
  expect(await sentence(openDatabase({ ...target, databaseUrl: 'postgres://x@127.0.0.1:1/x' }))).toContain(
    'did not end',
  );
  await restoreBackup(folder, target);
  const db = await openDatabase(target);
  expect(withoutEnded(differences(contents.tables, await atOneMoment(db, countTables)))).toEqual([]);
  await db.destroy();
}, 60_000);

testOnPostgres(
  'a restore into PostgreSQL that is killed when all is stored can be done again, and what is used since is not taken for one',
  async () => {
    const { folder, contents } = kept;
    const other = await backedUp();
    await withPostgres(async (databaseUrl) => {
      const target = { ...place('killed-late'), databaseUrl };
      runKilled(
        'killed-late',
        `import fs from 'node:fs';
       import { syncBuiltinESMExports } from 'node:module';
       import { restoreBackup } from './restoreBackup.ts';`,
        `const rm = fs.rmSync;
       fs.rmSync = (file, ...rest) => (String(file).endsWith('restore.unfinished') ? kill() : rm(file, ...rest));
       syncBuiltinESMExports();
       await restoreBackup(${JSON.stringify(folder)}, ${JSON.stringify(target)});`,
      );
      expect(await sentence(openDatabase(target))).toContain('did not end');
      expect(await sentence(restoreBackup(other.folder, { ...place('other'), databaseUrl }))).toContain('is not empty');
      await restoreBackup(folder, target);
      expect(readFileSync(path.join(target.dataDir, 'modules/mfe-x/1.0.0/entry.js'), 'utf8')).toBe('run()');
      const db = await openDatabase(target);
      expect(withoutEnded(differences(contents.tables, await atOneMoment(db, countTables)))).toEqual([]);
      await noteFilled(db, 'any');
      await db.destroy();
      const used = await openDatabase(target);
      expect(await filledFrom(used)).toBeUndefined();
      await used.destroy();
      expect(await sentence(restoreBackup(folder, { ...place('again'), databaseUrl }))).toContain('is not empty');
    });
  },
  60_000,
);

testOnPostgres(
  'the embedded database moves to PostgreSQL, also where a move was killed when all was stored, or before; no start takes an empty PostgreSQL beside a product',
  async () => {
    const { folder, contents } = kept;
    const { dataDir: own } = place('moved-twice');
    await restoreBackup(folder, { dataDir: own, databaseUrl: undefined });
    await withPostgres(async (databaseUrl) => {
      expect(await sentence(openDatabase({ dataDir: own, databaseUrl }))).toContain('has no tables, though');
      const unlock = lockFolder(own);
      expect(await sentence(moveToPostgres(own, databaseUrl))).toContain('Another server is running');
      unlock();
      runKilled(
        'killed-move',
        `import pg from ${JSON.stringify(require.resolve('pg'))};
       import { moveToPostgres } from './moveToPostgres.ts';`,
        `pg.Pool.prototype.end = kill;
       await moveToPostgres(${JSON.stringify(own)}, ${JSON.stringify(databaseUrl)});`,
      );
      const moved = await moveToPostgres(own, databaseUrl);
      expect(withoutEnded(differences(contents.tables, moved))).toEqual([]);
      const db = await openDatabase({ dataDir: own, databaseUrl });
      await db.insertInto('marks').values({ key: 'used', value: '' }).execute();
      await db.destroy();
      expect(await sentence(moveToPostgres(own, databaseUrl))).toContain('is not empty');
    });
    expect(await sentence(moveToPostgres(path.join(above, 'nothing'), 'postgres://x@127.0.0.1:1/x'))).toContain(
      'has no embedded database',
    );
  },
  60_000,
);

test('the schedule makes one when it is due, whoever asks, keeps the last, and removes what a killed one has left; one that is being made stays', async () => {
  const dir = path.join(above, 'scheduled');
  const [killed, running] = ['backup-2026-11-20T00-00-00-000Z.partial', 'backup-2026-11-21T00-00-00-000Z.partial'];
  for (const name of [killed, running]) mkdirSync(path.join(dir, name, 'tables'), { recursive: true });
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of [killed, path.join(killed, 'tables')]) utimesSync(path.join(dir, name), long, long);
  const databases = { shared: server.db, own: server.db };
  const schedule = { dir, everyMs: 60_000, keep: 1 };
  let made: string | undefined;
  for (let round = 0; round < 2; round += 1) {
    await server.db.deleteFrom('throttles').where('key', '=', 'backup').execute();
    made = (await backUpWhenDue(databases, dataDir, schedule))?.folder;
    expect(await backUpWhenDue(databases, dataDir, schedule)).toBeUndefined();
  }
  expect(readdirSync(dir).sort()).toEqual([running, path.basename(made ?? '')].sort());
});

test('a scheduled backup that fails is due again in an hour, not a day, and one that worked after a day', async () => {
  const databases = { shared: server.db, own: server.db };
  const day = 24 * 60 * 60 * 1000;
  const schedule = { dir: path.join(above, 'retried'), everyMs: day, keep: 2 };
  const dueIn = async () => {
    const query = server.db.selectFrom('throttles').select('resetAt').where('key', '=', 'backup');
    return Date.parse((await query.executeTakeFirstOrThrow()).resetAt) - Date.now();
  };
  const becomeDue = () => server.db.updateTable('throttles').set({ resetAt: '2026-01-01' }).execute();
  await becomeDue();
  const noFolder = path.join(above, 'no-folder');
  mkdirSync(noFolder);
  writeFileSync(path.join(noFolder, 'modules'), '');
  await expect(backUpWhenDue(databases, noFolder, schedule)).rejects.toThrow('can’t be read');
  expect(await dueIn()).toBeLessThanOrEqual(day / 24);
  expect(await backUpWhenDue(databases, dataDir, schedule)).toBeUndefined();
  await becomeDue();
  const due = jest.spyOn(BackupFolder.prototype, 'keepFiles').mockImplementationOnce(async () => {
    // A killed process has claimed at most an hour.
    expect(await dueIn()).toBeLessThanOrEqual(day / 24);
    return {};
  });
  expect(await backUpWhenDue(databases, dataDir, schedule)).toBeDefined();
  due.mockRestore();
  expect(await dueIn()).toBeGreaterThan(day / 2);
});
