import { makeResetLink, resetPath } from '../../server/src/api/accounts/passwordResets.ts';
import { openDatabase } from '../../server/src/db/engines/openDatabase.ts';
import { originOf, readSettings } from '../../server/src/settings.ts';
import { StartError } from '../../server/src/startError.ts';
import { sayAndEnd } from './sayAndEnd.ts';

const operator = { id: '', name: 'npm run reset-password' };

/**
 * `npm run reset-password -- <email address>`: prints a link that sets the account's password, valid once and for a
 * day. Works whether the product runs or not.
 */
await sayAndEnd(async () => {
  const [email, ...others] = process.argv.slice(2);
  if (email === undefined || others.length > 0)
    throw new StartError('Name the account: npm run reset-password -- asha@example.com');
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  try {
    const account = await db
      .selectFrom('live_accounts')
      .select(['id', 'email'])
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!account) throw new StartError(`No account has the email address ${email}; look at how it is written.`);
    const link = await db.transaction().execute((tx) => makeResetLink(tx, account.id, 'handedOver', operator));
    return `${originOf(settings)}${resetPath(link)}\nsets a new password for ${account.email}: once, until ${link.expiresAt}. Give it to nobody else.`;
  } finally {
    await db.destroy();
  }
});
