import { z } from 'zod';
import { recordOf, sampleMark } from '../records/recordFields';
import { storedFile, type UploadRule } from '../records/upload';
import { optionalDate, optionalText, text } from '../records/validation';
import { certificateStates } from './certificateState';

/** The allowed types of a certificate's file. */
export const certificateFile: UploadRule = {
  words: 'PDF, PNG or JPEG',
  endings: { 'application/pdf': ['pdf'], 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg'] },
};

/** The form fields of a certificate; its file is uploaded with them. */
export const certificateInput = z.object({
  name: text('name', 200),
  expiresOn: optionalDate('expiry date'),
  note: optionalText('note', 1000),
});

/** A certificate in the API's responses. */
export const certificateRecord = /* @__PURE__ */ recordOf(certificateInput, () => ({
  ...storedFile(),
  ...sampleMark(),
  state: z.enum(certificateStates),
}));
/** A company certificate with its file; in force until it expires, or indefinitely without an expiry date. */
export type Certificate = z.infer<typeof certificateRecord>;
