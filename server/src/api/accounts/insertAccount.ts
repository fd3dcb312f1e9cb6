import type { StoredAccount } from 'shared/domain/accounts/session';
import type { Queries } from '../../db/tables';
import { differences, writeAudit } from '../records/changes/audit';

/** The initial values of a new account. */
export type NewAccount = Pick<StoredAccount, 'name' | 'email' | 'role' | 'status' | 'reach'>;

/**
 * Stores a new account, with its history. An empty `passwordHash` matches no password. `address` is the network address
 * of the request. Call it in a transaction.
 */
export async function insertAccount(
  tx: Queries,
  id: string,
  account: NewAccount,
  passwordHash: string,
  address?: string,
): Promise<void> {
  const { name, email, reach } = account;
  const at = new Date().toISOString();
  await tx
    .insertInto('accounts')
    .values({
      ...account,
      id,
      version: 1,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
      search: `${name} ${email}`.toLowerCase(),
      phone: '',
      passwordHash,
      reach: JSON.stringify(reach),
    })
    .execute();
  await writeAudit(tx, 'accounts', id, 'create', differences(Object.keys(account), {}, { ...account }), {
    id,
    name,
    address,
  });
}
