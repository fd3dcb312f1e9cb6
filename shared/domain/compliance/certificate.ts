import { z } from 'zod';
import { recordOf, sampleMark } from '../records/recordFields';
import { storedFile, type UploadRule } from '../records/upload';
import { optionalDate, optionalText, text } from '../records/validation';
import { certificateStates } from './certificateState';

/** What a certificate's file may be. */
export const certificateFile: UploadRule = {
  words: 'PDF, PNG or JPEG',
  endings: { 'application/pdf': ['pdf'], 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg'] },
};

/** What is typed about a certificate; its file is uploaded beside it. */
export const certificateInput = z.object({
  name: text('name', 200),
  expiresOn: optionalDate('expiry date'),
  note: optionalText('note', 1000),
});

/** A certificate as the API answers it. */
export const certificateRecord = /* @__PURE__ */ recordOf(certificateInput, () => ({
  ...storedFile(),
  ...sampleMark(),
  state: z.enum(certificateStates),
}));
/** A certificate of the company with its file; in force until it expires, for ever without a day. */
export type Certificate = z.infer<typeof certificateRecord>;
