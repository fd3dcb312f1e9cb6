import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

const lakh = 10_000_000;
/** The surcharges of the new regime at the time of writing. */
const surcharges = [
  { upToPaise: 50 * lakh, percent: 0 },
  { upToPaise: 100 * lakh, percent: 10 },
  { upToPaise: 200 * lakh, percent: 15 },
  { upToPaise: null, percent: 25 },
];

/** Employees' declarations for the tax on salary; its legal rates by regime, with surcharges. */
export const taxDeclarations: Migration = {
  name: '402-tax-declarations',
  async up(tx) {
    await createResourceTable(tx, 'tax_declarations', {
      columns: {
        employeeId: 'text',
        month: 'text',
        regime: 'text',
        earlierSalaryPaise: 'integer',
        earlierTaxPaise: 'integer',
        otherIncomePaise: 'integer',
        rentPaise: 'integer',
        isMetro: 'boolean',
        investmentsPaise: 'integer',
        otherDeductionsPaise: 'integer',
      },
      indexes: ['employeeId', 'month'],
    });
    const rows = await tx.selectFrom('law_rows').select(['id', 'value']).where('kind', '=', 'salary-tax').execute();
    for (const { id, value } of rows) {
      const more = { regime: 'New', surcharges, investmentsUpToPaise: 0, ...JSON.parse(value) };
      await tx
        .updateTable('law_rows')
        .set({ value: JSON.stringify(more) })
        .where('id', '=', id)
        .execute();
    }
  },
};
