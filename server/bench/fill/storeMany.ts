import type { Resource } from '../../src/api/records/definition';
import { encode } from '../../src/api/records/rows';
import { newId } from '../../src/db/newId';
import { anyTable, type Db, type Queries } from '../../src/db/tables';

/** Rows of one statement: within the databases' limits on parameters. */
const BATCH = 250;

/**
 * Stores many records of a resource bypassing the API, without history; `record` makes the one with a number from 0.
 */
export async function storeMany(
  db: Db,
  definition: Resource,
  count: number,
  record: (index: number, db: Queries) => Record<string, unknown> | Promise<Record<string, unknown>>,
): Promise<void> {
  const at = new Date().toISOString();
  await db.transaction().execute(async (tx) => {
    for (let start = 0; start < count; start += BATCH) {
      const records = await Promise.all(
        Array.from({ length: Math.min(BATCH, count - start) }, (_, n) => record(start + n, tx)),
      );
      const rows = records.map((each) => ({
        id: newId(),
        version: 1,
        createdAt: at,
        updatedAt: at,
        deletedAt: null,
        ...definition.scope,
        ...encode(definition, each),
      }));
      await anyTable(tx)
        .insertInto(definition.table ?? definition.path)
        .values(rows)
        .execute();
    }
  });
}
