import { z } from 'zod';

/** A latitude or longitude: a number, or its text, within the limit; empty and absent become null. */
export function coordinate(label: string, limit: number) {
  const message = `The ${label} is a number from −${limit} to ${limit}.`;
  return z
    .union([z.number(), z.string().trim()], { error: message })
    .nullish()
    .transform((value) => (value === '' || value === null || value === undefined ? null : Number(value)))
    .pipe(z.number({ error: message }).min(-limit, message).max(limit, message).nullable());
}
