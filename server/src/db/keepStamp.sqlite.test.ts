import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from './engines/openDatabase';
import { keepStamp } from './keepStamp';
import type { Db } from './tables';

let above: string;
let running: Db;
const at = (...names: string[]) => path.join(above, ...names);
const place = (name: string) => ({ dataDir: at(name), databaseUrl: undefined });

/** The state that a server killed now would leave. */
const kill = (name: string) => cpSync(at('running'), at(name), { recursive: true });
const takeFile = (from: string, to: string) => cpSync(at(from, 'database.sqlite'), at(to, 'database.sqlite'));
const moveLogAway = (name: string) => {
  for (const end of ['-wal', '-shm']) rmSync(at(name, `database.sqlite${end}`), { force: true });
};
const store = (key: string) => running.insertInto('marks').values({ key, value: '' }).execute();
const storedIn = async (name: string) => {
  const db = await openDatabase(place(name));
  try {
    return (await db.selectFrom('marks').select('key').where('key', 'like', 'test%').orderBy('key').execute()).map(
      ({ key }) => key,
    );
  } finally {
    await db.destroy();
  }
};

beforeEach(async () => {
  above = mkdtempSync(path.join(tmpdir(), 'test-stamp-'));
  running = await openDatabase(place('running'));
  (await keepStamp(running, at('running')))();
  await store('test-1');
  kill('older');
  (await keepStamp(running, at('running')))();
  await store('test-2');
  kill('newer');
});
afterEach(async () => {
  await running.destroy();
  rmSync(above, { recursive: true });
});

test('an older database under the log of the newer one is refused with what to do, and nothing changes', async () => {
  takeFile('older', 'newer');
  const before = readdirSync(at('newer')).map((name) => [name, String(readFileSync(at('newer', name)))]);
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/operate/backup.ts', at('backups')],
    {
      cwd: path.join(__dirname, '../../..'),
      env: { ...process.env, DATA_DIR: at('newer'), DATABASE_URL: '' },
    },
  );
  expect([status, String(stderr)]).toEqual([
    1,
    expect.stringMatching(/^The file database\.sqlite in .* was replaced by another copy, and the log [^\n]+\.\n$/),
  ]);
  expect(readdirSync(at('newer')).map((name) => [name, String(readFileSync(at('newer', name)))])).toEqual(before);
  moveLogAway('newer');
  expect(await storedIn('newer')).not.toContain('test-2');
}, 60_000);

test('what a killed server left is opened whole, also where a number had not come into the file', async () => {
  const first = statSync(at('running', 'database.sqlite-wal')).size;
  expect(first).toBeGreaterThan(0);
  expect(await storedIn('newer')).toEqual(['test-1', 'test-2']);
  const reader = await openDatabase(place('running'));
  await reader.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    await connection.selectFrom('marks').select('key').execute();
    await store('test-3');
    (await keepStamp(running, at('running')))();
    (await keepStamp(running, at('running')))();
    await store('test-4');
    kill('read');
    await sql`rollback`.execute(connection);
  });
  await reader.destroy();
  expect(await storedIn('read')).toEqual(['test-1', 'test-2', 'test-3', 'test-4']);
});

test('a folder that never had a number, and an older copy without a log, are opened', async () => {
  rmSync(at('newer', 'database.sqlite-stamp'));
  expect(await storedIn('newer')).toEqual(['test-1', 'test-2']);
  kill('newer');
  moveLogAway('newer');
  takeFile('older', 'newer');
  expect(await storedIn('newer')).not.toContain('test-2');
  const db = await openDatabase(place('newer'));
  (await keepStamp(db, at('newer')))();
  await db.destroy();
  expect(await storedIn('newer')).not.toContain('test-2');
});
