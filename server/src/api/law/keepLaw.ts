import { lawSubject } from 'shared/domain/law/lawRow';
import { type ReleasedRow, releasedLaw } from 'shared/domain/law/releasedLaw';
import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { createRecord } from '../records/changes/changeRecord';
import { lawRows } from './lawRows';
import { readLawRows } from './readLaw';

const release: Actor = { id: '', name: 'Law of this release' };
const keyOf = (row: ReleasedRow) => `${lawSubject(row)}:${row.from}`;

/**
 * Inserts a release's rows into the database, each once: corrected or deleted rows stay so, and a day that has such a
 * row gets no second one. Call it in a transaction; several servers may. `rows` are by default those of this release.
 */
export async function keepLaw(tx: Queries, rows: readonly ReleasedRow[] = releasedLaw): Promise<void> {
  const taken = new Set((await readLawRows(tx)).map((row) => keyOf(row)));
  const marks = await tx.selectFrom('marks').select('key').where('key', 'like', 'law:%').execute();
  const known = new Set(marks.map(({ key }) => key));
  for (const row of rows) {
    const key = keyOf(row);
    if (known.has(`law:${key}`)) continue;
    const added = await tx
      .insertInto('marks')
      .values({ key: `law:${key}`, value: row.from })
      .onConflict((existing) => existing.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (added && !taken.has(key)) await createRecord(tx, lawRows, row, release);
  }
}
