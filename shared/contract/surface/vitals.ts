import { z } from 'zod';
import { versionSchema } from '../releases/release';

/**
 * Page speed by web.dev's Core Web Vitals: the time to the largest paint and to the response to an action, in
 * milliseconds; the layout shift, without unit.
 */
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

/** The maximum size of a visit report, in bytes. */
export const VITALS_BYTES = 1_024;

const milliseconds = z.number().min(0).max(120_000);
const shift = z.number().min(0).max(100);

/** The page speed of one visit. */
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
  /**
   * Files of the release were downloaded during this visit, as on a person's first visit with it; for a public page,
   * before its largest paint. By default, they were cached.
   */
  isFirst: z.literal(true).optional(),
});
export type VitalsReport = z.infer<typeof vitalsReport>;

/** The 75th percentile of some visits, and their number. */
const percentile = z.object({ p75: z.number(), visits: z.int() });

/** One measure of a module's current release at one route. */
export const vital = z.object({
  module: z.string(),
  route: z.string(),
  metric: z.enum(vitalMetrics),
  /** The current release. */
  version: z.string(),
  ...percentile.shape,
  /** The previous release; null if it has no visits. */
  before: percentile.extend({ version: z.string() }).nullable(),
  /**
   * The release in a staged rollout and the previous one at the current stage, one visit per account or visitor; null
   * without a rollout or measurements.
   */
  staged: percentile.extend({ version: z.string(), before: percentile }).nullable(),
  /** The last 14 days with visits, whatever the release, oldest first. */
  days: z.array(percentile.extend({ day: z.string() })),
  /** The budget in the current release's manifest; null if there is none. */
  budget: z.number().nullable(),
  isMissed: z.boolean(),
});
export type Vital = z.infer<typeof vital>;
