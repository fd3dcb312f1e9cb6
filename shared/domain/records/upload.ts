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

/** What other files are, by the media type of their content or by how their names end. */
const pictures = /^image\/|\.(?:jpe?g|png|hei[cf]|webp|gif|bmp|tiff?|avif)$/i;
const documents =
  /^text\/|^application\/(?:rtf|msword|x-cfb|vnd\.(?:oasis|openxmlformats|ms-|apple))|\.(?:docx?|odt|rtf|pages|wps|txt|html?|xlsx?|ods|numbers|pptx?|odp|key)$/i;

/** How a name ends, in small letters; empty for one without an ending. */
const endingOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Why a file is refused and what to do about it. `type` is the media type of its content, empty if unknown; then its
 * name decides, unless it has an accepted ending.
 */
export function whyRefused({ words, endings, reasons = {} }: UploadRule, name: string, type = ''): string {
  const own = reasons[type];
  if (own !== undefined) return own;
  const isTaken = Object.values(endings).flat().includes(endingOf(name));
  const kind = [type, isTaken ? '' : name].find((each) => pictures.test(each) || documents.test(each)) ?? '';
  if (pictures.test(kind) && 'image/png' in endings) return 'Save the picture as PNG or JPEG and choose that file.';
  if ('application/pdf' in endings && pictures.test(kind))
    return 'This is a picture. Save it as PDF (on a phone: share or print it as PDF) and choose that file.';
  if ('application/pdf' in endings && documents.test(kind))
    return 'This kind of document can’t be opened here. Save it as PDF and choose that file.';
  return `Choose a ${words} file${isTaken ? '; the content of this one is something else' : ''}.`;
}

/** The fields that describe a record's file, for `recordOf`. */
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

function chosenFile(rule: UploadRule) {
  const known = Object.values(rule.endings).flat();
  return z
    .file()
    .refine(({ size }) => size > 0, 'This file is empty; choose another one.')
    .refine(({ size }) => size <= MAX_UPLOAD_BYTES, 'This file is larger than 5 MB; choose a smaller one.')
    .refine(({ name }) => known.includes(endingOf(name)), {
      error: ({ input }) => whyRefused(rule, input instanceof File ? input.name : ''),
    });
}

/** A form's file: a chosen one, or the name of the stored one. The server checks its content. */
export function upload(rule: UploadRule) {
  const error = `Choose a ${rule.words} file.`;
  return z.union([chosenFile(rule), z.string().min(1, error)], { error });
}

/** An optional file: empty while there is none, null to remove the stored one. */
export function optionalUpload(rule: UploadRule) {
  return z.union([chosenFile(rule), z.string(), z.null()], { error: `Choose a ${rule.words} file.` }).default('');
}
