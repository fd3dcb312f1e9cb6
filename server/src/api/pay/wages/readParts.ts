import type { ShownPart, WagePart } from 'shared/domain/pay/wages/wagePart';
import type { Queries, Tables } from '../../../db/tables';

/** A stored part. */
export const partOfRow = ({ id: _, wageId: __, counts, contributions, ...part }: Tables['wage_parts']): WagePart => ({
  ...part,
  counts: JSON.parse(counts) as WagePart['counts'],
  contributions: contributions === null ? null : (JSON.parse(contributions) as WagePart['contributions']),
});

/** The parts of a register's lines, or of one employee's, by month and placement. */
export async function readParts(
  db: Queries,
  { wageId, employeeId }: { wageId: string; employeeId?: string },
): Promise<WagePart[]> {
  const rows = await db
    .selectFrom('wage_parts')
    .selectAll()
    .where('wageId', '=', wageId)
    .$if(employeeId !== undefined, (query) => query.where('employeeId', '=', employeeId ?? ''))
    .orderBy('month')
    .orderBy('id')
    .execute();
  return rows.map(partOfRow);
}

/** The parts of an employee's line in a register, with their centers' names. */
export async function readShownParts(db: Queries, query: { wageId: string; employeeId: string }): Promise<ShownPart[]> {
  const parts = await readParts(db, query);
  const ids = ['', ...parts.map(({ centerId }) => centerId)];
  const centers = await db
    .selectFrom('every_centers')
    .select(['id', 'client_name', 'city'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(
    centers.map(({ id, client_name, city }) => [id, [client_name, city].filter(Boolean).join(', ')]),
  );
  return parts.map((part) => ({ ...part, centerName: names.get(part.centerId) ?? '' }));
}
