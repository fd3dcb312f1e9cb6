import { type ExecFileException, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountOfLink } from '../server/src/api/accounts/passwordResets';
import { createAccount } from '../server/src/api/accounts/register';
import { openDatabase } from '../server/src/db/openDatabase';
import type { Db } from '../server/src/db/tables';
import { root } from './build/targets';

const asha = { name: 'Asha Rao', email: 'asha@example.com', password: '' };
const dataDir = mkdtempSync(join(tmpdir(), 'reset-password-'));

/** The database, held open as a running server does. */
let db: Db;
beforeAll(async () => {
  db = await openDatabase({ dataDir, databaseUrl: undefined });
  await db.transaction().execute((tx) => createAccount(tx, { ...asha, password: 'long enough' }, 'as it was', 'open'));
});
afterAll(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

/** Runs the command; `line` is typed. */
const run = (args: string[], line = '') =>
  new Promise<{ code: unknown; said: string; failed: string }>((resolve) => {
    const settings = { DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: 'https://www.example.com' };
    const child = execFile(
      process.execPath,
      ['--import', 'tsx/esm', join(root, 'scripts/resetPassword.ts'), ...args],
      { cwd: root, env: { ...process.env, ...settings } },
      (error: ExecFileException | null, said, failed) => resolve({ code: error?.code ?? 0, said, failed }),
    );
    child.stdin?.end(`${line}\n`);
  });
const hash = async () =>
  (await db.selectFrom('accounts').select('passwordHash').executeTakeFirstOrThrow()).passwordHash;

test('a link is printed that works for the account, beside a server that runs', async () => {
  const { code, said } = await run(['Asha@example.com']);
  const [, token = ''] = /^https:\/\/www\.example\.com\/signin#reset=([\w-]{43})$/m.exec(said) ?? [];
  expect([code, (await accountOfLink(db, token)).email]).toEqual([0, asha.email]);
}, 30_000);

test('a password that is typed is set, unless it is a bad one', async () => {
  expect(await run([asha.email, '--prompt'], 'password1')).toMatchObject({
    code: 1,
    failed: expect.stringContaining('one of the most common'),
  });
  expect(await hash()).toBe('as it was');
  const { code, said } = await run([asha.email, '--prompt'], 'four quiet brown horses');
  expect([code, said]).toEqual([0, expect.stringMatching(/^The password of asha@example\.com is changed;/)]);
  expect(await hash()).toMatch(/^\$argon2id\$/);
}, 60_000);

test.each([
  [[], 'Name the account: npm run reset-password'],
  [['nobody@example.com'], 'No account has the email address nobody@example.com'],
])(
  '%j ends with a sentence',
  async (args, sentence) => {
    expect(await run(args)).toMatchObject({ code: 1, said: '', failed: expect.stringContaining(sentence) });
  },
  30_000,
);
