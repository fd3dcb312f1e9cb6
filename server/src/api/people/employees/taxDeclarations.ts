import { formatMonth } from 'shared/domain/dates/dates';
import {
  type TaxDeclaration,
  type TaxDeclarationInput,
  taxDeclarationInput,
  taxDeclarationRecord,
} from 'shared/domain/people/employees/taxDeclaration';
import { groupBy } from 'shared/domain/records/groupBy';
import { conflict } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { readLaw } from '../../law/readLaw';
import { wageLinesBy } from '../../pay/wages/wageLines';
import { workOutLater } from '../../pay/wages/workOutLater';
import { readTogether } from '../../records/changes/readTogether';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { mustBeOf } from '../../records/mustBeOf';
import { employees } from './employees';

type DeclarationChange = Change<TaxDeclaration, TaxDeclarationInput>;

/** The paid months of people who declare together, and the months of the declarations that they have. */
async function readMonths(changes: readonly DeclarationChange[]) {
  const [first] = changes;
  if (!first) throw new Error('No declaration changes.');
  const { db } = first;
  // Those that somebody else is adding count too.
  await holdTable(db, 'tax_declarations');
  const employeeIds = [...new Set(changes.map(({ after }) => after.employeeId))];
  const months = [...new Set(changes.flatMap(({ before, after }) => [before?.month ?? after.month, after.month]))];
  const paid = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select(['wage_lines.employeeId', 'wages.month'])
    .where('wage_lines.employeeId', 'in', employeeIds)
    .where('wages.status', '=', 'Paid')
    .where('wages.month', 'in', months)
    .execute();
  const declared = await db
    .selectFrom('live_tax_declarations')
    .select(['id', 'employeeId', 'month'])
    .where('employeeId', 'in', employeeIds)
    .where('month', 'in', months)
    .execute();
  const idOf = ({ employeeId }: { employeeId: string }) => employeeId;
  return { paid: groupBy(paid, idOf), declared: groupBy(declared, idOf) };
}

/** Why a declaration can't begin, or have begun, in a month: it is paid, or has one already. */
async function taken(change: DeclarationChange): Promise<string | undefined> {
  const { before, after, operation } = change;
  const known = await readTogether(change, readMonths);
  const months = [before?.month ?? after.month, after.month];
  const paid = known.paid.get(after.employeeId)?.find(({ month }) => months.includes(month));
  if (paid)
    return `Wages of ${formatMonth(paid.month)} are paid, and stay as they are. Let a declaration begin in the next open month.`;
  if (operation === 'delete') return undefined;
  const others = known.declared.get(after.employeeId) ?? [];
  return others.some(({ id, month }) => month === after.month && id !== before?.id)
    ? `There is a declaration from ${formatMonth(after.month)} already. Change that one.`
    : undefined;
}

/** Those of some people who have a line in a register that is not paid. */
async function withOpenLines(db: Queries, employeeIds: readonly string[]): Promise<Set<string>> {
  const lines = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select('wage_lines.employeeId')
    .distinct()
    .where('wage_lines.employeeId', 'in', [...new Set(employeeIds)])
    .where('wages.status', '<>', 'Paid')
    .execute();
  return new Set(lines.map(({ employeeId }) => employeeId));
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
  afterAll: async (changes) => {
    const [first] = changes;
    if (!first) return;
    const { db, actor } = first;
    const open = await withOpenLines(
      db,
      changes.map(({ after }) => after.employeeId),
    );
    if (open.size === 0) return;
    // While importing a file of declarations, the law is read once.
    const law = await readLaw(db);
    for (const { before, after } of changes)
      for (const month of open.has(after.employeeId) ? new Set([before?.month ?? after.month, after.month]) : [])
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
