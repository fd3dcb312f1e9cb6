import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { makeResetLink, resetPath, setPassword } from '../server/src/api/accounts/passwordResets.ts';
import { refuseGuessable } from '../server/src/api/accounts/passwordRules.ts';
import { hashPassword } from '../server/src/api/auth/passwords.ts';
import { openDatabase } from '../server/src/db/openDatabase.ts';
import type { Db } from '../server/src/db/tables.ts';
import { originOf, readSettings } from '../server/src/settings.ts';
import { StartError } from '../server/src/startError.ts';
import { closePools } from '../server/src/threads/pools.ts';
import { registrationInput } from '../shared/domain/accounts/account.ts';
import { toFieldErrors } from '../shared/domain/records/validation.ts';
import { sayAndEnd } from './sayAndEnd.ts';

const usage =
  'Name the account: npm run reset-password -- <email address>, with --prompt to type the new password here.';
const operator = { id: '', name: 'npm run reset-password' };

async function accountOf(db: Db, email: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('email', '=', email.trim().toLowerCase())
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!account) throw new StartError(`No account has the email address ${email}; look at how it is written.`);
  return account;
}

/** Asks for a line, and shows nothing of what is typed. */
async function typed(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

async function typedPassword(owner: { name: string; email: string }): Promise<string> {
  const checked = registrationInput.pick({ password: true }).safeParse({ password: await typed('The new password: ') });
  if (!checked.success)
    throw new StartError(
      toFieldErrors(checked.error)
        .map(({ msg }) => msg)
        .join(' '),
    );
  const { password } = checked.data;
  await refuseGuessable(password, owner).catch((cause: Error) => {
    throw new StartError(cause.message, { cause });
  });
  if (process.stdin.isTTY && (await typed('The same again: ')) !== password)
    throw new StartError('The two passwords differ; nothing is changed.');
  return password;
}

/**
 * `npm run reset-password -- <email address>`: prints a link that sets the account's password anew, once, within a day.
 * With `--prompt` the new password is typed here. The product may run meanwhile or not.
 */
await sayAndEnd(async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { prompt: { type: 'boolean' } } });
  const [email, ...others] = positionals;
  if (email === undefined || others.length > 0) throw new StartError(usage);
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  try {
    const account = await accountOf(db, email);
    if (values.prompt) {
      const passwordHash = await hashPassword(await typedPassword(account));
      await db.transaction().execute((tx) => setPassword(tx, account, passwordHash, operator));
      return `The password of ${account.email} is changed; whoever was signed in with it is signed out.`;
    }
    const link = await db.transaction().execute((tx) => makeResetLink(tx, account.id, 'handedOver', operator));
    return `${originOf(settings)}${resetPath(link)}\nsets a new password for ${account.email}: once, until ${link.expiresAt}. Give it to nobody else.`;
  } finally {
    await db.destroy();
    await closePools();
  }
});
