import { z } from 'zod';
import { isDraftNumber } from './documentNumber';
import { isGstin } from './gstin';
import { isPan } from './identifiers';
import { isStateCode } from './states';

const optionalCapitals = (isValid: (value: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .trim()
    .toUpperCase()
    .refine((value) => value === '' || isValid(value), message)
    .default('');

/** A GSTIN that may be left out: absent becomes empty. */
export const optionalGstin = optionalCapitals(
  isGstin,
  'Enter a valid 15-character GSTIN; check each letter and digit.',
);

/** A PAN that may be left out: absent becomes empty. */
export const optionalPan = optionalCapitals(isPan, 'Enter a valid PAN: five letters, four digits, one letter.');

/** A two-digit GST state code that may be left out: absent becomes empty. */
export const optionalStateCode = optionalCapitals(isStateCode, 'Choose a state from the list.');

/** A number of digits that may be left out: absent becomes empty. Spaces between the digits are dropped. */
export const optionalDigits = (isValid: (value: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .overwrite((typed) => typed.replace(/\s/g, ''))
    .refine((value) => value === '' || isValid(value), message)
    .default('');

/** The number of a document that is not issued yet: may be blank. */
export const draftNumber = z
  .string({ error: 'Enter the number as text.' })
  .trim()
  .refine(
    (value) => value === '' || isDraftNumber(value),
    'Use at most 16 letters, digits, / and - for the number, beginning with a letter or digit.',
  )
  .default('');
