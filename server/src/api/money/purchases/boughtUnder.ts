import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Purchase } from 'shared/domain/money/purchases/purchase';
import { stateOfGstin } from 'shared/domain/records/gstin';
import type { Queries } from '../../../db/tables';
import { currentRegistration, knownRegistrations } from '../../letterhead/registrations';
import { yearKey } from '../returns/yearKey';

/** The fields of a bill that decide its registration. */
type Told = Pick<Purchase, 'kind' | 'number' | 'placeOfSupply' | 'supplierGstin'> & { date: IsoDate };

/** The GSTIN whose GSTR-2B contains the bill. */
async function toldTo(db: Queries, bill: Told): Promise<string | undefined> {
  const rows = await db
    .selectFrom('gst_2b_rows')
    .select(['gstin', 'kind', 'supplierGstin', 'number', 'date'])
    .where('supplierGstin', '=', bill.supplierGstin)
    .where((where) => where.or([where('number', '=', bill.number), where('date', '=', bill.date)]))
    .execute();
  return rows.find((row) => yearKey(row) === yearKey(bill))?.gstin;
}

/**
 * The company's registration that bought a bill: the one named by the supplier in GSTR-2B; otherwise the one of the
 * place of supply on that day; otherwise that of the company's details. Empty while no GSTIN is known.
 */
export async function boughtUnder(db: Queries, bill: Told): Promise<string> {
  const known = await knownRegistrations(db);
  if (known.length < 2) return currentRegistration(db);
  const told = bill.supplierGstin === '' ? undefined : await toldTo(db, bill);
  if (told !== undefined) return told;
  const there = known.filter(({ gstin }) => stateOfGstin(gstin) === bill.placeOfSupply);
  const then = there.find(({ since, until }) => since <= bill.date && bill.date <= (until ?? '9999'));
  return (then ?? there.at(-1))?.gstin ?? currentRegistration(db);
}
