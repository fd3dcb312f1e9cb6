import { z } from 'zod';
import { versionSchema } from '../releases/release';

/** How fast a page was, as web.dev's Core Web Vitals have it: until its largest part was painted and until an act was answered, in milliseconds; how far what is there moved, a number without unit. */
export const vitalMetrics = ['lcp', 'inp', 'cls'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

/** Each measure's name. */
export const vitalNames: Readonly<Record<VitalMetric, string>> = {
  lcp: 'Largest paint (LCP)',
  inp: 'Response to acts (INP)',
  cls: 'Layout shift (CLS)',
};

/** A measure for people: seconds from one on, milliseconds below, a layout shift without unit. */
export function vitalText(metric: VitalMetric, value: number): string {
  if (metric === 'cls') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}

/** The largest report of a visit, in bytes. */
export const VITALS_BYTES = 1_024;

const milliseconds = z.number().min(0).max(120_000);
const shift = z.number().min(0).max(100);

/** How fast a page was for one visit. */
export const vitalsReport = z.strictObject({
  /** The module that owns the page. */
  module: z.string().min(1).max(80),
  /** The release that the tab ran. */
  version: versionSchema,
  /** The pattern of the page's route. */
  route: z.string().max(200),
  lcp: milliseconds.optional(),
  inp: milliseconds.optional(),
  cls: shift.optional(),
  /** Files of the release were fetched for this visit, as a person's first with it does; of a public page, before its largest paint. By default, it had them. */
  isFirst: z.literal(true).optional(),
});
export type VitalsReport = z.infer<typeof vitalsReport>;

/** The 75th percentile of some visits, and of how many. */
const percentile = z.object({ p75: z.number(), visits: z.int() });

/** How fast the current release of a module is at one route, by one measure. */
export const vital = z.object({
  module: z.string(),
  route: z.string(),
  metric: z.enum(vitalMetrics),
  /** The current release. */
  version: z.string(),
  ...percentile.shape,
  /** The release before; null where it has no visits. */
  before: percentile.extend({ version: z.string() }).nullable(),
  /** The release that goes out in stages and the one before at the present stage, one visit of each account or visitor; null where none does, or nobody was measured. */
  staged: percentile.extend({ version: z.string(), before: percentile }).nullable(),
  /** The last 14 days that had visits, whatever the release, the oldest first. */
  days: z.array(percentile.extend({ day: z.string() })),
  /** What the current release's manifest allows; null where it says nothing. */
  budget: z.number().nullable(),
  isMissed: z.boolean(),
});
export type Vital = z.infer<typeof vital>;
