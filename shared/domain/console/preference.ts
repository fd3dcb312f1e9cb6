import { z } from 'zod';

/** The maximum number of preferences per person. */
export const MAX_PREFERENCES = 200;
/** The maximum size of a preference's value, in bytes of JSON in UTF-8. */
const MAX_PREFERENCE_BYTES = 8 * 1024;

/** A preference's key: `columns.leads`. */
export const preferenceKey = z
  .string()
  .regex(
    /^[a-z][a-z0-9.-]{0,63}$/,
    'Name a preference by 1 to 64 small letters, digits, dots and hyphens, beginning with a letter.',
  );

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Sets a preference to any JSON value; null removes it. */
export const preferenceInput = z.object({
  value: z
    .unknown()
    .refine((value) => value !== undefined, {
      error: 'Send the preference as { "value": … }; null removes it.',
      abort: true,
    })
    .refine(
      (value) => bytesOf(value) <= MAX_PREFERENCE_BYTES,
      `Keep the preference within ${MAX_PREFERENCE_BYTES / 1024} KB.`,
    ),
});
