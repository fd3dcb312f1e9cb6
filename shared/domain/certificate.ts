import { z } from 'zod';
import type { RecordFields } from './recordFields';
import { optionalDate, optionalText, text } from './validation';

/** What a certificate's file may be, by its content. */
export const certificateTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type CertificateType = (typeof certificateTypes)[number];

/** What is typed about a certificate; its file is uploaded beside it. */
export const certificateInput = z.object({
  name: text('name', 200),
  expiresOn: optionalDate('expiry date'),
  note: optionalText('note', 1000),
});
export type CertificateInput = z.infer<typeof certificateInput>;

export interface Certificate extends CertificateInput, RecordFields {
  /** The file's name as uploaded, empty while there is none. */
  file: string;
  fileType: CertificateType | '';
  fileBytes: number;
  /** ISO 8601 instant of the upload, null while there is none. */
  uploaded: string | null;
}
