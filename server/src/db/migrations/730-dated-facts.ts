import { sql } from 'kysely';
import { addColumns, createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** Employees' designations, clients' registrations and billing terms and centers' weekly offs hold from a day. */
export const datedFacts: Migration = {
  name: '730-dated-facts',
  async up(tx) {
    await addColumns(tx, 'employee_terms', { designation: 'text' });
    await sql`update "employee_terms" set "designation" = coalesce((select "designation" from "employees" where "employees"."id" = "employee_terms"."employeeId"), '')`.execute(
      tx,
    );
    await createResourceTable(tx, 'company_terms', {
      columns: {
        ...{ companyId: 'text', startsOn: 'text', gstin: 'text', state: 'text', address: 'text', pin: 'text' },
        ...{ sez: 'boolean', paymentDays: 'integer?', terms: 'text', purchaseOrder: 'text', costBase: 'text' },
        ...{ hoursPerDay: 'real', overtimeTimes: 'real', billsContributions: 'boolean' },
        ...{ bonusPercent: 'real', leavePercent: 'real' },
      },
      indexes: ['companyId', 'startsOn'],
    });
    await createResourceTable(tx, 'center_terms', {
      columns: { centerId: 'text', startsOn: 'text', weeklyOff: 'text' },
      indexes: ['centerId', 'startsOn'],
    });
  },
};
