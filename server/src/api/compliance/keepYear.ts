import type { IsoDate } from 'shared/domain/isoDate';
import { type GeneratedObligation, obligationsOf } from 'shared/domain/dueDates';
import type { FinancialYear } from 'shared/domain/financialYear';
import { anyTable, type Queries, type Row } from '../../db/tables';
import type { Actor } from '../resource/definition';
import { createRecord, updateRecord } from '../resource/changeRecord';
import { obligations } from '../resources/obligations';
import { dueOptions } from './dueOptions';
import { lockRecords } from './lockRecords';

/** Who makes the rows. */
const rules: Actor = { id: '', name: 'Due-date rules' };

const keyOf = ({ ruleId, period }: { ruleId?: unknown; period?: unknown }) => `${String(ruleId)} ${String(period)}`;
const differs = (row: Row, rule: GeneratedObligation) => row.dueDate !== rule.dueDate || row.title !== rule.title || row.returnType !== rule.returnType;

/**
 * Makes the rows of a financial year that the rules ask for and that are missing, and lets those still pending
 * follow a changed rule; what was deleted stays deleted, what was done stays as it was. Call it in a transaction;
 * several servers may. Answers how many rows were made.
 */
export async function keepYear(tx: Queries, year: FinancialYear, today: IsoDate): Promise<number> {
  const begin = await lockRecords(tx, today);
  const stored: Row[] = await anyTable(tx).selectFrom('obligations').select(['id', 'ruleId', 'period', 'dueDate', 'title', 'returnType', 'status', 'deletedAt'])
    .where('financialYear', '=', year).where('ruleId', '<>', '').execute();
  const known = new Map(stored.map((row) => [keyOf(row), row]));
  let made = 0;
  for (const rule of obligationsOf(year, dueOptions)) {
    const row = known.get(keyOf(rule));
    if (!row) {
      await createRecord(tx, obligations, rule, rules, { tracked: rule.dueDate >= begin });
      made += 1;
    } else if (row.status === 'Pending' && row.deletedAt === null && differs(row, rule)) {
      await updateRecord(tx, obligations, String(row.id), rule, rules);
    }
  }
  return made;
}
