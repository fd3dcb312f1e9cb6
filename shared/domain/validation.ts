import { z } from 'zod';
import { isIsoDate, isIsoMonth } from './isoDate';
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
  storable(missing).trim().max(max, `Keep the ${label} within ${max} characters.`);

/** Required text, trimmed. `label` reads in "Enter the …"; `missing` replaces that sentence. By default at most 200 characters. */
export function text(label: string, max = 200, missing = `Enter the ${label}.`) {
  return bounded(label, max, missing).min(1, missing);
}

/** Text that may be left out: absent becomes empty. By default at most 200 characters. */
export function optionalText(label: string, max = 200) {
  return bounded(label, max, `Enter the ${label} as text.`).default('');
}

/** A required e-mail address, as typed. */
export function email(label = 'e-mail address') {
  return text(label, 254).regex(z.regexes.email, 'Enter a valid e-mail address.');
}

/** An e-mail address that may be left out: absent becomes empty. */
export function optionalEmail() {
  return bounded('e-mail address', 254, 'Enter the e-mail address as text.')
    .refine((value) => value === '' || z.regexes.email.test(value), 'Enter a valid e-mail address.')
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

/** Whether a number has at most so many decimals. */
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

/** A percentage from 0 to 100 with up to 2 decimals. */
export function percent(label: string) {
  return z
    .number({ error: `Enter the ${label}.` })
    .max(100, `The ${label} cannot be above 100%.`)
    .min(0, `The ${label} cannot be negative.`)
    .refine((value) => hasDecimals(value, 2), `Give the ${label} with at most 2 decimals.`);
}

/** A required day that exists, `YYYY-MM-DD`. */
export function isoDate(label = 'date') {
  return z
    .string({ error: `Enter the ${label}.` })
    .trim()
    .min(1, `Enter the ${label}.`)
    .refine(isIsoDate, `Enter the ${label} as a day that exists, YYYY-MM-DD.`);
}

/** A day that may be left out: absent and empty become null. */
export function optionalDate(label = 'date') {
  return z
    .string({ error: `Enter the ${label} as YYYY-MM-DD.` })
    .trim()
    .refine((value) => value === '' || isIsoDate(value), `Enter the ${label} as a day that exists, YYYY-MM-DD.`)
    .nullish()
    .transform((value) => value || null)
    .pipe(z.string().nullable());
}

/** A required month, `YYYY-MM`. */
export function isoMonth(label = 'month') {
  return z
    .string({ error: `Enter the ${label}.` })
    .trim()
    .refine(isIsoMonth, `Enter the ${label} as YYYY-MM.`);
}

/** Yes or no. */
export function yesNo(label: string) {
  return z.boolean({ error: `${label} is yes or no.` });
}

/** One of a list of words. */
export function oneOf<const T extends readonly [string, ...string[]]>(label: string, values: T) {
  return z.enum(values, { error: `The ${label} is one of ${values.join(', ')}.` });
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
