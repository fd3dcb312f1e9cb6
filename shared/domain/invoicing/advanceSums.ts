import type { IsoDate } from '../dates/isoDate';
import type { TaxHead, TaxLine } from './invoice';
import type { AdvanceParts } from './voucherTax';

/** A receipt voucher that counts, and what was taken of it. */
export interface ToldAdvance extends AdvanceParts {
  date: IsoDate;
  /** Per cent. */
  rate: number;
  /** State code of the place of supply. */
  place: string;
  /** Set off against invoices, and paid back; below 0 what was taken back. */
  taken: readonly (AdvanceParts & { date: IsoDate })[];
}

/** Advances of a rate and place of supply, in paise. `taxablePaise` is the gross advance without its tax, as the portal asks for it. */
export interface AdvanceRow {
  rate: number;
  place: string;
  taxablePaise: number;
  igstPaise: number;
  cgstPaise: number;
  /** SGST or UTGST. */
  sgstPaise: number;
}

/** Table 11: 11A and 11B. */
export interface Table11 {
  received: AdvanceRow[];
  adjusted: AdvanceRow[];
}

const of = (lines: readonly TaxLine[], ...heads: TaxHead[]) =>
  lines.filter(({ head }) => heads.some((each) => each === head)).reduce((sum, line) => sum + line.amountPaise, 0);

function add(rows: Map<string, AdvanceRow>, { rate, place }: ToldAdvance, parts: AdvanceParts, sign: 1 | -1): void {
  const none = { rate, place, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
  const row = rows.get(`${rate} ${place}`) ?? none;
  rows.set(`${rate} ${place}`, {
    ...{ rate, place },
    taxablePaise: row.taxablePaise + sign * parts.taxablePaise,
    igstPaise: row.igstPaise + sign * of(parts.taxLines, 'IGST'),
    cgstPaise: row.cgstPaise + sign * of(parts.taxLines, 'CGST'),
    sgstPaise: row.sgstPaise + sign * of(parts.taxLines, 'SGST', 'UTGST'),
  });
}

/**
 * Table 11 of GSTR-1 for a period. 11A: the advances of the period of which no invoice was issued in it and that were not
 * paid back in it; 11B: what was set off or paid back in it of advances of earlier periods. Rows by rate and place.
 */
export function advanceSums(advances: Iterable<ToldAdvance>, { from, to }: { from: IsoDate; to: IsoDate }): Table11 {
  const [received, adjusted] = [new Map<string, AdvanceRow>(), new Map<string, AdvanceRow>()];
  const isIn = (date: IsoDate) => date >= from && date <= to;
  for (const advance of advances) {
    const isOfPeriod = isIn(advance.date);
    if (isOfPeriod) add(received, advance, advance, 1);
    for (const part of advance.taken.filter(({ date }) => isIn(date))) {
      if (isOfPeriod) add(received, advance, part, -1);
      else add(adjusted, advance, part, 1);
    }
  }
  const told = (rows: Map<string, AdvanceRow>) =>
    [...rows.values()]
      .filter(({ taxablePaise }) => taxablePaise !== 0)
      .sort((a, b) => a.rate - b.rate || a.place.localeCompare(b.place));
  return { received: told(received), adjusted: told(adjusted) };
}
