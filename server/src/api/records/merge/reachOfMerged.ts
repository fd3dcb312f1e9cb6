import type { Reach } from 'shared/domain/accounts/reach';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { writeAudit } from '../changes/audit';
import type { Resource } from '../definition';

/** The accounts that have to do with this company, and its companies, of the accounts that are limited to some clients. */
async function limitedTo(db: Queries, companyId: string) {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'version', 'reach'])
    .where('reach', '<>', 'null')
    .execute();
  return rows
    .map((row) => ({ ...row, reach: JSON.parse(row.reach) as NonNullable<Reach> }))
    .filter(({ reach }) => reach.companies.includes(companyId));
}

async function setReach(
  db: Queries,
  { id, version, reach }: { id: string; version: number; reach: NonNullable<Reach> },
  companies: string[],
  actor: Actor,
): Promise<void> {
  const after = { ...reach, companies };
  await db
    .updateTable('accounts')
    .set({ reach: JSON.stringify(after), version: version + 1, updatedAt: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await writeAudit(db, 'accounts', id, 'update', { reach: [reach, after] }, actor);
}

/** Which company becomes which. */
interface Step {
  from: string;
  to: string;
  actor: Actor;
}

/**
 * Accounts limited to a company that is merged into another are limited to that one afterwards. Returns those that were
 * not before.
 */
export async function followInReach(
  db: Queries,
  { belongsTo }: Resource,
  { from, to, actor }: Step,
): Promise<string[]> {
  if (belongsTo?.company !== 'id') return [];
  const following = (await limitedTo(db, from)).filter(({ reach }) => !reach.companies.includes(to));
  for (const account of following) await setReach(db, account, [...account.reach.companies, to], actor);
  return following.map(({ id }) => id);
}

/** The way back: those accounts have to do with the other company no more. */
export async function leaveReach(
  db: Queries,
  ids: readonly string[],
  { from, actor }: Pick<Step, 'from' | 'actor'>,
): Promise<void> {
  const leaving = (await limitedTo(db, from)).filter(({ id }) => ids.includes(id));
  for (const account of leaving)
    await setReach(
      db,
      account,
      account.reach.companies.filter((id) => id !== from),
      actor,
    );
}
