import type { Queries } from '../../../db/tables';
import type { Resource } from '../definition';

/** The id of the record that another was merged into, the last of a chain; undefined if it wasn't. */
export async function mergedInto(
  db: Queries,
  { table }: Pick<Resource, 'table'>,
  id: string,
): Promise<string | undefined> {
  const seen = new Set([id]);
  for (let last = id; ; ) {
    const row = await db
      .selectFrom('merges')
      .select('keptId')
      .where('resource', '=', table)
      .where('goneId', '=', last)
      .where('undoneAt', 'is', null)
      .executeTakeFirst();
    if (!row || seen.has(row.keptId)) return last === id ? undefined : last;
    last = row.keptId;
    seen.add(last);
  }
}
