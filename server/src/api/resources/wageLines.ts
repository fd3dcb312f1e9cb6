import { wageDeductions } from 'shared/domain/payroll';
import { esiPaise, pfPaise } from 'shared/domain/payable';
import { type WageDeductions, wageLine, type WageLineInput } from 'shared/domain/wage';
import { text } from 'shared/domain/validation';
import { z } from 'zod';
import { anyTable, type Queries } from '../../db/tables';
import { wageSums } from '../compliance/wageSums';
import { badInput } from '../errors';
import { amountCell } from '../invoicing/amountCell';
import { parse } from '../parse';
import type { Change, ResourceDefinition } from '../resource/definition';
import { defineResource } from '../resource/defineResource';
import { csvFields } from './csvFields';

const sumsQuery = z.object({ wageId: text('wage register', 64, 'Name the wage register.') });
const input = wageLine.safeExtend({ wageId: text('wage register', 64, 'Choose the wage register.') });

async function registerOf(db: Queries, wageId: unknown): Promise<{ month: string; status: string }> {
  const row = await anyTable(db).selectFrom('wages').select(['month', 'status']).where('id', '=', String(wageId)).where('deletedAt', 'is', null).executeTakeFirst();
  if (!row) throw badInput([{ path: 'wageId', msg: 'This wage register does not exist, or not any more. Load the list again.' }]);
  return { month: String(row.month), status: String(row.status) };
}

async function refuse({ db, before, after }: Change): Promise<string | undefined> {
  if (before && before.wageId !== after.wageId) return 'A line stays in its wage register; add a new one there.';
  return (await registerOf(db, after.wageId)).status === 'Paid' ? 'This month is paid. Reopen it to change its lines.' : undefined;
}

/** Brings the register's number of employees and total up to its lines. */
async function addUp({ db, after }: Change): Promise<void> {
  const sums = await anyTable(db).selectFrom('wage_lines').where('wageId', '=', String(after.wageId)).where('deletedAt', 'is', null)
    .select((select) => [select.fn.countAll<number>().as('employees'), select.fn.coalesce(select.fn.sum<number>('grossPaise'), select.val(0)).as('totalPaise')]).executeTakeFirstOrThrow();
  await anyTable(db).updateTable('wages').set({ employees: Number(sums.employees), totalPaise: Number(sums.totalPaise) }).where('id', '=', String(after.wageId)).execute();
}

/** A line as it is stored: with its deductions by the rates in force in its month. No register is looked after. */
export const wageLineRecords: ResourceDefinition = {
  path: 'wages/lines',
  table: 'wage_lines',
  title: 'wage line',
  input,
  stored: ['pfEmployeePaise', 'pfEmployerPaise', 'pensionPaise', 'esiEmployeePaise', 'esiEmployerPaise', 'professionalTaxPaise', 'netPaise'],
  kinds: {
    days: 'number', basicPaise: 'number', grossPaise: 'number', pfMember: 'boolean', esiMember: 'boolean', pfEmployeePaise: 'number', pfEmployerPaise: 'number',
    pensionPaise: 'number', esiEmployeePaise: 'number', esiEmployerPaise: 'number', professionalTaxPaise: 'number', netPaise: 'number',
  },
  refers: { employeeId: 'employees' },
  quiet: ['wageId'],
  search: ['name'],
  order: 'name',
  csv: {
    ...csvFields({ Employee: 'name', Days: 'days' }),
    Basic: ({ basicPaise }) => amountCell(basicPaise),
    Gross: ({ grossPaise }) => amountCell(grossPaise),
    PF: (line) => amountCell(pfPaise(line as unknown as WageDeductions)),
    ESI: (line) => amountCell(esiPaise(line as unknown as WageDeductions)),
    'Professional tax': ({ professionalTaxPaise }) => amountCell(professionalTaxPaise),
    Net: ({ netPaise }) => amountCell(netPaise),
  },
  prepare: async ({ db, after }) => ({ ...wageDeductions(after as unknown as WageLineInput, (await registerOf(db, after.wageId)).month) }),
};

/** The lines of the wage registers, one per employee and month; a paid register's are closed. */
export const wageLines = defineResource({
  ...wageLineRecords,
  refuse,
  after: addUp,
  routes: (app, { db }) => {
    app.get('/sums', { config: { summary: 'A register’s lines added up: { sums }, null while it has none', query: sumsQuery } }, async (request) => {
      const { wageId } = parse(sumsQuery, request.query);
      return { sums: (await wageSums(db, [wageId])).get(wageId) ?? null };
    });
  },
});
