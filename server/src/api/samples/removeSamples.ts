import type { Actor } from '../../core/actorOf';
import { holdTable } from '../../db/holdTable';
import { anyTable, type Queries, type Tables } from '../../db/tables';
import { followBooks } from '../../money/books/keepBooks';
import { differences, writeAudit } from '../records/changes/audit';
import type { ApiRecord, Resource } from '../records/definition';
import { decode, encode } from '../records/rows';
import { planRemoval, type RemovalPlan, type Samples } from './planRemoval';

async function change(
  tx: Queries,
  { definition, ids }: Samples,
  actor: Actor,
  changed: (record: ApiRecord) => Partial<ApiRecord>,
): Promise<void> {
  const rows = await anyTable(tx).selectFrom(definition.table).selectAll().where('id', 'in', ids).execute();
  const updatedAt = new Date().toISOString();
  for (const row of rows) {
    const before = decode(definition, row);
    const after = { ...before, ...changed(before), isSample: false };
    await anyTable(tx)
      .updateTable(definition.table)
      .set({ ...encode(definition, after), version: before.version + 1, updatedAt })
      .where('id', '=', before.id)
      .execute();
    const changes = differences(Object.keys(definition.columns), before, after);
    await writeAudit(tx, definition.table, before.id, 'update', changes, actor);
  }
}

async function remove(tx: Queries, { definition, ids }: Samples, actor: Actor): Promise<void> {
  const deletedAt = new Date().toISOString();
  await anyTable(tx).updateTable(definition.table).set({ deletedAt }).where('id', 'in', ids).execute();
  for (const id of ids) await writeAudit(tx, definition.table, id, 'delete', {}, actor);
}

/**
 * Removes every sample, in the caller's transaction: all or none. Records changed by a person are no longer samples;
 * those that a real record references stay as the company's own. No samples are seeded afterwards. Returns the result.
 */
export async function removeSamples(tx: Queries, all: readonly Resource[], actor: Actor): Promise<RemovalPlan> {
  // Nobody can add a reference to a sample meanwhile.
  for (const table of new Set(all.filter(({ references }) => references).map(({ table }) => table)))
    await holdTable(tx, table as keyof Tables);
  const plan = await planRemoval(tx, all);
  for (const samples of plan.kept) await change(tx, samples, actor, () => ({}));
  for (const samples of plan.removed) {
    const { withoutSample } = samples.definition;
    await (withoutSample ? change(tx, samples, actor, withoutSample) : remove(tx, samples, actor));
  }
  for (const { definition, ids } of [...plan.kept, ...plan.removed]) await followBooks(tx, { ...definition, ids });
  await tx.updateTable('marks').set({ value: 'none' }).where('key', '=', 'seed').execute();
  return plan;
}
