import { type EffectiveDated, findInForce } from '../../dates/effectiveDated';
import type { IsoDate } from '../../dates/isoDate';
import { groupBy } from '../../records/groupBy';
import type { Payee, TaxedNature } from './nature';

/**
 * The tax withheld from payments to suppliers for one purpose. Where all three limits are 0, it is due from the first
 * rupee.
 */
export interface SupplierTaxRate extends EffectiveDated {
  nature: TaxedNature;
  payee: Payee;
  /** The section's code on challans and in form 140. */
  code: string;
  /** On the value without GST (CBDT circular 23/2017). */
  percent: number;
  /** A bill above it is taxed by itself; 0 for no such limit. */
  billPaise: number;
  /** The limit for the bills of a month; 0 for none. */
  monthPaise: number;
  /** The limit for the bills of a financial year; 0 for none. */
  yearPaise: number;
  /** The least where the supplier has given no PAN. */
  withoutPanPercent: number;
}

const since = {
  from: '2026-04-01',
  payee: '',
  billPaise: 0,
  monthPaise: 0,
  yearPaise: 0,
  withoutPanPercent: 20,
} as const;
const contract = { ...since, nature: 'contract', billPaise: 30_000_00, yearPaise: 1_00_000_00 } as const;

/**
 * Income-tax Act 2025, section 393(1), with the codes of form 140; without PAN section 397(2). To be verified by the deployer:
 * rates and limits as trackers tell them, codes as the file format of form 140 v1.2 of 22 July 2026 is quoted.
 */
export const supplierTaxRates: readonly SupplierTaxRate[] = [
  { ...contract, payee: 'individual', code: '1023', percent: 1 },
  { ...contract, payee: 'other', code: '1024', percent: 2 },
  { ...since, nature: 'professional', code: '1027', percent: 10, yearPaise: 50_000_00 },
  { ...since, nature: 'technical', code: '1026', percent: 2, yearPaise: 50_000_00 },
  { ...since, nature: 'rent', code: '1009', percent: 10, monthPaise: 50_000_00 },
  { ...since, nature: 'equipment', code: '1008', percent: 2, monthPaise: 50_000_00 },
  { ...since, nature: 'commission', code: '1006', percent: 2, yearPaise: 20_000_00 },
];

/** The percentages by which tax may be kept back on a day, the lowest first; before the first row its own, as the Act of 1961 had the same. */
export function percentsInForce(
  rates: readonly Pick<SupplierTaxRate, 'from' | 'nature' | 'payee' | 'percent'>[],
  day: IsoDate,
): number[] {
  const kinds = groupBy(rates, ({ nature, payee }) => `${nature} ${payee}`);
  const percents = [...kinds.values()].flatMap(
    (rows) => (findInForce(rows, day) ?? rows.toSorted((a, b) => a.from.localeCompare(b.from))[0])?.percent ?? [],
  );
  return [...new Set(percents)].filter((percent) => percent > 0).toSorted((a, b) => a - b);
}
