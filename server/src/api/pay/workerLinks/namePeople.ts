import type { Queries } from '../../../db/tables';

/** The names of employees and accounts by id, deleted ones included. */
export async function namePeople(
  db: Queries,
  ids: Readonly<Record<'employees' | 'accounts', readonly string[]>>,
): Promise<(of: 'employees' | 'accounts', id: string) => string> {
  const read = (table: 'employees' | 'accounts') =>
    db
      .selectFrom(`every_${table}` as const)
      .select(['id', 'name'])
      .where('id', 'in', ['', ...new Set(ids[table])])
      .execute();
  const names = {
    employees: new Map((await read('employees')).map(({ id, name }) => [id, name])),
    accounts: new Map((await read('accounts')).map(({ id, name }) => [id, name])),
  };
  return (of, id) => names[of].get(id) ?? '';
}
