import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/**
 * Wage lines from attendance, with their parts; welfare fund, tax on salaries, advances and other deductions. No stored
 * amount changes.
 */
export const wagesFromAttendance: Migration = {
  name: '401-wages-from-attendance',
  async up(tx) {
    await addColumns(tx, 'employees', { disabled: 'boolean' });
    await addColumns(tx, 'wage_lines', {
      disabled: 'boolean',
      advancePaise: 'integer',
      otherDeductionPaise: 'integer',
      deductionNote: 'text',
      welfareEmployeePaise: 'integer',
      welfareEmployerPaise: 'integer',
      welfareMissing: 'boolean',
      salaryTaxPaise: 'integer',
      salaryTaxBasePaise: 'integer',
      fromAttendance: 'boolean',
      arrearsPaise: 'integer',
    });
    await addColumns(tx, 'wages', { madeAt: 'text?' });
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    const whole = isPostgres(tx) ? sql`bigint` : sql`integer`;
    const real = isPostgres(tx) ? sql`double precision` : sql`real`;
    let table = tx.schema.createTable('wage_parts').addColumn('id', text, (column) => column.primaryKey());
    for (const name of ['wageId', 'employeeId', 'placementId', 'centerId', 'month', 'payPer', 'counts'])
      table = table.addColumn(name, text, (column) => column.notNull());
    for (const name of ['ratePaise', 'overtimeMinutes', 'unmarked'])
      table = table.addColumn(name, whole, (column) => column.notNull());
    for (const name of ['basicPaise', 'houseRentPaise', 'conveyancePaise', 'overtimePaise', 'grossPaise'])
      table = table.addColumn(name, whole, (column) => column.notNull());
    await table.addColumn('days', real, (column) => column.notNull()).execute();
    await tx.schema.createIndex('wage_parts_of_register').on('wage_parts').columns(['wageId', 'employeeId']).execute();
    await tx.schema.createIndex('wage_parts_of_month').on('wage_parts').columns(['month', 'placementId']).execute();
  },
};
