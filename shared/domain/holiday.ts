import { z } from 'zod';
import type { RecordFields } from './recordFields';
import { isoDate, text } from './validation';

/** A holiday of the calendar. */
export const holidayInput = z.object({ name: text('name', 120), date: isoDate() });
export type HolidayInput = z.infer<typeof holidayInput>;
export type Holiday = HolidayInput & RecordFields;
