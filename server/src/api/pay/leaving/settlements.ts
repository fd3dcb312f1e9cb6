import { formatDate, today } from 'shared/domain/dates/dates';
import {
  type Settlement,
  type SettlementInput,
  settlementDay,
  settlementInput,
  settlementRecord,
  settlementState,
} from 'shared/domain/pay/leaving/settlement';
import { formatRupees, sumPaise } from 'shared/domain/text/money';
import { badInput, conflict } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { readHolidays } from '../../compliance/readHolidays';
import { readDocumentLaw } from '../../law/readLaw';
import { employees } from '../../people/employees/employees';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { mustBeOf } from '../../records/mustBeOf';
import { settleLeave } from './settleLeave';
import { workOutSettlement } from './workOutSettlement';

type Stored = Omit<Settlement, 'employeeName' | 'state'>;
type SettlementChange = Change<Stored, SettlementInput>;

/** Why someone can't have another settlement, or undefined. */
async function twice(db: Queries, { employeeId, id = '' }: { employeeId: string; id?: string | undefined }) {
  // A settlement being added concurrently counts too.
  await holdTable(db, 'settlements');
  const other = await db
    .selectFrom('live_settlements')
    .select('id')
    .where('employeeId', '=', employeeId)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other && 'There is a final settlement with this employee already. Change that one.';
}

/** The due date for settling with someone who left on a day. */
export const dueDayOf = async (db: Queries, leftOn: string): Promise<string> =>
  settlementDay(leftOn, await readHolidays(db), (await readDocumentLaw(db)).limit);

async function prepare(change: SettlementChange): Promise<Partial<Stored>> {
  const { db, before, after } = change;
  const employee = await mustBeOf(employees, 'employeeId', change);
  const { leftOn } = employee;
  if (leftOn === null)
    throw badInput([{ path: 'employeeId', msg: 'This employee has not left. Enter the leaving date first.' }]);
  const why = await twice(db, { employeeId: after.employeeId, id: before?.id });
  if (why !== undefined) throw conflict('refused', why);
  if (before && before.paidOn !== null) {
    if (after.paidOn !== null)
      throw conflict('refused', 'This settlement is paid. Take the day it was paid away to change it.');
    return {};
  }
  if (after.paidOn !== null && after.paidOn > today())
    throw badInput([{ path: 'paidOn', msg: 'The day it was paid cannot be in the future.' }]);
  const parts = await workOutSettlement(db, { ...employee, leftOn }, after);
  const totalPaise = sumPaise(parts.map(({ paise }) => paise));
  if (totalPaise < 0)
    throw badInput([
      {
        path: 'recoveryPaise',
        msg: `${formatRupees(-totalPaise)} more than is due. Recover less, or deduct it from the last wages in their line.`,
      },
    ]);
  return {
    leftOn,
    dueOn: await dueDayOf(db, leftOn),
    parts,
    totalPaise,
  };
}

/** Final settlements with employees who left; recalculated until paid, then kept as paid. */
export const settlements = defineResource({
  path: 'settlements',
  title: 'final settlement',
  input: settlementInput,
  record: settlementRecord,
  derived: ['employeeName', 'state'],
  named: ['leftOn'],
  search: ['recoveryNote'],
  searchIn: { column: 'employeeId', by: () => employees },
  order: 'dueOn',
  references: { employeeId: 'employees' },
  belongsTo: { other: { column: 'employeeId', by: () => employees } },
  excludeFromHistory: ['parts'],
  refuse: async ({ operation, before, db }) => {
    if (operation === 'restore' && before) return twice(db, { employeeId: before.employeeId, id: before.id });
    return operation === 'delete' && before && before.paidOn !== null
      ? `This settlement was paid on ${formatDate(before.paidOn)}, and stays.`
      : undefined;
  },
  prepare,
  after: settleLeave,
  derive: async (records, db) => {
    const rows = await db
      .selectFrom('every_employees')
      .select(['id', 'name'])
      .where('id', 'in', ['', ...records.map(({ employeeId }) => employeeId)])
      .execute();
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return records.map((record) => ({
      ...record,
      employeeName: names.get(record.employeeId) ?? '',
      state: settlementState(record, today()),
    }));
  },
  csv: {
    ...csvFields({ Employee: 'employeeName', 'Left on': 'leftOn', 'Due on': 'dueOn', State: 'state' }),
    Total: ({ totalPaise }) => amountCell(totalPaise),
    ...csvFields({ 'Paid on': 'paidOn' }),
  },
});
