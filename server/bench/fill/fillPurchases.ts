import { purchaseInput } from 'shared/domain/money/purchases/purchase';
import { withAmounts } from 'shared/domain/money/purchases/purchaseTax';
import { supplierInput } from 'shared/domain/money/purchases/supplier';
import { gstinCheckCharacter, stateOfGstin } from 'shared/domain/records/gstin';
import { purchases } from '../../src/api/money/purchases/purchases';
import { suppliers } from '../../src/api/money/purchases/suppliers';
import type { Db } from '../../src/db/tables';
import { storeMany } from './storeMany';

const SUPPLIERS = 200;

const gstinOf = (supplier: number) => {
  const first = `27AAPFU${String(supplier).padStart(4, '0')}F1Z`;
  return `${first}${gstinCheckCharacter(first)}`;
};

/** The bill with a number from 0: its supplier, and the data both sides have. */
const billAt = (index: number, month: string) => ({
  supplier: index % SUPPLIERS,
  number: `P-${index}`,
  date: `${month}-${String(1 + (index % 28)).padStart(2, '0')}`,
  taxablePaise: 10_000_00 + index * 100,
});

/**
 * Stores a number of bills of a month (`YYYY-MM`) from 200 suppliers, bought in the state of `gstin`. Returns the
 * portal's GSTR-2B of that GSTIN as JSON: one bill in ten has another amount there, one in ten another number.
 */
export async function fillPurchases(
  db: Db,
  { gstin, month, count }: { gstin: string; month: string; count: number },
): Promise<string> {
  await storeMany(db, suppliers, SUPPLIERS, (supplier) => ({
    ...supplierInput.parse({
      name: `Supplier ${supplier}`,
      gstin: gstinOf(supplier),
      email: `s${supplier}@example.com`,
    }),
    isSample: false,
  }));
  const rows = await db.selectFrom('suppliers').select(['id', 'gstin']).where('gstin', 'like', '27AAPFU%').execute();
  const idOf = new Map(rows.map((row) => [row.gstin, row.id]));
  const placeOfSupply = stateOfGstin(gstin);
  await storeMany(db, purchases, count, (index) => {
    const { supplier, ...bill } = billAt(index, month);
    const supplierId = idOf.get(gstinOf(supplier));
    const input = purchaseInput.parse({ ...bill, supplierId, placeOfSupply, percent: 18 });
    return { ...withAmounts(input, gstinOf(supplier)), financialYear: '2026-27', status: 'Unpaid', isSample: false };
  });
  const told = Array.from({ length: count }, (_, index) => {
    const { supplier, number, date, taxablePaise } = billAt(index, month);
    const txval = taxablePaise / 100 + (index % 10 === 3 ? 500 : 0);
    return {
      supplier,
      inv: {
        inum: index % 10 === 7 ? `Q/${index}` : number,
        ...{ dt: date.split('-').reverse().join('-'), txval, val: txval * 1.18, igst: txval * 0.18 },
      },
    };
  });
  const b2b = Array.from({ length: SUPPLIERS }, (_, supplier) => ({
    ctin: gstinOf(supplier),
    inv: told.filter((bill) => bill.supplier === supplier).map(({ inv }) => inv),
  }));
  const [year, number] = month.split('-');
  return JSON.stringify({ data: { gstin, rtnprd: `${number}${year}`, docdata: { b2b } } });
}
