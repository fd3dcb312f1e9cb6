import { addMonths, today } from 'shared/domain/dates/dates';
import { bonusOfYear } from 'shared/domain/pay/bonus/bonusOfYear';
import { withoutTaxRates } from 'shared/domain/pay/deductions/withoutTaxRates';
import { esiPaise, pfPaise } from 'shared/domain/pay/wages/payable';
import { type WageInput, type WageRegister, wageInput, wageRecord } from 'shared/domain/pay/wages/wage';
import { registerSums } from 'shared/domain/pay/wages/wageAnswers';
import { financialYear } from 'shared/domain/records/validation';
import { sumPaise } from 'shared/domain/text/money';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { badInput, conflict } from '../../../core/errors';
import { byId } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { followBooks } from '../../../money/books/keepBooks';
import { readLaw } from '../../law/readLaw';
import { writeAudit } from '../../records/changes/audit';
import { createRecord, unknownRecord } from '../../records/changes/changeRecord';
import { defineResource } from '../../records/defineResource';
import type { Change, Sample } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { requirePermission } from '../../records/requirePermission';
import { readBonus } from '../bonus/readBonus';
import { addUpRegister } from './addUpRegister';
import { firstLines } from './firstLines';
import { lockOpenRegister } from './lockRegister';
import { payHistories } from './payHistory';
import { refuseHandedIn } from './refuseHandedIn';
import { refuseWrongMonth } from './refuseWrongMonth';
import { refuseUnapproved } from './signatures';
import { sumsOf } from './sumsOf';
import { wageLinesBy, wageLinesOfMonth } from './wageLines';
import { wageSums } from './wageSums';
import { workOutLater } from './workOutLater';
import { workOutRegister } from './workOutRegister';

/** Empty input: the register starts with the employees of its month. */
const isBlank = ({ employees, totalPaise }: WageInput) => employees === 0 && totalPaise === 0;

type Stored = Omit<WageRegister, 'sums' | 'blocked'>;
type RegisterChange = Change<Stored, WageInput>;

/** A month has one register: the company's own replaces a sample. */
async function replaceSample({ after, db, actor }: RegisterChange): Promise<void> {
  const sample = await db
    .updateTable('wages')
    .set({ deletedAt: new Date().toISOString() })
    .where('month', '=', after.month)
    .where('deletedAt', 'is', null)
    .where('isSample', '=', 1)
    .returning('id')
    .executeTakeFirst();
  if (!sample) return;
  await writeAudit(db, 'wages', sample.id, 'delete', {}, actor);
  await followBooks(db, { table: 'wages', ids: [sample.id] });
}

async function prepare(change: RegisterChange): Promise<Partial<Stored>> {
  const { operation, before, after, db } = change;
  const paidOn = after.status === 'Paid' ? (after.paidOn ?? today()) : null;
  const first = operation === 'create' && isBlank(after) ? await firstLines(db, after.month) : undefined;
  const isSample = first?.isSample ?? after.isSample === true;
  if (!isSample && before?.month !== after.month) await replaceSample(change);
  if (first) {
    const { lines } = first;
    return { paidOn, isSample, employees: lines.length, totalPaise: sumPaise(lines.map((line) => line.grossPaise)) };
  }
  const sums = before && (await wageSums(db, [before.id])).get(before.id);
  return sums ? { paidOn, employees: sums.employees, totalPaise: sums.grossPaise } : { paidOn };
}

async function refuse(change: RegisterChange): Promise<string | undefined> {
  const { operation, before, after, db } = change;
  refuseWrongMonth(after.month, await readLaw(db));
  if (operation === 'restore' && after.isSample !== true) await replaceSample(change);
  const isPaidAtOnce = operation === 'create' && after.status === 'Paid' && after.isSample !== true;
  if (operation !== 'update' && operation !== 'delete') return isPaidAtOnce ? refusePaying(db) : undefined;
  if (before?.status === 'Paid' && (operation === 'delete' || after.status === 'Paid'))
    return 'This month is paid. Reopen it first.';
  if (operation === 'delete') return before && refuseHandedIn(db, before.id);
  if (before && before.month !== after.month && (await wageSums(db, [before.id])).has(before.id))
    return 'A register with lines can’t change its month; add another register.';
  if (after.status === 'Paid' && after.paidOn !== null && after.paidOn > today())
    throw badInput([{ path: 'paidOn', msg: 'The day it was paid cannot be in the future.' }]);
  return before && after.status === 'Paid' ? refusePaying(db, before.id) : undefined;
}

/** Why a register can't be marked paid yet, or undefined. Without an id: a register about to be created. */
async function refusePaying(db: Queries, id = ''): Promise<string | undefined> {
  const hasLines = (await wageSums(db, [id])).has(id);
  return (await refuseUnapproved(db, [{ id, hasLines }])).get(id);
}

const NOT_AT_ONCE = 'A register of all employees is made first, then checked, approved and paid. Leave it pending.';

/** The initial lines of a new register that was sent blank. */
async function fillLines({ after, actor, db }: RegisterChange & { after: Stored }): Promise<void> {
  const { lines } = await firstLines(db, after.month);
  if (after.employees !== lines.length || after.totalPaise !== sumPaise(lines.map((line) => line.grossPaise))) return;
  if (lines.length === 0) return;
  if (after.status === 'Paid' && !after.isSample) throw conflict('refused', NOT_AT_ONCE);
  const [month, employeeIds] = [after.month, lines.map((line) => line.employeeId)];
  const law = await readLaw(db);
  const records = wageLinesOfMonth(month, await payHistories(db, employeeIds, month), law);
  for (const { code, department, paidBy, ...line } of lines)
    await createRecord(db, records, { ...line, wageId: after.id }, actor, { code, department, paidBy });
  await addUpRegister(db, after.id, law);
  await workOutLater(db, { employeeIds, month }, { lines: wageLinesBy(law), law, actor });
}

const monthsAgo = (months: number) => addMonths(today(), -months).slice(0, 7);

/**
 * The wage registers, one a month. Their lines are a separate resource; `employees` and `totalPaise` are derived from
 * them.
 */
export const wages = defineResource({
  path: 'wages',
  title: 'wage register',
  input: wageInput,
  record: wageRecord,
  derived: ['sums', 'blocked'],
  named: ['month'],
  search: ['month', 'status'],
  order: '-month',
  csv: {
    ...csvFields({ Month: 'month', Employees: 'employees' }),
    Total: ({ totalPaise }) => amountCell(totalPaise),
    'PF to pay': ({ sums }) => (sums ? amountCell(pfPaise(sums)) : ''),
    'ESI to pay': ({ sums }) => (sums ? amountCell(esiPaise(sums)) : ''),
    'Professional tax, missing': ({ sums }) =>
      sums?.statesWithoutTaxRates.map(({ state }) => withoutTaxRates(state)).join(' ') ?? '',
    ...csvFields({ Status: 'status', 'Paid on': 'paidOn' }),
  },
  prepare,
  refuse,
  after: async (change) => {
    if (change.operation === 'create') await fillLines(change);
  },
  derive: async (records, db) => {
    const sums = await wageSums(
      db,
      records.map((record) => record.id),
    );
    const open = records.filter(({ status }) => status !== 'Paid');
    const blocked = await refuseUnapproved(
      db,
      open.map(({ id }) => ({ id, hasLines: sums.has(id) })),
    );
    return records.map((record) => ({
      ...record,
      sums: sums.get(record.id) ?? null,
      blocked: blocked.get(record.id) ?? '',
    }));
  },
  seed: () =>
    [1, 2, 3].map(
      (months): Sample<WageRegister> => ({
        month: monthsAgo(months),
        ...(months > 1 ? { status: 'Paid', paidOn: `${monthsAgo(months - 1)}-05` } : {}),
      }),
    ),
});

/** Stored registers made from attendance, with their lines. */
export const madeRegisters: typeof wages = {
  ...wages,
  prepare: async (change) => {
    if (change.after.isSample !== true) await replaceSample(change);
    return { paidOn: null };
  },
  after: async () => undefined,
};

/** The routes of wage registers in addition to a resource's common ones. */
export function wageRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/bonus',
    {
      config: requirePermission(wages, 'read'),
      schema: {
        summary: 'The bonus of a financial year for everybody who was paid in it',
        querystring: z.object({
          year: financialYear(),
          percent: z.coerce.number().min(0).max(100).default(0),
        }),
        response: { 200: bonusOfYear },
      },
    },
    ({ query }) => readBonus(db, query.year, query.percent),
  );
  app.post(
    '/:id/work-out',
    {
      config: requirePermission(wages, 'write'),
      schema: {
        summary: 'Work an open register’s lines out again by the rules of its month',
        params: byId,
        response: { 200: registerSums },
        refuses: [409],
      },
    },
    (request) =>
      db.transaction().execute(async (tx) => {
        const register = await tx
          .selectFrom('live_wages')
          .selectAll()
          .where('id', '=', request.params.id)
          .executeTakeFirst();
        if (!register) throw unknownRecord(wages);
        if (register.status === 'Paid') throw conflict('refused', 'This month is paid. Reopen it first.');
        const law = await readLaw(tx);
        await workOutRegister(tx, request.params.id, { lines: wageLinesBy(law), law, actor: actorOf(request) });
        await lockOpenRegister(tx, request.params.id);
        return sumsOf(tx, request.params.id);
      }),
  );
}
