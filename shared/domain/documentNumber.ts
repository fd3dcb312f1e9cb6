import { z } from 'zod';

const shape = /^[A-Za-z0-9][A-Za-z0-9/-]{0,15}$/;

/** Whether a document number is allowed on a tax invoice: up to 16 letters, digits, `/` and `-` (CGST Rules 2017, rule 46(b)). */
export function isDocumentNumber(value: string): boolean {
  return shape.test(value);
}

/** The number of a draft: may be blank, at most 16 letters, digits, `/` and `-`. */
export const draftNumber = z.string({ error: 'Enter the number as text.' }).trim()
  .refine((value) => value === '' || isDocumentNumber(value), 'Use at most 16 letters, digits, / and - for the number, beginning with a letter or digit.')
  .default('');
