import { formatDate } from 'shared/domain/dates/dates';
import type { Actor } from '../../core/actorOf';
import { conflict } from '../../core/errors';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';
import { createRecord } from '../records/changes/changeRecord';
import type { ApiRecord, Change, Resource } from '../records/definition';
import { liveRows } from '../records/liveRows';
import { mustBeOf } from '../records/mustBeOf';
import type { FactKind } from './factKinds';
import { settleFacts } from './settleFacts';

/** Represents the first day of a record if unknown. */
const LONG_AGO = '2000-01-01';

/** A fact resource's own options, in addition to `factRules`. */
interface FactsOf {
  kind: FactKind;
  /** The kind of record that the facts belong to. */
  owner(): Resource;
  /** The resource of the facts. */
  self(): Resource;
  /** The first day of a record; null if unknown. By default long ago. */
  since?(owner: ApiRecord): string | null;
  /** The period closed to changes: its last day, and what to do instead. Undefined if nothing is closed. */
  closed(db: Queries, ownerId: string): Promise<{ until: string; why: string } | undefined>;
  /** Fields that the server sets. By default none. */
  prepare?(change: FactChange): Promise<Record<string, unknown>>;
}

type FactChange = Change<ApiRecord & { startsOn: string }, Record<string, unknown> & { startsOn: string }>;

/**
 * The rules of facts with effective dates: one per day, none within a closed period, the first stores the previous
 * value, and the record has the current ones.
 */
export function factRules({ kind, owner, self, since, closed, prepare }: FactsOf) {
  const ownerOf = ({ after }: Pick<FactChange, 'after'>) => String(after[kind.column]);

  /** Why facts can't start, or be changed, on a day: its month is closed, or others start on it. */
  const refuse = async ({ db, before, after, operation }: FactChange): Promise<string | undefined> => {
    // If two run concurrently, the second sees the first.
    await holdTable(db, kind.table);
    const day = before && before.startsOn < after.startsOn ? before.startsOn : after.startsOn;
    const end = await closed(db, ownerOf({ after }));
    if (end && day <= end.until) return end.why;
    if (operation === 'delete') return undefined;
    const other = await liveRows(db, kind)
      .select('id')
      .where(kind.column, '=', ownerOf({ after }))
      .where('startsOn', '=', after.startsOn)
      .where('id', '<>', before?.id ?? '')
      .executeTakeFirst();
    return other && `Terms from ${formatDate(after.startsOn)} are there already. Change those.`;
  };

  /** Stores the value before the first change, effective from the record's first day. */
  const keepFormer = async (db: Queries, record: ApiRecord, after: FactChange['after'], actor: Actor) => {
    const startsOn = since?.(record) ?? LONG_AGO;
    if (kind.names.length === 0 || startsOn >= after.startsOn) return;
    const any = await liveRows(db, kind).select('id').where(kind.column, '=', record.id).executeTakeFirst();
    if (any) return;
    const facts = Object.fromEntries(kind.names.map((name) => [name, record[name]]));
    const plain = { ...self(), prepare: async () => ({}), after: async () => undefined };
    await createRecord(db, plain, { ...facts, [kind.column]: record.id, startsOn }, actor);
  };

  return {
    named: ['startsOn' as const],
    search: ['startsOn' as const],
    order: '-startsOn',
    refuse: (change: FactChange) =>
      change.operation === 'delete' || change.operation === 'restore' ? refuse(change) : undefined,
    prepare: async (change: FactChange) => {
      const record = await mustBeOf(owner(), kind.column, change);
      const why = await refuse(change);
      if (why !== undefined) throw conflict('refused', why);
      if (!change.before) await keepFormer(change.db, record, change.after, change.actor);
      return (await prepare?.(change)) ?? {};
    },
    after: ({ db, after, actor }: FactChange) =>
      settleFacts(db, { kind, owner: owner(), ids: [ownerOf({ after })] }, actor),
  };
}
