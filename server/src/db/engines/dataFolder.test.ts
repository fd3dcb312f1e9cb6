import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ApiError } from '../../core/errors';
import { StartError, startSentence } from '../../startError';
import { migrate } from '../migrate';
import { lockFolder } from './lockFolder';
import { openDatabase } from './openDatabase';
import { openSqlite } from './sqlite';

let above: string;
beforeEach(() => {
  above = mkdtempSync(path.join(tmpdir(), 'test-folder-'));
});
afterEach(() => rmSync(above, { recursive: true }));

const modeOf = (...names: string[]) => (statSync(path.join(above, ...names)).mode & 0o777).toString(8);

test('the data folder and the database are for their owner only', async () => {
  const db = openSqlite(path.join(above, 'new', 'data'));
  await migrate(db);
  expect([
    modeOf('new', 'data'),
    ...['', '-wal', '-shm'].map((end) => modeOf('new', 'data', `database.sqlite${end}`)),
  ]).toEqual(['700', '600', '600', '600']);
  await db.destroy();
});

test('what an earlier server left open to all is closed; a folder with other things stays as it is', async () => {
  for (const name of ['own', 'shared', 'empty']) mkdirSync(path.join(above, name));
  writeFileSync(path.join(above, 'own', 'database.sqlite'), '');
  writeFileSync(path.join(above, 'shared', 'letter.txt'), '');
  for (const name of ['own', 'shared', 'empty', 'own/database.sqlite']) chmodSync(path.join(above, name), 0o755);
  for (const name of ['own', 'shared', 'empty']) await openSqlite(path.join(above, name)).destroy();
  expect([
    modeOf('own'),
    modeOf('own', 'database.sqlite'),
    modeOf('empty'),
    modeOf('shared'),
    modeOf('shared', 'database.sqlite'),
  ]).toEqual(['700', '600', '700', '755', '600']);
});

test('a server that ends gives the folder back', () => {
  const comeAndGo = () => lockFolder(above)();
  expect(comeAndGo).not.toThrow();
  expect(comeAndGo).not.toThrow();
});

test('a folder that another process keeps is refused with a sentence; when it is killed, the folder is free', async () => {
  const program = `const Database = require('libsql'); const db = new Database(process.argv[1]); db.exec('begin exclusive'); console.log('kept'); setInterval(() => undefined, 1000);`;
  const other = spawn(process.execPath, ['-e', program, path.join(above, 'server.lock')], {
    cwd: path.join(__dirname, '../../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  expect(() => lockFolder(above)).toThrow(StartError);
  expect(() => lockFolder(above)).toThrow(
    /^Another server is running on the data folder .*; stop it, set DATA_DIR to another folder, or set DATABASE_URL: several servers can share a PostgreSQL\.$/,
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockFolder(above)();
});

test.each([
  ['ENOSPC', undefined, /^The data folder \/data cannot be written to \(ENOSPC: there is no space left\)/],
  [
    'SQLITE_READONLY_DIRECTORY',
    undefined,
    /^The data folder \/data cannot be written to \(SQLITE_READONLY_DIRECTORY: it is read-only\)/,
  ],
  [
    '53100',
    'postgres://user:secret@host/name',
    /^The database of DATABASE_URL cannot be written to \(53100: there is no space left\)/,
  ],
])('a start that meets %s says so in one sentence', (code, databaseUrl, sentence) => {
  const said = startSentence(Object.assign(new Error('no'), { code }), { dataDir: '/data', databaseUrl });
  expect(said).toMatch(sentence);
  expect(said).toMatch(/^[^\n]+\.$/);
});

test.each([
  ['its releases', 'modules/mfe-x/1.0.0/entry.js', undefined],
  ['an emptied file beside its releases', 'modules/mfe-x/1.0.0/entry.js', ''],
  ['its log of changes', 'database.sqlite-wal', undefined],
  ['an emptied file beside its log of changes', 'database.sqlite-wal', ''],
])('a folder without its database but with %s is not taken for an empty one', async (_what, file, database) => {
  mkdirSync(path.dirname(path.join(above, file)), { recursive: true });
  writeFileSync(path.join(above, file), 'something');
  if (database !== undefined) writeFileSync(path.join(above, 'database.sqlite'), database);
  const before = readdirSync(above).sort();
  await expect(openDatabase({ dataDir: above, databaseUrl: undefined })).rejects.toThrow(
    /^The database of the data folder .* is missing or empty, though its .* there; [^\n]+\.$/,
  );
  expect(readdirSync(above).sort()).toEqual(before);
});

test('a database without a table beside releases is refused too, and an empty folder is taken', async () => {
  const place = { dataDir: above, databaseUrl: undefined };
  await (await openDatabase(place)).destroy();
  await (await openDatabase(place)).destroy();
  rmSync(path.join(above, 'database.sqlite'));
  await openSqlite(above).destroy();
  mkdirSync(path.join(above, 'modules/mfe-x'), { recursive: true });
  await expect(openDatabase(place)).rejects.toThrow(/is missing or empty/);
});

test('a start without the storage of releases says so in one sentence', () => {
  const message =
    'The storage of releases, s3://releases, is not available: it can’t be reached. Try again when it is.';
  expect(startSentence(new ApiError(503, 'unavailable', message), {})).toBe(message);
});
