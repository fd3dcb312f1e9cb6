import { z } from 'zod';
import { oneOf, optionalText, percent, yesNo } from '../../records/validation';

/** The base of a cost-plus bill's percentage: the wages, or the person's whole cost to the company. */
export const costBases = ['Wages', 'Whole cost'] as const;

/** A number with up to 2 decimals, in a range. */
const number = (label: string, [least, most]: readonly [least: number, most: number]) =>
  z
    .number({ error: `Enter the ${label}.` })
    .min(least, `The ${label} cannot be below ${least}.`)
    .max(most, `The ${label} cannot be above ${most}.`)
    .refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      `Give the ${label} with at most 2 decimals.`,
    );

/** The terms agreed with a client about billing; each person's rate is in the placement. */
export const billingTerms = {
  /** The client's order, printed on every bill. */
  purchaseOrder: optionalText('purchase order', 60),
  costBase: oneOf('base of the percentage', costBases).default('Wages'),
  /**
   * The hours of a day: hourly rates are derived from daily or monthly ones with it, and daily hours from days worked.
   */
  hoursPerDay: number('hours of a day', [1, 24]).default(8),
  /** The overtime factor on the hourly rate; 0 for not billed. */
  overtimeTimes: number('factor of the overtime', [0, 5]).default(2),
  /** Whether the employer's PF and ESI are billed in addition to a fixed rate. With cost plus they always are. */
  billsContributions: yesNo('Billing PF and ESI').default(false),
  /** The percentage of wages billed for the yearly bonus. */
  bonusPercent: percent('share for the bonus').default(0),
  /** The percentage of wages billed for leave. */
  leavePercent: percent('share for leave').default(0),
};

const ofTerms = z.object(billingTerms);
export type BillingTerms = z.infer<typeof ofTerms>;
