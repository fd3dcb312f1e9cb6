import { z } from 'zod';
import { oneOf, optionalText, percent, yesNo } from '../../records/validation';

/** What the percentage of a cost-plus bill is added to: the wages, or all that the person costs the company. */
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

/** What was agreed with a client about the bills of its people; each person's rate is in the placement. */
export const billingTerms = {
  /** The client's order, which every bill names. */
  purchaseOrder: optionalText('purchase order', 60),
  costBase: oneOf('base of the percentage', costBases).default('Wages'),
  /** The hours of a day: an hourly rate follows from that of a day or month, and a day's hours from its being worked. */
  hoursPerDay: number('hours of a day', [1, 24]).default(8),
  /** How many times the hourly rate an hour of overtime is billed at; 0 for not at all. */
  overtimeTimes: number('factor of the overtime', [0, 5]).default(2),
  /** Whether the employer's PF and ESI are billed in addition to a fixed rate. Of cost plus they always are. */
  billsContributions: yesNo('Billing PF and ESI').default(false),
  /** The share of the wages that is billed for the yearly bonus, in percent. */
  bonusPercent: percent('share for the bonus').default(0),
  /** The share of the wages that is billed for leave, in percent. */
  leavePercent: percent('share for leave').default(0),
};

const ofTerms = z.object(billingTerms);
export type BillingTerms = z.infer<typeof ofTerms>;
