import { z } from 'zod';
import { oneOf } from '../../records/validation';

/** The resources that a lead can be converted to. */
export const leadTargets = ['companies', 'ultrahrms/companies', 'candidates', 'ultrahrms/candidates'] as const;
export type LeadTarget = (typeof leadTargets)[number];

/** Converts a lead to a company or candidate, and creates the company's first center. */
export const leadConversion = z
  .object({
    to: oneOf('record it becomes', leadTargets),
    /** The new record's fields, validated like any new record of that resource. */
    record: z.looseObject({}, { error: 'Send the new record as one JSON object.' }),
    /** The fields of the company's first center, stored in the same transaction. By default none is. */
    center: z.looseObject({}, { error: 'Send the center as one JSON object.' }).optional(),
    /** The lead's version on the screen: a colleague's later change causes a conflict. */
    version: z.number({ error: 'Name the version of the lead.' }),
  })
  .refine(({ to, center }) => center === undefined || to === 'companies', {
    path: ['center'],
    error: 'Only Instahires companies have centers.',
  });
