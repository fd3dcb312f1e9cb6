import { conflict } from '../../core/errors';
import type { Queries } from '../../db/tables';
import type { Settings } from '../../settings';
import { lockAccount } from '../auth/lockAccount';

/** The possible sign-in methods of an account. */
interface WaysIn {
  hasPassword: boolean;
  hasPasskey: boolean;
  /** Whether the sign-in provider is one. */
  isLinked: boolean;
}

/** The sign-in methods of an account, with its row locked: of two concurrent removals, the second sees the first. */
async function waysIn(tx: Queries, { provider }: Pick<Settings, 'provider'>, accountId: string): Promise<WaysIn> {
  const { passwordHash } = await lockAccount(tx, accountId);
  const passkey = await tx
    .selectFrom('passkeys')
    .select('id')
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  const identity = await tx
    .selectFrom('identities')
    .select('subject')
    .where('accountId', '=', accountId)
    .where('unlinkedAt', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return {
    hasPassword: passwordHash !== '',
    hasPasskey: passkey !== undefined,
    isLinked: provider !== undefined && identity !== undefined,
  };
}

/** Throws 409 if an account has no sign-in method left, so that removing the last one is rolled back. */
export async function refuseLastWayIn(
  tx: Queries,
  settings: Pick<Settings, 'provider'>,
  accountId: string,
): Promise<void> {
  if (Object.values(await waysIn(tx, settings, accountId)).includes(true)) return;
  throw conflict(
    'last_way_in',
    'This is your only way to sign in. Set a password first: sign out and choose “Forgot password?”.',
  );
}
