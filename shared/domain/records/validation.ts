import { z } from 'zod';
import { isFinancialYear } from '../dates/financialYear';
import { isIsoDate, isIsoMonth } from '../dates/isoDate';
import { EMAIL_LENGTH, isEmail, normaliseEmail } from '../text/emailAddress';
import { phoneDigits } from '../text/phoneDigits';
import { trimMarks, withoutMarks } from '../text/withoutMarks';
import { MAX_PAISE, MAX_QUANTITY } from './limits';

/** One problem of an input: where it is (`items.0.quantity`) and what to do about it. */
export interface FieldError {
  path: string;
  msg: string;
}

const unstorable = /[\0\p{Surrogate}]/u;

/** Text without the characters that a database can't hold (NUL, half of a surrogate pair). */
function storable(error: string) {
  return z.string({ error }).refine((value) => !unstorable.test(value), 'Remove the characters that cannot be shown.');
}

const bounded = (label: string, max: number, missing: string) =>
  storable(missing).overwrite(trimMarks).max(max, `Use at most ${max} characters for the ${label}.`);

/** Required text, without spaces and what nobody sees at its ends. `label` reads in "Enter the …"; `missing` replaces that sentence. By default at most 200 characters. */
export function text(label: string, max = 200, missing = `Enter the ${label}.`) {
  return bounded(label, max, missing).min(1, missing);
}

/** Text that may be left out: absent becomes empty. By default at most 200 characters. */
export function optionalText(label: string, max = 200) {
  return bounded(label, max, `Enter the ${label} as text.`).default('');
}

const INVALID_EMAIL = 'Enter a valid email address.';
const emailText = (label: string, missing: string) => bounded(label, EMAIL_LENGTH, missing).overwrite(normaliseEmail);

/** A required email address, as typed but for what nobody sees. */
export function email(label = 'email address') {
  const missing = `Enter the ${label}.`;
  return emailText(label, missing).min(1, missing).refine(isEmail, INVALID_EMAIL);
}

/** An email address that may be left out: absent becomes empty. */
export function optionalEmail() {
  return emailText('email address', 'Enter the email address as text.')
    .refine((value) => value === '' || isEmail(value), INVALID_EMAIL)
    .default('');
}

/**
 * An optional phone number, of at least five digits: absent becomes empty. It stays as written, without
 * invisible characters. By default at most 40 characters.
 */
export function optionalPhone(label = 'phone number', max = 40) {
  return bounded(label, max, `Enter the ${label} as text.`)
    .overwrite(withoutMarks)
    .refine((value) => value === '' || phoneDigits(value) !== '', `Enter the whole ${label}, with all of its digits.`)
    .default('');
}

/** An amount in whole paise from 0 to {@link MAX_PAISE}. */
export function paise(label = 'amount') {
  return z
    .number({ error: `Enter the ${label}.` })
    .max(MAX_PAISE, `The ${label} is too large.`)
    .min(0, `The ${label} cannot be negative.`)
    .int(`The ${label} cannot have fractions of a paisa.`);
}

/** An amount in whole paise that may be left out: absent and nothing become 0. */
export function optionalPaise(label = 'amount') {
  return paise(label)
    .nullish()
    .transform((value) => value ?? 0)
    .pipe(z.number());
}

/** An amount in whole paise, above 0. */
export function positivePaise(label = 'amount') {
  return paise(label).positive(`The ${label} must be above 0.`);
}

/** Whether a number has at most this many decimals. */
function hasDecimals(value: number, most: number): boolean {
  const scaled = value * 10 ** most;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/** How many of something: from 0, finite, at most {@link MAX_QUANTITY}, up to 3 decimals. */
export function quantity(label = 'quantity') {
  return z
    .number({ error: `Enter the ${label}.` })
    .max(MAX_QUANTITY, `The ${label} is too large.`)
    .min(0, `The ${label} cannot be negative.`)
    .refine((value) => hasDecimals(value, 3), `Give the ${label} with at most 3 decimals.`);
}

/** A percentage from 0 to 100 with up to this many decimals, by default 2. */
export function percent(label: string, decimals = 2) {
  return z
    .number({ error: `Enter the ${label}.` })
    .max(100, `The ${label} cannot be above 100%.`)
    .min(0, `The ${label} cannot be negative.`)
    .refine((value) => hasDecimals(value, decimals), `Give the ${label} with at most ${decimals} decimals.`);
}

/** A required day that exists, `YYYY-MM-DD`. */
export function isoDate(label = 'date') {
  return z
    .string({ error: `Enter the ${label}.` })
    .overwrite(withoutMarks)
    .min(1, `Enter the ${label}.`)
    .refine(isIsoDate, { error: `Enter the ${label} as an existing date, YYYY-MM-DD.`, abort: true });
}

/** A day that may be left out: absent and empty become null. */
export function optionalDate(label = 'date') {
  return z
    .string({ error: `Enter the ${label} as YYYY-MM-DD.` })
    .overwrite(withoutMarks)
    .refine((value) => value === '' || isIsoDate(value), {
      error: `Enter the ${label} as an existing date, YYYY-MM-DD.`,
      abort: true,
    })
    .nullish()
    .transform((value) => value || null)
    .pipe(z.string().nullable());
}

/** A required month, `YYYY-MM`. */
export function isoMonth(label = 'month') {
  return z
    .string({ error: `Enter the ${label}.` })
    .overwrite(withoutMarks)
    .refine(isIsoMonth, { error: `Enter the ${label} as YYYY-MM.`, abort: true });
}

/** A required financial year, `2026-27`. */
export const financialYear = () => z.string().refine(isFinancialYear, 'Name the financial year as 2026-27.');

/** Yes or no. */
export function yesNo(label: string) {
  return z.boolean({ error: `${label} is yes or no.` });
}

/** One of a list of words. */
export function oneOf<const T extends readonly [string, ...string[]]>(label: string, values: T) {
  return z.enum(values, { error: `The ${label} is one of ${values.filter((value) => value !== '').join(', ')}.` });
}

/** The problems of a refused input, the first of each field, in the order of the fields. */
export function toFieldErrors(error: z.ZodError): FieldError[] {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!first.has(path))
      first.set(
        path,
        path === '' && issue.code === 'invalid_type' ? 'Send the fields as one JSON object.' : issue.message,
      );
  }
  return [...first].map(([path, msg]) => ({ path, msg }));
}
