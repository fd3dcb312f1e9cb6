import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { TaxLine } from 'shared/domain/money/documents/invoice';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../db/tables';
import { type Line, partyOf } from '../ledger/entry';
import { type Place, storedTax, taxEntries } from './documentLines';
import { moneyAccount } from './moneyLines';

/** Tax of an advance on a day: due with 1, taken back with -1. */
const dueTax = (sign: 1 | -1, taxLines: readonly TaxLine[], place: Place & { day: IsoDate }): Line[] => [
  {
    ...place,
    account: 'advanceTax',
    paise: sign * sumPaise(taxLines.map(({ amountPaise }) => amountPaise)),
  },
  ...taxEntries(sign === 1 ? -1 : 1, taxLines, place),
];

/** Amounts set off from vouchers, by their ids: the invoice has that tax. */
async function partsOf(db: Queries, ids: readonly string[]) {
  const rows = await db
    .selectFrom('advance_parts')
    .select(['voucherId', 'date', 'taxLines'])
    .where('voucherId', 'in', ids)
    .execute();
  return groupBy(
    rows.map((row) => ({ ...row, taxLines: storedTax(row.taxLines) })),
    ({ voucherId }) => voucherId,
  );
}

/** The entries of advances' vouchers: the tax due on an advance until an invoice has it, and money paid back. */
export async function voucherLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const rows = await db
    .selectFrom('live_vouchers as vouchers')
    .innerJoin('every_receipts as receipts', 'receipts.id', 'vouchers.receiptId')
    .select(['vouchers.id', 'vouchers.kind', 'vouchers.date', 'vouchers.amountPaise', 'vouchers.taxLines'])
    .select(['vouchers.registration', 'receiptId', 'receipts.companyId', 'receipts.clientName', 'receipts.method'])
    .where('vouchers.id', 'in', ids)
    .where('vouchers.cancelledAt', 'is', null)
    .execute();
  const parts = await partsOf(db, ids);
  return new Map(
    rows.map(({ id, kind, date, amountPaise, taxLines, registration, receiptId, method, ...payer }) => {
      const place = { ...partyOf(payer), documentKind: 'receipts' as const, document: receiptId, isSample: 0 };
      const tax = storedTax(taxLines);
      const taxed = { ...place, registration };
      if (kind === 'receipt')
        return [
          id,
          [
            ...dueTax(1, tax, { ...taxed, day: date }),
            ...(parts.get(id) ?? []).flatMap((part) => dueTax(-1, part.taxLines, { ...taxed, day: part.date })),
          ],
        ];
      const paid = { ...place, registration: '', day: date };
      return [
        id,
        [
          ...dueTax(-1, tax, { ...taxed, day: date }),
          { ...paid, account: 'customerAdvances', paise: amountPaise },
          { ...paid, account: moneyAccount(method), paise: -amountPaise },
        ],
      ];
    }),
  );
}
