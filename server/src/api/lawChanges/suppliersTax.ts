import { financialYearOf } from 'shared/domain/dates/financialYear';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { Queries } from '../../db/tables';
import { readKept, supplierTaxRates } from '../../money/books/readKept';
import type { Figured } from './figured';
import { heldAlready } from './heldAlready';

/**
 * The tax withheld from suppliers' bills since a row's first day; if there are none, from last year's bills as if
 * already in force.
 */
export async function suppliersTax(db: Queries, from: IsoDate): Promise<Figured[]> {
  const bills = await db
    .selectFrom('live_purchases')
    .select(['id', 'supplierId', 'number', 'date', 'financialYear'])
    .where('nature', '<>', '')
    .orderBy('date')
    .execute();
  const since = bills.filter(({ financialYear }) => financialYear >= financialYearOf(from));
  const isPlanned = since.length === 0;
  const meant = isPlanned ? bills.filter(({ financialYear }) => financialYear === bills.at(-1)?.financialYear) : since;
  const rates = await supplierTaxRates(db);
  const { suppliers, kept } = await readKept(
    db,
    [...new Set(meant.map(({ supplierId }) => supplierId))],
    isPlanned ? heldAlready(rates, from, ({ nature, payee }) => `${nature} ${payee}`) : rates,
  );
  return meant.map(({ id, supplierId, number }) => {
    const { taxPaise = 0, code = '' } = kept.get(id) ?? {};
    const name = `${suppliers.get(supplierId)?.name ?? ''}, ${number}`;
    const title = `Tax kept back from suppliers’ bills${isPlanned ? ', if it held already' : ''}`;
    return { title, id, name, figures: { Tax: taxPaise, Code: code } };
  });
}
