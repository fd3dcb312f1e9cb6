import { z } from 'zod';
import { isDraftNumber } from '../money/documents/documentNumber';
import { withoutMarks } from '../text/withoutMarks';
import { isCountry } from './countries';
import { isGstin } from './gstin';
import { isIfsc, isPan, isPin, isTan, normaliseIdentifier } from './identifiers';
import { isStateCode } from './states';

const optionalCapitals = (isValid: (value: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .overwrite(normaliseIdentifier)
    .refine((value) => value === '' || isValid(value), message)
    .default('');

/** A GSTIN that may be left out: absent becomes empty. */
export const optionalGstin = optionalCapitals(
  isGstin,
  'Enter a valid 15-character GSTIN; check each letter and digit.',
);

/** A PAN that may be left out: absent becomes empty. */
export const optionalPan = optionalCapitals(isPan, 'Enter a valid PAN: five letters, four digits, one letter.');

const TAN_FORM = 'A TAN has four letters, five digits and a letter, such as MUMA12345B.';

/** A TAN that may be left out: absent becomes empty. */
export const optionalTan = optionalCapitals(isTan, TAN_FORM);

/** The IFSC of a bank's branch that may be left out: absent becomes empty. */
export const optionalIfsc = optionalCapitals(
  isIfsc,
  'Enter a valid IFSC: four letters, a zero, six letters or digits.',
);

/** The most TANs of one client. */
const MAX_TANS = 50;

/** The TANs of a client, whose branches deduct each under its own; absent becomes none, one that is named twice is kept once. */
export const tanList = z
  .array(z.string({ error: TAN_FORM }), { error: 'Send the TANs as a list.' })
  .overwrite((tans) => [...new Set(tans.map(normaliseIdentifier).filter(Boolean))])
  .refine((tans) => tans.every(isTan), TAN_FORM)
  .refine((tans) => tans.length <= MAX_TANS, `Enter at most ${MAX_TANS} TANs.`)
  .default([]);

/** The PIN of an address that may be left out: absent becomes empty. */
export const optionalPin = optionalCapitals(isPin, 'A PIN has six digits, the first not 0.');

/** A two-digit GST state code that may be left out: absent becomes empty. */
export const optionalStateCode = optionalCapitals(isStateCode, 'Choose a state from the list.');

/** The two-letter code of a country that may be left out: absent becomes empty. */
export const optionalCountry = optionalCapitals(isCountry, 'Choose a country from the list.');

/** A number of digits that may be left out: absent becomes empty. Spaces and dashes between the digits, and what nobody sees, are dropped. */
export const optionalDigits = (isValid: (value: string) => boolean, message: string) =>
  z
    .string({ error: message })
    .overwrite((typed) => withoutMarks(typed).replace(/[\s\p{Pd}]/gu, ''))
    .refine((value) => value === '' || isValid(value), message)
    .default('');

/** The number of a document that is not issued yet: may be blank. */
export const draftNumber = z
  .string({ error: 'Enter the number as text.' })
  .overwrite(withoutMarks)
  .refine(
    (value) => value === '' || isDraftNumber(value),
    'Use at most 16 letters, digits, / and - for the number, beginning with a letter or digit.',
  )
  .default('');
