import { groupBy } from 'shared/domain/records/groupBy';
import type { Queries } from '../../db/tables';
import { type Posting, post } from '../ledger/post';
import { lacking } from './lacking';
import { type SettledDocument, settleDocuments } from './settleDocuments';
import { isSource, together } from './sources';

/** How many records are posted by one statement. */
const TOGETHER = 200;

/** Records that were stored. */
interface Stored {
  /** The table of the records; one that moves no money has no entries. */
  table: string;
  ids: readonly string[];
  /** Whether nothing can have been posted of them yet. By default it is looked up. */
  areNew?: boolean;
  /** Whether they only moved: closed books take that. By default they are new, changed or gone. */
  anyDay?: boolean;
}

/**
 * Brings the ledger up to date with records, in the transaction that stored them: posts missing entries, and the
 * reverse for what was changed, cancelled or deleted. Code that stores records must call it, as the record engine does.
 * Answers the documents whose sums follow. Throws as `post` does.
 */
export async function keepBooks(
  tx: Queries,
  { table, ids, areNew = false, anyDay = false }: Stored,
): Promise<SettledDocument[]> {
  if (!isSource(table) || ids.length === 0) return [];
  const all = (await together[table]?.(tx, ids)) ?? ids;
  const isNew = areNew && all.length === ids.length;
  const postings: Posting[] = [];
  for (let next = 0; next < all.length; next += TOGETHER)
    postings.push(...(await lacking(tx, { kind: table, ids: all.slice(next, next + TOGETHER), areNew: isNew })));
  await post(tx, postings, { anyDay });
  // What a record says of itself was settled as it was stored.
  return settleDocuments(
    tx,
    postings.flatMap(({ lines }) => lines).filter(({ document }) => !ids.includes(document)),
  );
}

/** The same of records that are named by others, such as an invoice whose client became part of another: what settles them follows. */
export async function followBooks(tx: Queries, { table, ids }: Pick<Stored, 'table' | 'ids'>): Promise<void> {
  if (!isSource(table)) return;
  for (let next = 0; next < ids.length; next += TOGETHER) {
    const some = ids.slice(next, next + TOGETHER);
    const named = await tx
      .selectFrom('ledger_entries')
      .select(['sourceKind', 'source'])
      .distinct()
      .where('document', 'in', some)
      .execute();
    const of = groupBy([...some.map((source) => ({ sourceKind: table, source })), ...named], (row) => row.sourceKind);
    for (const [kind, rows] of of)
      await keepBooks(tx, { table: kind, ids: [...new Set(rows.map(({ source }) => source))], anyDay: true });
  }
}
