import { z } from 'zod';
import { recordOf } from '../records/recordFields';
import { isoDate, oneOf, text } from '../records/validation';
import { weekdays } from '../work/placements/placement';

/** A center's weekly off from a day on, for people without one in their placement. */
export const centerTermsInput = z.object({
  centerId: text('center', 64),
  startsOn: isoDate('first day'),
  weeklyOff: oneOf('weekly off', ['', ...weekdays]).default(''),
});
export type CenterTermsInput = z.infer<typeof centerTermsInput>;

/** A center's weekly off in the API's responses. */
export const centerTermsRecord = /* @__PURE__ */ recordOf(centerTermsInput, () => ({}));
export type CenterTerms = z.infer<typeof centerTermsRecord>;
