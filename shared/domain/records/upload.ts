import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from './limits';

/** Which files a record takes. */
export interface UploadRule {
  /** In words, as in "Choose a … file": `PDF, PNG or JPEG`. */
  words: string;
  /** How names end, by the media type that the content has. */
  endings: Readonly<Record<string, readonly string[]>>;
  /** Why others are refused, by their media type. By default because they are something else. */
  reasons?: Readonly<Record<string, string>>;
}

/** What a record with a file says of it, for `recordOf`. */
export const storedFile = () => ({
  /** The file's name as uploaded, empty while there is none. */
  file: z.string(),
  /** Its media type, by its content; empty while there is none. */
  fileType: z.string(),
  fileBytes: z.int(),
  /** ISO 8601 instant of the upload, null while there is none. */
  uploaded: z.iso.datetime().nullable(),
});
export type StoredFile = z.infer<z.ZodObject<ReturnType<typeof storedFile>>>;

function chosenFile({ words, endings }: UploadRule) {
  const known = Object.values(endings).flat();
  return z
    .file()
    .refine(({ size }) => size > 0, 'This file is empty; choose another one.')
    .refine(({ size }) => size <= MAX_UPLOAD_BYTES, 'This file is larger than 5 MB; choose a smaller one.')
    .refine(({ name }) => known.includes(name.split('.').at(-1)?.toLowerCase() ?? ''), `Choose a ${words} file.`);
}

/** The file of a form: one that was chosen, or the name of the one that is stored. Its content is checked by the server. */
export function upload(rule: UploadRule) {
  const error = `Choose a ${rule.words} file.`;
  return z.union([chosenFile(rule), z.string().min(1, error)], { error });
}

/** A file that may be left out: empty while there is none, null to take the stored one away. */
export function optionalUpload(rule: UploadRule) {
  return z.union([chosenFile(rule), z.string(), z.null()], { error: `Choose a ${rule.words} file.` }).default('');
}
