import { createHash } from 'node:crypto';
import { dueRulesBy } from 'shared/domain/compliance/dueRows';
import type { DueRule } from 'shared/domain/compliance/dueRule';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import type { EffectiveDated } from 'shared/domain/dates/effectiveDated';
import type { LawRow } from 'shared/domain/law/lawRow';
import { type LawTables, tablesBy, tablesOf } from 'shared/domain/law/lawTables';
import { type LawKind, lawValues } from 'shared/domain/law/lawValues';
import { type DocumentLaw, documentLaw, releasedDocumentLaw } from 'shared/domain/money/documents/documentLaw';
import type { z } from 'zod';
import type { Queries } from '../../db/tables';

type Row = Pick<LawRow, 'id' | 'kind' | 'state' | 'from' | 'value' | 'source' | 'checkedOn'>;

/** The current legal rows, oldest first. */
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

/** The rows of one kind, each with its value parsed by `schema` (`lawValues[kind]`). */
export async function readRates<S extends z.ZodObject>(
  db: Queries,
  kind: LawKind,
  schema: S,
): Promise<(z.output<S> & Pick<LawRow, 'from' | 'source' | 'checkedOn'>)[]> {
  return (await readLawRows(db))
    .filter((row) => row.kind === kind)
    .map(({ from, source, checkedOn, value }) => ({ ...schema.parse(value), from, source, checkedOn }));
}

/** All rules for payroll; read them once for each task. */
export const readLaw = async (db: Queries): Promise<LawTables> => tablesOf(await readLawRows(db));

/** The law's rules for documents; kinds without rows use this release's. */
export async function readDocumentLaw(db: Queries): Promise<DocumentLaw> {
  const tables = tablesBy(documentLaw, await readLawRows(db));
  const known = Object.entries(tables).filter(([, rows]) => rows.length > 0);
  return { ...releasedDocumentLaw, ...Object.fromEntries(known) };
}

/** The due-date rules, with the days from the rows. */
export const readDueRules = async (db: Queries): Promise<DueRule[]> =>
  dueRulesBy((await readRates(db, 'due-date', lawValues['due-date'])).map(({ checkedOn: _, ...row }) => row));

/**
 * Tells whether a month (`YYYY-MM`) was calculated by the same rows, whatever their sources: those that start on or
 * before its last day.
 */
export function lawDigest(law: LawTables, month: string): string {
  const last = lastDayOfMonth(month);
  // Leave, bonus, gratuity and limits don't affect any line.
  const { leave: _leave, bonus: _bonus, gratuity: _gratuity, limit: _limit, ...ofLines } = law;
  const known = Object.values<readonly EffectiveDated[]>({ ...ofLines }).map((rows) =>
    rows.filter((row) => row.from <= last).map(({ source: _source, ...row }) => row),
  );
  return createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 32);
}
