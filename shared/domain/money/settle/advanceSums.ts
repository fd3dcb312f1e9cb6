import type { IsoDate } from '../../dates/isoDate';
import type { TaxHead, TaxLine } from '../documents/invoice';
import type { AdvanceParts } from './voucherTax';

/** A receipt voucher that counts, and the amounts taken from it. */
export interface ToldAdvance extends AdvanceParts {
  date: IsoDate;
  /** Per cent. */
  rate: number;
  /** State code of the place of supply. */
  place: string;
  /** For an export or a supply to a special economic zone. */
  isZeroRated: boolean;
  /** For a client without GSTIN. */
  isUnregistered: boolean;
  /** Set off against invoices, and paid back; below 0 for amounts taken back. */
  taken: readonly (AdvanceParts & { date: IsoDate })[];
}

/** Advances of a rate and place of supply, in paise. `taxablePaise` is the gross advance without its tax, as the portal asks for it. */
export interface AdvanceRow {
  rate: number;
  place: string;
  isZeroRated: boolean;
  isUnregistered: boolean;
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
export const noAdvances: Table11 = { received: [], adjusted: [] };

type AdvanceKey = Pick<AdvanceRow, 'rate' | 'place' | 'isZeroRated' | 'isUnregistered'>;
const keyOf = ({ rate, place, isZeroRated, isUnregistered }: AdvanceKey) =>
  `${rate} ${place} ${isZeroRated} ${isUnregistered}`;

const of = (lines: readonly TaxLine[], ...heads: TaxHead[]) =>
  lines.filter(({ head }) => heads.some((each) => each === head)).reduce((sum, line) => sum + line.amountPaise, 0);

function add(rows: Map<string, AdvanceRow>, advance: ToldAdvance, parts: AdvanceParts, sign: 1 | -1): void {
  const { rate, place, isZeroRated, isUnregistered } = advance;
  const none = { rate, place, isZeroRated, isUnregistered, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };
  const row = rows.get(keyOf(advance)) ?? none;
  rows.set(keyOf(advance), {
    rate,
    place,
    isZeroRated,
    isUnregistered,
    taxablePaise: row.taxablePaise + sign * parts.taxablePaise,
    igstPaise: row.igstPaise + sign * of(parts.taxLines, 'IGST'),
    cgstPaise: row.cgstPaise + sign * of(parts.taxLines, 'CGST'),
    sgstPaise: row.sgstPaise + sign * of(parts.taxLines, 'SGST', 'UTGST'),
  });
}

/**
 * Table 11 of GSTR-1 for a period. 11A: the advances of the period of which no invoice was issued in it and that were not
 * paid back in it; 11B: what was set off or paid back in it of advances of earlier periods. Rows by rate and place. An
 * advance without tax, of an exempt supply or under an undertaking, is in neither: the table is of tax to be added.
 */
export function advanceSums(advances: Iterable<ToldAdvance>, { from, to }: { from: IsoDate; to: IsoDate }): Table11 {
  const [received, adjusted] = [new Map<string, AdvanceRow>(), new Map<string, AdvanceRow>()];
  const isIn = (date: IsoDate) => date >= from && date <= to;
  for (const advance of advances) {
    if (advance.taxLines.length === 0) continue;
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
      .sort((a, b) => a.rate - b.rate || keyOf(a).localeCompare(keyOf(b)));
  return { received: told(received), adjusted: told(adjusted) };
}

/** Rows of a place in table 11 of a filed period that are different from the filed ones; removed rows are 0. */
export interface AmendedAdvances {
  /** The period that was filed. */
  period: string;
  table: keyof Table11;
  place: string;
  told: AdvanceRow[];
  now: AdvanceRow[];
}

/** A row with its amounts turned round. */
export const negatedAdvance = (row: AdvanceRow): AdvanceRow => ({
  ...row,
  taxablePaise: -row.taxablePaise,
  igstPaise: -row.igstPaise,
  cgstPaise: -row.cgstPaise,
  sgstPaise: -row.sgstPaise,
});

/** The differences between a filed period's reported advances and those now, by table and place. */
export function amendedAdvances(period: string, told: Table11, now: Table11): AmendedAdvances[] {
  return (['received', 'adjusted'] as const).flatMap((table) => {
    const places = [...new Set([...told[table], ...now[table]].map(({ place }) => place))].sort();
    return places.flatMap((place) => {
      const of = (rows: readonly AdvanceRow[]) => rows.filter((row) => row.place === place);
      const [before, after] = [of(told[table]), of(now[table])];
      if (JSON.stringify(before) === JSON.stringify(after)) return [];
      const gone = before.filter((row) => after.every((each) => keyOf(each) !== keyOf(row)));
      const emptied = gone.map((row) => ({ ...row, taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 }));
      return [{ period, table, place, told: before, now: [...after, ...emptied] }];
    });
  });
}
