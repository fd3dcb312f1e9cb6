import { z } from 'zod';
import { addMonths, today } from '../../dates/dates';

/** People deployed today at a center of a client; names of removed records are empty. */
const deployedAt = z.object({
  companyId: z.string(),
  companyName: z.string(),
  centerId: z.string(),
  centerName: z.string(),
  people: z.int(),
});
export type DeployedAt = z.infer<typeof deployedAt>;

/** People deployed today, by center; `isSample` while there are samples only. */
export const deployedPeople = z.object({ centers: z.array(deployedAt), isSample: z.boolean() });
export type DeployedPeople = z.infer<typeof deployedPeople>;

/** Placements of one client that ended in a month for one reason. A move doesn't count: the person stays. */
const endedFor = z.object({
  /** `YYYY-MM`. */
  month: z.string(),
  endReason: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  people: z.int(),
  /** The whole time, from the first day to the last. */
  days: z.int(),
});
export type EndedFor = z.infer<typeof endedFor>;

/** Placements that ended, by month, reason and client; `isSample` while there are samples only. */
export const attrition = z.object({ ended: z.array(endedFor), isSample: z.boolean() });
export type Attrition = z.infer<typeof attrition>;

const option = z.object({ value: z.string(), label: z.string() });

/** The filters of the list of placements. */
export const placementFacets = z.object({ company: z.array(option), center: z.array(option) });
export type PlacementFacets = z.infer<typeof placementFacets>;

/** Which placements' ends count: those between two days. By default the last year's. */
export const attritionQuery = z.object({
  from: z.iso.date().default(() => addMonths(today(), -12)),
  to: z.iso.date().default(() => today()),
});

/** Rows with the same key as one, the most people first, each with the average stay in days. */
export function attritionBy(
  rows: readonly EndedFor[],
  keyOf: (row: EndedFor) => { id: string; label: string },
): { id: string; label: string; people: number; averageDays: number }[] {
  const sums = new Map<string, { id: string; label: string; people: number; days: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const sum = sums.get(key.id) ?? { ...key, people: 0, days: 0 };
    sums.set(key.id, { ...sum, people: sum.people + row.people, days: sum.days + row.days });
  }
  return [...sums.values()]
    .map(({ days, ...sum }) => ({ ...sum, averageDays: Math.round(days / sum.people) }))
    .sort((a, b) => b.people - a.people);
}
