import type { Queries } from '../../db/tables';

/** The common key of similar rows of one action. */
interface Grouped {
  groupId: string;
  resource: string;
  action: string;
  accountId: string;
}

/** The common key of similar rows of one act. */
export const groupKey = ({ groupId, resource, action, accountId }: Grouped): string =>
  [groupId, resource, action, accountId].join('\n');

/** The number of similar rows written by the actions of some entries, by `groupKey`; without single ones. */
export async function countsOf(db: Queries, entries: readonly Grouped[]): Promise<ReadonlyMap<string, number>> {
  const groups = [...new Set(entries.map(({ groupId }) => groupId))].filter((id) => id !== '');
  if (groups.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit')
    .select(['groupId', 'resource', 'action', 'accountId'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('groupId', 'in', groups)
    .where('groupId', '<>', '')
    .groupBy(['groupId', 'resource', 'action', 'accountId'])
    .execute();
  return new Map(rows.map((row) => [groupKey(row), Number(row.count)]));
}
