import { type EffectiveDated, inForce } from './effectiveDated';
import type { IsoDate } from './isoDate';

/** The GST on staffing services, in per cent of the total billed, wages included. */
export interface GstRate extends EffectiveDated {
  percent: number;
}

/** Notification 11/2017-CT(R), heading 9985. */
export const gstRates: readonly GstRate[] = [{ from: '2017-07-01', percent: 18 }];

/** The default GST percent on a day. */
export function gstPercent(date: IsoDate, rows: readonly GstRate[] = gstRates): number {
  return inForce(rows, date).percent;
}

/** How tax is deducted from what is paid for manpower, and on which forms it is reported. */
export interface TdsRule extends EffectiveDated {
  salarySection: string;
  manpowerSection: string;
  /** Per cent of the payment, and the code of the challan. */
  individual: { percent: number; code: string };
  others: { percent: number; code: string };
  /** The quarterly returns. */
  salaryForm: string;
  otherForm: string;
}

/** To be verified by the deployer: Income-tax Act 1961, sections 192 and 194C; Income-tax Act 2025, sections 392 and 393. */
export const tdsRules: readonly TdsRule[] = [
  {
    from: '2009-10-01',
    salarySection: '192',
    manpowerSection: '194C',
    individual: { percent: 1, code: '94C' },
    others: { percent: 2, code: '94C' },
    salaryForm: '24Q',
    otherForm: '26Q',
  },
  {
    from: '2026-04-01',
    salarySection: '392',
    manpowerSection: '393',
    individual: { percent: 1, code: '1023' },
    others: { percent: 2, code: '1024' },
    salaryForm: '138',
    otherForm: '140',
  },
];

/** The TDS rule on the day of a deduction. */
export function tdsRule(deductedOn: IsoDate, rows: readonly TdsRule[] = tdsRules): TdsRule {
  return inForce(rows, deductedOn);
}
