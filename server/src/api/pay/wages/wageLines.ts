import { formatMonth, lastDayOfMonth } from 'shared/domain/dates/dates';
import { type LawTables, lawTables } from 'shared/domain/law/lawTables';
import { type LegalLimit, limitOn } from 'shared/domain/law/limitOn';
import { beyondLimitPaise } from 'shared/domain/pay/deductions/deductionLimit';
import { withoutTaxRates } from 'shared/domain/pay/deductions/withoutTaxRates';
import { earnedOfParts } from 'shared/domain/pay/wages/lineOfParts';
import { daysOfMonth } from 'shared/domain/pay/wages/pay';
import { pfOfEmployerPaise } from 'shared/domain/pay/wages/payable';
import { workOutWage } from 'shared/domain/pay/wages/payroll';
import { type RegisterLineInput, registerLineInput, type WageLine, wageLineRecord } from 'shared/domain/pay/wages/wage';
import type { PayHistory } from 'shared/domain/pay/wages/wageAnswers';
import { payHistory as payHistoryAnswer, registerSums } from 'shared/domain/pay/wages/wageAnswers';
import { shownPart } from 'shared/domain/pay/wages/wagePart';
import { text } from 'shared/domain/records/validation';
import { formatRupees } from 'shared/domain/text/money';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import { badInput } from '../../../core/errors';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { lawDigest, readLaw } from '../../law/readLaw';
import { placeInWork } from '../../people/employees/placeInWork';
import { withStateOfWork } from '../../people/employees/withStateOfWork';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { addUpRegister } from './addUpRegister';
import { lockRegister, readRegister } from './lockRegister';
import { payHistory } from './payHistory';
import { readParts, readShownParts } from './readParts';
import { sumsOf } from './sumsOf';
import { workOutLater } from './workOutLater';
import { workOutRegister } from './workOutRegister';

const wageId = text('wage register', 64, 'Name the wage register.');
const historyQuery = z.object({
  wageId,
  employeeId: z.string({ error: 'Name the employee.' }).max(64, 'Name the employee.').default(''),
});

type LineChange = Change<WageLine, RegisterLineInput>;

async function isInRegister(db: Queries, { wageId, employeeId }: RegisterLineInput): Promise<boolean> {
  if (employeeId === '') return false;
  return (
    (await db
      .selectFrom('live_wage_lines')
      .select('id')
      .where('wageId', '=', wageId)
      .where('employeeId', '=', employeeId)
      .executeTakeFirst()) !== undefined
  );
}

/** A line's values from attendance. */
const ofAttendance = [
  'days',
  'overtimePaise',
  'basicRatePaise',
  'houseRentRatePaise',
  'conveyanceRatePaise',
  'grossRatePaise',
] as const;

async function refuse({ db, operation, before, after }: LineChange): Promise<string | undefined> {
  if (before && before.wageId !== after.wageId) return 'A line can’t move to another register; add a new one there.';
  if (before?.fromAttendance === true && !after.setByHand && ofAttendance.some((name) => before[name] !== after[name]))
    return 'Days, pay and overtime of this line come from attendance. Correct the attendance and make the wages again, or set the amounts by hand.';
  if ((await lockRegister(db, after.wageId)).status === 'Paid')
    return 'This month is paid. Reopen it to change its lines.';
  return (operation === 'create' || operation === 'restore') && (await isInRegister(db, after))
    ? `${after.name} already has a line in this month; change that one.`
    : undefined;
}

/** Stored values that aren't input; amounts not set by hand are calculated from the days. */
function workOut(
  { before, after }: LineChange,
  month: string,
  known: PayHistory | undefined,
  law: LawTables,
): Partial<WageLine> {
  if (after.days > daysOfMonth(month) && after.days !== before?.days)
    throw badInput([{ path: 'days', msg: `${formatMonth(month)} has ${daysOfMonth(month)} days.` }]);
  return { ...workOutWage(after, month, known, law), ...(after.setByHand ? {} : { handNote: '' }) };
}

const amounts = (columns: Readonly<Record<string, keyof WageLine>>) =>
  Object.fromEntries(
    Object.entries(columns).map(([header, column]) => [header, (line: WageLine) => amountCell(line[column])]),
  );

/** A file's message for a line whose state has no rates on record. */
const missingTaxRates = ({ professionalTaxMissing, workState }: WageLine) =>
  professionalTaxMissing ? withoutTaxRates(workState) : '';

/** A line for storing: with its deductions by the rates of its month. Doesn't update a register. */
export const wageLineRecords = defineResource({
  path: 'wages/lines',
  table: 'wage_lines',
  title: 'wage line',
  input: registerLineInput,
  record: wageLineRecord,
  references: { employeeId: 'employees' },
  partOf: { column: 'wageId', table: 'wages' },
  excludeFromHistory: ['wageId', 'code', 'department', 'paidBy'],
  search: ['name', 'code', 'department'],
  order: 'name',
  csv: {
    ...csvFields({ Employee: 'name', 'Employee code': 'code', Department: 'department', Days: 'days' }),
    ...amounts({
      Basic: 'basicPaise',
      Overtime: 'overtimePaise',
      'of it arrears': 'arrearsPaise',
      Gross: 'grossPaise',
    }),
    'Set by hand': ({ setByHand, handNote }) => (setByHand ? `Yes: ${handNote}` : 'No'),
    ...amounts({
      'PF, employee': 'pfEmployeePaise',
      'ESI, employee': 'esiEmployeePaise',
      'Professional tax': 'professionalTaxPaise',
    }),
    'Professional tax, missing': missingTaxRates,
    ...amounts({
      'Welfare fund, employee': 'welfareEmployeePaise',
      TDS: 'salaryTaxPaise',
      Advance: 'advancePaise',
      'Other deductions': 'otherDeductionPaise',
    }),
    ...csvFields({ 'Why deducted': 'deductionNote' }),
    ...amounts({ Net: 'netPaise' }),
    ...csvFields({ 'Paid by': 'paidBy' }),
    'PF, employer': (line) => amountCell(pfOfEmployerPaise(line)),
    ...amounts({
      'of it pension': 'pensionPaise',
      'of it insurance, share': 'insurancePaise',
      'ESI, employer': 'esiEmployerPaise',
      'Welfare fund, employer': 'welfareEmployerPaise',
    }),
  },
  prepare: async (change) => workOutAlone(change, await readLaw(change.db)),
});

/**
 * The earnings of a line from attendance: the sum of its parts, unless the amounts are set by hand. Empty for other
 * lines.
 */
async function earnedOfAttendance({ db, before, after }: LineChange): Promise<Partial<WageLine>> {
  if (before?.fromAttendance !== true) return { fromAttendance: false, arrearsPaise: 0 };
  const { fromAttendance, arrearsPaise, basicPaise, houseRentPaise, conveyancePaise, grossPaise } = before;
  if (after.setByHand) return { fromAttendance, arrearsPaise };
  const earned = before.setByHand
    ? earnedOfParts(await readParts(db, before))
    : { basicPaise, houseRentPaise, conveyancePaise, grossPaise };
  return { fromAttendance, arrearsPaise, ...earned };
}

async function workOutAlone(change: LineChange, law: LawTables): Promise<Partial<WageLine>> {
  const { db, after } = change;
  const { month } = await readRegister(db, after.wageId);
  const workState = await withStateOfWork(db, after);
  const given = { workState, ...(await earnedOfAttendance(change)) };
  const worked = workOut(
    { ...change, after: { ...after, ...given } },
    month,
    await payHistory(db, after.employeeId, month),
    law,
  );
  return { ...given, ...worked, ...(await placeInWork(db, after.employeeId)) };
}

/** The same for many lines, with the legal rows read once. */
export const wageLinesBy = (law: LawTables): typeof wageLineRecords => ({
  ...wageLineRecords,
  prepare: (change) => workOutAlone(change, law),
});

/**
 * The same for a month's many lines, with their employees' histories read together; codes, departments and payment
 * methods are given.
 */
export const wageLinesOfMonth = (
  month: string,
  known: ReadonlyMap<string, PayHistory>,
  law: LawTables,
): typeof wageLineRecords => ({
  ...wageLineRecords,
  prepare: (change) => workOut(change, month, known.get(change.after.employeeId), law),
});

/** Throws 400 when entered advances and other deductions exceed the deduction limit. */
function refuseBeyondLimit(
  before: WageLine | undefined,
  after: WageLine,
  { month, limit }: { month: string; limit: readonly LegalLimit[] },
): void {
  const isEntered =
    before?.advancePaise !== after.advancePaise || before.otherDeductionPaise !== after.otherDeductionPaise;
  const beyond = isEntered ? beyondLimitPaise(after, month, limit) : 0;
  if (beyond === 0) return;
  const most = limitOn('Deductions from wages', lastDayOfMonth(month), limit);
  const msg = `All deductions together are at most ${most === 50 ? 'half' : `${most}%`} of the wages: deduct ${formatRupees(beyond)} less, and the rest in a later month.`;
  throw badInput([{ path: after.advancePaise > 0 ? 'advancePaise' : 'otherDeductionPaise', msg }]);
}

/** The lines of the wage registers, one per employee and month; a paid register's are closed. */
export const wageLines: typeof wageLineRecords = {
  ...wageLineRecords,
  refuse,
  after: async ({ db, before, after, actor }) => {
    const { wageId, employeeId } = after;
    // A sample register becomes the company's own when a person changes its lines.
    if (actor.id !== '') await db.updateTable('wages').set({ isSample: 0 }).where('id', '=', wageId).execute();
    const law = await readLaw(db);
    const by = { lines: wageLinesBy(law), law, actor };
    const register = await db
      .selectFrom('every_wages')
      .select(['month', 'lawDigest'])
      .where('id', '=', wageId)
      .executeTakeFirstOrThrow();
    refuseBeyondLimit(before, after, { month: register.month, limit: law.limit });
    // All lines follow the same law.
    await (register.lawDigest === lawDigest(law, register.month)
      ? addUpRegister(db, wageId, law)
      : workOutRegister(db, wageId, by));
    await workOutLater(db, { employeeIds: [employeeId], month: register.month }, by);
  },
};

/** The routes of wage lines in addition to a resource's common ones. */
export function wageLineRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/sums',
    {
      config: { access: 'wages/lines:read' },
      schema: {
        summary: 'A register’s lines added up',
        querystring: z.object({ wageId }),
        response: { 200: registerSums },
      },
    },
    async (request) => sumsOf(db, request.query.wageId),
  );
  app.get(
    '/known',
    {
      config: { access: 'wages/lines:read' },
      schema: {
        summary: 'What a line of an employee in a register is worked out with',
        querystring: historyQuery,
        response: { 200: payHistoryAnswer },
      },
    },
    async (request) => {
      const { query } = request;
      return payHistory(db, query.employeeId, (await readRegister(db, query.wageId)).month);
    },
  );
  app.get(
    '/parts',
    {
      config: { access: 'wages/lines:read' },
      schema: {
        summary: 'What a line that is made from attendance is the sum of: a placement’s days of a month in each part',
        querystring: historyQuery,
        response: { 200: z.array(shownPart) },
      },
    },
    ({ query }) => readShownParts(db, query),
  );
  app.get(
    '/rates',
    {
      config: { access: 'wages/lines:read' },
      schema: { summary: 'The rows of the law that lines are worked out with', response: { 200: lawTables } },
    },
    async () => lawTables.parse(await readLaw(db)),
  );
}
