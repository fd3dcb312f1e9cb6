import { resetSecondFactor } from '../../server/src/api/accounts/secondFactor/resetSecondFactor.ts';
import { openDatabase } from '../../server/src/db/engines/openDatabase.ts';
import { readSettings } from '../../server/src/settings.ts';
import { StartError } from '../../server/src/startError.ts';
import { sayAndEnd } from './sayAndEnd.ts';

/**
 * `npm run reset-second-factor -- <email>`: for anyone who lost the app and the recovery codes. Works whether the
 * product runs or not.
 */
await sayAndEnd(async () => {
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new StartError('Name the account: npm run reset-second-factor -- asha@example.com');
  const db = await openDatabase(readSettings(process.env));
  try {
    const account = await db.selectFrom('live_accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (!account) throw new StartError(`No account has the email address ${email}.`);
    const wasReset = await db
      .transaction()
      .execute((tx) => resetSecondFactor(tx, account.id, { id: '', name: 'The operator' }));
    return wasReset
      ? `${email} signs in with the password alone now, and is told.`
      : `${email} has no second factor; nothing was changed.`;
  } finally {
    await db.destroy();
  }
});
