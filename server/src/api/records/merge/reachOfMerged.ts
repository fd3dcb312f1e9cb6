import type { Reach } from 'shared/domain/accounts/reach';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { writeAudit } from '../changes/audit';
import type { Resource } from '../definition';

/** The accounts limited to some clients that include this company, and all their companies. */
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

/** The merged company and the kept one. */
interface Step {
  from: string;
  to: string;
  actor: Actor;
}

/** Limits accounts of a merged company to the kept one instead. Returns those that were not limited to it before. */
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

/** The reverse: these accounts lose the other company again. */
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
