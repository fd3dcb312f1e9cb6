import { z } from 'zod';
import { recordOf, sampleMark } from '../records/recordFields';
import { isoDate, text } from '../records/validation';

/** A holiday of the calendar. */
export const holidayInput = z.object({
  name: text('name', 120),
  date: isoDate(),
  /**
   * Banks and public offices are closed, so that a direct tax due on it may be paid or filed on the next working day.
   */
  isPublic: z.boolean({ error: 'Say whether it is a public holiday, true or false.' }).default(false),
  /** The date is expected and not yet notified, as for lunar holidays. */
  isTentative: z.boolean({ error: 'Say whether the day is still to be confirmed, true or false.' }).default(false),
});
export type HolidayInput = z.infer<typeof holidayInput>;
/** A holiday in the API's responses. */
export const holidayRecord = /* @__PURE__ */ recordOf(holidayInput, sampleMark);
export type Holiday = z.infer<typeof holidayRecord>;

/** A holiday's label on a calendar. */
export const holidayTitle = ({ name, isTentative }: Pick<Holiday, 'name' | 'isTentative'>): string =>
  isTentative ? `${name} (to be confirmed)` : name;
