import type { CompiledQuery } from 'kysely';
import { isPostgres } from './engines/engine';
import { anyTable, type Queries, type Row } from './tables';

/** The maximum number of cached statements: one for each table, set of columns and number of rows. */
const MOST = 500;
/** The maximum number of rows in one statement: within the databases' limits on parameters. */
const ROWS = 100;

const statements = new Map<string, CompiledQuery<Row>>();

/** The statement that inserts this many rows, cached: building it takes longer than running it. */
function statementOf(db: Queries, table: string, rows: readonly Row[], returning: readonly string[]) {
  const [first = {}] = rows;
  const key = JSON.stringify([isPostgres(db), table, Object.keys(first), rows.length, returning]);
  let statement = statements.get(key);
  if (!statement) {
    const insert = anyTable(db).insertInto(table).values(rows);
    statement = (returning.length > 0 ? insert.returning(returning) : insert).compile() as CompiledQuery<Row>;
    if (statements.size >= MOST) statements.clear();
    statements.set(key, statement);
  }
  return statement;
}

/** Groups the rows with adjacent ones that have the same columns. */
function* alike(rows: Iterable<Row>): Generator<Row[]> {
  let group: Row[] = [];
  let last = '';
  for (const row of rows) {
    const columns = Object.keys(row).join();
    if (group.length > 0 && (columns !== last || group.length === ROWS)) {
      yield group;
      group = [];
    }
    group.push(row);
    last = columns;
  }
  if (group.length > 0) yield group;
}

/**
 * Inserts rows in statements of a hundred, each run on demand, and returns the named columns of the stored rows, by
 * default none; in the database's order.
 */
export async function insertRows(
  db: Queries,
  table: string,
  rows: Iterable<Row>,
  returning: readonly string[] = [],
): Promise<Row[]> {
  const stored: Row[] = [];
  for (const group of alike(rows)) {
    const statement = statementOf(db, table, group, returning);
    const parameters = group.flatMap((row) => Object.values(row));
    stored.push(...(await db.executeQuery<Row>({ ...statement, parameters })).rows);
  }
  return stored;
}

/** Inserts a row and returns the named columns, by default none. */
export async function insertRow(
  db: Queries,
  table: string,
  row: Readonly<Row>,
  returning: readonly string[] = [],
): Promise<Row> {
  const [stored = {}] = await insertRows(db, table, [row], returning);
  return stored;
}
