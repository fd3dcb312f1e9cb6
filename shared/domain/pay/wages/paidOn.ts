import { z } from 'zod';
import { today } from '../../dates/dates';
import { isoDate } from '../../records/validation';

/** The day of a payment, today at the latest. */
export const paidOnInput = z.object({
  paidOn: isoDate('day it was paid').refine((day) => day <= today(), 'The day it was paid cannot be in the future.'),
});
export type PaidOn = z.infer<typeof paidOnInput>;
