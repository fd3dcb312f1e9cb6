import { sql } from 'kysely';
import { today } from 'shared/domain/dates/dates';
import { holdsOn } from 'shared/domain/records/datedFacts';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { updateRecords } from '../records/changes/changeRecord';
import type { Resource } from '../records/definition';
import { liveRows } from '../records/liveRows';
import type { FactKind } from './factKinds';
import { readFacts } from './readFacts';

/** Copies the facts in force on a day, by default today, to the records. */
export async function settleFacts(
  db: Queries,
  { kind, owner, ids, day = today() }: { kind: FactKind; owner: Resource; ids: readonly string[]; day?: string },
  actor: Actor,
): Promise<void> {
  if (kind.names.length === 0 || ids.length === 0) return;
  const facts = await readFacts(db, kind, ids);
  const live = await liveRows(db, owner).select('id').where('id', 'in', ids).execute();
  const updates = live.flatMap((row) => {
    const held = holdsOn(facts.get(String(row.id)) ?? [], day);
    return held
      ? [{ id: String(row.id), input: Object.fromEntries(kind.names.map((name) => [name, held[name]])) }]
      : [];
  });
  await updateRecords(db, { ...owner, refuse: () => undefined }, updates, actor);
}

/** The actor that changes records on the effective date of facts. */
const planned: Actor = { id: '', name: 'Terms' };

/** The records whose values differ from the facts in force on a day, by one query. */
async function readOutdated(db: Queries, { table, column, names }: FactKind, owner: Resource, day: string) {
  const [facts, records] = [sql.table(`live_${table}`), sql.table(`live_${owner.table}`)];
  const latest = sql`select max("startsOn") from ${facts} as "other"
    where ${sql.ref(`other.${column}`)} = "record"."id" and "startsOn" <= ${day}`;
  const differs = names.map((name) => sql`${sql.ref(`record.${name}`)} is distinct from ${sql.ref(`fact.${name}`)}`);
  const { rows } = await sql<{ id: string }>`select "record"."id" from ${records} as "record"
    inner join ${facts} as "fact" on ${sql.ref(`fact.${column}`)} = "record"."id"
    where "fact"."startsOn" = (${latest}) and (${sql.join(differs, sql` or `)})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Updates all records with facts that took effect by a day. */
export async function settlePlanned(db: Queries, kind: FactKind, owner: Resource, day: string): Promise<void> {
  await settleFacts(db, { kind, owner, ids: await readOutdated(db, kind, owner, day), day }, planned);
}
