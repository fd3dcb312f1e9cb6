import { z } from 'zod';
import { batchAnswer, markBatch, markInput } from './mark';
import { sheet } from './sheet';

/** What a supervisor's link holds: `/attendance#…`. */
const token = z.string({ error: 'Send what the link holds.' }).min(1, 'Send what the link holds.').max(100);

/** The version of the month that the phone knows: it is answered whose days changed since. By default, everybody. */
const since = z.int().min(0).optional();

/** Opens a supervisor's link. */
export const supervisorInput = z.object({ token, since });

/** The most marks of one call by a link. */
const MOST_MARKS = 1_000;

/** Marks that come by a supervisor's link, and which of the phones that have it sent them. */
export const supervisorMarks = markBatch.extend({
  token,
  since,
  marks: z.array(markInput).min(1, 'Send at least one mark.').max(MOST_MARKS, `Send at most ${MOST_MARKS} marks.`),
  /** In which language refusals are answered. */
  language: z.enum(['en', 'hi']).default('en'),
  phone: z.string().regex(/^[\w-]{8,40}$/, 'Give the phone an id of 8 to 40 letters, digits and dashes.'),
});

/** A supervisor's view of a center's month, or its changes. */
export const supervisorSheet = sheet.extend({
  month: z.string(),
  center: z.string(),
  /** The last day on which the link works. */
  endsOn: z.string(),
  /** The server's clock. */
  now: z.iso.datetime(),
});
export type SupervisorSheet = z.infer<typeof supervisorSheet>;

/** The results of a supervisor's marks, with the month. */
export const supervisorAnswer = batchAnswer.pick({ results: true }).extend({ sheet: supervisorSheet });
export type SupervisorAnswer = z.infer<typeof supervisorAnswer>;
