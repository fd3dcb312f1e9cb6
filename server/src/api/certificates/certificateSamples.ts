import { addDays } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { samplePdf } from './samplePdf';

/** Name, file, and days from the first start to the expiry; null for none. */
const samples: [name: string, file: string, days: number | null][] = [
  ['Contract labour licence', 'contract-labour-licence.pdf', -12],
  ['Shops and Establishment registration', 'shops-and-establishment.pdf', 21],
  ['Trade licence', 'trade-licence.pdf', 131],
  ['Professional tax registration', 'professional-tax.pdf', 493],
  ['GST registration certificate', 'gst-registration.pdf', null],
  ['EPF code allotment letter', 'epf-code.pdf', null],
];

/** The points the samples lose in the score: one expired (1), one that expires within 30 days (½). */
export const certificateSampleLoss = 1.5;

/** The sample company's certificates, as of a day. */
export function certificateSamples(today: IsoDate) {
  return samples.map(([name, file, days], index) => ({
    name,
    expiresOn: days === null ? null : addDays(today, days),
    file,
    fileType: 'application/pdf',
    fileBytes: samplePdf(name).length,
    uploaded: `${addDays(today, -40 - index * 9)}T05:30:00.000Z`,
  }));
}
