import { formatMonth } from 'shared/domain/dates/dates';
import {
  type TaxDeclaration,
  type TaxDeclarationInput,
  taxDeclarationInput,
  taxDeclarationRecord,
} from 'shared/domain/people/employees/taxDeclaration';
import { conflict } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import { readLaw } from '../../law/readLaw';
import { wageLinesBy } from '../../pay/wages/wageLines';
import { workOutLater } from '../../pay/wages/workOutLater';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { mustBeOf } from '../../records/mustBeOf';
import { employees } from './employees';

type DeclarationChange = Change<TaxDeclaration, TaxDeclarationInput>;

/** Why a declaration can't begin, or have begun, in a month: it is paid, or has one already. */
async function taken({ db, before, after, operation }: DeclarationChange): Promise<string | undefined> {
  // One that somebody else is adding counts too.
  await holdTable(db, 'tax_declarations');
  const months = [...new Set([before?.month ?? after.month, after.month])];
  const paid = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select('wages.month')
    .where('wage_lines.employeeId', '=', after.employeeId)
    .where('wages.status', '=', 'Paid')
    .where('wages.month', 'in', months)
    .executeTakeFirst();
  if (paid)
    return `Wages of ${formatMonth(paid.month)} are paid, and stay as they are. Let a declaration begin in the next open month.`;
  if (operation === 'delete') return undefined;
  const other = await db
    .selectFrom('live_tax_declarations')
    .select('id')
    .where('employeeId', '=', after.employeeId)
    .where('month', '=', after.month)
    .where('id', '<>', before?.id ?? '')
    .executeTakeFirst();
  return other && `There is a declaration from ${formatMonth(after.month)} already. Change that one.`;
}

/** Whether somebody has a line in a register that is not paid. */
async function hasOpenLine(db: DeclarationChange['db'], employeeId: string): Promise<boolean> {
  const line = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select('wage_lines.id')
    .where('wage_lines.employeeId', '=', employeeId)
    .where('wages.status', '<>', 'Paid')
    .executeTakeFirst();
  return line !== undefined;
}

/** Employees' declarations for the tax on their salary, each from a month on; open months follow a change at once. */
export const taxDeclarations = defineResource({
  path: 'tax-declarations',
  table: 'tax_declarations',
  title: 'tax declaration',
  input: taxDeclarationInput,
  record: taxDeclarationRecord,
  named: ['month'],
  search: ['month', 'regime'],
  order: '-month',
  references: { employeeId: 'employees' },
  belongsTo: { other: { column: 'employeeId', by: () => employees } },
  keys: [{ column: 'employeeId', further: ['month'], as: 'exact', label: 'employee and month', second: 'take' }],
  importable: true,
  refuse: (change) => (change.operation === 'delete' || change.operation === 'restore' ? taken(change) : undefined),
  prepare: async (change) => {
    await mustBeOf(employees, 'employeeId', change);
    const why = await taken(change);
    if (why !== undefined) throw conflict('refused', why);
    return {};
  },
  after: async ({ db, before, after, actor }) => {
    // While importing a file of declarations, the law is read once.
    if (!(await hasOpenLine(db, after.employeeId))) return;
    const law = await readLaw(db);
    for (const month of new Set([before?.month ?? after.month, after.month]))
      await workOutLater(
        db,
        { employeeIds: [after.employeeId], month, isFrom: true },
        { lines: wageLinesBy(law), law, actor },
      );
  },
  csv: {
    ...csvFields({ Employee: 'employeeId', From: 'month', Regime: 'regime' }),
    'Salary of the earlier employer': ({ earlierSalaryPaise }) => amountCell(earlierSalaryPaise),
    'Tax of the earlier employer': ({ earlierTaxPaise }) => amountCell(earlierTaxPaise),
    'Other income': ({ otherIncomePaise }) => amountCell(otherIncomePaise),
    'Rent a month': ({ rentPaise }) => amountCell(rentPaise),
    'City with 50%': ({ isMetro }) => (isMetro ? 'Yes' : 'No'),
    Investments: ({ investmentsPaise }) => amountCell(investmentsPaise),
    'Other deductions': ({ otherDeductionsPaise }) => amountCell(otherDeductionsPaise),
  },
});
