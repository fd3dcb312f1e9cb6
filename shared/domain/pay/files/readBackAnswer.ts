import { z } from 'zod';
import { optionalUpload, type UploadRule } from '../../records/upload';
import { optionalText, text } from '../../records/validation';

/** The most letters that are read at once: an error file of ten thousand lines. */
const MOST = 900_000;

/** The text of a portal's file: a challan, an error file, a list of members. */
export const readBackInput = z.object({ text: text('text', MOST, 'Paste the text of the challan or file.') });

/** Which files are read: a portal's challan as it was downloaded. */
export const readBackFile: UploadRule = { words: 'PDF', endings: { 'application/pdf': ['pdf'] } };

/** The input: a PDF, or its text. */
export const readBackForm = z
  .object({ file: optionalUpload(readBackFile), text: optionalText('text', MOST) })
  .refine(({ file, text: pasted }) => file instanceof File !== (pasted !== ''), {
    path: ['text'],
    error: 'Choose a PDF, or paste the text of the challan or file: one of the two.',
  });

/** The result, and the people it names. */
export const readBackAnswer = z.object({
  message: z.string(),
  findings: z.array(z.object({ employeeId: z.string(), name: z.string(), text: z.string(), stops: z.boolean() })),
});
export type ReadBackAnswer = z.infer<typeof readBackAnswer>;
