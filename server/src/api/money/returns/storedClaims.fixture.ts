import { addDays } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { insertRows } from '../../../db/insertRow';
import type { Db, Row } from '../../../db/tables';
import { encode } from '../../records/rows';
import { suppliers } from '../purchases/suppliers';

/** A bill accepted in GSTR-2B. */
export interface Claimed {
  date: string;
  igstPaise: number;
  /** 0 if its tax is a credit. */
  blockedPercent: number;
}

const SUPPLIER = '29AAACR5055K1Z3';

/**
 * Inserts suppliers' bills over several months directly into the database, paid in time and accepted in GSTR-2B, each
 * fifth blocked and each seventh by half.
 */
export async function storeClaims(
  db: Db,
  months: readonly string[],
  { registration, each }: { registration: string; each: number },
): Promise<Claimed[]> {
  const place = stateOfGstin(registration);
  const supplierId = `supplier-${place}`;
  const bills: Row[] = [];
  const rows: Row[] = [];
  const claimed: Claimed[] = [];
  const stamp = (id: string) => ({
    ...{
      id,
      version: 1,
      createdAt: '2024-07-01T06:00:00.000Z',
      updatedAt: '2024-07-01T06:00:00.000Z',
      deletedAt: null,
    },
  });
  for (const month of months)
    for (let index = 0; index < each; index += 1) {
      const id = `${place}-${month}-${index}`;
      const date = `${month}-${String(1 + (index % 28)).padStart(2, '0')}`;
      const taxablePaise = 10_001 + index * 7_919;
      const igstPaise = Math.round(taxablePaise * 0.18);
      const sums = { taxablePaise, igstPaise, cgstPaise: 0, sgstPaise: 0 };
      const blockedPercent = index % 5 === 0 ? 100 : index % 7 === 0 ? 50 : 0;
      const paid = { paidOn: addDays(date, 10), dueDate: null, status: 'Paid', financialYear: financialYearOf(date) };
      bills.push({
        ...stamp(id),
        ...{
          ...{ supplierId, registration, kind: 'Bill', number: id, date, placeOfSupply: place, ...sums },
          ...{ percent: 18, rates: '[]' },
          ...{ totalPaise: taxablePaise + igstPaise, reverseCharge: 0, nature: '', note: '', ...paid },
          ...{ blocked: blockedPercent > 0 ? '17(5)(b)(i)' : '', blockedPercent: blockedPercent || 100 },
        },
      });
      rows.push({
        ...{ id: `row-${id}`, gstin: registration, period: month, supplierGstin: SUPPLIER, supplierName: 'Caterers' },
        ...{ number: id, date, kind: 'Bill', ...sums, taxPaise: igstPaise, isClaimable: 1, decision: 'Accepted' },
        ...{ totalPaise: taxablePaise + igstPaise, reverseCharge: 0, isDistributed: 0 },
      });
      claimed.push({ date, igstPaise, blockedPercent });
    }
  const supplier = { name: 'Caterers', company: 'Caterers', gstin: SUPPLIER };
  await insertRows(db, 'suppliers', [{ ...stamp(supplierId), ...encode(suppliers, supplier) }]);
  await insertRows(db, 'purchases', bills);
  await insertRows(db, 'gst_2b_rows', rows);
  return claimed;
}
