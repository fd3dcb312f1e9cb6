import { z } from 'zod';
import { isoMonth, oneOf } from '../../records/validation';

/** The groupings of margins. */
export const marginGroups = ['client', 'center', 'month', 'recruiter'] as const;

/** A range of months, both included, and the grouping. */
export const marginQuery = z
  .object({
    from: isoMonth('first month'),
    to: isoMonth('last month'),
    by: oneOf('grouping', marginGroups).default('client'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last month cannot be before the first.' });

/** Billed amount and cost, without tax, in paise. */
export const marginRow = z.object({
  /** The company or center, the month, or the recruiter. */
  key: z.string(),
  name: z.string(),
  /** The number of billed placement months. */
  placements: z.int(),
  /** Placements in no wage register: their cost is unknown, and their bill is in none of the amounts. */
  withoutCost: z.int(),
  billedPaise: z.int(),
  costPaise: z.int(),
  marginPaise: z.int(),
});
export type MarginRow = z.infer<typeof marginRow>;

/** A placement's billed month. */
export interface MarginEntry {
  key: string;
  name: string;
  billedPaise: number;
  /** Null while the person is in no wage register. */
  costPaise: number | null;
}

/** Sums margins by key, smallest first, so that amounts below cost are at the top. */
export function marginsOf(entries: readonly MarginEntry[]): MarginRow[] {
  const rows = new Map<string, MarginRow>();
  for (const { key, name, billedPaise, costPaise } of entries) {
    const row = rows.get(key) ?? {
      key,
      name,
      placements: 0,
      withoutCost: 0,
      billedPaise: 0,
      costPaise: 0,
      marginPaise: 0,
    };
    row.placements += 1;
    if (costPaise === null) row.withoutCost += 1;
    else {
      row.billedPaise += billedPaise;
      row.costPaise += costPaise;
      row.marginPaise = row.billedPaise - row.costPaise;
    }
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => a.marginPaise - b.marginPaise || (a.name < b.name ? -1 : 1));
}
