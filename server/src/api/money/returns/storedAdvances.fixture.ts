import { addDays } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { blankLetterhead } from 'shared/domain/letterhead/letterhead';
import type { TaxLine } from 'shared/domain/money/documents/invoice';
import { type AdvanceParts, advanceParts, partOfVoucher } from 'shared/domain/money/settle/voucherTax';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { insertRows } from '../../../db/insertRow';
import type { Db, Row } from '../../../db/tables';
import { encode } from '../../records/rows';
import { vouchers } from '../settle/vouchers';

/** A movement of an advance on its day: 1 received, −1 set off. */
export interface StoredPart extends AdvanceParts {
  voucherId: string;
  place: string;
  /** The voucher's number, and the part's own. */
  cameOn: string;
  date: string;
  sign: 1 | -1;
}

const kinds = [
  { placeOfSupply: '20', sez: false, taxPercent: 18 },
  { placeOfSupply: '27', sez: false, taxPercent: 5 },
  { placeOfSupply: '27', sez: true, taxPercent: 18 },
  { placeOfSupply: '96', sez: false, taxPercent: 18 },
  { placeOfSupply: '96', sez: false, taxPercent: 0 },
];

/**
 * Inserts receipt vouchers over several months directly into the database, some cancelled, set off or refunded months
 * later. Returns the valid parts, and the numbers used by month.
 */
export async function storeAdvances(
  db: Db,
  months: readonly string[],
  { registration, each }: { registration: string; each: number },
): Promise<{ parts: StoredPart[]; numbered: Map<string, number> }> {
  const supplierState = stateOfGstin(registration);
  const rows: Row[] = [];
  const taken: Row[] = [];
  const parts: StoredPart[] = [];
  const numbered = new Map<string, number>();
  const store = (id: string, date: string, record: object, isCancelled: boolean) => {
    const at = `${date}T06:00:00.000Z`;
    numbered.set(date.slice(0, 7), (numbered.get(date.slice(0, 7)) ?? 0) + 1);
    rows.push({
      ...{ id, version: 1, createdAt: at, updatedAt: at, deletedAt: null },
      ...encode(vouchers, {
        ...{ receiptId: id, date, description: '', sac: '998513', number: id, clientName: 'Acme', clientGstin: '' },
        ...{ clientAddress: '', financialYear: financialYearOf(date), registration, letterhead: blankLetterhead },
        ...{ againstId: '', against: '', settled: [], ...record, cancelledAt: isCancelled ? at : null },
      }),
    });
  };
  months.forEach((month, monthIndex) => {
    for (let index = 0; index < each; index += 1) {
      const taxed = kinds[index % kinds.length] ?? kinds[0];
      if (!taxed) continue;
      const amountPaise = 100_000 + ((monthIndex * 7919 + index * 104_729) % 5_000_000);
      const date = `${month}-${String(1 + (index % 28)).padStart(2, '0')}`;
      const id = `RV${supplierState}/${month.slice(2)}/${index}`;
      const whole = { amountPaise, ...advanceParts(amountPaise, { ...taxed, clientGstin: '' }, { supplierState }) };
      const isCancelled = index % 11 === 10;
      store(id, date, { kind: 'receipt', ...taxed, ...whole }, isCancelled);
      if (isCancelled) continue;
      const add = (part: { taxablePaise: number; taxLines: TaxLine[] }, day: string, sign: 1 | -1) =>
        parts.push({ ...part, voucherId: id, place: taxed.placeOfSupply, cameOn: date, date: day, sign });
      add(whole, date, 1);
      if (index % 3 === 0) continue;
      const first = partOfVoucher(whole, 0, Math.floor(amountPaise / 3));
      const setOffOn = addDays(date, (index % 4) * 20);
      const { taxLines, ...sums } = first;
      taken.push({
        ...{ id: `${id}p`, voucherId: id, invoiceId: id, date: setOffOn, ...sums },
        ...{ taxLines: JSON.stringify(taxLines), at: `${setOffOn}T06:00:00.000Z` },
      });
      add(first, setOffOn, -1);
      if (index % 3 === 1) continue;
      const back = partOfVoucher(whole, first.amountPaise, amountPaise - first.amountPaise);
      const paidOn = addDays(setOffOn, 35);
      store(`F${id}`, paidOn, { kind: 'refund', ...taxed, ...back, againstId: id, against: id }, false);
      add(back, paidOn, -1);
    }
  });
  await insertRows(db, 'vouchers', rows);
  await insertRows(db, 'advance_parts', taken);
  return { parts: parts.filter(({ taxLines }) => taxLines.length > 0), numbered };
}
