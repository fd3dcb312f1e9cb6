import { createHash } from 'node:crypto';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { EffectiveDated } from 'shared/domain/dates/effectiveDated';
import type { LawRow } from 'shared/domain/law/lawRow';
import { type LawTables, tablesOf } from 'shared/domain/law/lawTables';
import type { LawKind } from 'shared/domain/law/lawValues';
import type { z } from 'zod';
import type { Queries } from '../../db/tables';

type Row = Pick<LawRow, 'id' | 'kind' | 'state' | 'from' | 'value' | 'source' | 'checkedOn'>;

/** The rows of the law as they are now, the oldest first. */
export async function readLawRows(db: Queries): Promise<Row[]> {
  const rows = await db
    .selectFrom('live_law_rows')
    .select(['id', 'kind', 'state', 'from', 'value', 'source', 'checkedOn'])
    .orderBy('from')
    .orderBy('kind')
    .orderBy('state')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, value: JSON.parse(row.value) }));
}

/** The rows of one kind, each with its value as `schema` (`lawValues[kind]`) reads it. */
export async function readRates<S extends z.ZodObject>(
  db: Queries,
  kind: LawKind,
  schema: S,
): Promise<(z.output<S> & Pick<LawRow, 'from' | 'source' | 'checkedOn'>)[]> {
  return (await readLawRows(db))
    .filter((row) => row.kind === kind)
    .map(({ from, source, checkedOn, value }) => ({ ...schema.parse(value), from, source, checkedOn }));
}

/** All that payroll is worked out with; read it once for a piece of work. */
export const readLaw = async (db: Queries): Promise<LawTables> => tablesOf(await readLawRows(db));

/** Tells whether a month (`YYYY-MM`) was worked out by the same rows, whatever their sources: those that begin on or before its last day. */
export function lawDigest(law: LawTables, month: string): string {
  const last = lastDayOfMonth(month);
  // Leave, bonus and gratuity are of no line.
  const { leave: _leave, bonus: _bonus, gratuity: _gratuity, ...ofLines } = law;
  const known = Object.values<readonly EffectiveDated[]>({ ...ofLines }).map((rows) =>
    rows.filter((row) => row.from <= last).map(({ source: _source, ...row }) => row),
  );
  return createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 32);
}
