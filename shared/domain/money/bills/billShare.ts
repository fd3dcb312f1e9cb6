import { z } from 'zod';
import { dayCodes } from '../../work/attendance/day';
import type { Days } from '../../work/attendance/daysOf';
import { billingBases } from '../../work/placements/placement';
import { billingTerms } from './billingTerms';

const paise = z.int();

/** What a person cost the company in a month. */
const billedCost = z.object({
  /** The wages earned, overtime included. */
  wagesPaise: paise,
  /** The overtime among them. */
  overtimePaise: paise,
  /**
   * The employer's contributions, to labour welfare funds too; with a share of the fund's administration, without its
   * minimum.
   */
  pfPaise: paise,
  esiPaise: paise,
  welfarePaise: paise,
});
export type BilledCost = z.infer<typeof billedCost>;

/** What a month of a placement is billed by: everything that its amounts follow from. It is kept as it was billed. */
export const billShare = z.object({
  placementId: z.string(),
  name: z.string(),
  /** The employee code. */
  code: z.string(),
  designation: z.string(),
  centerId: z.string(),
  centerName: z.string(),
  basis: z.enum(billingBases),
  /** For one unit; 0 for cost plus. */
  ratePaise: paise,
  /** Added to the cost. */
  percent: z.number(),
  /** What the placement's days at the center come to. */
  counts: z.record(z.enum(dayCodes), z.int()),
  unmarked: z.int(),
  overtimeMinutes: z.int(),
  /** What the days cost; null while no wage register has them. */
  cost: billedCost.nullable(),
  terms: z.object(billingTerms),
});
export type BillShare = z.infer<typeof billShare>;

/** The days of a share, as attendance counts them. */
export const daysOfShare = ({ counts, unmarked, overtimeMinutes }: BillShare): Days => ({
  counts,
  unmarked,
  overtimeMinutes,
});
