import { type ExecFileException, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccount } from '../server/src/api/accounts/register';
import {
  beginAuthenticator,
  confirmAuthenticator,
  hasAuthenticator,
} from '../server/src/api/accounts/secondFactor/secondFactor';
import { openDatabase } from '../server/src/db/openDatabase';
import type { Db } from '../server/src/db/tables';
import { root } from './build/targets';

const asha = { name: 'Asha Rao', email: 'asha@example.com', password: 'long enough' };
const dataDir = mkdtempSync(join(tmpdir(), 'reset-second-factor-'));

/** The database, held open as a running server does. */
let db: Db;
let accountId: string;
beforeAll(async () => {
  db = await openDatabase({ dataDir, databaseUrl: undefined });
  await db.transaction().execute((tx) => createAccount(tx, asha, 'as it was', 'open'));
  accountId = (await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()).id;
  await beginAuthenticator(db, { dataDir, secretKey: undefined }, accountId);
  // As after a code of the app.
  await db.updateTable('authenticators').set({ lastStep: 1 }).execute();
  await db.transaction().execute((tx) => confirmAuthenticator(tx, accountId));
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

const run = (...args: string[]) =>
  new Promise<{ code: unknown; said: string; failed: string }>((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx/esm', join(root, 'scripts/resetSecondFactor.ts'), ...args],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
      (error: ExecFileException | null, said, failed) => resolve({ code: error?.code ?? 0, said, failed }),
    );
  });

test('who lost the app is let in by the password again, and a second run says that there is none', async () => {
  expect(await hasAuthenticator(db, accountId)).toBe(true);
  expect(await run('Asha@example.com')).toMatchObject({
    code: 0,
    said: expect.stringContaining('asha@example.com signs in with the password alone now'),
  });
  expect(await hasAuthenticator(db, accountId)).toBe(false);
  expect(await run(asha.email)).toMatchObject({ code: 0, said: expect.stringContaining('has no second factor') });
}, 60_000);

test('without an address, or with an unknown one, nothing is done and a sentence says so', async () => {
  expect(await run()).toMatchObject({ code: 1, failed: expect.stringContaining('Name the account') });
  expect(await run('nobody@example.com')).toMatchObject({
    code: 1,
    failed: expect.stringContaining('No account has the email address nobody@example.com'),
  });
}, 60_000);
