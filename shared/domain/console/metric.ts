import { z } from 'zod';
import { figureGroups } from '../../product/product';
import { recordOf, sampleMark } from '../records/recordFields';
import { oneOf, text } from '../records/validation';

/** A figure's place on the dashboard home. */
export const metricGroups = Object.keys(figureGroups) as [keyof typeof figureGroups, ...(keyof typeof figureGroups)[]];

/** A figure of the dashboard home, displayed exactly as entered (`120`, `$120K`, `88%`). */
export const metricInput = z.object({
  group: oneOf('group', metricGroups),
  label: text('label', 120),
  value: text('value', 40),
  position: z
    .number({ error: 'Enter the position.' })
    .int('The position is a whole number.')
    .min(0, 'The position cannot be negative.')
    .max(1000, 'The position is too large.')
    .default(0),
});
export type MetricInput = z.infer<typeof metricInput>;
/** A figure in the API's responses. */
export const metricRecord = /* @__PURE__ */ recordOf(metricInput, sampleMark);
export type Metric = z.infer<typeof metricRecord>;
