import { products } from 'shared/domain/console/product';
import { z } from 'zod';

/** An interview's outcome; pending before it. */
export const interviewOutcomes = ['Planned', 'Passed', 'Not passed', 'Did not come', 'Cancelled'] as const;

const short = (length: number) => z.string().max(length, `Enter at most ${length} letters.`).default('');

/** An interview with a candidate: time, place and outcome. The name is stored next to the id, for lists. */
export const interviews = z.object({
  candidateId: z.string().min(1).max(64),
  candidateName: z.string().min(1).max(120),
  product: z.enum(products).default('instahires'),
  position: short(120),
  /** The vacancy; empty for none. */
  vacancyId: short(64),
  day: z.iso.date({ error: 'Enter the day.' }),
  /** In Indian time, `HH:MM`; empty while only the date is known. */
  time: z
    .string()
    .regex(/^$|^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'Enter the time as 14:30.')
    .default(''),
  place: short(200),
  interviewer: short(120),
  outcome: z.enum(interviewOutcomes).default('Planned'),
  note: short(2000),
});

/** A note about or from a candidate. */
export const notes = z.object({
  candidateId: z.string().min(1).max(64),
  kind: z.enum(['Note', 'Call']).default('Note'),
  text: z.string({ error: 'Enter the note.' }).min(1, 'Enter the note.').max(2000, 'Enter at most 2000 letters.'),
});
