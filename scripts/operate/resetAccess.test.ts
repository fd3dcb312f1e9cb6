import { type ExecFileException, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountOfLink } from '../../server/src/api/accounts/passwordResets';
import { createAccount } from '../../server/src/api/accounts/register';
import {
  beginAuthenticator,
  confirmAuthenticator,
  hasAuthenticator,
} from '../../server/src/api/accounts/secondFactor/secondFactor';
import { openDatabase } from '../../server/src/db/engines/openDatabase';
import type { Db } from '../../server/src/db/tables';
import { type Bundle, bundle } from '../../server/test/bundle';
import { root } from '../build/targets';

const asha = { name: 'Asha Rao', email: 'asha@example.com', password: '' };
const dataDir = mkdtempSync(join(tmpdir(), 'reset-password-'));

/** The database, kept open as a running server does. */
let db: Db;
let bundled: Bundle;
beforeAll(async () => {
  bundled = await bundle('scripts/operate/resetPassword', 'scripts/operate/resetSecondFactor');
  db = await openDatabase({ dataDir, databaseUrl: undefined });
  await db.transaction().execute((tx) => createAccount(tx, { ...asha, password: 'long enough' }, 'as it was', 'open'));
});
afterAll(async () => {
  bundled.remove();
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

const run = (command: 'resetPassword' | 'resetSecondFactor', args: string[]) =>
  new Promise<{ code: unknown; said: string; failed: string }>((resolve) => {
    const settings = { DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: 'https://www.example.com' };
    execFile(
      process.execPath,
      [join(bundled.folder, `${command}.js`), ...args],
      { cwd: root, env: { ...process.env, ...settings } },
      (error: ExecFileException | null, said, failed) => resolve({ code: error?.code ?? 0, said, failed }),
    );
  });

test('a printed link works for the account, while a server runs', async () => {
  const { code, said } = await run('resetPassword', ['Asha@example.com']);
  const [, token = ''] = /^https:\/\/www\.example\.com\/signin#reset=([\w-]{43})$/m.exec(said) ?? [];
  expect([code, (await accountOfLink(db, token)).email]).toEqual([0, asha.email]);
}, 30_000);

test('after losing the app the password alone works again, and a second run says that there is no app', async () => {
  const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  await beginAuthenticator(db, { dataDir, secretKey: undefined }, id);
  // As after signing in with a code from the app.
  await db.updateTable('authenticators').set({ lastStep: 1 }).execute();
  await db.transaction().execute((tx) => confirmAuthenticator(tx, id));
  expect(await hasAuthenticator(db, id)).toBe(true);
  expect(await run('resetSecondFactor', ['Asha@example.com'])).toMatchObject({
    code: 0,
    said: expect.stringContaining('asha@example.com signs in with the password alone now'),
  });
  expect(await hasAuthenticator(db, id)).toBe(false);
  const { said } = await run('resetSecondFactor', [asha.email]);
  expect(said).toContain('has no second factor');
}, 60_000);

test.each(['resetPassword', 'resetSecondFactor'] as const)(
  '%s without an address, or with an unknown one, ends with a sentence',
  async (command) => {
    const unknown = 'No account has the email address nobody@example.com';
    expect(await run(command, [])).toMatchObject({ code: 1, failed: expect.stringContaining('Name the account') });
    expect(await run(command, ['nobody@example.com'])).toMatchObject({
      ...{ code: 1, said: '' },
      failed: expect.stringContaining(unknown),
    });
  },
  60_000,
);
