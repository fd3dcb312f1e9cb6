import { formatMonth } from 'shared/domain/dates';
import { daysOfMonth } from 'shared/domain/pay';
import { pfOfEmployerPaise } from 'shared/domain/payable';
import { type PayFacts, workOutWage } from 'shared/domain/payroll';
import { text } from 'shared/domain/validation';
import { type WageDeductions, wageLine } from 'shared/domain/wage';
import type { PayHistory } from 'shared/domain/wageAnswers';
import { payHistory as payHistoryAnswer, registerSums } from 'shared/domain/wageAnswers';
import { z } from 'zod';
import { anyTable, type Queries } from '../../db/tables';
import { type ApiOptions } from '../core/context';
import { badInput } from '../core/errors';
import type { Api } from '../core/types';
import { amountCell, csvFields } from '../resource/csvCells';
import { untypedResource } from '../resource/defineResource';
import type { Change, Resource } from '../resource/definition';
import { addUpRegister } from './addUpRegister';
import { payHistory } from './payHistory';
import { wageSums } from './wageSums';
import { workOutLater } from './workOutLater';
import { workOutRegister } from './workOutRegister';

const wageId = text('wage register', 64, 'Name the wage register.');
const historyQuery = z.object({
  wageId,
  employeeId: z.string({ error: 'Name the employee.' }).max(64, 'Name the employee.').default(''),
});
const input = wageLine.safeExtend({ wageId: text('wage register', 64, 'Choose the wage register.') });

async function registerOf(db: Queries, id: unknown): Promise<{ month: string; status: string }> {
  const row = await anyTable(db)
    .selectFrom('wages')
    .select(['month', 'status'])
    .where('id', '=', String(id))
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row)
    throw badInput([
      { path: 'wageId', msg: 'This wage register does not exist, or not any more. Load the list again.' },
    ]);
  return { month: String(row.month), status: String(row.status) };
}

async function isInRegister(db: Queries, { wageId: of, employeeId }: Record<string, unknown>): Promise<boolean> {
  if (employeeId === '') return false;
  return (
    (await anyTable(db)
      .selectFrom('wage_lines')
      .select('id')
      .where('wageId', '=', String(of))
      .where('employeeId', '=', String(employeeId))
      .where('deletedAt', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}

async function refuse({ db, operation, before, after }: Change): Promise<string | undefined> {
  if (before && before.wageId !== after.wageId) return 'A line stays in its wage register; add a new one there.';
  if ((await registerOf(db, after.wageId)).status === 'Paid')
    return 'This month is paid. Reopen it to change its lines.';
  return (operation === 'create' || operation === 'restore') && (await isInRegister(db, after))
    ? `${String(after.name)} already has a line in this month; change that one.`
    : undefined;
}

/** What is stored beside the input; amounts that are not set by hand become those of the days. */
function workOut({ before, after }: Change, month: string, known: PayHistory | undefined): Record<string, unknown> {
  const facts = after as unknown as PayFacts;
  if (facts.days > daysOfMonth(month) && facts.days !== before?.days)
    throw badInput([{ path: 'days', msg: `${formatMonth(month)} has ${daysOfMonth(month)} days.` }]);
  return { ...workOutWage(facts, month, known), ...(facts.setByHand ? {} : { handNote: '' }) };
}

const amounts = (columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(columns).map(([header, column]) => [
      header,
      (line: Record<string, unknown>) => amountCell(line[column]),
    ]),
  );

/** A line as it is stored: with its deductions by the rates in force in its month. No register is looked after. */
export const wageLineRecords = untypedResource({
  path: 'wages/lines',
  table: 'wage_lines',
  title: 'wage line',
  input,
  stored: [
    'pfWagePaise',
    'pfEmployeePaise',
    'pfEmployerPaise',
    'pensionPaise',
    'insurancePaise',
    'esiCovered',
    'esiDecidedIn',
    'esiDecidedPaise',
    'esiWagePaise',
    'esiEmployeePaise',
    'esiEmployerPaise',
    'professionalTaxPaise',
    'professionalTaxBasePaise',
    'netPaise',
  ],
  kinds: {
    days: 'number',
    basicRatePaise: 'number',
    houseRentRatePaise: 'number',
    conveyanceRatePaise: 'number',
    grossRatePaise: 'number',
    overtimePaise: 'number',
    setByHand: 'boolean',
    basicPaise: 'number',
    houseRentPaise: 'number',
    conveyancePaise: 'number',
    grossPaise: 'number',
    pfMember: 'boolean',
    pensionMember: 'boolean',
    esiMember: 'boolean',
    pfWagePaise: 'number',
    pfEmployeePaise: 'number',
    pfEmployerPaise: 'number',
    pensionPaise: 'number',
    insurancePaise: 'number',
    esiCovered: 'boolean',
    esiDecidedPaise: 'number',
    esiWagePaise: 'number',
    esiEmployeePaise: 'number',
    esiEmployerPaise: 'number',
    professionalTaxPaise: 'number',
    professionalTaxBasePaise: 'number',
    netPaise: 'number',
  },
  refers: { employeeId: 'employees' },
  quiet: ['wageId'],
  search: ['name'],
  order: 'name',
  csv: {
    ...csvFields<string>({ Employee: 'name', Days: 'days' }),
    ...amounts({ Basic: 'basicPaise', Overtime: 'overtimePaise', Gross: 'grossPaise' }),
    'Set by hand': ({ setByHand, handNote }) => (setByHand ? `Yes: ${String(handNote)}` : 'No'),
    ...amounts({
      'PF, employee': 'pfEmployeePaise',
      'ESI, employee': 'esiEmployeePaise',
      'Professional tax': 'professionalTaxPaise',
      Net: 'netPaise',
    }),
    'PF, employer': (line) => amountCell(pfOfEmployerPaise(line as unknown as WageDeductions)),
    ...amounts({
      'of it pension': 'pensionPaise',
      'of it insurance': 'insurancePaise',
      'ESI, employer': 'esiEmployerPaise',
    }),
  },
  prepare: async (change) => {
    const { month } = await registerOf(change.db, change.after.wageId);
    return workOut(change, month, await payHistory(change.db, String(change.after.employeeId), month));
  },
});

/** The same for a month's many lines at once, whose employees' histories were read together. */
export const wageLinesOfMonth = (month: string, known: ReadonlyMap<string, PayHistory>): Resource => ({
  ...wageLineRecords,
  prepare: (change) => workOut(change, month, known.get(String(change.after.employeeId))),
});

/** The lines of the wage registers, one per employee and month; a paid register's are closed. */
export const wageLines: Resource = {
  ...wageLineRecords,
  refuse,
  after: async ({ db, after, actor }) => {
    const wageId = String(after.wageId);
    const register = await anyTable(db)
      .selectFrom('wages')
      .select('administrationPaise')
      .where('id', '=', wageId)
      .executeTakeFirstOrThrow();
    // A register without it is of before the insurance and the administration were counted: one line can't be of another rule than the rest.
    await (Number(register.administrationPaise) === 0
      ? workOutRegister(db, wageLineRecords, wageId, actor)
      : addUpRegister(db, wageId));
    await workOutLater(db, wageLineRecords, {
      employeeIds: [String(after.employeeId)],
      month: (await registerOf(db, after.wageId)).month,
      actor,
    });
  },
};

/** What wage lines have beside a resource's common calls. */
export function wageLineRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/sums',
    {
      schema: {
        summary: 'A register’s lines added up',
        querystring: z.object({ wageId }),
        response: { 200: registerSums },
      },
    },
    async (request) => {
      const { query } = request;
      return { sums: (await wageSums(db, [query.wageId])).get(query.wageId) ?? null };
    },
  );
  app.get(
    '/known',
    {
      schema: {
        summary: 'What a line of an employee in a register is worked out with',
        querystring: historyQuery,
        response: { 200: payHistoryAnswer },
      },
    },
    async (request) => {
      const { query } = request;
      return payHistory(db, query.employeeId, (await registerOf(db, query.wageId)).month);
    },
  );
}
