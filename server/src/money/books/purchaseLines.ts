import type { KeptTax } from 'shared/domain/money/purchases/keptBack';
import { percentOf, sumPaise } from 'shared/domain/text/money';
import type { Queries, Tables } from '../../db/tables';
import type { Line } from '../ledger/entry';
import type { Place } from './documentLines';
import { readKept } from './readKept';

const inputs = { cgstPaise: 'inputCgst', sgstPaise: 'inputSgst', igstPaise: 'inputIgst' } as const;

type Row = Pick<
  Tables['purchases'],
  | ('id' | 'supplierId' | 'kind' | 'date' | 'paidOn' | 'registration' | 'taxablePaise' | 'totalPaise')
  | ('cgstPaise' | 'sgstPaise' | 'igstPaise' | 'reverseCharge' | 'blocked' | 'blockedPercent')
>;

/**
 * A bill's entries: cost with the tax that can't be credited, input tax, the amount owed, the tax withheld, and its
 * payment.
 */
function linesOf(row: Row, kept: KeptTax | undefined): Line[] {
  const place: Place = {
    partyKind: 'supplier',
    party: row.supplierId,
    documentKind: 'purchases',
    document: row.id,
    registration: row.registration,
    isSample: 0,
  };
  const sign = row.kind === 'Credit note' ? -1 : 1;
  const line = (day: string, account: Line['account'], paise: number): Line => ({
    ...place,
    day,
    account,
    paise: sign * paise,
  });
  const taxes = (['cgstPaise', 'sgstPaise', 'igstPaise'] as const).map((head) => {
    const lost = row.blocked === '' ? 0 : percentOf(row[head], row.blockedPercent);
    return { account: inputs[head], creditPaise: row[head] - lost, lost };
  });
  const taxPaise = row.cgstPaise + row.sgstPaise + row.igstPaise;
  const ownTax = row.reverseCharge === 1 ? taxPaise : 0;
  const { taxPaise: keptPaise = 0, deductedOn = row.date } = kept ?? {};
  const billed = [
    line(row.date, 'purchases', row.taxablePaise + sumPaise(taxes.map(({ lost }) => lost))),
    ...taxes.map(({ account, creditPaise }) => line(row.date, account, creditPaise)),
    line(row.date, 'reverseChargeTax', -ownTax),
    // A supplier rounds line by line.
    line(row.date, 'roundOff', row.totalPaise + ownTax - row.taxablePaise - taxPaise),
    line(row.date, 'payables', -row.totalPaise),
    line(deductedOn, 'payables', keptPaise),
    line(deductedOn, 'supplierTax', -keptPaise),
  ];
  if (row.paidOn === null) return billed;
  const paid = row.totalPaise - keptPaise;
  return [...billed, line(row.paidOn, 'payables', paid), line(row.paidOn, 'bank', -paid)];
}

/** The entries of suppliers’ bills. */
export async function purchaseLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom('live_purchases')
    .select(['id', 'supplierId', 'kind', 'nature', 'date', 'paidOn', 'registration', 'taxablePaise', 'totalPaise'])
    .select(['cgstPaise', 'sgstPaise', 'igstPaise', 'reverseCharge', 'blocked', 'blockedPercent'])
    .where('id', 'in', ids)
    .execute();
  const taxed = rows.filter(({ nature }) => nature !== '').map(({ supplierId }) => supplierId);
  const { kept } = await readKept(db, [...new Set(taxed)]);
  return new Map(rows.map((row) => [row.id, linesOf(row, kept.get(row.id))]));
}

/** Bills with those whose tax may follow from them: all with a purpose of the suppliers that they name, or named when they were posted. */
export async function billsTaxedTogether(db: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('live_purchases')
    .select('id')
    .where('nature', '<>', '')
    .where('supplierId', 'in', (query) =>
      query
        .selectFrom('every_purchases')
        .select('supplierId')
        .where('id', 'in', ids)
        .union(
          query
            .selectFrom('ledger_entries')
            .select('party as supplierId')
            .where('source', 'in', ids)
            .where('account', '=', 'payables'),
        ),
    )
    .execute();
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}
