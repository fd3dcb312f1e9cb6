import { dueRules } from 'shared/domain/compliance/dueRules';
import type { Obligation, ObligationInput, StoredObligation } from 'shared/domain/compliance/obligation';
import { type Pattern, recurrencesOf } from 'shared/domain/compliance/recurrence';
import type { FinancialYear } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { nextWorkingDay } from 'shared/domain/dates/nextWorkingDay';
import type { Actor } from '../../core/actorOf';
import { isPostgres } from '../../db/engines/engine';
import type { Queries, Tables } from '../../db/tables';
import { createRecord, deleteRecord, restoreRecord, updateRecord } from '../records/changes/changeRecord';
import type { Resource } from '../records/definition';
import { duesOf, type RegisteredObligation } from './dueOptions';
import { lockRecords } from './lockRecords';
import { readHolidays } from './readHolidays';

/** The actor that creates the rows. */
const rules: Actor = { id: '', name: 'Due-date rules' };

const directTaxes = new Set(dueRules.filter(({ isDirectTax }) => isDirectTax).map(({ id }) => id));
const keyOf = ({ registration, ruleId, period }: { registration: string; ruleId: string; period: string }) =>
  `${registration} ${ruleId} ${period}`;
/** The columns read of a rule-generated row. */
type RuledRow = Pick<
  Tables['obligations'],
  | 'id'
  | 'registration'
  | 'ruleId'
  | 'period'
  | 'dueDate'
  | 'title'
  | 'returnType'
  | 'movedTo'
  | 'status'
  | 'doneOn'
  | 'deletedAt'
  | 'isSample'
>;

const differs = (row: RuledRow, rule: RegisteredObligation) =>
  (['dueDate', 'title', 'returnType', 'movedTo'] as const).some((field) => row[field] !== rule[field]);

/** Deleted rows that were removed by the rules. */
async function withdrawn(tx: Queries, rows: readonly RuledRow[]): Promise<Set<string>> {
  const ids = rows.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const deletions = await tx
    .selectFrom('audit')
    .select(['recordId', 'by'])
    .where('resource', '=', 'obligations')
    .where('action', '=', 'delete')
    .where('recordId', 'in', ids)
    .orderBy('id')
    .execute();
  const last = new Map(deletions.map(({ recordId, by }) => [recordId, by]));
  return new Set(ids.filter((id) => last.get(id) === rules.name));
}

/**
 * A row's current status, locked until the transaction ends; undefined if deleted. It may have been recorded since all
 * rows were read.
 */
async function lockStatus(tx: Queries, id: string): Promise<RuledRow['status'] | undefined> {
  const query = tx.selectFrom('live_obligations').select('status').where('id', '=', id);
  return (await (isPostgres(tx) ? query.forUpdate() : query).executeTakeFirst())?.status;
}

/**
 * Updates a stored row by its rule: pending rows get its dates and texts, done ones at most a working day that the law
 * allowed.
 */
async function follow(
  tx: Queries,
  obligations: Resource<StoredObligation, Obligation, ObligationInput>,
  row: RuledRow,
  rule: RegisteredObligation,
  movedTo: IsoDate | null,
): Promise<void> {
  const { movedTo: ruled, ...input } = rule;
  if (row.status !== 'Pending') {
    if (row.movedTo !== movedTo) await updateRecord(tx, obligations, row.id, {}, rules, { movedTo });
  } else if (differs(row, rule) && (await lockStatus(tx, row.id)) === 'Pending')
    await updateRecord(tx, obligations, row.id, input, rules, { movedTo: ruled });
}

/**
 * Creates missing rows of a financial year, from rules and recurring manual rows, updates pending ones whose rule
 * changed, and removes pending ones that no longer apply; they are restored if they apply again. Rows deleted by a
 * person stay deleted, done ones unchanged. Call it in a transaction; several servers may. Returns the number of
 * created rows.
 */
export async function keepYear(
  tx: Queries,
  obligations: Resource<StoredObligation, Obligation, ObligationInput>,
  year: FinancialYear,
  today: IsoDate,
): Promise<number> {
  const begin = await lockRecords(tx, today);
  const stored = await tx
    .selectFrom('every_obligations')
    .select([
      'id',
      'registration',
      'ruleId',
      'period',
      'dueDate',
      'title',
      'returnType',
      'movedTo',
      'status',
      'doneOn',
      'deletedAt',
      'isSample',
    ])
    .where('financialYear', '=', year)
    .where('ruleId', '<>', '')
    .execute();
  const known = new Map(stored.map((row) => [keyOf(row), row]));
  const isHoliday = await readHolidays(tx);
  const doneOn = (ruleId: string, period: string) => {
    const row = known.get(keyOf({ registration: '', ruleId, period }));
    return row?.isSample === 0 ? (row.doneOn ?? undefined) : undefined;
  };
  const patterns: (Pattern & { registration: string })[] = await tx
    .selectFrom('live_obligations')
    .selectAll()
    .where('repeats', '<>', '')
    .where('ruleId', '=', '')
    .execute();
  const wanted = [
    ...(await duesOf(tx, year, { isHoliday, doneOn })),
    ...patterns.flatMap((pattern) =>
      recurrencesOf(pattern, year).map((row) => ({ ...row, registration: pattern.registration })),
    ),
  ];
  const takenAway = await withdrawn(tx, stored);
  let made = 0;
  for (const rule of wanted) {
    const row = known.get(keyOf(rule));
    known.delete(keyOf(rule));
    if (!row) {
      const { movedTo, ...input } = rule;
      await createRecord(tx, obligations, input, rules, { movedTo, tracked: rule.dueDate >= begin });
      made += 1;
      continue;
    }
    if (row.deletedAt !== null && !takenAway.has(row.id)) continue;
    if (row.deletedAt !== null) await restoreRecord(tx, obligations, row.id, rules);
    const nominal = row.dueDate;
    const working = directTaxes.has(rule.ruleId) ? nextWorkingDay(nominal, isHoliday) : nominal;
    await follow(tx, obligations, row, rule, working === nominal ? null : working);
  }
  for (const row of known.values()) {
    if (row.status !== 'Pending' || row.deletedAt !== null) continue;
    if ((await lockStatus(tx, row.id)) === 'Pending') await deleteRecord(tx, obligations, row.id, rules);
  }
  return made;
}
