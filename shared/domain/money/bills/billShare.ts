import { z } from 'zod';
import { dayCodes } from '../../work/attendance/day';
import type { Days } from '../../work/attendance/daysOf';
import { billingBases } from '../../work/placements/placement';
import { billingTerms } from './billingTerms';

const paise = z.int();

/** A person's cost to the company in a month. */
const billedCost = z.object({
  /** The wages earned, overtime included. */
  wagesPaise: paise,
  /** The overtime included in them. */
  overtimePaise: paise,
  /**
   * The employer's contributions, including labour welfare funds; with a share of the PF administration charge, without
   * its minimum.
   */
  pfPaise: paise,
  esiPaise: paise,
  welfarePaise: paise,
});
export type BilledCost = z.infer<typeof billedCost>;

/** The billing input of a placement's month: everything that its amounts depend on. Stored as billed. */
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
  /** The totals of the placement's days at the center. */
  counts: z.record(z.enum(dayCodes), z.int()),
  unmarked: z.int(),
  overtimeMinutes: z.int(),
  /** The cost of the days; null while they are in no wage register. */
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
