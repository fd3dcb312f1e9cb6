import { z } from 'zod';
import { text } from '../../records/validation';

/** The most letters that are read at once: an error file of ten thousand lines. */
const MOST = 900_000;

/** The text of what a portal gave: a challan's, an error file's, a list of members'. */
export const readBackInput = z.object({ text: text('text', MOST, 'Paste the text of the challan or file.') });

/** What became of it, and whom it names. */
export const readBackAnswer = z.object({
  message: z.string(),
  findings: z.array(z.object({ employeeId: z.string(), name: z.string(), text: z.string(), stops: z.boolean() })),
});
export type ReadBackAnswer = z.infer<typeof readBackAnswer>;
