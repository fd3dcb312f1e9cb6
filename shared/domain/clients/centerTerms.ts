import { z } from 'zod';
import { recordOf } from '../records/recordFields';
import { isoDate, oneOf, text } from '../records/validation';
import { weekdays } from '../work/placements/placement';

/** The weekly off of a center from a day, for people whose placement names none. */
export const centerTermsInput = z.object({
  centerId: text('center', 64),
  startsOn: isoDate('first day'),
  weeklyOff: oneOf('weekly off', ['', ...weekdays]).default(''),
});
export type CenterTermsInput = z.infer<typeof centerTermsInput>;

/** A center's weekly off as the API answers it. */
export const centerTermsRecord = /* @__PURE__ */ recordOf(centerTermsInput, () => ({}));
export type CenterTerms = z.infer<typeof centerTermsRecord>;
