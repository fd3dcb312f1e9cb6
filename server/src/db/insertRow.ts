import type { CompiledQuery } from 'kysely';
import { isPostgres } from './engine';
import { anyTable, type Queries, type Row } from './tables';

/** The most statements that are kept: one for each table and set of columns. */
const MOST = 500;

const statements = new Map<string, CompiledQuery<Row>>();

/**
 * Inserts a row and answers the named columns of what was stored, by default none. The statement is built once for each
 * table and set of columns: to build it takes longer than to run it.
 */
export async function insertRow(
  db: Queries,
  table: string,
  row: Readonly<Row>,
  returning: readonly string[] = [],
): Promise<Row> {
  const key = JSON.stringify([isPostgres(db), table, Object.keys(row), returning]);
  let statement = statements.get(key);
  if (!statement) {
    const insert = anyTable(db).insertInto(table).values(row);
    statement = (returning.length > 0 ? insert.returning(returning) : insert).compile() as CompiledQuery<Row>;
    if (statements.size >= MOST) statements.clear();
    statements.set(key, statement);
  }
  const stored = await db.executeQuery<Row>({ ...statement, parameters: Object.values(row) });
  return stored.rows[0] ?? {};
}
