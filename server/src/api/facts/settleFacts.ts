import { today } from 'shared/domain/dates/dates';
import { holdsOn } from 'shared/domain/records/datedFacts';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { updateRecord } from '../records/changes/changeRecord';
import type { Resource } from '../records/definition';
import { findRecord } from '../records/lists/selectRecords';
import { liveRows } from '../records/liveRows';
import type { FactKind } from './factKinds';
import { readFacts } from './readFacts';

/** Has these records have the facts that hold on a day, by default today. */
export async function settleFacts(
  db: Queries,
  { kind, owner, ids, day = today() }: { kind: FactKind; owner: Resource; ids: readonly string[]; day?: string },
  actor: Actor,
): Promise<void> {
  for (const [id, own] of await readFacts(db, kind, ids)) {
    const record = await findRecord(db, owner, id);
    const held = holdsOn(own, day);
    if (!record || !held || kind.names.every((name) => record[name] === held[name])) continue;
    const facts = Object.fromEntries(kind.names.map((name) => [name, held[name]]));
    await updateRecord(db, { ...owner, refuse: () => undefined }, id, facts, actor);
  }
}

/** Who changes records on the day from which facts hold. */
const planned: Actor = { id: '', name: 'Terms' };

/** Has all records whose facts began by a day have them. */
export async function settlePlanned(db: Queries, kind: FactKind, owner: Resource, day: string): Promise<void> {
  const rows = await liveRows(db, kind).select(kind.column).distinct().where('startsOn', '<=', day).execute();
  await settleFacts(db, { kind, owner, ids: rows.map((row) => String(row[kind.column])), day }, planned);
}
