import { z } from 'zod';
import { oneOf } from '../../records/validation';

/** The resources of which a lead can become a record. */
export const leadTargets = ['companies', 'ultrahrms/companies', 'candidates', 'ultrahrms/candidates'] as const;
export type LeadTarget = (typeof leadTargets)[number];

/** Makes a company or candidate of a lead, and of a company its first center. */
export const leadConversion = z
  .object({
    to: oneOf('record it becomes', leadTargets),
    /** The new record's fields; they are checked like any new record's of that resource. */
    record: z.looseObject({}, { error: 'Send the new record as one JSON object.' }),
    /** The fields of the company's first center, which is stored with it. By default none is. */
    center: z.looseObject({}, { error: 'Send the center as one JSON object.' }).optional(),
    /** The lead's version that was looked at: a colleague's change since then is not passed over. */
    version: z.number({ error: 'Name the version of the lead.' }),
  })
  .refine(({ to, center }) => center === undefined || to === 'companies', {
    path: ['center'],
    error: 'Only Instahires companies have centers.',
  });
